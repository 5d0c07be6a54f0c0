import { conflictsFrom, isTooClose } from '../../../../../domain/interview-times';
import type { Transaction } from '../../../../db/transaction';
import { parseJsonList } from '../../../../db/statements';
import type { Services } from '../../../../services';
import { isVisibleToSeekers, readJob, readSlotsOfJob, slotOf, type JobType } from '../../../jobs';
import { mailParty } from '../../application-news';
import { mailedInterview, noReplyMail, type MailedInterview } from '../../application.mails';
import { withLockedRows } from '../../locked-application.sql';
import { interviewSpans, readLapsing, writeLapse, type DueLapse, type Lapsing } from '../reply-clock.sql';
import { freeSeat } from '../../seats.sql';
import { recommendJobs } from '../../../job-search';

const RELATED_JOBS = 3;
/** As many times as a mail lists; the page has all. */
const FREE_TIMES = 5;

/**
 * Writes down that the time for an answer has passed, gives the seat back and tells the applicant, with other times and
 * jobs. Takes the locks of an acceptance: the first of the two counts. It counts against the company unless it could not
 * answer. Nothing happens when it is not due any more; repeating it changes nothing.
 */
export async function lapseApplication(services: Services, due: DueLapse): Promise<void> {
  const now = services.clock.now();
  // Before the transaction: it takes a connection of its own.
  const related = await recommendJobs(
    { services, actor: { seekerId: due.seeker_id, companyId: due.own_company_id } },
    { technicalSkills: parseJsonList(due.skills), softSkills: [] },
    RELATED_JOBS,
  );
  await withLockedRows<Lapsing, void>(
    services,
    due.id,
    {
      plan: (ids) => ({ seeker: ids.seeker_id, job: ids.job_id, slot: [ids.slot_id], application: ids.id }),
      read: (executor, { id }) => readLapsing(executor, id),
    },
    async (transaction, application) => {
      const { manager } = transaction;
      if (!(await writeLapse(manager, { id: application.id, counts: application.could_answer, now }))) return;
      await freeSeat(manager, application.slot_id);
      await tellApplicant(services, transaction, { application, related, now });
      transaction.afterCommit(() => services.hiringNews.count('lapsed', 1));
    },
    { repeatable: true },
  );
}

interface Lapse {
  application: Lapsing;
  related: readonly JobType[];
  now: Date;
}

async function tellApplicant(services: Services, transaction: Transaction, lapse: Lapse): Promise<void> {
  const { application, related } = lapse;
  const times = application.could_answer ? await freeTimes(transaction, lapse) : [];
  await mailParty(services, transaction, application, {
    party: 'APPLICANT',
    // It may lapse again after another time was chosen.
    key: `no-reply-yet:${application.id}:${application.reply_by.getTime()}`,
    write: (addressed) => noReplyMail({ ...addressed, application, times, related }),
  });
}

/** The next times of the job that the applicant can choose; none while it takes no applications. */
async function freeTimes({ manager }: Transaction, { application, now }: Lapse): Promise<MailedInterview[]> {
  const job = await readJob(manager, application.job_id);
  if (!job || job.is_deleted || !isVisibleToSeekers(job, now)) return [];
  const slots = await readSlotsOfJob(manager, application.job_id, now);
  const interviews = await interviewSpans(manager, application.seeker_id, conflictsFrom(now));
  return slots
    .map((slot) => slotOf(slot, now))
    .filter((slot) => slot.state === 'OPEN' && !interviews.some((interview) => isTooClose(slot, interview)))
    .slice(0, FREE_TIMES)
    .map(mailedInterview);
}
