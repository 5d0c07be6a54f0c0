import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { RemovalList } from '../../../server/modules/upkeep';
import { removeOld } from './backup';
import { backupsIn, folderOf, readManifest, timeOf, writeManifest } from './manifest';
import { demandLists } from './restore';
import { readBackupKey, seal, unseal } from './sealed-file';

const folder = mkdtempSync(path.join(tmpdir(), 'temukerja-seal-'));
afterAll(() => rmSync(folder, { recursive: true }));
const key = Buffer.alloc(32, 7);
const name = 'files/a';
const file = path.join(folder, 'a');

async function* parts(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}
const opened = async (options = { key, name }) => (await buffer(unseal(file, options))).toString();

test('what is sealed opens again, also when it is empty, and shows nothing of itself', async () => {
  const bytes = await seal(file, parts('Rahasia ', 'besar'), { key, name });
  expect(readFileSync(file)).toHaveLength(bytes);
  expect(readFileSync(file, 'latin1')).not.toContain('Rahasia');
  expect(await opened()).toBe('Rahasia besar');
  await seal(file, parts(), { key, name });
  expect(await opened()).toBe('');
});

test('a changed, shortened, moved or foreign file does not open', async () => {
  await seal(file, parts('Rahasia besar'), { key, name });
  const whole = readFileSync(file);
  await expect(opened({ key, name: 'files/b' })).rejects.toThrow('cannot be opened');
  await expect(opened({ key: Buffer.alloc(32, 8), name })).rejects.toThrow('BACKUP_KEY is another one');
  for (const place of [0, 15, whole.length - 1]) {
    const changed = Buffer.from(whole);
    changed[place] = (changed[place] ?? 0) ^ 1;
    writeFileSync(file, changed);
    await expect(opened()).rejects.toThrow('cannot be opened');
  }
  for (const length of [whole.length - 1, 20, 0]) {
    writeFileSync(file, whole.subarray(0, length));
    await expect(opened()).rejects.toThrow('cannot be opened');
  }
  renameSync(file, `${file}.gone`);
  await expect(opened()).rejects.toThrow('is missing');
});

test('a file whose content fails leaves nothing behind', async () => {
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.from('half'));
    throw new Error('no more');
  }
  await expect(seal(path.join(folder, 'half'), failing(), { key, name })).rejects.toThrow('no more');
  expect(() => readFileSync(path.join(folder, 'half'))).toThrow('ENOENT');
});

test.each([undefined, '', 'abc', 'x'.repeat(64), '7'.repeat(63)])('%s is no key', (given) => {
  expect(() => readBackupKey(given)).toThrow('BACKUP_KEY must be 64 hexadecimal digits');
});

test('a backup counts once its manifest is there, the newest first', async () => {
  const [older, newer, unfinished] = ['2026-11-22T19:00:00Z', '2026-11-23T19:00:00Z', '2026-11-24T19:00:00Z'].map(
    (time) => folderOf(new Date(time)),
  );
  const manifest = { startedAt: '2026-11-22T19:00:00.000Z', erasedLists: [{ id: 'L1', entries: 2 }] };
  for (const one of [older, newer]) await writeManifest(folder, one ?? '', key, manifest);
  await seal(path.join(folder, unfinished ?? '', 'database.sql.gz.sealed'), parts('x'), { key, name });
  expect(await backupsIn(folder)).toEqual([newer, older]);
  expect(timeOf(older ?? '')).toEqual(new Date('2026-11-22T19:00:00Z'));
  expect(await readManifest(folder, newer ?? '', key)).toEqual(manifest);
});

test('a restore demands the list of each server, as long as it was', () => {
  const manifest = { startedAt: '2026-11-22T19:00:00.000Z', erasedLists: [{ id: 'L1', entries: 2 }] };
  const list = (id: string, entries: number): RemovalList => ({
    list: id,
    entries,
    erased: [],
    left: [],
    unreadable: 0,
  });
  expect(() => demandLists(manifest, [list('L2', 9)])).toThrow("A server's list of removals is missing (L1)");
  expect(() => demandLists(manifest, [list('L1', 1)])).toThrow('has 1 entries and had 2');
  expect(() => demandLists(manifest, [list('L1', 2), list('L2', 1)])).not.toThrow();
});

test('removing what is old leaves alone what is no backup', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'temukerja-old-'));
  const [old, kept] = ['2026-09-01T020000Z', '2026-11-20T020000Z'];
  const long = new Date('2026-09-01T02:00:00Z');
  for (const folder of [old, kept, '2026-09-01', '2020', 'files']) mkdirSync(path.join(place, folder));
  for (const file of ['a.sealed', 'note.txt']) {
    writeFileSync(path.join(place, 'files', file), 'x');
    utimesSync(path.join(place, 'files', file), long, long);
  }
  expect(await removeOld(place, new Date('2026-10-24T02:00:00Z').getTime())).toEqual([old]);
  expect(readdirSync(place).toSorted()).toEqual(['2020', '2026-09-01', kept, 'files']);
  expect(readdirSync(path.join(place, 'files'))).toEqual(['note.txt']);
  rmSync(place, { recursive: true });
});
