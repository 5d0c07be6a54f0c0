import type { TestActor } from './actors';
import { graphql } from './graphql';
import type { CompanyDecisionInput, RefusalFragment } from './graphql/graphql';

const VERIFY = graphql(`mutation VerifyCompanyProfile($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { ...Refusal } } }`);

/** Answers why it was refused. A profile that was never changed has version 1. */
export async function verifyCompany({ client }: Pick<TestActor, 'client'>, companyId: string, more: Partial<CompanyDecisionInput> = {}): Promise<RefusalFragment[]> {
  const { verifyCompany: answer } = await client.ask(VERIFY, { input: { companyId, profileVersion: 1, ...more } });
  return answer.errors;
}

const REVOKE = graphql(`mutation RevokeCompanyProfile($input: CompanyDecisionInput!) { revokeCompany(input: $input) { errors { ...Refusal } } }`);

/** Answers why it was refused. A profile that was never changed has version 1. */
export async function revokeCompany({ client }: Pick<TestActor, 'client'>, companyId: string, more: Partial<CompanyDecisionInput> = {}): Promise<RefusalFragment[]> {
  const { revokeCompany: answer } = await client.ask(REVOKE, { input: { companyId, profileVersion: 1, ...more } });
  return answer.errors;
}
