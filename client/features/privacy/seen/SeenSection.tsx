import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { SectionCard } from '../../../components/SectionCard';
import { TableSkeleton } from '../../../components/skeletons';
import { TOAST } from '../../../components/toast-options';
import { useCursorList } from '../../../components/use-cursor-list';
import { useRevealReceiptsQuery, type RevealReceiptsQuery } from '../../../graphql/generated';
import { IconShieldCheck } from '../../../icons';
import classes from './Seen.module.css';
import { SeenBlock } from './SeenBlock';
import { seenBlocks } from './seen-blocks';

interface SeenProps {
  /** Only what was seen through this application. */
  applicationId?: string;
}

/** Who has seen the person's details, and what nobody has seen. */
export function SeenSection({ applicationId }: SeenProps) {
  const t = useTranslations('privacy.seen');
  const id = useId();
  const content = (
    <>
      <Text c="dimmed" size="sm" mb="md">
        {t('explained')}
      </Text>
      <Receipts applicationId={applicationId} />
    </>
  );
  if (applicationId) return <SectionCard title={t('title')}>{content}</SectionCard>;
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb="xs">
        {t('title')}
      </Title>
      {content}
    </section>
  );
}

/** In one sentence, before the details. */
function Sum({ companies, neverShown }: RevealReceiptsQuery['myRevealReceipts']) {
  const t = useTranslations('privacy.seen');
  return (
    <div className={classes.sum}>
      <IconShieldCheck size={20} aria-hidden />
      <p>
        <strong>{t('companies', { count: companies })}</strong>{' '}
        {neverShown.length > 0 ? (
          <span>{t('neverShown', { details: neverShown.map((detail) => t(`details.${detail}`)).join(', ') })}</span>
        ) : null}
      </p>
    </div>
  );
}

function Receipts({ applicationId }: SeenProps) {
  const t = useTranslations('privacy.seen');
  const loadFailed = t('loadFailed');
  // Asked again each time: someone may have looked since.
  const query = useRevealReceiptsQuery({ variables: { applicationId } });
  const receipts = useCursorList(query, {
    pageOf: (data) => data.myRevealReceipts,
    texts: { first: loadFailed, more: loadFailed },
    toastOptions: TOAST.longer,
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
  return (
    <Stack gap="md">
      {query.data ? <Sum {...query.data.myRevealReceipts} /> : null}
      <div className={classes.blocks}>
        {seenBlocks(rows).map((block) => (
          <SeenBlock key={block.key} block={block} isOfApplication={Boolean(applicationId)} />
        ))}
      </div>
      {receipts.hasMore ? (
        <Group justify="center">
          <Button variant="default" loading={receipts.isLoadingMore} onClick={() => void receipts.loadMore()}>
            {t('loadMore')}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}
