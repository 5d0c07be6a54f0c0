import { Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../domain/money';
import { paths } from '../../../../domain/paths';
import { useAdminSilentCompaniesQuery, type AdminSilentCompaniesQuery } from '../../../graphql/generated';
import { WibInstant } from '../cells/WibInstant';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { DaysField, wholeDays } from '../list/DaysField';
import { periodOf, periodVariables } from '../list/list-period';
import { PeriodList } from '../list/PeriodList';
import { RowLink } from '../cells/RowLink';
import type { ViewProps } from './view-props';
import { useAdminList } from '../list/use-admin-list';

const usual = '7';

function useColumns(): AdminColumn<AdminSilentCompaniesQuery['adminSilentCompanies']['items'][number]>[] {
  const t = useTranslations('adminOversight.silent');
  return [
    {
      header: t('company'),
      kind: 'title',
      cell: ({ company }) => <RowLink to={paths.admin.companyDetails(company.id)}>{company.companyName}</RowLink>,
    },
    { header: t('waiting'), kind: 'figure', cell: ({ waiting }) => formatThousands(waiting) },
    { header: t('since'), kind: 'figure', cell: ({ waitingSince }) => <WibInstant value={waitingSince} /> },
    {
      header: t('oldest'),
      cell: ({ applicationId }) => <RowLink to={paths.admin.application(applicationId)}>{t('open')}</RowLink>,
    },
  ];
}

/** Companies that leave applicants without an answer, the longest wait first. */
export function SilentCompaniesView({ address, change }: ViewProps) {
  const t = useTranslations('adminOversight.silent');
  const days = wholeDays(address.get('days')) ?? usual;
  const neverAnswered = address.get('state') === 'NEVER';
  const period = periodOf(address);
  const variables = { olderThanDays: Number(days), neverAnswered, ...periodVariables(period) };
  const query = useAdminSilentCompaniesQuery({ variables });
  const companies = useAdminList(query, (data) => data.adminSilentCompanies, t('failed'));
  const columns = useColumns();
  return (
    <PeriodList
      list={companies}
      period={period}
      onPeriod={change}
      filters={
        <>
          <DaysField
            label={t('olderThan')}
            days={days}
            onChange={(given) => change({ days: given === usual ? null : given })}
          />
          <Checkbox
            size="md"
            label={t('never')}
            checked={neverAnswered}
            onChange={({ currentTarget }) => change({ state: currentTarget.checked ? 'NEVER' : null })}
          />
        </>
      }
      empty={{ title: t('noneTitle'), text: t('none') }}
    >
      {(rows) => <AdminTable label={t('title')} columns={columns} rows={rows} keyOf={({ company }) => company.id} />}
    </PeriodList>
  );
}
