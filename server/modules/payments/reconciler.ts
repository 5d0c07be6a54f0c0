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
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const hasTask = async () =>
    !stopped &&
    (await takeLease(services.dataSource, { task: 'payments', holder, now: services.clock.now(), forMs: LEASE_MS }));
  const pass = () => {
    running = running
      .then(async () => {
        await reconcilePayments(services, hasTask);
      })
      .catch((error: unknown) => {
        services.logger.error({ err: error }, 'open invoices could not be checked; tried again in half a minute');
      });
  };
  const timer = setInterval(pass, EVERY_MS);
  timer.unref();
  pass();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
