import { useSearchParams } from 'react-router-dom';
import { AuditKind } from '../../../domain/audit';
import { ErrorState } from '../../components/ErrorState';
import { PageHeader } from '../../components/PageHeader';
import { TableSkeleton } from '../../components/skeletons';
import { useAdminAuditTrailQuery } from '../../graphql/generated';
import { queryErrorText } from '../../graphql/query-error';
import { AuditTrailView } from './AuditTrailView';
import { LoadMore } from './LoadMore';
import { useLoadMore } from './use-load-more';

const loadFailed = 'Failed to load the audit trail. Please try again.';

const kindOf = (text: string | null): AuditKind | null =>
  Object.values(AuditKind).find((kind) => kind === text) ?? null;

export function AuditTrailPage() {
  const [parameters, setParameters] = useSearchParams();
  const filter = { kind: kindOf(parameters.get('kind')), adminId: parameters.get('admin') };
  const { data, error, previousData, fetchMore, refetch } = useAdminAuditTrailQuery({ variables: filter });
  const trail = data?.adminAuditTrail;
  const { isLoadingMore, loadMore } = useLoadMore(
    trail?.endCursor,
    (after) =>
      fetchMore({
        variables: { ...filter, after },
        updateQuery: (before, { fetchMoreResult: { adminAuditTrail: more } }) => ({
          adminAuditTrail: { ...more, items: [...before.adminAuditTrail.items, ...more.items] },
        }),
      }),
    loadFailed,
  );

  const narrow = (next: { kind: AuditKind | null; adminId: string | null }): void => {
    const given = { kind: next.kind, admin: next.adminId };
    setParameters(
      Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]))),
      { replace: true },
    );
  };

  return (
    <>
      <PageHeader
        title="Audit Trail"
        context="What administrators changed, and whose data they looked at. Nobody can edit it. Times are in WIB (UTC+7)."
      />
      {error && !trail ? (
        <ErrorState message={queryErrorText(error, loadFailed)} onRetry={() => refetch()} />
      ) : (
        <AuditTrailView
          entries={trail?.items}
          administrators={(trail ?? previousData?.adminAuditTrail)?.administrators ?? []}
          filter={filter}
          onNarrow={narrow}
          waiting={<TableSkeleton />}
        />
      )}
      <LoadMore hasMore={Boolean(trail?.endCursor)} busy={isLoadingMore} onLoad={loadMore} />
    </>
  );
}
