import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { updateCompanyProfileSchema } from '../../../domain/companies.schema';
import { verificationStatusOf, WaitingAs } from '../../../domain/verification';
import { refuse } from '../../../domain/errors';
import { Role } from '../../../domain/roles';
import { asCompany } from '../../actor';
import { shownOf } from '../../db/field-table';
import { actorOf, type RequestContext } from '../../graphql/context';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { recordAdminRead } from '../audit';
import { loadBalances } from '../tokens';
import { setCompanyPublic } from './commands/set-company-public';
import { updateCompanyProfile } from './commands/update-company-profile';
import { canSeeCompanyRecords, whyCompanyIsHidden } from './company.policy';
import { loadCompanies, type CompanyRow } from './company.sql';
import { COMPANY_TABLE } from './company.table';
import {
  CompanyProfilePayload,
  CompanyPublicPayload,
  CompanyRecordsType,
  CompanyType,
  OWN_ONLY,
  UpdateCompanyProfileInput,
  type CompanyParent,
  type CompanyRecords,
} from './company.types';

@Resolver(() => CompanyType)
export class CompanyResolver {
  @Authorized(Role.USER, Role.COMPANY, Role.ADMIN)
  @Query(() => CompanyType, {
    nullable: true,
    description: 'A company\'s page. Errors: "Company not found", "This company has not been verified yet".',
  })
  async company(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the company.' }) id: string,
  ): Promise<CompanyType> {
    const company = await companyForViewer(context, id);
    if (actorOf(context).activeRole === Role.ADMIN)
      await recordAdminRead(context, { what: 'READ_COMPANY', subjects: [id], companyId: id });
    return company;
  }

  @Authorized('EDIT_PROFILE')
  @RefusesWith('FILE_CLAIM_INVALID')
  @Mutation(() => CompanyProfilePayload, {
    description: 'Changes the own profile. A change hides the jobs until the company is verified again.',
  })
  async updateCompanyProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateCompanyProfileInput, { description: 'What to change.' }) given: UpdateCompanyProfileInput,
  ): Promise<CompanyProfilePayload> {
    const input = parse(updateCompanyProfileSchema, given);
    const actor = asCompany(actorOf(context));
    const hasChanged = await updateCompanyProfile(context.services, actor, input);
    return done({ hasChanged, company: await companyById(context, actor.companyId) });
  }

  @Authorized('EDIT_PROFILE')
  @RefusesWith()
  @Mutation(() => CompanyPublicPayload, {
    description:
      'Shows the company and all of its postings to people without an account, or no longer. Single postings can be taken out with `setJobPublic`.',
  })
  async setCompanyPublic(
    @Ctx() context: RequestContext,
    @Arg('isPublic', () => Boolean, { description: 'True to show them.' }) isPublic: boolean,
  ): Promise<CompanyPublicPayload> {
    const actor = asCompany(actorOf(context));
    await setCompanyPublic(context.services, actor, isPublic);
    return done({ company: await companyById(context, actor.companyId) });
  }

  @FieldResolver(() => CompanyRecordsType, { nullable: true, description: OWN_ONLY })
  records(@Root() company: CompanyParent, @Ctx() context: RequestContext): CompanyRecords | null {
    return canSeeCompanyRecords(context.actor, company.id) ? company.records : null;
  }

  @FieldResolver(() => Boolean, { nullable: true, description: `An administrator has rejected it. ${OWN_ONLY}` })
  isRejected(@Root() company: CompanyParent, @Ctx() context: RequestContext): boolean | null {
    return this.records(company, context)?.isRejected ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: `Why it was rejected. ${OWN_ONLY}` })
  rejectionReason(@Root() company: CompanyParent, @Ctx() context: RequestContext): string | null {
    return this.records(company, context)?.rejectionReason ?? null;
  }

  @FieldResolver(() => Boolean, { nullable: true, description: `Revoked, and not edited since. ${OWN_ONLY}` })
  isRevoked(@Root() company: CompanyParent, @Ctx() context: RequestContext): boolean | null {
    const records = this.records(company, context);
    return records && records.waitingAs === WaitingAs.REVOKED;
  }

  @FieldResolver(() => String, { nullable: true, description: `Note of the revocation. ${OWN_ONLY}` })
  revocationNote(@Root() company: CompanyParent, @Ctx() context: RequestContext): string | null {
    return this.records(company, context)?.revocationNote ?? null;
  }

  @FieldResolver(() => Int, { nullable: true, description: `Tokens it can spend. ${OWN_ONLY}` })
  async tokenBalance(@Root() company: CompanyParent, @Ctx() context: RequestContext): Promise<number | null> {
    return canSeeCompanyRecords(context.actor, company.id) ? context.loaders.load(loadBalances, company.id) : null;
  }
}

/** The company of a page that the viewer may see. */
export async function companyForViewer(context: RequestContext, id: string): Promise<CompanyParent> {
  const company = await companyById(context, id);
  const { companyApplicants } = context.services.ports;
  const acceptedViewer = !company.isVerified && (await companyApplicants.hasAcceptedViewer(context, id));
  const hidden = whyCompanyIsHidden(actorOf(context), company, acceptedViewer);
  if (hidden) throw refuse(hidden);
  return company;
}

export async function companyById({ loaders }: RequestContext, id: string): Promise<CompanyParent> {
  const row = await loaders.load(loadCompanies, id);
  if (!row) throw refuse('COMPANY_NOT_FOUND');
  return companyOf(row);
}

/** A row as the GraphQL parent; only the policy above gives out its records. */
export function companyOf(row: CompanyRow): CompanyParent {
  const page = shownOf(COMPANY_TABLE, row, 'open');
  const records = shownOf(COMPANY_TABLE, row, 'own');
  const isWaiting = !page.isVerified && !records.isRejected;
  return {
    ...page,
    records: {
      ...records,
      email: row.email,
      language: row.language,
      verificationStatus: verificationStatusOf({ isVerified: page.isVerified, isRejected: records.isRejected }),
      waitingSince: isWaiting ? records.waitingSince : null,
      waitingAs: isWaiting ? records.waitingAs : null,
      revocationNote: isWaiting ? records.revocationNote : null,
    },
  };
}
