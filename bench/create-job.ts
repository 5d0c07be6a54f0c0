import { repeatedTo, WORST_TEXTS } from '../server/text/masking/worst-texts.cases';
import type { Bench } from './harness/bench';
import { registeredOperation } from '../testkit/server/registered-operation';
import { longestHold, mainThreadMs } from './harness/event-loop';

/** Milliseconds of the main thread, which runs the event loop, that one posting may take. */
export const MAX_LOOP_MS = 20;
const MAX_LENGTH = 20_000;
const AT_ONCE = 6;
/** Other work on the machine only adds, so the least of these counts. */
const ROUNDS = 5;
const TITLE = 'Posting of the bench';

/** Long words, words of the rules, and signs that grow when they are folded. */
const TEXTS = [
  ...WORST_TEXTS,
  'ﷺ ',
  'a@b.com ',
  'biaya bayar transfer deposit ktp asli ',
  'ijazah asli ditahan ',
  'berangkat visa turis jangan bilang imigrasi ',
  Array.from({ length: 11_172 }, (_, index) => String.fromCharCode(0xac00 + index)).join(''),
];

export interface PostingCost {
  text: string;
  /** Processor time of the main thread for one posting, all that it does for it. */
  loopMs: number;
  /** The longest that the event loop was held while six were posted at once, in the best of five rounds; longer on a busy machine. */
  heldMs: number;
  /** Until the last of the six got its response. */
  answeredMs: number;
}

/** What the worst descriptions do to the server, the worst first. The jobs are removed. */
export async function postingCosts(bench: Bench): Promise<PostingCost[]> {
  const costs: PostingCost[] = [];
  // The first ones start the thread and compile, for long texts too.
  for (const text of TEXTS.slice(0, 10)) await postAtOnce(bench, descriptionOf(text));
  for (const text of TEXTS) {
    const rounds: Omit<PostingCost, 'text'>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await longestHold(bench);
      const before = mainThreadMs(bench.ours.pid);
      const began = performance.now();
      await postAtOnce(bench, descriptionOf(text));
      const answeredMs = performance.now() - began;
      const loopMs = (mainThreadMs(bench.ours.pid) - before) / AT_ONCE;
      rounds.push({ loopMs, answeredMs, heldMs: await longestHold(bench) });
    }
    const least = (what: keyof (typeof rounds)[number]): number => Math.min(...rounds.map((round) => round[what]));
    costs.push({
      text: text.slice(0, 40),
      loopMs: least('loopMs'),
      heldMs: least('heldMs'),
      answeredMs: least('answeredMs'),
    });
    await bench.connection.query('DELETE FROM jobs WHERE title = ?', [TITLE]);
  }
  return costs.toSorted((one, other) => other.loopMs - one.loopMs);
}

export function postingTable(costs: readonly PostingCost[]): string {
  return [
    `| six postings at once of 20,000 characters of | loop, ms each | longest hold, ms | last answer after, ms |`,
    '|---|---|---|---|',
    ...costs
      .slice(0, 10)
      .map(
        ({ text, loopMs, heldMs, answeredMs }) =>
          `| ${JSON.stringify(text)} | ${loopMs.toFixed(1)} | ${heldMs.toFixed(1)} | ${answeredMs.toFixed(0)} |`,
      ),
  ].join('\n');
}

function descriptionOf(text: string): string {
  return repeatedTo(MAX_LENGTH, text).slice(0, MAX_LENGTH).trim();
}

async function postAtOnce({ ours, subjects, cookies }: Bench, description: string): Promise<void> {
  const { operationName, text } = registeredOperation('CreateJob');
  const input = { title: TITLE, location: 'Jakarta', description, skills: ['Teliti'], slots: [] };
  const posts = subjects.companies.slice(0, AT_ONCE).map(async ({ accountId }) => {
    const response = await fetch(`http://127.0.0.1:${ours.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.get(accountId) ?? '' },
      body: JSON.stringify({ operationName, query: text, variables: { input } }),
    });
    const answer = await response.text();
    if (!response.ok || /INTERNAL_SERVER_ERROR/.test(answer)) throw new Error(`A posting failed: ${answer}`);
  });
  await Promise.all(posts);
}
