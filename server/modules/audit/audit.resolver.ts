import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { AUDIT_SUBJECT_KINDS, AuditKind, AuditSubjectKind } from '../../../domain/audit';
import { Role } from '../../../domain/roles';
import type { RequestContext } from '../../graphql/context';
import { NeedsFreshProof } from '../../graphql/fresh-proof';
import { cursorArgsOf, type Uncounted } from '../../graphql/paging';
import { PeriodArgs, periodOf } from '../../graphql/period';
import { textsIn } from '../../language/texts';
import { activityText } from './activity-text';
import { listAdministrators, readAuditTrail } from './audit.sql';
import {
  AdminActivityType,
  Administrator,
  AuditSubject,
  AuditTrailConnection,
  type AdministratorParent,
  type AuditEntryParent,
} from './audit.types';
import { SUBJECT_NAMES, subjectKey } from './subject-names.sql';

@Resolver(() => AuditTrailConnection)
export class AuditResolver {
  @Authorized(Role.ADMIN)
  @NeedsFreshProof()
  @Query(() => AuditTrailConnection, {
    description: "What administrators changed and what they read of people's data, newest first.",
  })
  adminAuditTrail(
    @Ctx() { services }: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('kind', () => AuditKind, { nullable: true, description: 'Only changes, or only reads.' })
    kind?: AuditKind | null,
    @Arg('adminId', () => ID, { nullable: true, description: 'Only of this administrator.' }) adminId?: string | null,
    @Arg('exportsOnly', () => Boolean, { nullable: true, description: 'Only lists that were exported as CSV.' })
    exportsOnly?: boolean | null,
    @Arg('aboutId', () => ID, {
      nullable: true,
      description:
        'Only what is about this company, user, job or application: also under a company its jobs, and under a user the applications.',
    })
    aboutId?: string | null,
  ): Promise<Uncounted<AuditTrailConnection>> {
    const filter = { kind, adminId, exportsOnly, aboutId, ...periodOf(args), ...cursorArgsOf(args) };
    return readAuditTrail(services.dataSource, filter);
  }

  @FieldResolver(() => [Administrator], { description: 'Everyone who is an administrator now, by name.' })
  administrators(@Ctx() { services }: RequestContext): Promise<Administrator[]> {
    return listAdministrators(services.dataSource);
  }
}

@Resolver(() => Administrator)
export class AdministratorResolver {
  @FieldResolver(() => String, { description: 'Name, or that the person is no longer an administrator.' })
  name(@Root() { name }: AdministratorParent, @Ctx() { session }: RequestContext): string {
    return name ?? textsIn(session.language)('audit.formerAdministrator');
  }
}

@Resolver(() => AdminActivityType)
export class AdminActivityResolver {
  @FieldResolver(() => String, {
    description: 'Name of the administrator, or that the person is no longer an administrator.',
  })
  adminName(@Root() { adminName }: AuditEntryParent, @Ctx() { session }: RequestContext): string {
    return adminName ?? textsIn(session.language)('audit.formerAdministrator');
  }

  @FieldResolver(() => String, {
    description: 'In words, such as "Verified PT Maju" or "Listed 20 users", in the language of the request.',
  })
  details(@Root() activity: AuditEntryParent, @Ctx() { session }: RequestContext): string {
    return activityText(activity, session.language);
  }

  @FieldResolver(() => [AuditSubject], { description: 'The same rows by the names of that day, in their order.' })
  namedSubjects(
    @Root() { id: entryId, action, subjects }: AuditEntryParent,
    @Ctx() { loaders, session }: RequestContext,
  ): Promise<AuditSubject[]> {
    const kinds = AUDIT_SUBJECT_KINDS[action];
    return Promise.all(
      subjects.map(async (id, index) => {
        const kind = kinds[Math.min(index, kinds.length - 1)] ?? AuditSubjectKind.ACCOUNT;
        const name = await loaders.load(SUBJECT_NAMES[kind], subjectKey(entryId, id));
        // What is erased has no name, and a report of the payment provider may have none.
        if (name !== '') return { id, kind, name };
        return {
          id,
          kind,
          name: kind === 'PAYMENT_REPORT' ? textsIn(session.language)('audit.reportWithoutReference') : null,
        };
      }),
    );
  }
}
