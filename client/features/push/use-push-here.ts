import { useTranslations } from 'use-intl/react';
import { useViewer } from '../../app/session';
import { toast } from '../../components/toasts';
import { useSubmit } from '../../components/use-submit';
import { useRemovePushMutation, useSavePushHereMutation } from '../../graphql/generated';
import { languageStore } from '../../language/store';
import { beginPush } from '../../lib/begin-push';
import { endPush } from '../../lib/push-here';
import { inputOf, subscribeHere } from '../../lib/push-subscription';
import { isPushRefused } from '../../lib/push-support';
import { sayOwnPhone } from '../../lib/say-own-phone';

interface PushHere {
  busy: boolean;
  begin: (publicKey: string) => Promise<void>;
  end: () => Promise<void>;
}

/** Switches notifications on in this browser, which becomes the account's own phone by it, and off. */
export function usePushHere(): PushHere {
  const t = useTranslations('push');
  const { id } = useViewer();
  const save = useSavePushHereMutation({ refetches: ['PushSettings'], awaitsRefetch: true });
  const remove = useRemovePushMutation({ refetches: ['PushSettings'], awaitsRefetch: true });

  const beginning = useSubmit({
    send: async (publicKey: string) => {
      const subscription = await subscribeHere(publicKey).catch(() => null);
      if (!subscription) {
        toast.error(t(isPushRefused() ? 'refused' : 'impossible'));
        return false;
      }
      return save({ input: inputOf(subscription, false) });
    },
    failed: t('impossible'),
    onDone: async ({ settings }) => {
      const entry = settings?.subscriptions.find(({ isCurrent }) => isCurrent);
      if (!entry) return;
      sayOwnPhone(id, true);
      await beginPush(id, { subscription: entry.id, language: languageStore.current().language });
      toast.success(t('on'));
    },
  });
  const ending = useSubmit({
    send: () => remove({ id: null }),
    onDone: async () => {
      await endPush().catch(() => undefined);
      toast.success(t('off'));
    },
  });
  return {
    busy: beginning.busy || ending.busy,
    begin: beginning.submit,
    end: () => ending.submit(undefined),
  };
}
