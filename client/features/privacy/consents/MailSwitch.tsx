import { Switch } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useChooseMailsMutation, type MailPreference } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';

interface MailSwitchProps {
  kind: MailPreference;
  isOn: boolean;
}

/** Not disabled while it is saved, so that the keyboard stays on it. */
export function MailSwitch({ kind, isOn }: MailSwitchProps) {
  const t = useTranslations('myData.mails');
  const mutate = useChooseMailsMutation({ refetches: ['OwnConsents'], awaitsRefetch: true });
  const { busy, submit } = useSubmit({
    send: (wanted: boolean) => mutate({ input: { mails: [{ kind, isOn: wanted }] } }),
    onDone: () => toast.success(textsOf('myData')(isOn ? 'mails.off' : 'mails.on')),
  });
  return (
    <Switch
      // Mantine's label would have the description in the name, too.
      aria-label={t(kind)}
      label={t(kind)}
      description={t(`${kind}_text`)}
      checked={isOn}
      aria-busy={busy}
      onChange={(event) => void submit(event.currentTarget.checked)}
    />
  );
}
