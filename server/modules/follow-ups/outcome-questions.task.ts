import { wibDateOf, wibInstant, MINUTE_MS } from '../../../domain/time';
import { eachDue } from '../../background/each-due';
import { inOneProcess, type StillHoldsLease, type Task } from '../../background/task';
import { lockRows } from '../../db/lock';
import { inTransaction } from '../../db/transaction';
import type { Services } from '../../services';
import { mailToCompany } from '../accounts';
import { isMailQueued } from '../mail';
import { companiesToAsk, interviewsToAskAbout } from './due-outcomes.sql';
import { recordOutcomeAsked } from './asked-outcomes.sql';
import { outcomeQuestionMail } from './follow-up.mails';

const BATCH = 200;
/** In WIB; nobody is asked at night. */
const ASKED_FROM = '08:00';

/** Asks companies for the outcome of their interviews. */
export const outcomeQuestions: Task = {
  name: 'outcome-questions',
  ...inOneProcess(15 * MINUTE_MS),
  failure: 'companies could not be asked for the outcome of interviews; tried again in 15 minutes',
  run: requestOutcomes,
};

/** One mail a company and day, about all of its interviews that are due on it: the day after, and once more a week later. */
export async function requestOutcomes(services: Services, stillHoldsLease: StillHoldsLease): Promise<void> {
  const now = services.clock.now();
  const today = wibDateOf(now);
  if (now < wibInstant(today, ASKED_FROM)) return;
  const dayBegins = wibInstant(today, '00:00');
  await eachDue<string>(services, stillHoldsLease, {
    batch: BATCH,
    read: (after = '') => companiesToAsk(services.dataSource, { now, dayBegins, after, batch: BATCH }),
    take: (companyId) => ask(services, companyId, now),
    failure: 'a company could not be asked for outcomes; tried again in 15 minutes',
    idsOf: (companyId) => ({ companyId }),
  });
}

async function ask({ dataSource, env, outbox, hiringNews }: Services, companyId: string, now: Date): Promise<void> {
  const today = wibDateOf(now);
  const key = `outcome-question:${companyId}:${today}`;
  const day = { now, dayBegins: wibInstant(today, '00:00') };
  const found = await interviewsToAskAbout(dataSource, companyId, day);
  await inTransaction(
    dataSource,
    async (transaction) => {
      const { manager } = transaction;
      await lockRows(transaction, { application: found });
      // Outcomes may have been told, and the company been asked by another server, since they were found.
      const due = (await interviewsToAskAbout(manager, companyId, day)).filter((id) => found.includes(id));
      // After days without a server the second question is due with the first: it waits for its own day.
      if (due.length === 0 || (await isMailQueued(manager, key))) return;
      await recordOutcomeAsked(manager, due);
      transaction.afterCommit(() => hiringNews.count('asked', due.length));
      const to = await mailToCompany(manager, companyId, 'MEMBERS');
      if (!to) return;
      const mail = outcomeQuestionMail({ to, appUrl: env.APP_URL, interviews: due.length });
      await outbox.queueMail(transaction, key, mail);
    },
    { repeatable: true },
  );
}
