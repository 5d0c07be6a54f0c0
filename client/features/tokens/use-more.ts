import { useState } from 'react';
import { MESSAGE_TIMES } from '../../components/message-times';
import { toast } from '../../components/toasts';

/** Loads the next part of a list; busy while it does, with a message when it fails. */
export function useMore(load: (after: string) => Promise<unknown>, failure: string) {
  const [busy, setBusy] = useState(false);
  const loadMore = async (after: string): Promise<void> => {
    setBusy(true);
    try {
      await load(after);
    } catch {
      toast.error(failure, { milliseconds: MESSAGE_TIMES.store });
    } finally {
      setBusy(false);
    }
  };
  return { busy, loadMore };
}
