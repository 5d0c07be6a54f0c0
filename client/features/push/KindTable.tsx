import { Switch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSubmit } from '../../components/use-submit';
import {
  useChooseMailsMutation,
  useChoosePushMutation,
  type MailPreference,
  type OwnConsentsQuery,
  type PushPreference,
  type PushSettingsFieldsFragment,
} from '../../graphql/generated';
import classes from './Push.module.css';

/** By what these e-mails are switched off; all others of the table always come, but for one that is no e-mail. */
const MAILS_OF: Partial<Record<PushPreference, MailPreference | null>> = {
  PUSH_ANSWERS: 'APPLICATION_NEWS',
  PUSH_APPLICANTS: 'APPLICANT_NEWS',
  PUSH_REPLIES_DUE: 'APPLICANT_NEWS',
  PUSH_INTERVIEWS: null,
};

interface ChoiceProps {
  label: string;
  isOn: boolean;
  busy: boolean;
  onChange: (isOn: boolean) => void;
}

/** Not disabled while it is saved, so that the keyboard stays on it. */
function Choice({ label, isOn, busy, onChange }: ChoiceProps) {
  return (
    <Switch
      className={classes.switch}
      aria-label={label}
      checked={isOn}
      aria-busy={busy}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function ByPhone({ kind, isOn }: { kind: PushPreference; isOn: boolean }) {
  const t = useTranslations('push');
  const choose = useChoosePushMutation({ refetches: ['PushSettings'], awaitsRefetch: true });
  const { busy, submit } = useSubmit({
    send: (wanted: boolean) => choose({ kind, isOn: wanted }),
    onDone: () => undefined,
  });
  const label = t('byPhone', { kind: t(`kinds.${kind}`) });
  return <Choice label={label} isOn={isOn} busy={busy} onChange={(wanted) => void submit(wanted)} />;
}

interface ByEmailProps {
  kind: PushPreference;
  mail: MailPreference;
  isOn: boolean;
}

function ByEmail({ kind, mail, isOn }: ByEmailProps) {
  const t = useTranslations('push');
  const choose = useChooseMailsMutation({ refetches: ['OwnConsents'], awaitsRefetch: true });
  const { busy, submit } = useSubmit({
    send: (wanted: boolean) => choose({ input: { mails: [{ kind: mail, isOn: wanted }] } }),
    onDone: () => undefined,
  });
  const label = t('byEmail', { kind: t(`kinds.${kind}`) });
  return <Choice label={label} isOn={isOn} busy={busy} onChange={(wanted) => void submit(wanted)} />;
}

interface KindTableProps {
  preferences: PushSettingsFieldsFragment['preferences'];
  mails: OwnConsentsQuery['consents']['mails'];
}

/** The kinds of the active role by their ways. */
export function KindTable({ preferences, mails }: KindTableProps) {
  const t = useTranslations('push');
  const email = (kind: PushPreference): ReactNode => {
    const preference = kind in MAILS_OF ? MAILS_OF[kind] : undefined;
    const mail = mails.find((one) => one.kind === preference);
    if (mail) return <ByEmail kind={kind} mail={mail.kind} isOn={mail.isOn} />;
    return <span>{t(preference === null ? 'never' : 'always')}</span>;
  };
  const switched = preferences.filter(({ kind }) => MAILS_OF[kind]);
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('news')}</th>
            <th scope="col">{t('phone')}</th>
            <th scope="col">{t('email')}</th>
          </tr>
        </thead>
        <tbody>
          {preferences.map(({ kind, isOn }) => (
            <tr key={kind}>
              <th scope="row">
                <b>{t(`kinds.${kind}`)}</b>
                <small>{t(`about.${kind}`)}</small>
              </th>
              <td>
                <ByPhone kind={kind} isOn={isOn} />
              </td>
              <td>{email(kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {switched.length > 1 ? (
        <Text size="sm" c="dimmed">
          {t('together')}
        </Text>
      ) : null}
    </>
  );
}
