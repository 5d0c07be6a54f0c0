import { useRef, useState } from 'react';

/** Runs one submission at a time: a second press, or Enter while the first is under way, does nothing. */
export function useSubmitOnce<Values>(send: (values: Values) => Promise<void>): {
  busy: boolean;
  submit: (values: Values) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const submit = async (values: Values): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await send(values);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, submit };
}
