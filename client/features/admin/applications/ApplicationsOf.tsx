import { useTranslations } from 'use-intl/react';
import { SectionCard } from '../../../components/SectionCard';
import { AdminList } from '../list/AdminList';
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
  const applications = useAdminApplications(filter);
  return (
    <SectionCard title={t('table')}>
      <AdminList list={applications} empty={{ title: t('noneTitle'), text: none }} onClear={null}>
        {(rows) => <ApplicationsTable applications={rows} />}
      </AdminList>
    </SectionCard>
  );
}
