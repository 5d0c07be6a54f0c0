import { Button, Stack, Switch, Text } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { WIB, ZONE_NAMES } from '../../../domain/time';
import { DateText } from '../../components/DateText';
import { SectionCard } from '../../components/SectionCard';
import { Sentence } from '../../components/Sentence';
import { useSubmit } from '../../components/use-submit';
import {
  useChoosePushDetailsMutation,
  useChooseQuietHoursMutation,
  type PushSettingsFieldsFragment,
} from '../../graphql/generated';
import { canShowPush, isPushRefused } from '../../lib/push-support';
import { usePushHere } from './use-push-here';

interface ThisBrowserProps {
  settings: PushSettingsFieldsFragment;
}

/** `WIB` for a zone of Indonesia, else the zone's own name. */
const zoneText = (zone: string | null): string =>
  zone !== null && zone in ZONE_NAMES ? ZONE_NAMES[zone as keyof typeof ZONE_NAMES] : (zone ?? '');

function Connected({ settings: { isQuietAtNight, showsDetails, zone, subscriptions } }: ThisBrowserProps) {
  const t = useTranslations('push');
  const effects = { refetches: ['PushSettings'], awaitsRefetch: true } as const;
  const chooseQuiet = useChooseQuietHoursMutation(effects);
  const chooseDetails = useChoosePushDetailsMutation(effects);
  const quiet = useSubmit({ send: (isOn: boolean) => chooseQuiet({ isOn }), onDone: () => undefined });
  const details = useSubmit({ send: (isOn: boolean) => chooseDetails({ isOn }), onDone: () => undefined });
  const { busy, end } = usePushHere();
  const current = subscriptions.find(({ isCurrent }) => isCurrent);
  return (
    <>
      <Switch
        aria-label={t('quiet', { zone: zoneText(zone) })}
        label={t('quiet', { zone: zoneText(zone) })}
        description={t('quietMeans')}
        checked={isQuietAtNight}
        aria-busy={quiet.busy}
        onChange={(event) => void quiet.submit(event.currentTarget.checked)}
      />
      <Switch
        aria-label={t('details')}
        label={t('details')}
        description={t('detailsMean')}
        checked={showsDetails}
        aria-busy={details.busy}
        onChange={(event) => void details.submit(event.currentTarget.checked)}
      />
      {current ? (
        <Text size="sm" c="dimmed">
          <Sentence>{t.rich('since', { day: () => <DateText value={current.createdAt} zone={WIB} /> })}</Sentence>
        </Text>
      ) : null}
      <Button variant="default" style={{ alignSelf: 'start' }} loading={busy} onClick={() => void end()}>
        {t('disconnect')}
      </Button>
    </>
  );
}

function NotConnected({ publicKey }: { publicKey: string }) {
  const t = useTranslations('push');
  const { busy, begin } = usePushHere();
  if (!canShowPush()) return <Text>{t('unsupported')}</Text>;
  if (isPushRefused()) return <Text>{t('refused')}</Text>;
  return (
    <>
      <Text size="sm">{t('ask.ownPhone')}</Text>
      <Button style={{ alignSelf: 'start' }} loading={busy} onClick={() => void begin(publicKey)}>
        {t('ask.yes')}
      </Button>
    </>
  );
}

/** Whether this browser shows notifications, and how. */
export function ThisBrowser({ settings }: ThisBrowserProps) {
  const t = useTranslations('push');
  return (
    <SectionCard title={t('ask.title')}>
      <Stack gap="md">
        {settings.isOn ? <Connected settings={settings} /> : <NotConnected publicKey={settings.publicKey} />}
      </Stack>
    </SectionCard>
  );
}
