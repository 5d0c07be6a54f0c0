import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { formatThousands } from '../../../../domain/money';
import { paths } from '../../../../domain/paths';
import { useAdminSilentCompaniesQuery, type AdminSilentCompaniesQuery } from '../../../graphql/generated';
import { oneOf } from '../../../lib/one-of';
import { WibInstant } from '../cells/WibInstant';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { periodOf, periodVariables } from '../list/list-period';
import { PeriodList } from '../list/PeriodList';
import { RowLink } from '../cells/RowLink';
import type { ViewProps } from './view-props';
import { useAdminList } from '../list/use-admin-list';

type Silent = AdminSilentCompaniesQuery['adminSilentCompanies']['items'][number];

const choices = ['3', '7', '14', '30', '60'];
const usual = '7';

function useColumns(): AdminColumn<Silent>[] {
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
  const days = oneOf(choices, address.get('days')) ?? usual;
  const period = periodOf(address);
  const variables = { olderThanDays: Number(days), ...periodVariables(period) };
  const query = useAdminSilentCompaniesQuery({ variables });
  const companies = useAdminList(query, (data) => data.adminSilentCompanies, t('failed'));
  const columns = useColumns();
  return (
    <PeriodList
      list={companies}
      period={period}
      onPeriod={change}
      filters={
        <NativeSelect
          label={t('olderThan')}
          data={choices.map((value) => ({ value, label: t('days', { days: value }) }))}
          value={days}
          onChange={({ currentTarget: { value } }) => change({ days: value === usual ? null : value })}
          className={classes.choice}
        />
      }
      empty={{ title: t('noneTitle'), text: t('none') }}
    >
      {(rows) => <AdminTable label={t('title')} columns={columns} rows={rows} keyOf={({ company }) => company.id} />}
    </PeriodList>
  );
}
