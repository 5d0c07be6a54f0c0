import pino from 'pino';
import { eachDue } from './each-due';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Takes the rows two by two, except `broken`; continues `times` times. */
async function taken({
  broken = '',
  times = 9,
  endsAfterFailure = false,
} = {}): Promise<{ rows: string[]; lines: string[] }> {
  const rows: string[] = [];
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  let asked = 0;
  await eachDue<string>({ logger }, async () => (asked += 1) <= times, {
    batch: 2,
    endsAfterFailure,
    read: async (after = '') => ROWS.filter((row) => row > after).slice(0, 2),
    take: async (row) => {
      if (row === broken) throw new Error('no connection');
      rows.push(row);
    },
    failure: 'a row could not be taken',
    idsOf: (row) => ({ rowId: row }),
  });
  return { rows, lines };
}

it('takes each row once, batch after batch', async () => {
  expect(await taken()).toEqual({ rows: ROWS, lines: [] });
});

it('does not keep the others back for a row that fails, and names it', async () => {
  const { rows, lines } = await taken({ broken: 'b' });
  expect(rows).toEqual(['a', 'c', 'd', 'e']);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { rowId: 'b', msg: 'a row could not be taken', err: { message: 'no connection' } },
  ]);
});

it('ends at the failed batch when rows are read from the first one each time', async () => {
  expect((await taken({ broken: 'a', endsAfterFailure: true })).rows).toEqual(['b']);
});

it('checks before each batch whether it still holds the lease', async () => {
  expect((await taken({ times: 2 })).rows).toEqual(['a', 'b', 'c', 'd']);
});
