import { NO_JOB_FILTER, type JobFilter } from '../../../domain/job-filter';
import { MAILED_JOBS, nextDueAt } from '../../../domain/saved-searches';
import { MINUTE_MS } from '../../../domain/time';
import { eachDue } from '../../background/each-due';
import { inOneProcess, type StillHoldsLease, type Task } from '../../background/task';
import { inTransaction } from '../../db/transaction';
import type { Services } from '../../services';
import { dueSearches, type DueSearch } from './due-searches.sql';
import { savedSearchMail } from './saved-search.mails';
import { SavedSearch } from './saved-search.entity';
import { unsubscribeUrl } from '../mail';
import { findNewJobs, type NewJobs } from '../job-search';

const BATCH = 200;
/** A job is seen only after its commit; by then its time of posting is a moment ago. */
const SETTLED_MS = MINUTE_MS;
const NO_NEWS: NewJobs = { jobs: [], totalCount: 0 };

/** Mails what is new for saved searches. */
export const savedSearchMails: Task = {
  name: 'saved-searches',
  ...inOneProcess(5 * MINUTE_MS),
  failure: 'mails of saved searches could not be queued; tried again in five minutes',
  run: mailSavedSearches,
};

/** Looks at every search that is due: one mail if there is news, none otherwise, and the next look a day or a week later. */
export async function mailSavedSearches(
  services: Services,
  stillHoldsLease: StillHoldsLease,
  batch = BATCH,
): Promise<void> {
  const now = services.clock.now();
  await eachDue<DueSearch>(services, stillHoldsLease, {
    batch,
    async read(after) {
      const due = await dueSearches(services.dataSource, {
        now,
        after: after ?? { id: '', next_due_at: new Date(0) },
        batch,
      });
      // Related words are found by it, and a server that has just started has not read it yet.
      if (due.length > 0 && services.jobVocabulary.titles().words.size === 0) await services.jobVocabulary.refresh();
      return due;
    },
    take: (search) => mailNews(services, search),
    failure: 'the mail of a saved search could not be queued; tried again in five minutes',
    idsOf: ({ id }) => ({ savedSearchId: id }),
  });
}

async function mailNews(services: Services, due: DueSearch): Promise<void> {
  const { dataSource, clock, env, outbox } = services;
  const now = clock.now();
  const saved = { ...due, filter: { ...NO_JOB_FILTER, ...(JSON.parse(due.filter) as JobFilter) } };
  const settled = new Date(Math.max(now.getTime() - SETTLED_MS, due.news_since.getTime()));
  const { search, filter } = saved;
  const span = { postedFrom: due.news_since, postedBefore: settled };
  const wanted = { seekerId: due.seeker_id, search, filter, ...span, count: MAILED_JOBS };
  const news = due.is_verified ? await findNewJobs(services, wanted) : NO_NEWS;
  await inTransaction(
    dataSource,
    async (transaction) => {
      // Another process, the seeker or a mail's link may have changed it since it was read; then there is nothing to do.
      const { affected } = await transaction.manager
        .getRepository(SavedSearch)
        .update(
          { id: due.id, nextDueAt: due.next_due_at },
          { newsSince: settled, nextDueAt: nextDueAt(due.cadence, now) },
        );
      if (affected !== 1 || news.totalCount === 0) return;
      const key = `saved-search:${due.id}:${due.next_due_at.toISOString()}`;
      const links = { appUrl: env.APP_URL, unsubscribeUrl: unsubscribeUrl(env, 'saved search mails', due.id) };
      await outbox.queueMail(transaction, key, savedSearchMail({ to: due.email, ...links, saved, news }));
    },
    { repeatable: true },
  );
}
