import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import {
  profileChanges,
  type CompanyProfileField,
  type ProfileChange,
  type ProfileSnapshot,
} from '../../../domain/company-profile';
import { filePath } from '../../../domain/files';
import type { RequestContext } from '../../graphql/context';
import { textsIn } from '../../language/texts';
import { Administrator, loadAdministrators } from '../audit';
import { CompanyRecordsType, CompanyType, loadCompanies, type CompanyRecords } from '../companies';
import { loadLastDecisions } from './last-decision.sql';
import { CompanyDecision } from './verification.types';
import { snapshotOf } from './profile-snapshot';

/** What verification adds to companies, for administrators. */
@Resolver(() => CompanyType)
export class LastDecisionResolver {
  @FieldResolver(() => CompanyDecision, {
    nullable: true,
    description: 'The last decision about it; null before the first one, and for everyone but administrators.',
  })
  async lastDecision(
    @Root() { id }: CompanyType,
    @Ctx() { actor, loaders, session }: RequestContext,
  ): Promise<CompanyDecision | null> {
    if (actor?.activeRole !== 'ADMIN') return null;
    const [last, company] = await Promise.all([loaders.load(loadLastDecisions, id), loaders.load(loadCompanies, id)]);
    if (!last || !company) return null;
    const { snapshot, ...decision } = last;
    const before = snapshot === null ? null : (JSON.parse(snapshot) as Partial<ProfileSnapshot>);
    const t = textsIn(session.language);
    const changes =
      before && profileChanges(before, snapshotOf(company)).map((change) => shownChange(change, t('audit.aFile')));
    return { ...decision, adminName: decision.adminName ?? t('audit.formerAdministrator'), changes };
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

  @FieldResolver(() => Administrator, { nullable: true, description: 'Who rejected it; for administrators only.' })
  rejectedBy(@Root() { rejectedById }: CompanyRecords, @Ctx() context: RequestContext): Promise<Administrator> | null {
    return administratorFor(context, rejectedById);
  }
}

function administratorFor({ actor, loaders }: RequestContext, accountId: string | null): Promise<Administrator> | null {
  return actor?.activeRole === 'ADMIN' && accountId ? loaders.load(loadAdministrators, accountId) : null;
}

const FILES: readonly CompanyProfileField[] = ['DEED', 'LOGO'];

/** A replaced file is deleted, so it has no link. */
function shownChange({ field, before, now }: ProfileChange, aFile: string): ProfileChange {
  return FILES.includes(field) ? { field, before: before && aFile, now: filePath(now) } : { field, before, now };
}
