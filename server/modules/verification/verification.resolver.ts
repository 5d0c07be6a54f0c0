import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import { companyNoteSchema, rejectCompanySchema } from '../../../domain/companies.schema';
import { Role } from '../../../domain/roles';
import { asAdmin } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { NeedsFreshProof } from '../../graphql/fresh-proof';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import { companyById } from '../companies';
import { DECISION_REFUSALS, decideCompany, type DecisionToTake } from './commands/decide-company';
import { CompanyDecisionInput, CompanyPayload, RejectCompanyInput } from './verification.types';

@Resolver()
export class VerificationResolver {
  @Authorized(Role.ADMIN)
  @RefusesWith('STEP_UP_REQUIRED', ...DECISION_REFUSALS)
  @NeedsFreshProof()
  @Mutation(() => CompanyPayload, { description: 'Verifies a waiting company; its open jobs become visible.' })
  verifyCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => CompanyDecisionInput, { description: 'The company, and an optional note.' })
    given: CompanyDecisionInput,
  ): Promise<CompanyPayload> {
    const input = parse(companyNoteSchema, given);
    return decide(context, { ...input, decision: 'VERIFY', comment: input.note });
  }

  @Authorized(Role.ADMIN)
  @RefusesWith('STEP_UP_REQUIRED', ...DECISION_REFUSALS)
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
  @RefusesWith('STEP_UP_REQUIRED', ...DECISION_REFUSALS)
  @NeedsFreshProof()
  @Mutation(() => CompanyPayload, { description: 'Revokes a verification; the company waits, its jobs are hidden.' })
  revokeCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => CompanyDecisionInput, { description: 'The company, and an optional note.' })
    given: CompanyDecisionInput,
  ): Promise<CompanyPayload> {
    const input = parse(companyNoteSchema, given);
    return decide(context, { ...input, decision: 'REVOKE', comment: input.note });
  }
}

async function decide(context: RequestContext, decision: DecisionToTake): Promise<CompanyPayload> {
  await decideCompany(context.services, asAdmin(actorOf(context)), decision);
  return done({ company: await companyById(context, decision.companyId) });
}
