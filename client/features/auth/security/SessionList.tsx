import { useTranslations } from 'use-intl/react';
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { WIB } from '../../../../domain/time';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { DateText } from '../../../components/DateText';
import { TimeText } from '../../../components/TimeText';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { PartStatus } from '../../../components/PartStatus';
import { useSubmit } from '../../../components/use-submit';
import {
  useSecurityEndOtherSessionsMutation,
  useSecurityEndSessionMutation,
  useSecuritySessionsQuery,
  type SecuritySessionFragment,
} from '../../../graphql/generated';
import classes from './SessionList.module.css';

function SessionRow({ session }: { session: SecuritySessionFragment }) {
  const t = useTranslations('account.devices');
  const end = useSecurityEndSessionMutation({ refetches: ['SecuritySessions'], awaitsRefetch: true });
  const { busy, submit } = useSubmit({
    send: () => end({ id: session.id }),
    failed: t('endFailed'),
    toastOptions: TOAST.long,
    onDone: () => toast.success(t('signedOut', { device: session.device })),
  });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text fw={600} data-from-server>
            {session.device}
          </Text>
          {session.isCurrent ? <Badge variant="light">{t('thisDevice')}</Badge> : null}
        </Group>
        <Text size="sm" c="dimmed">
          {t.rich('lastUsed', {
            day: () => <DateText value={session.lastUsedAt} zone={WIB} />,
            time: () => <TimeText value={session.lastUsedAt} zone={WIB} />,
          })}
        </Text>
      </div>
      {session.isCurrent ? null : (
        <Button
          variant="default"
          onClick={() => void submit(undefined)}
          loading={busy}
          aria-label={t('signOutDevice', { device: session.device })}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const t = useTranslations('account.devices');
  const [asking, setAsking] = useState(false);
  const end = useSecurityEndOtherSessionsMutation({ refetches: ['SecuritySessions'], awaitsRefetch: true });
  const { busy, submit } = useSubmit({
    send: () => end(),
    failed: t('endFailed'),
    onDone: () => {
      setAsking(false);
      toast.success(t('othersSignedOut'));
    },
    onRefused: (message) => {
      setAsking(false);
      toast.error(message, TOAST.long);
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('signOutOthers')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('signOutOthersQuestion')}
        confirmLabel={t('signOut')}
        onConfirm={() => submit(undefined)}
        busy={busy}
      >
        {t('signOutOthersConsequence')}
      </ConfirmDialog>
    </>
  );
}

/** Where the account is signed in, and a way to end it there. */
export function SessionList() {
  const t = useTranslations('account.devices');
  const frame = useTranslations('frame');
  const query = useSecuritySessionsQuery();
  const sessions = query.data?.mySessions;
  if (!sessions) {
    const outline = (
      <Stack gap="sm" role="status" aria-label={frame('loading')}>
        <Skeleton height={20} width="50%" />
        <Skeleton height={14} width="35%" />
      </Stack>
    );
    return <PartStatus query={query} failed={t('loadFailed')} outline={outline} />;
  }
  return (
    <Stack gap="md" align="flex-start">
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <>
          <EndOthers />
          <Text size="sm">{t('withoutConnection')}</Text>
        </>
      ) : null}
    </Stack>
  );
}
