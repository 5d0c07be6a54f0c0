import { DAY_MS, MINUTE_MS, wibDateOf } from '../../../domain/time';
import { newId } from '../../db/columns';
import { takeLease } from '../../db/lease';
import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import { companyMailAddress, seekerMailAddress } from '../accounts/public';
import { withLockedApplication, type LockedApplication } from '../applications/public';
import { seekerName } from '../seekers/public';
import { reminderMail } from './interview.mails';
import { dueReminders } from './interview-reminders.sql';

const EVERY_MS = 5 * MINUTE_MS;
/** Longer than the pause between sweeps, so that the process that has the lease keeps it while it lives. */
const LEASE_MS = EVERY_MS + MINUTE_MS;
const BATCH = 200;
const LATEST_AHEAD_MS = DAY_MS;
/** Closer to the interview than this, a reminder comes too late. */
const EARLIEST_AHEAD_MS = 60 * MINUTE_MS;

/** Reminds both sides of interviews within a day, every five minutes, in one process at a time. Returns how to stop. */
export function startInterviewReminders(services: Services): () => Promise<void> {
  const holder = newId();
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const hasTask = async () =>
    !stopped &&
    (await takeLease(services.dataSource, {
      task: 'interview-reminders',
      holder,
      now: services.clock.now(),
      forMs: LEASE_MS,
    }));
  const sweep = () => {
    running = running
      .then(() => remindOfInterviews(services, hasTask))
      .catch((error: unknown) => {
        services.logger.error(
          { err: error },
          'reminders of interviews could not be queued; tried again in five minutes',
        );
      });
  };
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  sweep();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}

/**
 * Queues one mail to each side of every accepted interview that begins in one to 24 hours, once for each time that an
 * interview is given: the outbox keeps the keys.
 */
export async function remindOfInterviews(
  services: Services,
  hasTask: () => Promise<boolean>,
  batch = BATCH,
): Promise<void> {
  const [soonest, latest] = windowFrom(services.clock.now());
  let [earliest, after] = [soonest, ''];
  while (await hasTask()) {
    const due = await dueReminders(services.dataSource, { earliest, latest, after, batch });
    for (const { id } of due) await remindOrReport(services, id);
    const last = due.at(-1);
    if (!last || due.length < batch) return;
    [earliest, after] = [last.interview_starts_at, last.id];
  }
}

function windowFrom(now: Date): [earliest: Date, latest: Date] {
  return [new Date(now.getTime() + EARLIEST_AHEAD_MS), new Date(now.getTime() + LATEST_AHEAD_MS)];
}

/** A failure for one interview must not stop the others' reminders. */
async function remindOrReport(services: Services, applicationId: string): Promise<void> {
  try {
    await remindOf(services, applicationId);
  } catch (error) {
    services.logger.warn(
      { err: error, applicationId },
      'reminders of an interview could not be queued; tried again in five minutes',
    );
  }
}

/** Reads again under the lock: the interview may have moved since it was found. */
async function remindOf(services: Services, applicationId: string): Promise<void> {
  const now = services.clock.now();
  const [earliest, latest] = windowFrom(now);
  await withLockedApplication(
    services,
    applicationId,
    (learned) => ({ application: learned.id }),
    async (transaction, application) => {
      const startsAt = application.interview_starts_at;
      if (application.status === 'ACCEPTED' && startsAt >= earliest && startsAt <= latest)
        await queueReminders(services, transaction, application, now);
    },
    { repeatable: true },
  );
}

async function queueReminders(
  services: Services,
  transaction: Transaction,
  application: LockedApplication,
  now: Date,
): Promise<void> {
  const { manager } = transaction;
  const [toSeeker, toCompany, applicantName] = [
    await seekerMailAddress(manager, application.seeker_id),
    await companyMailAddress(manager, application.company_id),
    await seekerName(manager, application.seeker_id),
  ];
  const facts = {
    appUrl: services.env.APP_URL,
    application,
    applicantName: applicantName ?? '',
    isToday: application.interview_date === wibDateOf(now),
    interview: {
      date: application.interview_date,
      start: application.interview_start,
      end: application.interview_end,
      starts_at: application.interview_starts_at,
      ends_at: application.interview_ends_at,
      location_type: application.interview_location_type,
    },
  };
  const time = `${application.id}:${application.interview_date}T${application.interview_start}`;
  if (toSeeker)
    await services.outbox.queueMail(
      transaction,
      `reminder-seeker:${time}`,
      reminderMail({ ...facts, to: toSeeker, toSeeker: true }),
    );
  if (toCompany)
    await services.outbox.queueMail(
      transaction,
      `reminder-company:${time}`,
      reminderMail({ ...facts, to: toCompany, toSeeker: false }),
    );
}
