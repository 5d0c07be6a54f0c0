import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useReplayPaymentCallbackMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { adminToast } from '../admin-toast';

/** Replays one callback at a time, and says what came of it. */
export function useReplay(): { replay: (id: string) => Promise<void>; busy: boolean } {
  const mutate = useReplayPaymentCallbackMutation();
  const { busy, submit } = useSubmit({
    send: (id: string) => mutate({ id }),
    failed: textsOf('adminMoney')('flagged.replay.failed'),
    toastOptions: adminToast,
    onDone: ({ outcome }) => {
      const t = textsOf('adminMoney');
      if (!outcome) toast.error(t('flagged.replay.failed'), adminToast);
      else if (outcome === 'STILL_FLAGGED') toast.warning(t('flagged.replay.STILL_FLAGGED'), adminToast);
      else toast.success(t(`flagged.replay.${outcome}`), adminToast);
    },
  });
  return { replay: submit, busy };
}
