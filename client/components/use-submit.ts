import { useRef, useState } from 'react';
import type { Payload } from '../graphql/payload';
import { textsOf } from '../language/store';
import { toast, type ToastOptions } from './toasts';

export interface SubmitOptions<Values, Answer extends Payload> {
  /** Sends the values. `false` when nothing was sent and it has been said why. */
  send: (values: Values) => Promise<Answer | false | null | undefined>;
  onDone: (answer: Answer, values: Values) => unknown;
  /** What to say when the server could not be asked, if that is more than that it did not work. */
  failed?: string;
  toastOptions?: ToastOptions;
  /** Shows itself, instead of a toast, why nothing was done. Without a response the server could not be asked. */
  onRefused?: (message: string, answer: Answer | null, values: Values) => void;
}

export interface Submit<Values> {
  busy: boolean;
  submit: (values: Values) => Promise<void>;
}

/** Sends one submission at a time: a second press, or Enter while the first is under way, does nothing. */
export function useSubmit<Values, Answer extends Payload>({
  send,
  onDone,
  failed = textsOf('portal')('failed'),
  toastOptions,
  onRefused = (message) => void toast.error(message, toastOptions),
}: SubmitOptions<Values, Answer>): Submit<Values> {
  return useSending(send, async (answer, values) => {
    if (answer && answer.errors.length === 0) await onDone(answer, values);
    else onRefused(answer?.errors[0]?.message ?? failed, answer, values);
  });
}

export function useSending<Values, Answer extends Payload>(
  send: (values: Values) => Promise<Answer | false | null | undefined>,
  take: (answer: Answer | null, values: Values) => Promise<void>,
): Submit<Values> {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const submit = async (values: Values): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      // A failed call is shown by its text.
      const answer = await send(values).catch(() => null);
      if (answer !== false) await take(answer ?? null, values);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, submit };
}
