import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import {
  profileChanges,
  type CompanyProfileField,
  type ProfileChange,
  type ProfileSnapshot,
} from '../../../domain/company-profile';
import { filePath } from '../../../domain/files';
import type { RequestContext } from '../../graphql/context';
import { Administrator, FORMER_ADMINISTRATOR, loadAdministrators } from '../audit/public';
import { CompanyRecordsType, CompanyType, loadCompanies, type CompanyRecords } from '../companies/public';
import { loadLastDecisions } from './last-decision.sql';
import { CompanyDecision } from './last-decision.types';
import { snapshotOf } from './profile-snapshot';

/** What verification adds to companies, for administrators. */
@Resolver(() => CompanyType)
export class LastDecisionResolver {
  @FieldResolver(() => CompanyDecision, {
    nullable: true,
    description:
      'The last decision about it and what has changed since; null before the first one, and for everyone but administrators.',
  })
  async lastDecision(
    @Root() { id }: CompanyType,
    @Ctx() { actor, loaders }: RequestContext,
  ): Promise<CompanyDecision | null> {
    if (actor?.activeRole !== 'ADMIN') return null;
    const [decision, company] = await Promise.all([
      loaders.load(loadLastDecisions, id),
      loaders.load(loadCompanies, id),
    ]);
    if (!decision || !company) return null;
    return {
      decision: decision.action,
      adminName: decision.admin_name ?? FORMER_ADMINISTRATOR,
      comment: decision.comment,
      timestamp: decision.created_at,
      changes:
        decision.snapshot === null
          ? null
          : profileChanges(JSON.parse(decision.snapshot) as Partial<ProfileSnapshot>, snapshotOf(company)).map(
              shownChange,
            ),
    };
  }
}

/** Who decided; shown to administrators, not to companies. */
@Resolver(() => CompanyRecordsType)
export class DecidersResolver {
  @FieldResolver(() => Administrator, {
    nullable: true,
    description:
      'The administrator who verified it; for administrators only. Null for an imported company, which no one verified.',
  })
  verifiedBy(@Root() { verifiedById }: CompanyRecords, @Ctx() context: RequestContext): Promise<Administrator> | null {
    return administratorFor(context, verifiedById);
  }

  @FieldResolver(() => Administrator, {
    nullable: true,
    description: 'The administrator who rejected it; for administrators only.',
  })
  rejectedBy(@Root() { rejectedById }: CompanyRecords, @Ctx() context: RequestContext): Promise<Administrator> | null {
    return administratorFor(context, rejectedById);
  }
}

function administratorFor({ actor, loaders }: RequestContext, accountId: string | null): Promise<Administrator> | null {
  return actor?.activeRole === 'ADMIN' && accountId ? loaders.load(loadAdministrators, accountId) : null;
}

const FILES: readonly CompanyProfileField[] = ['DEED', 'LOGO'];

/** A replaced file is deleted, so it has no link. */
function shownChange({ field, before, now }: ProfileChange): ProfileChange {
  return FILES.includes(field) ? { field, before: before && 'A file', now: filePath(now) } : { field, before, now };
}
