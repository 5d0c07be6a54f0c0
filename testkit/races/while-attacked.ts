import { setTimeout as pause } from 'node:timers/promises';
import { sendRegistered } from '../server/registered-operation';
import type { TestClient } from '../server/test-client';

interface Attacked<Answer> {
  answers: Answer[];
  /** How many ordinary requests got their response before the last of the attack was over. */
  servedMeanwhile: number;
}

/** More at once find no other fault, only a busier server. */
export const ATTACKERS = process.env['LONG_TESTS'] ? 20 : 3;
/** Between what the ordinary person asks: no load of its own. */
const ASK_EVERY_MS = 25;

/**
 * Sends so many of them at once, and meanwhile, one after the other, what an ordinary person asks, which must
 * get 200. What an attack costs is measured by `npm run bench`: a test that measures fails on a busy machine.
 */
export async function whileAttacked<Answer>(
  person: TestClient,
  attack: (index: number) => Promise<Answer>,
  { times = ATTACKERS } = {},
): Promise<Attacked<Answer>> {
  let isOver = false;
  let servedMeanwhile = 0;
  const attacks = Promise.all(Array.from({ length: times }, (_unused, index) => attack(index))).finally(() => {
    isOver = true;
  });
  do {
    await ordinary(person);
    if (!isOver) {
      servedMeanwhile += 1;
      await pause(ASK_EVERY_MS);
    }
  } while (!isOver);
  return { answers: await attacks, servedMeanwhile };
}

async function ordinary(person: TestClient): Promise<void> {
  const response = await sendRegistered(person, 'SeekerJobs');
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`An ordinary request was answered ${response.status} during the attack`);
}
