import { useTranslations } from 'use-intl/react';
import { SectionCard } from '../../../components/SectionCard';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { isGiven, periodOf, periodVariables } from '../list/list-period';
import { PeriodList } from '../list/PeriodList';
import { ApplicationsTable } from './ApplicationsTable';
import { useAdminApplications } from './use-admin-applications';

interface ApplicationsOfProps {
  filter: { userId: string } | { jobId: string };
  /** The text for an empty list. */
  none: string;
}

function Applications({ filter, none, listKey }: ApplicationsOfProps & { listKey: string }) {
  const t = useTranslations('adminLists.applications');
  const [address, change] = useListAddress(listKey);
  const period = periodOf(address);
  const applications = useAdminApplications({ ...filter, ...periodVariables(period) });
  const isNarrowed = isGiven(period);
  return (
    <SectionCard title={t('table')}>
      <PeriodList
        list={applications}
        period={period}
        onPeriod={change}
        empty={{ title: t('noneTitle'), text: isNarrowed ? t('none') : none }}
      >
        {(rows) => <ApplicationsTable applications={rows} />}
      </PeriodList>
    </SectionCard>
  );
}

/** The applications that belong to a user or a job, newest first. */
export function ApplicationsOf(props: ApplicationsOfProps) {
  const key = useListKey();
  return <Applications key={key} listKey={key} {...props} />;
}
