import type { VerificationDecision } from '../../../../domain/verification';
import {
  useRejectCompanyMutation,
  useRevokeCompanyMutation,
  useVerifyCompanyMutation,
} from '../../../graphql/generated';
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
  const [verify] = useVerifyCompanyMutation();
  const [reject] = useRejectCompanyMutation();
  const [revoke] = useRevokeCompanyMutation();

  return async (decision, { text, ...company }) => {
    const [note, reason] = [
      { variables: { input: { ...company, note: text } } },
      { variables: { input: { ...company, reason: text } } },
    ];
    if (decision === 'VERIFY') return (await verify(note)).data?.verifyCompany;
    if (decision === 'REVOKE') return (await revoke(note)).data?.revokeCompany;
    return (await reject(reason)).data?.rejectCompany;
  };
}
