import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
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
import { oneOf } from '../../../lib/one-of';
import classes from '../list/AdminList.module.css';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { ALL_DAYS, isGiven, periodVariables } from '../list/list-period';
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

/** A company's jobs, newest first, with their figures. */
export function JobsOfCompany({ companyId }: { companyId: string }) {
  const t = useTranslations('adminDetails.company.jobs');
  const reason = useTranslations('postingFlags.reasons');
  const [flag, setFlag] = useState<FlagReason | null>(null);
  const [period, setPeriod] = useState(ALL_DAYS);
  const query = useAdminJobsQuery({ variables: { companyId, flag, ...periodVariables(period) } });
  const isNarrowed = flag !== null || isGiven(period);
  const clear = () => {
    setFlag(null);
    setPeriod(ALL_DAYS);
  };
  const columns = useColumns(query.data?.adminJobs.flags ?? []);
  const jobs = useAdminList(query, (data) => data.adminJobs, t('failed'), t('moreFailed'));
  return (
    <SectionCard title={t('title')}>
      <PeriodList
        list={jobs}
        period={period}
        onPeriod={(change) => setPeriod({ ...period, ...change })}
        filters={
          <NativeSelect
            className={classes.choice}
            label={t('flag')}
            value={flag ?? ''}
            onChange={({ currentTarget }) => setFlag(oneOf(REASONS, currentTarget.value))}
            data={[{ value: '', label: t('anyFlag') }, ...REASONS.map((value) => ({ value, label: reason(value) }))]}
          />
        }
        empty={{ title: t('noneTitle'), text: t(isNarrowed ? 'noneFound' : 'none') }}
        onClear={isNarrowed ? clear : null}
      >
        {(rows) => <AdminTable label={t('title')} columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </PeriodList>
    </SectionCard>
  );
}
