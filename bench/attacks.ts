import { UPLOAD_HEADER } from '../domain/files';
import { QUERY_ATTACKS, UPLOAD_ATTACKS, UPLOAD_TYPE } from '../server/testing/attacks';
import { aPictureBomb } from '../server/testing/uploads';
import type { Bench } from './harness/bench';
import { cpuSeconds } from './harness/processes';

const TIMES = 20;

interface Attack {
  what: string;
  send(): Promise<Response>;
}

/** A table of what each attack of the tests costs the server: milliseconds of processor time, the mean of 20. */
export async function attackCosts(bench: Bench): Promise<string> {
  const rows = ['| attack | ms each |', '|---|---|'];
  for (const { what, send } of attacksOn(bench)) {
    const once = async (): Promise<unknown> => (await send()).arrayBuffer();
    // The first request, which compiles and fills caches, is not measured.
    await once();
    const before = cpuSeconds(bench.ours.pid);
    for (let time = 0; time < TIMES; time += 1) await once();
    rows.push(`| ${what} | ${(((cpuSeconds(bench.ours.pid) - before) * 1000) / TIMES).toFixed(1)} |`);
  }
  return rows.join('\n');
}

function attacksOn({ ours, subjects, cookies }: Bench): Attack[] {
  const post = (
    path: string,
    body: Uint8Array | string | FormData,
    headers: Record<string, string>,
  ): Promise<Response> =>
    fetch(`http://127.0.0.1:${ours.port}${path}`, { method: 'POST', body: body as RequestInit['body'], headers });
  const cookieOf = (people: readonly { accountId: string }[]): string => cookies.get(people[0]?.accountId ?? '') ?? '';
  const picture = new FormData();
  picture.set('upload_preset', 'profile_picture');
  picture.set('file', new Blob([new Uint8Array(aPictureBomb(8_000))]), 'bomb.png');
  return [
    ...QUERY_ATTACKS.map(([what, , , { body, headers, isFromVisitor, isFromCompany }]) => ({
      what,
      send: () =>
        post('/graphql', body, {
          'content-type': 'application/json',
          ...(isFromVisitor ? {} : { cookie: cookieOf(isFromCompany ? subjects.companies : subjects.seekers) }),
          ...headers,
        }),
    })),
    ...UPLOAD_ATTACKS.map(([what, , body, headers]) => ({
      what,
      send: () =>
        post('/upload', new Uint8Array(body), {
          [UPLOAD_HEADER]: 'TemuKerja',
          'content-type': UPLOAD_TYPE,
          ...headers,
        }),
    })),
    { what: 'a picture of 64 million pixels', send: () => post('/upload', picture, { [UPLOAD_HEADER]: 'TemuKerja' }) },
  ];
}
