import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RescheduleAnswer } from '../../../../domain/reschedules';
import {
  RescheduleStateDocument,
  useRequestRescheduleMutation,
  useRespondToRescheduleMutation,
  type ProposedTimeInput,
} from '../../../graphql/generated';
import type { Payload, UserError } from '../../../graphql/payload';
import { answerDone, requestDone } from './reschedule-words';

export const requestFailed = 'Failed to request reschedule. Please try again.';
const respondFailed = 'Failed to respond to reschedule request. Please try again.';
const refreshMilliseconds = 1500;

const failure = (message: string): readonly UserError[] => [{ code: 'REQUEST_FAILED', message, field: null }];
/** A refusal of no field means that the other side has done something meanwhile. */
const isOutdated = (errors: readonly UserError[]): boolean => errors.some(({ field }) => !field?.length);

export interface Reschedule {
  /** What was done last; null before. */
  notice: string | null;
  busy: boolean;
  /** Both answer the refusals; none when it was done. */
  request: (time: ProposedTimeInput) => Promise<readonly UserError[]>;
  respond: (answer: RescheduleAnswer, counterOffer?: ProposedTimeInput) => Promise<readonly UserError[]>;
}

/** Asks for another time or answers such a request, and brings the screen up to date afterwards. */
export function useReschedule(id: string): Reschedule {
  const client = useApolloClient();
  const [done, setDone] = useState<{ text: string } | null>(null);
  const [sendRequest, { loading: requesting }] = useRequestRescheduleMutation();
  const [sendAnswer, { loading: responding }] = useRespondToRescheduleMutation();

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

  const send = async (
    ask: () => Promise<Payload | null | undefined>,
    texts: { done: string; failed: string },
  ): Promise<readonly UserError[]> => {
    try {
      const payload = await ask();
      if (!payload) return failure(texts.failed);
      if (payload.errors.length > 0) {
        if (isOutdated(payload.errors)) refresh();
        return payload.errors;
      }
      setDone({ text: texts.done });
      return [];
    } catch {
      return failure(texts.failed);
    }
  };

  return {
    notice: done?.text ?? null,
    busy: requesting || responding,
    request: (time) =>
      send(
        async () => (await sendRequest({ variables: { input: { applicationId: id, time } } })).data?.requestReschedule,
        { done: requestDone, failed: requestFailed },
      ),
    respond: (answer, counterOffer) =>
      send(
        async () => {
          const input = { applicationId: id, answer, ...(counterOffer ? { counterOffer } : {}) };
          return (await sendAnswer({ variables: { input } })).data?.respondToReschedule;
        },
        { done: answerDone[answer], failed: respondFailed },
      ),
  };
}
