import { sendRegistered } from './registered-operation';
import type { TestClient } from './test-client';

/** Processor time that one attack may cost, its sender in the same process included; a quiet server spends some 10 ms on the dearest. */
export const DEAREST_ATTACK_MS = 100;

interface Attacked<Answer> {
  answers: Answer[];
  /** Of the ordinary requests that were sent while the attack went on, in milliseconds. */
  medianMs: number;
  /**
   * What those may take: 250 ms, and on a busy machine as long as it takes there to serve one after the other those who
   * came before. More, and somebody holds the process for themselves.
   */
  allowedMs: number;
  /** Processor time of each attack, which a busy machine does not make longer. */
  cpuMs: number;
}

interface AttackOptions {
  times?: number;
  /** The point of the attack is to take long. */
  isAboutWaiting?: boolean;
}

/**
 * Sends so many of them at once, and meanwhile, one after the other, what an ordinary person asks. Measured up to three
 * times: another process that takes the machine for a second can only add to a time, while an attack that holds this
 * one does so each time.
 */
export async function whileAttacked<Answer>(person: TestClient, attack: () => Promise<Answer>, options: AttackOptions = {}): Promise<Attacked<Answer>> {
  for (let measurement = 1; ; measurement += 1) {
    const attacked = await attackOnce(person, attack, options);
    if (measurement === 3 || (attacked.medianMs < attacked.allowedMs && (options.isAboutWaiting === true || attacked.cpuMs < DEAREST_ATTACK_MS))) return attacked;
  }
}

async function attackOnce<Answer>(person: TestClient, attack: () => Promise<Answer>, { times = 20, isAboutWaiting = false }: AttackOptions): Promise<Attacked<Answer>> {
  await ordinaryMs(person);
  const calmMs = await ordinaryMs(person);
  const aloneMs = isAboutWaiting ? 0 : await warmMs(attack);

  let isOver = false;
  const before = process.cpuUsage();
  const attacks = Promise.all(Array.from({ length: times }, attack)).finally(() => {
    isOver = true;
  });
  const took: number[] = [];
  do took.push(await ordinaryMs(person));
  while (!isOver);
  const answers = await attacks;
  const { user, system } = process.cpuUsage(before);
  return { answers, medianMs: medianOf(took), allowedMs: 250 + 20 * calmMs + 2 * times * aloneMs, cpuMs: (user + system) / 1000 / times };
}

/** Whatever is compiled and cached at the first time is no part of it. */
async function warmMs(attack: () => Promise<unknown>): Promise<number> {
  await attack();
  const started = performance.now();
  await attack();
  return performance.now() - started;
}

async function ordinaryMs(person: TestClient): Promise<number> {
  const started = performance.now();
  const response = await sendRegistered(person, 'SeekerJobs');
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`An ordinary request was answered ${response.status} during the attack`);
  return performance.now() - started;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity;
}
