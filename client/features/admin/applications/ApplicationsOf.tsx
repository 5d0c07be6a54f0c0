import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SectionCard } from '../../../components/SectionCard';
import classes from '../list/AdminList.module.css';
import { AdminList } from '../list/AdminList';
import { ALL_DAYS, isGiven, periodVariables } from '../list/list-period';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { ApplicationsTable } from './ApplicationsTable';
import { useAdminApplications } from './use-admin-applications';

interface ApplicationsOfProps {
  filter: { userId: string } | { jobId: string };
  /** What is said when there are none. */
  none: string;
}

/** The applications that belong to a user or a job, newest first. */
export function ApplicationsOf({ filter, none }: ApplicationsOfProps) {
  const t = useTranslations('adminLists.applications');
  const [period, setPeriod] = useState(ALL_DAYS);
  const applications = useAdminApplications({ ...filter, ...periodVariables(period) });
  const isNarrowed = isGiven(period);
  return (
    <SectionCard title={t('table')}>
      <div className={classes.filters}>
        <PeriodFilter period={period} onChange={(change) => setPeriod({ ...period, ...change })} />
      </div>
      <Matching rows={applications.matching} />
      <AdminList
        list={applications}
        empty={{ title: t('noneTitle'), text: isNarrowed ? t('none') : none }}
        onClear={isNarrowed ? () => setPeriod(ALL_DAYS) : null}
      >
        {(rows) => <ApplicationsTable applications={rows} />}
      </AdminList>
    </SectionCard>
  );
}
