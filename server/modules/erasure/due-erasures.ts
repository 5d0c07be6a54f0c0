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
/** Longer than one erasure takes, even of a company with very many applications. */
const LEASE_MS = 10 * MINUTE_MS;
const BATCH = 50;
/** A request that began before the profile was closed has ended by then; a later one cannot act as it. */
export const REQUESTS_END_MS = 10_000;
/** So long an erasure waits until the mail about it has been sent; then the mail goes unsent. */
const MAIL_WITHIN_MS = 10 * MINUTE_MS;

/** Erases what is due, every five seconds, in one process at a time. Returns how to stop. */
export function startErasures(services: Services): () => Promise<void> {
  const lease = { task: 'erasures', holder: newId(), forMs: LEASE_MS };
  const failure = 'what is due could not be erased; tried again in five seconds';
  return runEvery({ everyMs: EVERY_MS, logger: services.logger, failure }, (isStopped) =>
    eraseDue(
      services,
      async () => !isStopped() && (await takeLease(services.dataSource, { ...lease, now: services.clock.now() })),
    ),
  );
}

/** Closes what is due and erases what was closed a while ago. One that fails does not keep the others back. */
export async function eraseDue(services: ErasureServices, hasTask: () => Promise<boolean>): Promise<void> {
  const now = services.clock.now();
  const due = await dueErasures(services.dataSource, now, BATCH);
  for (const { id } of due) {
    if (!(await hasTask())) return;
    try {
      await closeErasure(services, id);
      const erasure = await read(services.dataSource, (manager) => manager.getRepository(Erasure).findOneBy({ id }));
      if (erasure && (await isReady(services, erasure, now))) await erase(services, erasure);
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
