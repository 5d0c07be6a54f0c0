import { useTranslations } from 'use-intl/react';
import { Button, Group } from '@mantine/core';
import { paths } from '../../../../domain/paths';
import { DownloadLink } from '../../../components/DownloadLink';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { TableSkeleton } from '../../../components/skeletons';
import { TOAST } from '../../../components/toast-options';
import { useCursorList } from '../../../components/use-cursor-list';
import { useTokenLedgerQuery, type TokenLedgerQueryVariables } from '../../../graphql/generated';
import { TokenLedgerList } from './TokenLedgerList';

interface TokenLedgerProps {
  /** Of some days, or of one type; the file is always the whole ledger. */
  only?: Pick<TokenLedgerQueryVariables, 'since' | 'until' | 'type'>;
}

/** The ledger, 20 entries at a time. */
export function TokenLedger({ only }: TokenLedgerProps) {
  const t = useTranslations('tokens');
  const loadFailed = t('ledger.loadFailed');
  const ledger = useCursorList(useTokenLedgerQuery({ variables: only ?? {} }), {
    pageOf: (data) => data.tokenTransactions,
    texts: { first: loadFailed, more: loadFailed },
    toastOptions: TOAST.longer,
  });

  if (ledger.failure) return <ErrorState message={ledger.failure} onRetry={ledger.refetch} />;
  if (!ledger.rows) return <TableSkeleton rows={4} />;
  if (ledger.rows.length === 0) return <EmptyState drawing="tokens">{t('ledger.none')}</EmptyState>;
  return (
    <>
      <TokenLedgerList entries={ledger.rows} />
      <Group justify="center" mt="md">
        {ledger.hasMore ? (
          <Button variant="default" loading={ledger.isLoadingMore} onClick={() => void ledger.loadMore()}>
            {t('loadMore')}
          </Button>
        ) : null}
        {only ? null : <DownloadLink href={paths.exports.tokenLedger}>{t('ledger.download')}</DownloadLink>}
      </Group>
    </>
  );
}
