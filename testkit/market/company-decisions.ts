import type { Asker } from '../people/actors';
import { graphql } from '../graphql';
import type { CompanyDecisionInput, DecidedFragment, RejectCompanyInput } from '../graphql/graphql';
import type { RawResponse, TestClient } from '../server/test-client';

graphql(`fragment DecisionSeen on CompanyDecision { decision adminName comment changes { field before now } }`);

// What every decision about a company returns.
graphql(`fragment Decided on CompanyPayload {
  company { isVerified records { verificationStatus profileVersion rejectionReason } lastDecision { ...DecisionSeen } } errors { ...Refusal }
}`);

const VERIFY = graphql(
  `mutation VerifyCompanyProfile($input: CompanyDecisionInput!) { decided: verifyCompany(input: $input) { ...Decided } }`,
);
const REJECT = graphql(
  `mutation RejectCompanyProfile($input: RejectCompanyInput!) { decided: rejectCompany(input: $input) { ...Decided } }`,
);
const REVOKE = graphql(
  `mutation RevokeCompanyProfile($input: CompanyDecisionInput!) { decided: revokeCompany(input: $input) { ...Decided } }`,
);

export type Decision = 'verify' | 'reject' | 'revoke';

/** A rejection takes a reason, every other decision a note. */
type DecisionOptions = Partial<Omit<CompanyDecisionInput, 'companyId'> & Pick<RejectCompanyInput, 'reason'>>;

/** Sends a decision as any client. A profile that was never changed has version 1. */
export function sendDecision(
  client: TestClient,
  decision: Decision,
  companyId: string,
  { profileVersion = 1, note, reason = 'The deed is missing' }: DecisionOptions = {},
): Promise<RawResponse<{ decided: DecidedFragment }>> {
  if (decision === 'reject') return client.send(REJECT, { input: { companyId, profileVersion, reason } });
  return client.send(decision === 'verify' ? VERIFY : REVOKE, { input: { companyId, profileVersion, note } });
}

export async function decide({ client }: Asker, decision: Decision, companyId: string, options: DecisionOptions = {}) {
  const { data, errors } = await sendDecision(client, decision, companyId, options);
  if (errors || data === null) throw new Error(`The decision could not be sent: ${JSON.stringify(errors)}`);
  return data.decided;
}

/** Returns why it was refused. */
export async function verifyCompany(admin: Asker, companyId: string, options: DecisionOptions = {}) {
  return (await decide(admin, 'verify', companyId, options)).errors;
}

/** Returns why it was refused. */
export async function revokeCompany(admin: Asker, companyId: string, options: DecisionOptions = {}) {
  return (await decide(admin, 'revoke', companyId, options)).errors;
}
