import { dailyFigures } from './modules/admin/figures/count-daily-figures.task';
import { startTask, type Task, type TaskRuns } from './background/task';
import { accountSweep } from './modules/accounts/account-sweep.task';
import { replyClock } from './modules/applications/reply-clock/reply-clock.task';
import { replyReminders } from './modules/applications/reply-clock/reply-reminders.task';
import { dataExports } from './modules/data-exports/make-data-exports.task';
import { dataExportSweep } from './modules/data-exports/sweep-data-exports.task';
import { erasures } from './modules/erasure/due-erasures.task';
import { retention } from './modules/erasure/retention.task';
import { outcomeNews } from './modules/follow-ups/outcome-news.task';
import { outcomeQuestions } from './modules/follow-ups/outcome-questions.task';
import { interviewReminders } from './modules/interviews/interview-reminders.task';
import { autoClose } from './modules/jobs/auto-close.task';
import { viewedTermSweep } from './modules/job-search/viewed-terms/viewed-term-sweep.task';
import { namedOwners } from './modules/members/owners/named-owners.task';
import { paymentChecks } from './modules/payments/reconcile-payments.task';
import { proposalExpiry } from './modules/reschedules/expire-proposals.task';
import { revealCounts } from './modules/reveals/reveal-counts.task';
import { freeTimeMails } from './modules/applications/waits/free-time-mails.task';
import { savedSearchMails } from './modules/saved-searches/saved-search-mails.task';
import { ledgerCheck } from './modules/upkeep/ledger-check.task';
import { trackRecords } from './modules/track-records/compute-track-records.task';
import type { Services } from './services';

export const TASKS: readonly Task[] = [
  autoClose,
  accountSweep,
  paymentChecks,
  interviewReminders,
  proposalExpiry,
  outcomeNews,
  outcomeQuestions,
  replyClock,
  replyReminders,
  viewedTermSweep,
  savedSearchMails,
  freeTimeMails,
  trackRecords,
  dailyFigures,
  ledgerCheck,
  revealCounts,
  dataExports,
  dataExportSweep,
  erasures,
  retention,
  namedOwners,
];

/** Starts all, in this order. Returns how to stop them, which waits for the runs that are under way. */
export function startBackgroundTasks(services: Services, runs: TaskRuns): () => Promise<unknown> {
  const stops = TASKS.map((task) => startTask(task, services, runs));
  return () => Promise.all(stops.map((stop) => stop()));
}
