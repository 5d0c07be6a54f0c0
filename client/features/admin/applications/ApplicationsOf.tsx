import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SectionCard } from '../../../components/SectionCard';
import { ALL_DAYS, isGiven, periodVariables } from '../list/list-period';
import { PeriodList } from '../list/PeriodList';
import { ApplicationsTable } from './ApplicationsTable';
import { useAdminApplications } from './use-admin-applications';

interface ApplicationsOfProps {
  filter: { userId: string } | { jobId: string };
  /** The text for an empty list. */
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
      <PeriodList
        list={applications}
        period={period}
        onPeriod={(change) => setPeriod({ ...period, ...change })}
        empty={{ title: t('noneTitle'), text: isNarrowed ? t('none') : none }}
      >
        {(rows) => <ApplicationsTable applications={rows} />}
      </PeriodList>
    </SectionCard>
  );
}
