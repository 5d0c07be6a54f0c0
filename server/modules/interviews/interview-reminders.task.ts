import { applicationStateOf } from '../../../domain/application-state';
import { SOON_BEFORE_INTERVIEW_MS } from '../../../domain/push';
import { DAY_MS, MINUTE_MS, dateIn } from '../../../domain/time';
import { eachDue } from '../../background/each-due';
import { inOneProcess, type StillHoldsLease, type Task } from '../../background/task';
import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import {
  interviewOf,
  mailedInterview,
  mailParty,
  pushParty,
  reminderTopic,
  soonTopic,
  withLockedApplication,
  type LockedApplication,
} from '../applications';
import type { InterviewTime } from '../jobs';
import { pushKey } from '../mail';
import { seekerName } from '../seekers';
import { reminderMail } from './interview.mails';
import { dueReminders, type DueReminder } from './interview-reminders.sql';

const BATCH = 200;

/** One way to remind of an interview that begins soon. */
interface Reminding {
  /** The two ends of the time before it, in milliseconds: nearer is too late. */
  ahead: readonly [least: number, most: number];
  topic: typeof reminderTopic;
  queue(services: Services, transaction: Transaction, application: LockedApplication, now: Date): Promise<void>;
}

/** A mail, with a notification, within a day. */
const DAY_BEFORE: Reminding = { ahead: [60 * MINUTE_MS, DAY_MS], topic: reminderTopic, queue: queueReminders };
/** A notification alone, within two hours. */
const SOON: Reminding = { ahead: [10 * MINUTE_MS, SOON_BEFORE_INTERVIEW_MS], topic: soonTopic, queue: queueSoon };

export const interviewReminders: Task = {
  name: 'interview-reminders',
  ...inOneProcess(5 * MINUTE_MS),
  failure: 'reminders of interviews could not be queued; tried again in five minutes',
  run: remindOfInterviews,
};

/** Reminds each side of every accepted interview once for each time that it is given: the outbox keeps the keys. */
export async function remindOfInterviews(
  services: Services,
  stillHoldsLease: StillHoldsLease,
  batch = BATCH,
): Promise<void> {
  await remind(services, stillHoldsLease, { ...DAY_BEFORE, batch, key: DAY_BEFORE.topic('APPLICANT', '') });
  if (!services.push) return;
  await remind(services, stillHoldsLease, { ...SOON, batch, key: pushKey(SOON.topic('APPLICANT', '')) });
}

async function remind(
  services: Services,
  stillHoldsLease: StillHoldsLease,
  { batch, key, ...reminding }: Reminding & { batch: number; key: string },
): Promise<void> {
  const [soonest, latest] = windowFrom(services.clock.now(), reminding);
  await eachDue<DueReminder>(services, stillHoldsLease, {
    batch,
    read: (after = { id: '', interview_starts_at: soonest }) =>
      dueReminders(services.dataSource, { earliest: after.interview_starts_at, latest, key, after: after.id, batch }),
    take: ({ id }) => remindOf(services, id, reminding),
    failure: 'reminders of an interview could not be queued; tried again in five minutes',
    idsOf: ({ id }) => ({ applicationId: id }),
  });
}

function windowFrom(now: Date, { ahead: [least, most] }: Reminding): [earliest: Date, latest: Date] {
  return [new Date(now.getTime() + least), new Date(now.getTime() + most)];
}

async function remindOf(services: Services, applicationId: string, reminding: Reminding): Promise<void> {
  const now = services.clock.now();
  const [earliest, latest] = windowFrom(now, reminding);
  await withLockedApplication(
    services,
    applicationId,
    (ids) => ({ application: ids.id }),
    async (transaction, application) => {
      const startsAt = application.interview_starts_at;
      const { status, cancelled_at: cancelledAt } = application;
      const isLive = applicationStateOf({ status, cancelledAt, lapsedAt: null }) === 'PLANNED';
      if (isLive && startsAt >= earliest && startsAt <= latest)
        await reminding.queue(services, transaction, application, now);
    },
    { repeatable: true },
  );
}

/** The key names the time, so a moved interview is reminded of again. */
function keyOf(topic: string, { date, start }: InterviewTime): string {
  return `${topic}:${date}T${start}`;
}

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
    startsAt: interview.startsAt,
    interview: mailedInterview(interview),
  };
  for (const party of ['APPLICANT', 'COMPANY'] as const)
    await mailParty(services, transaction, application, {
      party,
      key: keyOf(reminderTopic(party, application.id), interview),
      write: (addressed) => reminderMail({ ...addressed, ...facts, reader: party }),
    });
}

async function queueSoon(services: Services, transaction: Transaction, application: LockedApplication): Promise<void> {
  const { id: applicationId } = application;
  const interview = interviewOf(application);
  const startsAt = interview.startsAt.getTime();
  for (const party of ['APPLICANT', 'COMPANY'] as const)
    await pushParty(services, transaction, application, {
      party,
      key: keyOf(soonTopic(party, applicationId), interview),
      news: { about: 'APPLICATION', kind: 'interviewSoon', applicationId, startsAt },
    });
}
