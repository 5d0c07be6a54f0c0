import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { companyNoteSchema, rejectCompanySchema } from '../../../domain/companies.schema';
import { refuse } from '../../../domain/errors';
import { Role } from '../../../domain/roles';
import { asAdmin } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { NeedsFreshProof } from '../../graphql/fresh-proof';
import { parse } from '../../graphql/parse-input';
import { AnswersUserErrors, done } from '../../graphql/payload';
import { companyOf, loadCompanies, type CompanyParent } from '../companies/public';
import { decideCompany } from './commands/decide-company';
import { CompanyDecisionInput, CompanyPayload, RejectCompanyInput } from './verification.types';

@Resolver()
export class VerificationResolver {
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
