import { useSearchParams } from 'react-router-dom';
import { AuditKind } from '../../../../domain/audit';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { TableSkeleton } from '../../../components/skeletons';
import { useCursorList } from '../../../components/use-cursor-list';
import { useAdminAuditTrailQuery } from '../../../graphql/generated';
import { adminToast } from '../admin-toast';
import { AuditTrailView } from './AuditTrailView';
import { LoadMore } from '../list/LoadMore';

const loadFailed = 'Failed to load the audit trail. Please try again.';

const kindOf = (text: string | null): AuditKind | null =>
  Object.values(AuditKind).find((kind) => kind === text) ?? null;

export function AuditTrailPage() {
  const [parameters, setParameters] = useSearchParams();
  const filter = { kind: kindOf(parameters.get('kind')), adminId: parameters.get('admin') };
  const query = useAdminAuditTrailQuery({ variables: filter });
  const trail = useCursorList(query, {
    pageOf: (data) => data.adminAuditTrail,
    texts: { first: loadFailed, more: loadFailed },
    toastOptions: adminToast,
  });

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
      {trail.failure ? (
        <ErrorState message={trail.failure} onRetry={trail.refetch} />
      ) : (
        <AuditTrailView
          entries={trail.rows}
          administrators={(query.data ?? query.previousData)?.adminAuditTrail.administrators ?? []}
          filter={filter}
          onNarrow={narrow}
          waiting={<TableSkeleton />}
        />
      )}
      <LoadMore list={trail} />
    </>
  );
}
