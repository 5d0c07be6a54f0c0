import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { ApplicantDocument, useAcceptApplicantMutation, useRejectApplicantMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { hasCode, type Payload } from '../../../graphql/payload';

export type DecisionOutcome =
  | { kind: 'none' }
  | { kind: 'accepted' }
  | { kind: 'rejected' }
  /** By someone else of the company, a moment ago. */
  | { kind: 'by-colleague'; message: string }
  | { kind: 'too-few-tokens' }
  | { kind: 'conflict'; message: string }
  /** The company looks for another time itself: the applicant's has passed. */
  | { kind: 'time-passed' }
  | { kind: 'refused'; message: string };

/** What a refusal means for the page. */
function refusalOf(message: string, payload: Payload): DecisionOutcome {
  if (hasCode(payload, 'NOT_ENOUGH_TOKENS')) return { kind: 'too-few-tokens' };
  if (hasCode(payload, 'DECIDED_BY_COLLEAGUE')) return { kind: 'by-colleague', message };
  return hasCode(payload, 'APPLICANT_CONFLICT') ? { kind: 'conflict', message } : { kind: 'refused', message };
}

const stale = [
  'companyApplications',
  'companyDashboard',
  'companyJobs',
  'companyWaiting',
  'interviews',
  'tokenTransactions',
] as const;

interface Acceptance {
  slotId?: string;
  interviewLink?: string;
}

/** Accepts or rejects one application and remembers how that ended. `onAnswer` is called when the server has responded. */
export function useDecision(applicationId: string, onAnswer: () => void) {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<DecisionOutcome>({ kind: 'none' });
  const accept = useAcceptApplicantMutation({ evicts: stale, refetches: ['TokenBalance', 'ApplicantTokenBalance'] });
  const reject = useRejectApplicantMutation({ evicts: stale });
  const shared = {
    failed: textsOf('applicants')('decision.failed'),
    onRefused: (message: string, payload: Payload | null) => {
      if (!payload) return void toast.error(message, TOAST.usual);
      const refusal = refusalOf(message, payload);
      setOutcome(refusal);
      // What the colleague has decided is not in the response.
      if (refusal.kind === 'by-colleague') void client.refetchQueries({ include: [ApplicantDocument] });
      return onAnswer();
    },
  };
  const decided = (kind: 'accepted' | 'rejected'): void => {
    setOutcome({ kind });
    onAnswer();
  };
  const accepting = useSubmit({
    ...shared,
    send: (choice: Acceptance) => accept({ input: { applicationId, ...choice } }),
    onDone: () => decided('accepted'),
  });
  const rejecting = useSubmit({
    ...shared,
    send: () => reject({ applicationId }),
    onDone: () => decided('rejected'),
  });

  return {
    outcome,
    setOutcome,
    busy: accepting.busy || rejecting.busy,
    acceptApplicant: accepting.submit,
    rejectApplicant: () => rejecting.submit(undefined),
  };
}
