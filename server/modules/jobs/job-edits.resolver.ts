import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Role } from '../../../domain/roles';
import type { RequestContext } from '../../graphql/context';
import { memberNameFor, type DoneByMember } from '../companies';
import { changeOf, JobEditType } from './job-edit.types';
import { loadJobEdits } from './job-edits.sql';
import { canManageJob } from './job.policy';
import { JobType } from './job.types';

type EditParent = JobEditType & DoneByMember;

/** What a company has changed in its postings. */
@Resolver(() => JobType)
export class JobEditsResolver {
  @FieldResolver(() => [JobEditType], {
    nullable: true,
    description: 'Its edits, the newest first, at most 20; only for the company that offers it and for administrators.',
  })
  async edits(@Root() job: JobType, @Ctx() { actor, loaders, session }: RequestContext): Promise<EditParent[] | null> {
    if (!canManageJob(actor, job) && actor?.activeRole !== Role.ADMIN) return null;
    const edits = await loaders.load(loadJobEdits, job.id);
    return edits.map(({ changes, ...edit }) => ({
      ...edit,
      companyId: job.companyId,
      changes: changes.map((change) => changeOf(change, session.language)),
    }));
  }
}

@Resolver(() => JobEditType)
export class JobEditMemberResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Who of the company edited it.' })
  byMember(@Root() edit: EditParent, @Ctx() context: RequestContext): Promise<string | null> {
    return memberNameFor(context, edit);
  }
}
