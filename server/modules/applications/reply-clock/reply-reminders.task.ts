import { addDays, MINUTE_MS, wibDateOf, wibInstant } from '../../../../domain/time';
import { eachDue } from '../../../background/each-due';
import { inOneProcess, type StillHoldsLease, type Task } from '../../../background/task';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { mailToCompany } from '../../accounts';
import { isMailQueued } from '../../mail';
import { repliesExpectedMail } from '../application.mails';
import { companiesToRemind, recordReminders, repliesToRemindOf } from './reply-clock.sql';

const BATCH = 200;

/** Reminds companies of the answers that are expected from them. */
export const replyReminders: Task = {
  name: 'reply-reminders',
  ...inOneProcess(5 * MINUTE_MS),
  failure: 'reminders of expected answers could not be queued; tried again in five minutes',
  run: remindCompanies,
};

/** One mail for each company and day (WIB), when the first reminder of the day is due; it has all of that day. */
export async function remindCompanies(services: Services, stillHoldsLease: StillHoldsLease): Promise<void> {
  const now = services.clock.now();
  await eachDue<string>(services, stillHoldsLease, {
    batch: BATCH,
    read: (after = '') => companiesToRemind(services.dataSource, { now, after, batch: BATCH }),
    take: (companyId) => remind(services, companyId),
    failure: 'the reminder of a company could not be queued; tried again in five minutes',
    idsOf: (companyId) => ({ companyId }),
  });
}

async function remind({ dataSource, clock, env, outbox }: Services, companyId: string): Promise<void> {
  const today = wibDateOf(clock.now());
  const tomorrow = wibInstant(addDays(today, 1), '00:00');
  const key = `replies-expected:${companyId}:${today}`;
  await inTransaction(
    dataSource,
    async (transaction) => {
      const { manager } = transaction;
      await lockRows(transaction, { company: companyId });
      if (await isMailQueued(manager, key)) return;
      const replies = await repliesToRemindOf(manager, companyId, tomorrow);
      if (replies.length === 0) return;
      await recordReminders(
        manager,
        replies.map(({ id }) => id),
        tomorrow,
      );
      const to = await mailToCompany(manager, companyId, 'MEMBERS');
      if (to) await outbox.queueMail(transaction, key, repliesExpectedMail({ to, appUrl: env.APP_URL, replies }));
    },
    { repeatable: true },
  );
}
