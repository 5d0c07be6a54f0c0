import { useState } from 'react';
import { toast } from '../../../components/toasts';
import { useReplayPaymentCallbackMutation } from '../../../graphql/generated';
import { firstMessage } from '../../../graphql/payload';
import { adminToast } from '../admin-toast';
import { outcomeWords } from './flag-words';

const replayFailed = 'Failed to replay the callback. Please try again.';

/** Replays one callback at a time, and says what came of it. */
export function useReplay(): { replay: (id: string) => Promise<void>; busy: boolean } {
  const [mutate] = useReplayPaymentCallbackMutation();
  const [busy, setBusy] = useState(false);

  const replay = async (id: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await mutate({ variables: { id } });
      const payload = data?.replayPaymentCallback;
      const refusal = firstMessage(payload, replayFailed);
      if (refusal !== null || !payload?.outcome) toast.error(refusal ?? replayFailed, adminToast);
      else if (payload.outcome === 'STILL_FLAGGED') toast.warning(outcomeWords.STILL_FLAGGED, adminToast);
      else toast.success(outcomeWords[payload.outcome], adminToast);
    } catch {
      toast.error(replayFailed, adminToast);
    } finally {
      setBusy(false);
    }
  };
  return { replay, busy };
}
