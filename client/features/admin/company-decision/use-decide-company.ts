import type { VerificationDecision } from '../../../../domain/verification';
import {
  useRejectCompanyMutation,
  useRevokeCompanyMutation,
  useVerifyCompanyMutation,
} from '../../../graphql/generated';
import { adminDecision } from '../admin-decision';
import type { Payload } from '../../../graphql/payload';

interface DecisionInput {
  companyId: string;
  profileVersion: number;
  /** The reason of a rejection, the note of anything else. */
  text: string;
}

/** Sends a decision. */
export type Decide = (decision: VerificationDecision, input: DecisionInput) => Promise<Payload | undefined>;

export function useDecideCompany(): Decide {
  const verify = useVerifyCompanyMutation(adminDecision);
  const reject = useRejectCompanyMutation(adminDecision);
  const revoke = useRevokeCompanyMutation(adminDecision);

  const send: Decide = async (decision, { text, ...company }) => {
    if (decision === 'VERIFY') return verify({ input: { ...company, note: text } });
    if (decision === 'REVOKE') return revoke({ input: { ...company, note: text } });
    return reject({ input: { ...company, reason: text } });
  };
  return send;
}
