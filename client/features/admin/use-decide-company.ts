import type { ApolloCache } from '@apollo/client';
import type { VerificationDecision } from '../../../domain/verification';
import { evictRoots } from '../../graphql/evict-roots';
import { useRejectCompanyMutation, useRevokeCompanyMutation, useVerifyCompanyMutation } from '../../graphql/generated';
import type { Payload } from '../../graphql/payload';

export interface DecisionInput {
  companyId: string;
  profileVersion: number;
  /** The reason of a rejection, the note of anything else. */
  text: string;
}

/** Sends a decision; null when the server could not be asked. */
export type Decide = (decision: VerificationDecision, input: DecisionInput) => Promise<Payload | null | undefined>;

/** `staleRoots` are the lists to ask for again once something was decided. */
export function useDecideCompany(staleRoots: readonly string[]): Decide {
  const [verify] = useVerifyCompanyMutation();
  const [reject] = useRejectCompanyMutation();
  const [revoke] = useRevokeCompanyMutation();

  return async (decision, { text, ...company }) => {
    let payload: Payload | null | undefined;
    const update = (cache: ApolloCache): void => {
      if (payload === undefined) evictRoots(cache, staleRoots);
    };
    try {
      if (decision === 'VERIFY') {
        payload = (await verify({ variables: { input: { ...company, note: text } }, update })).data?.verifyCompany;
      } else if (decision === 'REJECT') {
        payload = (await reject({ variables: { input: { ...company, reason: text } }, update })).data?.rejectCompany;
      } else {
        payload = (await revoke({ variables: { input: { ...company, note: text } }, update })).data?.revokeCompany;
      }
      return payload;
    } catch {
      return null;
    }
  };
}
