import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useReplayPaymentCallbackMutation } from '../../../graphql/generated';
import { adminDecision } from '../admin-decision';
import { textsOf } from '../../../language/store';

/** Replays one callback at a time, and says what came of it. */
export function useReplay(): { replay: (id: string) => Promise<void>; busy: boolean } {
  const mutate = useReplayPaymentCallbackMutation(adminDecision);
  const { busy, submit } = useSubmit({
    send: (id: string) => mutate({ id }),
    failed: textsOf('adminMoney')('flagged.replay.failed'),
    toastOptions: TOAST.admin,
    onDone: ({ outcome }) => {
      const t = textsOf('adminMoney');
      if (!outcome) toast.error(t('flagged.replay.failed'), TOAST.admin);
      else if (outcome === 'STILL_FLAGGED') toast.warning(t('flagged.replay.STILL_FLAGGED'), TOAST.admin);
      else toast.success(t(`flagged.replay.${outcome}`), TOAST.admin);
    },
  });
  return { replay: submit, busy };
}
