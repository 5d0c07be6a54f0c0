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
import { textsOf } from '../../../language/store';

const refreshMilliseconds = 1500;

const failure = (text: 'requestFailed' | 'respondFailed'): readonly UserError[] => [
  { code: 'REQUEST_FAILED', message: textsOf('applications')(`reschedule.${text}`), field: null },
];
/** A refusal of no field means that the other side has done something meanwhile. */
const isOutdated = (errors: readonly UserError[]): boolean => errors.some(({ field }) => !field?.length);

export type RescheduleDone = 'REQUEST' | RescheduleAnswer;

export interface Reschedule {
  /** What was done last; null before. */
  notice: RescheduleDone | null;
  busy: boolean;
  /** Both answer the refusals; none when it was done. */
  request: (time: ProposedTimeInput) => Promise<readonly UserError[]>;
  respond: (answer: RescheduleAnswer, counterOffer?: ProposedTimeInput) => Promise<readonly UserError[]>;
}

/** Asks for another time or answers such a request, and brings the screen up to date afterwards. */
export function useReschedule(id: string): Reschedule {
  const client = useApolloClient();
  const [done, setDone] = useState<{ what: RescheduleDone } | null>(null);
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
    what: RescheduleDone,
  ): Promise<readonly UserError[]> => {
    const failed = what === 'REQUEST' ? 'requestFailed' : 'respondFailed';
    try {
      const payload = await ask();
      if (!payload) return failure(failed);
      if (payload.errors.length > 0) {
        if (isOutdated(payload.errors)) refresh();
        return payload.errors;
      }
      setDone({ what });
      return [];
    } catch {
      return failure(failed);
    }
  };

  return {
    notice: done?.what ?? null,
    busy: requesting || responding,
    request: (time) =>
      send(
        async () => (await sendRequest({ variables: { input: { applicationId: id, time } } })).data?.requestReschedule,
        'REQUEST',
      ),
    respond: (answer, counterOffer) =>
      send(async () => {
        const input = { applicationId: id, answer, ...(counterOffer ? { counterOffer } : {}) };
        return (await sendAnswer({ variables: { input } })).data?.respondToReschedule;
      }, answer),
  };
}
