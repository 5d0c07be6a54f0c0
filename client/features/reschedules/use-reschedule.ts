import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RescheduleAnswer } from '../../../domain/reschedules';
import { useSubmit } from '../../components/use-submit';
import {
  RescheduleStateDocument,
  useCancelInterviewMutation,
  useRequestRescheduleMutation,
  useRespondToRescheduleMutation,
  useWithdrawRescheduleMutation,
  type ProposedTimeInput,
  type RescheduleFieldsFragment,
} from '../../graphql/generated';
import { interviewChange } from './interview-change';
import type { Payload, UserError } from '../../graphql/payload';
import { textsOf } from '../../language/store';
import { isCancelled } from './reschedule-words';

const refreshMilliseconds = 1500;

type RescheduleDone = 'REQUEST' | RescheduleAnswer | 'TAKE_BACK' | 'CANCEL';

const failures = {
  REQUEST: 'requestFailed',
  ACCEPT: 'respondFailed',
  REJECT: 'respondFailed',
  COUNTER: 'respondFailed',
  TAKE_BACK: 'takeBackFailed',
  CANCEL: 'cancelFailed',
} as const satisfies Record<RescheduleDone, string>;
const failure = (what: RescheduleDone): readonly UserError[] => [
  { code: 'REQUEST_FAILED', message: textsOf('applications')(`reschedule.${failures[what]}`), field: null },
];
/** A refusal of no field means that the other side has done something meanwhile. */
const isOutdated = (errors: readonly UserError[]): boolean => errors.some(({ field }) => !field?.length);

interface Notice<What extends RescheduleDone> {
  what: What;
  /** Whether the interview was cancelled when it was done. */
  wasCancelled: boolean;
}
export type PanelNotice = Notice<Exclude<RescheduleDone, 'CANCEL'>>;
/** A cancellation shows as a toast and in the interview; the panel shows everything else. */
type RescheduleNotice = PanelNotice | Notice<'CANCEL'>;

export interface Reschedule {
  /** What was done last; null before. */
  notice: RescheduleNotice | null;
  busy: boolean;
  /** All return the refusals; none when it was done. */
  request: (time: ProposedTimeInput) => Promise<readonly UserError[]>;
  /** Answers the request that is on the screen, and no later one. */
  respond: (
    requestId: string,
    answer: RescheduleAnswer,
    counterOffer?: ProposedTimeInput,
  ) => Promise<readonly UserError[]>;
  takeBack: () => Promise<readonly UserError[]>;
  cancel: (reason: string) => Promise<readonly UserError[]>;
}

type Step =
  | { what: 'REQUEST'; time: ProposedTimeInput }
  | { what: RescheduleAnswer; requestId: string; counterOffer?: ProposedTimeInput | undefined }
  | { what: 'TAKE_BACK' }
  | { what: 'CANCEL'; reason: string };
interface Sending {
  step: Step;
  /** What was refused; nothing when it was done. */
  tell: (errors: readonly UserError[]) => void;
}

/** Each step by its own mutation. */
function useSend(applicationId: string): (sending: Sending) => Promise<Payload | undefined> {
  const request = useRequestRescheduleMutation(interviewChange);
  const respond = useRespondToRescheduleMutation(interviewChange);
  const takeBack = useWithdrawRescheduleMutation(interviewChange);
  const cancel = useCancelInterviewMutation(interviewChange);
  const send = async ({ step }: Sending): Promise<Payload | undefined> => {
    if (step.what === 'REQUEST') return request({ input: { applicationId, time: step.time } });
    if (step.what === 'TAKE_BACK') return takeBack({ applicationId });
    if (step.what === 'CANCEL') return cancel({ input: { applicationId, reason: step.reason } });
    const { what: answer, requestId, counterOffer } = step;
    return respond({ input: { applicationId, requestId, answer, ...(counterOffer ? { counterOffer } : {}) } });
  };
  return send;
}

/** Moves an interview, cancels it or plans it again, and brings the screen up to date afterwards. */
export function useReschedule(application: RescheduleFieldsFragment): Reschedule {
  const { id } = application;
  const client = useApolloClient();
  const [done, setDone] = useState<RescheduleNotice | null>(null);
  const send = useSend(id);

  // Asked apart from the page's own query: when this fails, what is on the screen stays.
  const refresh = (): void => {
    client
      .query({ query: RescheduleStateDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  };
  const refreshAfterwards = useEffectEvent(refresh);
  useEffect(() => {
    if (!done) return undefined;
    const timer = window.setTimeout(() => refreshAfterwards(), refreshMilliseconds);
    return () => window.clearTimeout(timer);
  }, [done]);

  const { busy, submit } = useSubmit({
    send,
    failed: textsOf('applications')('reschedule.requestFailed'),
    onDone: (_answer, { step: { what }, tell }) => {
      setDone({ what, wasCancelled: isCancelled(application) });
      tell([]);
    },
    onRefused: (_message, answer, { step: { what }, tell }) => {
      if (answer && isOutdated(answer.errors)) refresh();
      tell(answer ? answer.errors : failure(what));
    },
  });
  const take = async (step: Step): Promise<readonly UserError[]> => {
    let errors = failure(step.what);
    await submit({ step, tell: (found) => void (errors = found) });
    return errors;
  };

  return {
    notice: done,
    busy,
    request: (time) => take({ what: 'REQUEST', time }),
    respond: (requestId, answer, counterOffer) => take({ what: answer, requestId, counterOffer }),
    takeBack: () => take({ what: 'TAKE_BACK' }),
    cancel: (reason) => take({ what: 'CANCEL', reason }),
  };
}
