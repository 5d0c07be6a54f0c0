import { MINUTE_MS } from '../../../domain/time';
import { runEvery } from '../../background/run-every';
import { newId } from '../../db/columns';
import { takeLease } from '../../db/lease';
import { read } from '../../db/read';
import type { Services } from '../../services';
import { closeErasure, erase } from './erase';
import type { ErasureServices } from './erasure-services';
import { dueErasures, isMailWaiting } from './erased-rows.sql';
import { Erasure } from './erasure.entity';
import { toldOwnerKey } from './commands/request-erasure';

const EVERY_MS = 5_000;
/** After a `kill -9` another process waits so long, and five seconds more until it asks: within a minute it goes on. */
const LEASE_MS = MINUTE_MS - 2 * EVERY_MS;
/** The lease is renewed when it is older than this; no step of an erasure takes as long as the rest of it. */
const RENEWED_AFTER_MS = LEASE_MS / 4;
const BATCH = 50;
/** A request that began before the profile was closed has ended by then; a later one cannot act as it. */
export const REQUESTS_END_MS = 10_000;
/** So long an erasure waits until the mail about it has been sent; then the mail goes unsent. */
const MAIL_WITHIN_MS = 10 * MINUTE_MS;

/** Erases what is due, every five seconds, in one process at a time. Returns how to stop. */
export function startErasures(services: Services): () => Promise<void> {
  const hasTask = erasureTask(services);
  const failure = 'what is due could not be erased; tried again in five seconds';
  return runEvery({ everyMs: EVERY_MS, logger: services.logger, failure }, (isStopped) =>
    eraseDue(services, async () => !isStopped() && (await hasTask())),
  );
}

/** Asks for the task, or keeps it; true for one process at a time. */
export function erasureTask({ dataSource, clock }: Pick<Services, 'dataSource' | 'clock'>): () => Promise<boolean> {
  const lease = { task: 'erasures', holder: newId(), forMs: LEASE_MS };
  let leasedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock.now();
    if (now.getTime() - leasedAt < RENEWED_AFTER_MS) return true;
    if (!(await takeLease(dataSource, { ...lease, now }))) return false;
    leasedAt = now.getTime();
    return true;
  };
}

/** Closes what is due and erases what was closed a while ago. One that fails does not keep the others back. */
export async function eraseDue(services: ErasureServices, hasTask: () => Promise<boolean>): Promise<void> {
  const now = services.clock.now();
  const keepTask = async (): Promise<void> => {
    if (!(await hasTask())) throw new Error('this process stops, or another one has taken over');
  };
  const due = await dueErasures(services.dataSource, now, BATCH);
  for (const { id } of due) {
    if (!(await hasTask())) return;
    try {
      await closeErasure(services, id);
      const erasure = await read(services.dataSource, (manager) => manager.getRepository(Erasure).findOneBy({ id }));
      if (erasure && (await isReady(services, erasure, now))) await erase(services, erasure, keepTask);
    } catch (error) {
      services.logger.error({ err: error, erasureId: id }, 'an erasure was interrupted; it is tried again');
    }
  }
}

async function isReady({ dataSource }: ErasureServices, erasure: Erasure, now: Date): Promise<boolean> {
  const sinceClosed = now.getTime() - (erasure.closedAt?.getTime() ?? now.getTime());
  if (sinceClosed < REQUESTS_END_MS) return false;
  return sinceClosed >= MAIL_WITHIN_MS || !(await isMailWaiting(dataSource, toldOwnerKey(erasure)));
}
