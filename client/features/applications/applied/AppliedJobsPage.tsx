import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { PageHeader } from '../../../components/PageHeader';
import { RowListSkeleton } from '../../../components/skeletons';
import { PartStatus } from '../../../components/PartStatus';
import { useSeekerApplicationsQuery } from '../../../graphql/generated';
import { PushQuestion } from '../../push/PushQuestion';
import { ProposalsLine } from '../../reschedules/proposals/ProposalsLine';
import { AppliedJobsView } from './AppliedJobsView';

/** What the job's page leaves when it leads here (features/jobs/job/use-apply.ts). */
function newIdOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'newApplicationId' in state
    ? String(state.newApplicationId)
    : null;
}

export function AppliedJobsPage() {
  const t = useTranslations('applications');
  const newId = newIdOf(useLocation().state);
  const query = useSeekerApplicationsQuery();
  return (
    <>
      <PageHeader title={t('titles.appliedJobs')} context={t('applied.context')} />
      {query.data ? (
        <>
          <ProposalsLine proposals={query.data.proposalsToAnswer} />
          <AppliedJobsView applications={query.data.myApplications} newId={newId} />
          {query.data.myApplications.length > 0 ? <PushQuestion /> : null}
        </>
      ) : (
        <PartStatus query={query} failed={t('applied.loadFailed')} outline={<RowListSkeleton />} />
      )}
    </>
  );
}
