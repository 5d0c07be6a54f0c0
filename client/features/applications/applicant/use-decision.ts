import { useState } from 'react';
import { MESSAGE_TIMES } from '../../../components/message-times';
import { toast } from '../../../components/toasts';
import { useAcceptApplicantMutation, useRejectApplicantMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { firstMessage, hasCode, type Payload } from '../../../graphql/payload';

const decisionFailed = (): string => textsOf('applicants')('decision.failed');
const tokenQueries = ['TokenBalance', 'ApplicantTokenBalance'];

export type DecisionOutcome =
  | { kind: 'none' }
  | { kind: 'accepted' }
  | { kind: 'rejected' }
  | { kind: 'too-few-tokens' }
  | { kind: 'conflict'; message: string }
  /** The company looks for another time itself: the applicant's has passed. */
  | { kind: 'time-passed' }
  | { kind: 'refused'; message: string };

/** What an answer means for the page; null when it succeeded. */
function refusalOf(payload: Payload | null | undefined): DecisionOutcome | null {
  const message = firstMessage(payload, decisionFailed());
  if (message === null) return null;
  if (hasCode(payload, 'NOT_ENOUGH_TOKENS')) return { kind: 'too-few-tokens' };
  return hasCode(payload, 'APPLICANT_CONFLICT') ? { kind: 'conflict', message } : { kind: 'refused', message };
}

/** Accepts or rejects one application and remembers how that ended. */
export function useDecision(applicationId: string) {
  const [outcome, setOutcome] = useState<DecisionOutcome>({ kind: 'none' });
  const [accept, { loading: accepting }] = useAcceptApplicantMutation({ refetchQueries: tokenQueries });
  const [reject, { loading: rejecting }] = useRejectApplicantMutation();

  const decide = async (
    done: 'accepted' | 'rejected',
    ask: () => Promise<Payload | null | undefined>,
  ): Promise<void> => {
    try {
      setOutcome(refusalOf(await ask()) ?? { kind: done });
    } catch {
      toast.error(decisionFailed(), { milliseconds: MESSAGE_TIMES.error });
    }
  };

  return {
    outcome,
    setOutcome,
    busy: accepting || rejecting,
    acceptApplicant: (choice: { slotId?: string; interviewLink?: string } = {}) =>
      decide('accepted', async () => {
        const { data } = await accept({ variables: { input: { applicationId, ...choice } } });
        return data?.acceptApplication;
      }),
    rejectApplicant: () =>
      decide('rejected', async () => {
        const { data } = await reject({ variables: { applicationId } });
        return data?.rejectApplication;
      }),
  };
}
