import { refuse } from '../../../domain/errors';
import { placeholders, selectRows } from '../../db/statements';
import type { RequestContext } from '../../graphql/context';
import { oneByKey, type PrimingScope } from '../../graphql/loaders';
import { done } from '../../graphql/payload';
import { joinedJobOf } from '../jobs/job-columns.sql';
import { loadJobs } from '../jobs';
import type { ApplicationPayload } from './application.types';
import { applicationColumns, JOB_TABLES, personTables } from './application-columns.sql';
import { applicationsOf, type ApplicationParent } from './shown-application';

/**
 * Applications by id in one statement, with their jobs and whether a reschedule was ever requested or the interview cancelled, which pages and
 * responses need next; null for one that does not exist.
 */
export async function loadApplications(
  scope: PrimingScope,
  ids: readonly string[],
): Promise<(ApplicationParent | null)[]> {
  const { services, actor, loaders } = scope;
  const { ofPage: columns } = applicationColumns(actor);
  const rows = await selectRows(
    services.dataSource,
    columns.declared,
    `SELECT ${columns.sql} FROM applications a ${personTables(actor)} ${JOB_TABLES} WHERE a.id IN (${placeholders(ids)})`,
    ids,
  );
  for (const row of rows) loaders.prime(loadJobs, row.job_id, joinedJobOf(row));
  return oneByKey(ids, applicationsOf(rows, scope), ({ id }) => id);
}

/** Error: APPLICATION_NOT_FOUND. */
export async function applicationById({ loaders }: RequestContext, id: string): Promise<ApplicationParent> {
  const application = await loaders.load(loadApplications, id);
  if (!application) throw refuse('APPLICATION_NOT_FOUND');
  return application;
}

export async function answerWithApplication(context: RequestContext, id: string): Promise<ApplicationPayload> {
  return done({ application: await applicationById(context, id) });
}

/** Read from the job, deleted or not, which a page of an application has loaded anyway. */
export async function isCompanyVerified(
  { jobId }: Pick<ApplicationParent, 'jobId'>,
  { loaders }: RequestContext,
): Promise<boolean> {
  return (await loaders.load(loadJobs, jobId))?.is_verified ?? false;
}
