import { applicationStateOf } from '../../../domain/application-state';
import { DAY_MS, MINUTE_MS, dateIn } from '../../../domain/time';
import { eachDue } from '../../background/each-due';
import { inOneProcess, type StillHoldsLease, type Task } from '../../background/task';
import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import {
  interviewOf,
  mailedInterview,
  mailParty,
  reminderTopic,
  withLockedApplication,
  type LockedApplication,
} from '../applications';
import { seekerName } from '../seekers';
import { reminderMail } from './interview.mails';
import { dueReminders, type DueReminder } from './interview-reminders.sql';

const BATCH = 200;
const LATEST_AHEAD_MS = DAY_MS;
/** A reminder closer to the interview than this is too late. */
const EARLIEST_AHEAD_MS = 60 * MINUTE_MS;

export const interviewReminders: Task = {
  name: 'interview-reminders',
  ...inOneProcess(5 * MINUTE_MS),
  failure: 'reminders of interviews could not be queued; tried again in five minutes',
  run: remindOfInterviews,
};

/**
 * Queues one mail to each side of every accepted interview that begins in one to 24 hours, once for each time that an
 * interview is given: the outbox keeps the keys.
 */
export async function remindOfInterviews(
  services: Services,
  stillHoldsLease: StillHoldsLease,
  batch = BATCH,
): Promise<void> {
  const [soonest, latest] = windowFrom(services.clock.now());
  await eachDue<DueReminder>(services, stillHoldsLease, {
    batch,
    read: (after = { id: '', interview_starts_at: soonest }) =>
      dueReminders(services.dataSource, { earliest: after.interview_starts_at, latest, after: after.id, batch }),
    take: ({ id }) => remindOf(services, id),
    failure: 'reminders of an interview could not be queued; tried again in five minutes',
    idsOf: ({ id }) => ({ applicationId: id }),
  });
}

function windowFrom(now: Date): [earliest: Date, latest: Date] {
  return [new Date(now.getTime() + EARLIEST_AHEAD_MS), new Date(now.getTime() + LATEST_AHEAD_MS)];
}

async function remindOf(services: Services, applicationId: string): Promise<void> {
  const now = services.clock.now();
  const [earliest, latest] = windowFrom(now);
  await withLockedApplication(
    services,
    applicationId,
    (ids) => ({ application: ids.id }),
    async (transaction, application) => {
      const startsAt = application.interview_starts_at;
      const { status, cancelled_at: cancelledAt } = application;
      const isLive = applicationStateOf({ status, cancelledAt, lapsedAt: null }) === 'PLANNED';
      if (isLive && startsAt >= earliest && startsAt <= latest)
        await queueReminders(services, transaction, application, now);
    },
    { repeatable: true },
  );
}

/** The key names the time, so a moved interview is reminded of again. */
async function queueReminders(
  services: Services,
  transaction: Transaction,
  application: LockedApplication,
  now: Date,
): Promise<void> {
  const applicantName = (await seekerName(transaction.manager, application.seeker_id)) ?? '';
  const interview = interviewOf(application);
  const facts = {
    application,
    applicantName,
    isToday: interview.date === dateIn(interview.timeZone, now),
    interview: mailedInterview(interview),
  };
  for (const party of ['APPLICANT', 'COMPANY'] as const)
    await mailParty(services, transaction, application, {
      party,
      key: `${reminderTopic(party, application.id)}:${interview.date}T${interview.start}`,
      write: (addressed) => reminderMail({ ...addressed, ...facts, reader: party }),
    });
}
