import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { AuditKind } from '../../../../domain/audit';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { TableSkeleton } from '../../../components/skeletons';
import { TOAST } from '../../../components/toast-options';
import { useCursorList } from '../../../components/use-cursor-list';
import { useAdminAuditTrailQuery } from '../../../graphql/generated';
import { oneOf } from '../../../lib/one-of';
import { AuditTrailView, type AuditFilter } from './AuditTrailView';
import { periodOf, periodVariables } from '../list/list-period';
import { LoadMore } from '../list/LoadMore';

const kinds = [...Object.values(AuditKind), 'EXPORT'] as const;

export function AuditTrailPage() {
  const t = useTranslations('adminMoney.audit');
  const title = useTranslations('adminMoney.titles')('auditTrail');
  const [parameters, setParameters] = useSearchParams();
  const filter = {
    kind: oneOf(kinds, parameters.get('kind')),
    adminId: parameters.get('admin'),
    aboutId: parameters.get('about'),
    ...periodOf(parameters),
  };
  const { kind, adminId, aboutId } = filter;
  const query = useAdminAuditTrailQuery({
    variables: {
      adminId,
      aboutId,
      ...(kind === 'EXPORT' ? { kind: null, exportsOnly: true } : { kind }),
      ...periodVariables(filter),
    },
  });
  const trail = useCursorList(query, {
    pageOf: (data) => data.adminAuditTrail,
    texts: { first: t('failed'), more: t('failed') },
    toastOptions: TOAST.admin,
  });

  const narrow = ({ adminId: admin, aboutId: about, ...next }: AuditFilter): void => {
    const given = { ...next, admin, about };
    setParameters(
      Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]))),
      { replace: true },
    );
  };

  return (
    <>
      <PageHeader title={title} context={t('context')} />
      <AuditTrailView
        entries={trail.rows}
        administrators={(query.data ?? query.previousData)?.adminAuditTrail.administrators ?? []}
        filter={filter}
        matching={query.data?.adminAuditTrail.matching}
        onNarrow={narrow}
        instead={trail.failure ? <ErrorState message={trail.failure} onRetry={trail.refetch} /> : <TableSkeleton />}
      />
      <LoadMore list={trail} />
    </>
  );
}
