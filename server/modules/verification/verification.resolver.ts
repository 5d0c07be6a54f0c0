import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { companyNoteSchema, rejectCompanySchema, updateCompanyProfileSchema } from '../../../domain/companies.schema';
import { refuse } from '../../../domain/errors';
import { Role } from '../../../domain/roles';
import { asAdmin, asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { NeedsFreshProof } from '../../graphql/fresh-proof';
import { parse } from '../../graphql/parse-input';
import { AnswersUserErrors, done } from '../../graphql/payload';
import { companyOf, loadCompanies, type CompanyParent } from '../companies/public';
import { decideCompany } from './commands/decide-company';
import { updateCompanyProfile } from './commands/update-company-profile';
import {
  CompanyDecisionInput,
  CompanyPayload,
  CompanyProfilePayload,
  RejectCompanyInput,
  UpdateCompanyProfileInput,
} from './verification.types';

@Resolver()
export class VerificationResolver {
  @Authorized(Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => CompanyProfilePayload, {
    description:
      'Changes the own profile. After a change the company must be verified again, and its jobs are hidden until then.',
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

  @Authorized(Role.ADMIN)
  @AnswersUserErrors()
  @NeedsFreshProof()
  @Mutation(() => CompanyPayload, {
    description: 'Verifies a company that waits for a decision; its open jobs become visible.',
  })
  verifyCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => CompanyDecisionInput, { description: 'The company, and an optional note.' })
    given: CompanyDecisionInput,
  ): Promise<CompanyPayload> {
    const input = parse(companyNoteSchema, given);
    return decide(context, { ...input, decision: 'VERIFY', comment: input.note });
  }

  @Authorized(Role.ADMIN)
  @AnswersUserErrors()
  @NeedsFreshProof()
  @Mutation(() => CompanyPayload, { description: 'Rejects a company that waits, with a reason.' })
  rejectCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => RejectCompanyInput, { description: 'The company, and why.' }) given: RejectCompanyInput,
  ): Promise<CompanyPayload> {
    const input = parse(rejectCompanySchema, given);
    return decide(context, { ...input, decision: 'REJECT', comment: input.reason });
  }

  @Authorized(Role.ADMIN)
  @AnswersUserErrors()
  @NeedsFreshProof()
  @Mutation(() => CompanyPayload, {
    description: 'Takes a verification back; the company waits again and its jobs are hidden.',
  })
  revokeCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => CompanyDecisionInput, { description: 'The company, and an optional note.' })
    given: CompanyDecisionInput,
  ): Promise<CompanyPayload> {
    const input = parse(companyNoteSchema, given);
    return decide(context, { ...input, decision: 'REVOKE', comment: input.note });
  }
}

async function decide(context: RequestContext, decision: Parameters<typeof decideCompany>[2]): Promise<CompanyPayload> {
  await decideCompany(context.services, asAdmin(actorOf(context)), decision);
  return done({ company: await companyById(context, decision.companyId) });
}

async function companyById(context: RequestContext, id: string): Promise<CompanyParent> {
  const row = await context.loaders.load(loadCompanies, id);
  if (!row) throw refuse('COMPANY_NOT_FOUND');
  return companyOf(row);
}
