import { refuse } from '../../../domain/errors';
import { Role } from '../../../domain/roles';
import { isPossibleId } from '../../db/columns';
import { actorOf, type RequestContext } from '../../graphql/context';
import { whyJobIsHidden } from './job.policy';
import { loadJobs } from './job.sql';
import type { JobType } from './job.types';
import { jobOf } from './shown-job';

/** The job of a page that the viewer may see. */
export async function jobForViewer(context: RequestContext, id: string): Promise<JobType> {
  const actor = actorOf(context);
  const { seekerId } = actor;
  const applicationStatus =
    actor.activeRole === Role.USER && seekerId !== null && isPossibleId(id)
      ? await context.services.ports.jobApplicants.readPage(context, id, seekerId)
      : null;
  const row = await context.loaders.load(loadJobs, id);
  if (!row) throw refuse('JOB_NOT_FOUND');
  const now = context.services.clock.now();
  const hidden = whyJobIsHidden(actor, row, { applicationStatus, now });
  if (hidden) throw refuse(hidden);
  return jobOf(row, now);
}

/** A job that a command has just changed. */
export async function jobById(context: RequestContext, id: string): Promise<JobType> {
  const row = await context.loaders.load(loadJobs, id);
  if (!row) throw refuse('JOB_NOT_FOUND');
  return jobOf(row, context.services.clock.now());
}
