import { rmSync } from 'node:fs';
import { UPLOAD_HEADER, type UploadPreset } from '../domain/files';
import { dataPath } from '../scripts/checkout';
import { QUERY_ATTACKS, UPLOAD_ATTACKS, UPLOAD_TYPE } from '../testkit/files/attacks';
import { ROOT_ACCESS } from '../testkit/checks/root-access-table';
import { ROOTS, textOfRoot, withTextInEach } from '../testkit/checks/schema-roots';
import { aPicture, aPictureBomb } from '../testkit/files/uploads';
import { Redactor } from '../server/text/masking';
import { MAX_TEXT_LENGTH, repeatedTo, WORST_TEXTS } from '../server/text/masking/worst-texts.cases';
import type { Bench } from './harness/bench';
import { registeredOperation } from '../testkit/server/registered-operation';
import { longestHold, mainThreadMs } from './harness/event-loop';
import { cpuSeconds } from './harness/processes';
import { ADDRESSES, HEADERS, JSON_BODIES, PDFS, POSTING_FILES, POSTS, TEXTS, UPLOADS } from './reader-attacks';

/** Milliseconds that the event loop may be held at once. */
const MAX_HOLD_MS = 50;
/** Milliseconds that redacting the longest profile text may take. */
const MAX_REDACTING_MS = 5;
/** Other work on the machine only adds, so the least of these counts. */
const ROUNDS = 5;
const REDACTING_ROUNDS = 20;
const NAME = "Rina Ayu D'Wulandari-Putri";

export interface AttackCost {
  what: string;
  /** Processor time of the whole server. */
  ms: number;
  /** The longest that the event loop was held; never more than the time that its thread has worked. */
  heldMs: number;
  mostHeldMs: number;
}

interface Attack {
  what: string;
  prepare?(): Promise<unknown>;
  send(): Promise<Response>;
}

/** What each attack of the tests costs the server, and what each reader of strangers' bytes does at its limit. */
export async function attackCosts(bench: Bench): Promise<AttackCost[]> {
  const costs: AttackCost[] = [];
  for (const attack of await attacksOn(bench)) costs.push(await costOf(bench, attack));
  for (const text of TEXTS) costs.push(await costOfText(bench, text));
  // The server has kept what it was sent.
  await bench.connection.query('DELETE FROM files WHERE claimed_at IS NULL');
  rmSync(dataPath('bench', 'files'), { recursive: true, force: true });
  // Last: it holds this process for seconds, in which the server closes the connections that it keeps.
  return [...costs, ...redactingCosts()];
}

export const isTooExpensive = ({ heldMs, mostHeldMs }: AttackCost): boolean => heldMs > mostHeldMs;

export function attackTable(costs: readonly AttackCost[]): string {
  return [
    '| attack | ms each | longest hold, ms | |',
    '|---|---|---|---|',
    ...costs.map(
      (cost) =>
        `| ${cost.what} | ${cost.ms.toFixed(1)} | ${cost.heldMs.toFixed(1)} | ${isTooExpensive(cost) ? `NOT MET: more than ${cost.mostHeldMs}` : ''} |`,
    ),
  ].join('\n');
}

async function costOf(bench: Bench, attack: Attack): Promise<AttackCost> {
  // The first request, which compiles and fills caches, is not measured.
  await costOnce(bench, attack);
  const measured: AttackCost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) measured.push(await costOnce(bench, attack));
  return {
    what: attack.what,
    ms: measured.reduce((sum, { ms }) => sum + ms, 0) / ROUNDS,
    heldMs: Math.min(...measured.map(({ heldMs }) => heldMs)),
    mostHeldMs: MAX_HOLD_MS,
  };
}

async function costOnce(bench: Bench, { what, prepare, send }: Attack): Promise<AttackCost> {
  const { pid } = bench.ours;
  await prepare?.();
  await longestHold(bench);
  const [all, main] = [cpuSeconds(pid), mainThreadMs(pid)];
  await (await send()).arrayBuffer();
  const ms = (cpuSeconds(pid) - all) * 1000;
  return {
    what,
    ms,
    heldMs: Math.min(mainThreadMs(pid) - main, await longestHold(bench)),
    mostHeldMs: MAX_HOLD_MS,
  };
}

/** The most that the text costs in any place of any root. */
async function costOfText(bench: Bench, text: string): Promise<AttackCost> {
  let worst: { attack: Attack; heldMs: number } | null = null;
  for (const root of ROOTS)
    for (const variables of withTextInEach(root, text)) {
      const body = JSON.stringify({ query: textOfRoot(root, variables, '{ __typename }'), variables });
      const what = `200 kB of ${JSON.stringify(text.slice(0, 8))}, at most: ${root.name}`;
      const attack = { what, send: () => postGraphql(bench, body, cookieFor(bench, root.name)) };
      const { heldMs } = await costOnce(bench, attack);
      if (!worst || heldMs > worst.heldMs) worst = { attack, heldMs };
    }
  if (!worst) throw new Error('No root takes a text');
  return costOf(bench, worst.attack);
}

/** Redacting 5,000 characters of the texts that cost it most, in this process: what shows a profile does it once for each text. */
function redactingCosts(): AttackCost[] {
  // Once unmeasured: a server has compiled the detectors after its first pages, and the texts differ in what they compile.
  redactedOnce();
  return redactedOnce()
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 10);
}

function redactedOnce(): AttackCost[] {
  return WORST_TEXTS.map((piece) => {
    const ms = medianMs(repeatedTo(MAX_TEXT_LENGTH, piece));
    return { what: `redacting ${JSON.stringify(piece)}`, ms, heldMs: ms, mostHeldMs: MAX_REDACTING_MS };
  });
}

