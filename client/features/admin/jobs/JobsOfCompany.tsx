import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../../domain/time';
import { SectionCard } from '../../../components/SectionCard';
import { DateText } from '../../../components/DateText';
import { statusSeries } from '../../../components/charts/status-series';
import { StatusBadge, statusWord } from '../../../components/StatusBadge';
import { paths } from '../../../../domain/paths';
import {
  FlagReason,
  useAdminJobsQuery,
  type AdminJobRowFragment,
  type JobFlagFieldsFragment,
} from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { oneOf } from '../../../lib/one-of';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { ALL_DAYS, isGiven, periodOf, periodVariables } from '../list/list-period';
import { PeriodList } from '../list/PeriodList';
import { RowLink } from '../cells/RowLink';
import { useAdminList } from '../list/use-admin-list';

const REASONS = Object.values(FlagReason);

/** The flags of all rows, by job. */
function useColumns(flags: readonly JobFlagFieldsFragment[]): AdminColumn<AdminJobRowFragment>[] {
  const t = useTranslations('adminDetails.company.jobs.columns');
  const reason = useTranslations('postingFlags.reasons');
  return [
    { header: t('job'), kind: 'title', cell: ({ id, title }) => <RowLink to={paths.admin.job(id)}>{title}</RowLink> },
    { header: t('status'), cell: ({ isActive }) => <StatusBadge status={isActive ? 'OPEN' : 'CLOSED'} /> },
    { header: t('applicants'), kind: 'figure', cell: ({ applicationCounts }) => applicationCounts?.total ?? 0 },
    ...statusSeries.map(({ field, status }) => ({
      header: statusWord(status),
      kind: 'figure' as const,
      cell: ({ applicationCounts }: AdminJobRowFragment) => applicationCounts?.[field] ?? 0,
    })),
    { header: t('posted'), kind: 'figure', cell: ({ createdAt }) => <DateText value={createdAt} zone={WIB} /> },
    {
      header: t('flags'),
      cell: ({ id }) =>
        flags
          .filter(({ jobId }) => jobId === id)
          .map((flag) => reason(flag.reason))
          .join(', '),
    },
  ];
}

function Jobs({ companyId, listKey }: { companyId: string; listKey: string }) {
  const t = useTranslations('adminDetails.company.jobs');
  const reason = useTranslations('postingFlags.reasons');
  const [address, change] = useListAddress(listKey);
  const flag = oneOf(REASONS, address.get('flag'));
  const period = periodOf(address);
  const query = useAdminJobsQuery({ variables: { companyId, flag, ...periodVariables(period) } });
  const isNarrowed = flag !== null || isGiven(period);
  const columns = useColumns(query.data?.adminJobs.flags ?? []);
  const jobs = useAdminList(query, (data) => data.adminJobs, t('failed'), t('moreFailed'));
  return (
    <SectionCard title={t('title')}>
      <PeriodList
        list={jobs}
        period={period}
        onPeriod={change}
        filters={
          <NativeSelect
            className={classes.choice}
            label={t('flag')}
            value={flag ?? ''}
            onChange={({ currentTarget }) => change({ flag: currentTarget.value })}
            data={[{ value: '', label: t('anyFlag') }, ...REASONS.map((value) => ({ value, label: reason(value) }))]}
          />
        }
        empty={{ title: t('noneTitle'), text: t(isNarrowed ? 'noneFound' : 'none') }}
        onClear={isNarrowed ? () => change({ flag: null, ...ALL_DAYS }) : null}
      >
        {(rows) => <AdminTable label={t('title')} columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </PeriodList>
    </SectionCard>
  );
}

/** A company's jobs, newest first, with their figures. */
export function JobsOfCompany({ companyId }: { companyId: string }) {
  const key = useListKey();
  return <Jobs key={key} listKey={key} companyId={companyId} />;
}
