import { Button, Progress, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../../domain/time';
import { DateText } from '../../../components/DateText';
import { DownloadLink } from '../../../components/DownloadLink';
import { SectionCard } from '../../../components/SectionCard';
import { CardListSkeleton } from '../../../components/skeletons';
import { TimeText } from '../../../components/TimeText';
import { toast } from '../../../components/toasts';
import { PartStatus } from '../../../components/PartStatus';
import { useSubmit } from '../../../components/use-submit';
import { useDataExportQuery, useRequestDataExportMutation, type DataExportQuery } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';

/** `12 KB`, `3 MB`; at least `1 KB`. */
function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${Math.max(1, Math.round(kilobytes / 1024))} MB`;
}

const POLL_MS = 2000;

function AskButton() {
  const t = useTranslations('myData.copy');
  const mutate = useRequestDataExportMutation({ refetches: ['DataExport'], awaitsRefetch: true });
  const { busy, submit } = useSubmit({
    send: () => mutate(),
    failed: t('askFailed'),
    onDone: () => toast.success(textsOf('myData')('copy.asked')),
  });
  return (
    <div>
      <Button onClick={() => void submit(undefined)} loading={busy}>
        {t('ask')}
      </Button>
    </div>
  );
}

/** How far it is. Read out by screen readers when it changes from waiting to ready, not at each percent. */
function ExportState({ shown }: { shown: DataExportQuery['myDataExport'] }) {
  const t = useTranslations('myData.copy');
  const isUnderWay = shown?.state === 'WAITING' || shown?.state === 'RUNNING';
  return (
    <>
      <Stack gap="sm" role="status">
        {shown?.state === 'READY' && shown.expiresAt ? (
          <Text>
            {t.rich('ready', {
              day: () => <DateText value={shown.expiresAt ?? ''} zone={WIB} />,
              time: () => <TimeText value={shown.expiresAt ?? ''} zone={WIB} />,
            })}
          </Text>
        ) : null}
        {shown?.state === 'FAILED' ? <Text>{t('failed')}</Text> : null}
        {isUnderWay ? <Text>{t('mayLeave')}</Text> : null}
      </Stack>
      {isUnderWay ? (
        <Stack gap="xs">
          <Text size="sm">
            {shown.state === 'WAITING' ? t('waiting') : t('running', { percent: String(shown.progress) })}
          </Text>
          <Progress.Root>
            <Progress.Section value={shown.progress} aria-label={t('progress')} />
          </Progress.Root>
        </Stack>
      ) : null}
      {shown?.url ? (
        <div>
          <DownloadLink href={shown.url}>{t('download', { size: sizeText(shown.byteSize ?? 0) })}</DownloadLink>
        </div>
      ) : null}
      {isUnderWay || shown?.url ? null : <AskButton />}
    </>
  );
}

/** A copy of all own data: asked for here, made by the server in the background, downloaded here. */
export function ExportSection() {
  const t = useTranslations('myData.copy');
  const query = useDataExportQuery();
  const { data, startPolling, stopPolling } = query;
  const shown = data?.myDataExport ?? null;
  const isUnderWay = shown?.state === 'WAITING' || shown?.state === 'RUNNING';
  useEffect(() => {
    if (!isUnderWay) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling]);
  if (!data) return <PartStatus query={query} failed={t('loadFailed')} outline={<CardListSkeleton count={1} />} />;
  return (
    <SectionCard title={t('title')}>
      <Stack gap="md">
        <Text>{t('what')}</Text>
        <ExportState shown={shown} />
      </Stack>
    </SectionCard>
  );
}