function medianMs(text: string): number {
  const times = Array.from({ length: REDACTING_ROUNDS }, () => {
    const began = performance.now();
    new Redactor(NAME).text(text);
    return performance.now() - began;
  });
  return times.toSorted((one, other) => one - other)[REDACTING_ROUNDS / 2] ?? 0;
}

async function attacksOn(bench: Bench): Promise<Attack[]> {
  const { subjects, connection } = bench;
  const [seeker, company] = [cookieOf(bench, subjects.seekers), cookieOf(bench, subjects.companies)];
  const sendUpload = (preset: UploadPreset, content: Buffer, cookie: string) =>
    post(bench, '/upload', formOf(preset, content), { [UPLOAD_HEADER]: 'TemuKerja', cookie });
  const uploaded = async (preset: UploadPreset, content: Buffer, cookie: string) => {
    const answer = await sendUpload(preset, content, cookie);
    const kept = (await answer.json()) as { secure_url?: string; claim?: string };
    if (!kept.secure_url || !kept.claim) throw new Error(`An upload was refused: ${JSON.stringify(kept)}`);
    return { path: kept.secure_url, claim: kept.claim };
  };
  const attacks: Attack[] = [
    ...QUERY_ATTACKS.map(([what, , , { body, headers, isFromVisitor, isFromCompany }]) => ({
      what,
      send: () => postGraphql(bench, body, isFromVisitor ? '' : isFromCompany ? company : seeker, headers),
    })),
    ...JSON_BODIES.map(([what, body]) => ({ what, send: () => postGraphql(bench, body, seeker) })),
    ...UPLOAD_ATTACKS.map(([what, , body, headers]) => ({
      what,
      send: () =>
        post(bench, '/upload', new Uint8Array(body), {
          [UPLOAD_HEADER]: 'TemuKerja',
          'content-type': UPLOAD_TYPE,
          ...headers,
        }),
    })),
    ...UPLOADS.map(([what, content]) => ({ what, send: () => sendUpload('user_portfolio', content, '') })),
  ];
  const pictures: [string, Buffer][] = [
    ['a picture of 64 million pixels', aPictureBomb(8_000)],
    ['a picture of 49 million pixels', aPictureBomb(7_000)],
    ['a GIF of 16 million pixels', await aPicture('gif', { width: 4_000, height: 4_000 })],
    ['an AVIF of 16 million pixels', await aPicture('avif', { width: 4_000, height: 4_000 })],
    [
      '5 MB after the first bytes of a picture',
      Buffer.concat([Buffer.from('\xFF\xD8\xFF', 'latin1'), Buffer.alloc(5_000_000, 0xff)]),
    ],
  ];
  for (const [what, content] of pictures)
    attacks.push({ what, send: () => sendUpload('profile_picture', content, seeker) });
  for (const [what, content] of POSTING_FILES) {
    const { claim } = await uploaded('job_postings', Buffer.from(content), company);
    const { operationName, text: query } = registeredOperation('PreviewPostings');
    const body = JSON.stringify({ operationName, query, variables: { claim } });
    attacks.push({ what: `postings: ${what}`, send: () => postGraphql(bench, body, company) });
  }
  for (const [what, content] of PDFS) {
    const { path } = await uploaded('user_cv', content, seeker);
    attacks.push({
      what: `PDF: ${what}`,
      prepare: () => connection.query('UPDATE files SET runs_code = NULL WHERE id = ?', [path.split('/').at(-1)]),
      send: () => get(bench, path, { cookie: seeker }),
    });
  }
  for (const [what, headers] of HEADERS) {
    attacks.push({ what: `page: ${what}`, send: () => get(bench, '/en/jobs', headers) });
    attacks.push({
      what: `API: ${what}`,
      send: () => postGraphql(bench, '{"query":"{ viewer { id } }"}', '', headers),
    });
  }
  attacks.push(...ADDRESSES.map(([what, path]) => ({ what, send: () => get(bench, path) })));
  attacks.push(...POSTS.map(([what, path, body, headers]) => ({ what, send: () => post(bench, path, body, headers) })));
  return attacks;
}

function formOf(preset: UploadPreset, content: Buffer): FormData {
  const form = new FormData();
  form.set('upload_preset', preset);
  form.set('file', new Blob([new Uint8Array(content)]), 'file');
  return form;
}

function cookieFor(bench: Bench, root: string): string {
  const callers = ROOT_ACCESS[root] ?? [];
  const { seekers, companies, admin } = bench.subjects;
  if (callers.includes('visitor')) return '';
  if (callers.includes('seeker')) return cookieOf(bench, seekers);
  return cookieOf(bench, callers.includes('owner') ? companies : [admin]);
}

const cookieOf = ({ cookies }: Bench, people: readonly { accountId: string }[]): string =>
  cookies.get(people[0]?.accountId ?? '') ?? '';

const get = ({ ours }: Bench, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${ours.port}${path}`, { headers, redirect: 'manual' });

const post = (
  { ours }: Bench,
  path: string,
  body: Uint8Array | string | FormData,
  headers: Record<string, string>,
): Promise<Response> =>
  fetch(`http://127.0.0.1:${ours.port}${path}`, { method: 'POST', body: body as RequestInit['body'], headers });

const postGraphql = (
  bench: Bench,
  body: Uint8Array | string,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<Response> => post(bench, '/graphql', body, { 'content-type': 'application/json', cookie, ...headers });
