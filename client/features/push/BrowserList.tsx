import { Badge, Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../domain/time';
import { DateText } from '../../components/DateText';
import { Sentence } from '../../components/Sentence';
import { toast } from '../../components/toasts';
import { useSubmit } from '../../components/use-submit';
import { useRemovePushMutation, type PushSettingsFieldsFragment } from '../../graphql/generated';
import { endPush } from '../../lib/push-here';
import classes from './Push.module.css';

type Browser = PushSettingsFieldsFragment['subscriptions'][number];

function Row({ browser: { id, device, lastUsedAt, isCurrent } }: { browser: Browser }) {
  const t = useTranslations('push');
  const remove = useRemovePushMutation({ refetches: ['PushSettings'], awaitsRefetch: true });
  const { busy, submit } = useSubmit({
    send: () => remove({ id }),
    onDone: async () => {
      if (isCurrent) await endPush().catch(() => undefined);
      toast.success(t('ended', { device }));
    },
  });
  return (
    <li>
      <div>
        <Group gap="xs">
          <Text fw={600} data-from-server>
            {device}
          </Text>
          {isCurrent ? <Badge variant="light">{t('thisBrowser')}</Badge> : null}
        </Group>
        <Text size="sm" c="dimmed">
          <Sentence>{t.rich('lastUsed', { day: () => <DateText value={lastUsedAt} zone={WIB} /> })}</Sentence>
        </Text>
      </div>
      <Button
        variant="default"
        loading={busy}
        onClick={() => void submit(undefined)}
        aria-label={t('disconnectDevice', { device })}
      >
        {t('end')}
      </Button>
    </li>
  );
}

/** Browsers that show the account's notifications, each with a way to end it. */
export function BrowserList({ browsers }: { browsers: readonly Browser[] }) {
  if (browsers.length === 0) return null;
  return (
    <ul className={classes.list}>
      {browsers.map((browser) => (
        <Row key={browser.id} browser={browser} />
      ))}
    </ul>
  );
}
