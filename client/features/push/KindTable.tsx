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

/** By what the e-mails are switched off, or what is said in place of a switch. */
const MAILS_OF = {
  PUSH_ANSWERS: 'APPLICATION_NEWS',
  PUSH_TIMES: 'always',
  PUSH_REMINDERS: 'always',
  PUSH_FREE_TIMES: 'apart',
  PUSH_NEW_JOBS: 'apart',
  PUSH_APPLICANTS: 'APPLICANT_NEWS',
  PUSH_REPLIES_DUE: 'APPLICANT_NEWS',
  PUSH_APPLICANT_TIMES: 'always',
  PUSH_INTERVIEWS: 'never',
} as const satisfies Record<PushPreference, MailPreference | 'always' | 'apart' | 'never'>;

const isSwitched = (way: (typeof MAILS_OF)[PushPreference]): way is MailPreference =>
  way === 'APPLICATION_NEWS' || way === 'APPLICANT_NEWS';

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
    const way = MAILS_OF[kind];
    if (!isSwitched(way)) return <span>{t(way)}</span>;
    const isOn = mails.find((mail) => mail.kind === way)?.isOn ?? true;
    return <ByEmail kind={kind} mail={way} isOn={isOn} />;
  };
  const switched = preferences.filter(({ kind }) => isSwitched(MAILS_OF[kind]));
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
