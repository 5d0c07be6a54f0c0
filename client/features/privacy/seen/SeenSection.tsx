import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { MESSAGE_TIMES } from '../../../components/message-times';
import { SectionCard } from '../../../components/SectionCard';
import { TableSkeleton } from '../../../components/skeletons';
import { useCursorList } from '../../../components/use-cursor-list';
import { useRevealReceiptsQuery } from '../../../graphql/generated';
import { ReceiptRow } from './ReceiptRow';
import classes from './Seen.module.css';

interface SeenProps {
  /** Only what was seen through this application. */
  applicationId?: string;
}

/** Who has seen the person's details, and what nobody has seen. */
export function SeenSection({ applicationId }: SeenProps) {
  const t = useTranslations('privacy.seen');
  return (
    <SectionCard title={t('title')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('explained')}
      </Text>
      <Receipts applicationId={applicationId} />
    </SectionCard>
  );
}

function Receipts({ applicationId }: SeenProps) {
  const t = useTranslations('privacy.seen');
  const loadFailed = t('loadFailed');
  // Asked again each time: someone may have looked since.
  const query = useRevealReceiptsQuery({ variables: { applicationId }, fetchPolicy: 'cache-and-network' });
  const receipts = useCursorList(query, {
    pageOf: (data) => data.myRevealReceipts,
    texts: { first: loadFailed, more: loadFailed },
    toastOptions: { milliseconds: MESSAGE_TIMES.store },
  });
  const { rows } = receipts;

  if (receipts.failure) return <ErrorState message={receipts.failure} onRetry={receipts.refetch} />;
  if (!rows) return <TableSkeleton rows={2} />;
  if (rows.length === 0)
    return applicationId ? (
      <Text>{t('noneOfApplication')}</Text>
    ) : (
      <EmptyState drawing="people">{t('none')}</EmptyState>
    );
  const neverShown = query.data?.myRevealReceipts.neverShown ?? [];
  return (
    <Stack gap="md">
      <ul className={classes.list}>
        {rows.map((receipt) => (
          <ReceiptRow key={receipt.id} receipt={receipt} isOfApplication={Boolean(applicationId)} />
        ))}
      </ul>
      {receipts.hasMore ? (
        <Group justify="center">
          <Button variant="default" loading={receipts.isLoadingMore} onClick={() => void receipts.loadMore()}>
            {t('loadMore')}
          </Button>
        </Group>
      ) : null}
      {neverShown.length > 0 ? (
        <Text>{t('neverShown', { details: neverShown.map((detail) => t(`details.${detail}`)).join(', ') })}</Text>
      ) : null}
    </Stack>
  );
}
