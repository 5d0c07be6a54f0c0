import { Button, Group } from '@mantine/core';
import { paths } from '../../app/paths';
import { DownloadLink } from '../../components/DownloadLink';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { TableSkeleton } from '../../components/skeletons';
import { useTokenLedgerQuery } from '../../graphql/generated';
import { queryErrorText } from '../../graphql/query-error';
import { TokenLedgerList } from './TokenLedgerList';
import { useMore } from './use-more';

const loadFailed = 'Failed to load the token history. Please try again later.';

/** The ledger, 20 entries at a time. */
export function TokenLedger() {
  const { data, error, refetch, fetchMore } = useTokenLedgerQuery();
  const next = (after: string) =>
    fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => ({
        ...before,
        tokenTransactions: {
          ...fetchMoreResult.tokenTransactions,
          items: [...before.tokenTransactions.items, ...fetchMoreResult.tokenTransactions.items],
        },
      }),
    });
  const { busy, loadMore } = useMore(next, loadFailed);

  if (!data) {
    return error ? (
      <ErrorState message={queryErrorText(error, loadFailed)} onRetry={refetch} />
    ) : (
      <TableSkeleton rows={4} />
    );
  }
  const { items, endCursor } = data.tokenTransactions;
  if (items.length === 0) return <EmptyState drawing="tokens">No tokens have come or gone yet.</EmptyState>;
  return (
    <>
      <TokenLedgerList entries={items} />
      <Group justify="center" mt="md">
        {endCursor ? (
          <Button variant="default" loading={busy} onClick={() => void loadMore(endCursor)}>
            Load More
          </Button>
        ) : null}
        <DownloadLink href={paths.exports.tokenLedger}>Download history (CSV)</DownloadLink>
      </Group>
    </>
  );
}
