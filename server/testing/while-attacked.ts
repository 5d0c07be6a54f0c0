import { sendRegistered } from './registered-operation';
import type { TestClient } from './test-client';

/** Processor time that one attack may cost, its sender in the same process included. Measured: up to 33 ms for a query, up to 73 for an upload. */
export const DEAREST_ATTACK_MS = 100;
/** Room for the ordinary request itself, which takes some 5 ms of work, and for whatever else the process does. */
const ROOM_MS = 250;

interface Attacked<Answer> {
  answers: Answer[];
  /**
   * How long ordinary requests waited while the attack went on, the median of them in milliseconds of this process' own
   * work: what others do on a busy machine makes no attack look worse than it is.
   */
  waitMs: number;
  /** The most they should: until all who came before are served, with room for their own. More, and an attack holds others back. */
  longestWaitMs: number;
  /** Processor time of each attack, sent when nobody else asks for anything. */
  cpuMs: number;
}

interface AttackOptions {
  times?: number;
  /** Not measured alone first: the point of the attack is to take long. */
  isAboutWaiting?: boolean;
}

/** Sends so many of them at once, and meanwhile, one after the other, what an ordinary person asks, which must be answered 200. */
export async function whileAttacked<Answer>(person: TestClient, attack: (index: number) => Promise<Answer>, { times = 20, isAboutWaiting = false }: AttackOptions = {}): Promise<Attacked<Answer>> {
  const attackAll = (): Promise<Answer[]> => Promise.all(Array.from({ length: times }, (_unused, index) => attack(index)));
  const cpuMs = isAboutWaiting ? 0 : await costAlone(attack, attackAll, times);
  await ordinary(person);

  let isOver = false;
  const attacks = attackAll().finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  do waits.push(await ownWorkOf(() => ordinary(person)));
  while (!isOver);
  return { answers: await attacks, waitMs: medianOf(waits), longestWaitMs: ROOM_MS + 2 * times * cpuMs, cpuMs };
}

/** Whatever is compiled and cached at the first time is no part of it. */
async function costAlone(attack: (index: number) => Promise<unknown>, attackAll: () => Promise<unknown>, times: number): Promise<number> {
  await attack(0);
  return (await ownWorkOf(attackAll)) / times;
}

async function ordinary(person: TestClient): Promise<void> {
  const response = await sendRegistered(person, 'SeekerJobs');
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`An ordinary request was answered ${response.status} during the attack`);
}

/** Milliseconds of processor time that this process spent until it was done. */
async function ownWorkOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity;
}
