import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../../domain/time';
import { DateText } from '../../../components/DateText';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { TableSkeleton } from '../../../components/skeletons';
import { useAdminAdministratorsQuery, type AdminAdministratorsQuery } from '../../../graphql/generated';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { CopyableId } from '../cells/CopyableId';
import { periodOf, periodVariables } from '../list/list-period';
import { PeriodFilter } from '../list/PeriodFilter';
import { UserText } from '../../../components/UserText';
import type { ViewProps } from './view-props';
import { Sentence } from '../../../components/Sentence';

function useColumns(): AdminColumn<AdminAdministratorsQuery['adminAdministrators'][number]>[] {
  const t = useTranslations('adminOversight.administrators');
  return [
    {
      header: t('name'),
      kind: 'title',
      cell: ({ id, name }) => (
        <>
          <UserText>{name}</UserText>
          <br />
          <CopyableId id={id} />
        </>
      ),
    },
    { header: t('since'), kind: 'figure', cell: ({ since }) => <DateText value={since} zone={WIB} /> },
    {
      header: t('secondFactor'),
      cell: ({ secondFactorSince }) =>
        secondFactorSince === null ? (
          <strong>{t('without')}</strong>
        ) : (
          <Sentence>{t.rich('guarded', { day: () => <DateText value={secondFactorSince} zone={WIB} /> })}</Sentence>
        ),
    },
  ];
}

/** Administrators, those without a second factor first; the days are those on which they became one. */
export function AdministratorsView({ address, change }: ViewProps) {
  const t = useTranslations('adminOversight.administrators');
  const period = periodOf(address);
  const { since = null, until = null } = periodVariables(period);
  const query = useAdminAdministratorsQuery({ variables: { since, until } });
  const { error, refetch } = query;
  const data = query.data ?? (query.loading ? query.previousData : undefined);
  const columns = useColumns();
  return (
    <>
      <div className={classes.filters}>
        <PeriodFilter period={period} onChange={change} />
      </div>
      {!data ? (
        error ? (
          <ErrorState message={t('failed')} onRetry={refetch} />
        ) : (
          <TableSkeleton />
        )
      ) : data.adminAdministrators.length === 0 ? (
        <EmptyState drawing="search">{t('none')}</EmptyState>
      ) : (
        <AdminTable label={t('title')} columns={columns} rows={data.adminAdministrators} keyOf={({ id }) => id} />
      )}
    </>
  );
}
