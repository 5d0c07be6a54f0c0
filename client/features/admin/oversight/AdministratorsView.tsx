import { useTranslations } from 'use-intl/react';
import { DateText } from '../../../components/DateText';
import { ErrorState } from '../../../components/ErrorState';
import { TableSkeleton } from '../../../components/skeletons';
import { useAdminAdministratorsQuery, type AdminAdministratorsQuery } from '../../../graphql/generated';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { CopyableId } from '../list/CopyableId';
import { Written } from '../list/Written';

type Row = AdminAdministratorsQuery['adminAdministrators'][number];

function useColumns(): AdminColumn<Row>[] {
  const t = useTranslations('adminOversight.administrators');
  return [
    {
      header: t('name'),
      kind: 'title',
      cell: ({ id, name }) => (
        <>
          <Written>{name}</Written>
          <br />
          <CopyableId id={id} />
        </>
      ),
    },
    { header: t('since'), kind: 'figure', cell: ({ since }) => <DateText value={since} /> },
    {
      header: t('secondFactor'),
      cell: ({ secondFactorSince }) =>
        secondFactorSince === null ? (
          <strong>{t('without')}</strong>
        ) : (
          t.rich('guarded', { day: () => <DateText value={secondFactorSince} /> })
        ),
    },
  ];
}

/** All administrators, those without a second factor first. */
export function AdministratorsView() {
  const t = useTranslations('adminOversight.administrators');
  const { data, error, refetch } = useAdminAdministratorsQuery();
  const columns = useColumns();
  if (error && !data) return <ErrorState message={t('failed')} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <TableSkeleton />;
  return <AdminTable label={t('title')} columns={columns} rows={data.adminAdministrators} keyOf={({ id }) => id} />;
}
