import { useState } from 'react';
import { toast } from '../../../components/toasts';
import { useReplayPaymentCallbackMutation } from '../../../graphql/generated';
import { firstMessage } from '../../../graphql/payload';
import { textsOf } from '../../../language/store';
import { adminToast } from '../admin-toast';

/** Replays one callback at a time, and says what came of it. */
export function useReplay(): { replay: (id: string) => Promise<void>; busy: boolean } {
  const [mutate] = useReplayPaymentCallbackMutation();
  const [busy, setBusy] = useState(false);

  const replay = async (id: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const t = textsOf('adminMoney');
    try {
      const { data } = await mutate({ variables: { id } });
      const payload = data?.replayPaymentCallback;
      const refusal = firstMessage(payload, t('flagged.replay.failed'));
      if (refusal !== null || !payload?.outcome) toast.error(refusal ?? t('flagged.replay.failed'), adminToast);
      else if (payload.outcome === 'STILL_FLAGGED') toast.warning(t('flagged.replay.STILL_FLAGGED'), adminToast);
      else toast.success(t(`flagged.replay.${payload.outcome}`), adminToast);
    } catch {
      toast.error(t('flagged.replay.failed'), adminToast);
    } finally {
      setBusy(false);
    }
  };
  return { replay, busy };
}
