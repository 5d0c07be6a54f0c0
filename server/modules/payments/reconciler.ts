import { runEvery } from '../../background/run-every';
import { newId } from '../../db/columns';
import { takeLease } from '../../db/lease';
import type { Services } from '../../services';
import { reconcilePayments } from './commands/reconcile-payments';

const EVERY_MS = 30_000;
/** Longer than the pause between passes, so that the process that has the lease keeps it while it lives. */
const LEASE_MS = 45_000;

/** Asks the provider about open invoices every 30 s, in one process at a time. Returns how to stop. */
export function startReconciler(services: Services): () => Promise<void> {
  const holder = newId();
  const failure = 'open invoices could not be checked; tried again in half a minute';
  return runEvery({ everyMs: EVERY_MS, logger: services.logger, failure }, (isStopped) =>
    reconcilePayments(
      services,
      async () =>
        !isStopped() &&
        (await takeLease(services.dataSource, {
          task: 'payments',
          holder,
          now: services.clock.now(),
          forMs: LEASE_MS,
        })),
    ),
  );
}
