import { Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../../domain/text';
import { paths } from '../../../app/paths';
import { abilitiesOf, ApplicantRow, ApplicantRows } from '../../../components/ApplicantRow';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { InterviewLine } from '../../../components/InterviewLine';
import { PagedList } from '../../../components/PagedList';
import { SectionCard } from '../../../components/SectionCard';
import { TableSkeleton } from '../../../components/skeletons';
import { useCompanyJobApplicantsQuery, type CompanyJobApplicantsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { usePageWithin } from '../../../lib/list-address';

type Applicants = NonNullable<CompanyJobApplicantsQuery['companyApplications']>;

function Rows({ items }: { items: Applicants['items'] }) {
  if (items.length === 0) {
    return <EmptyState drawing="people">No applicants yet. They appear here as they apply.</EmptyState>;
  }
  return (
    <ApplicantRows label="Applicants">
      {items.map((application) => (
        <ApplicantRow
          key={application.id}
          to={paths.company.applicant(application.id)}
          applicationId={application.id}
          applicant={application.applicant}
          line={abilitiesOf(application.applicant)}
          aside={<InterviewLine time={application.selectedInterview} />}
          status={application.status}
        />
      ))}
    </ApplicantRows>
  );
}

/** The applicants panel of one job, masked until accepted. */
export function CompanyJobApplicants({ jobId }: { jobId: string }) {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useCompanyJobApplicantsQuery({ variables: { jobId, page } });
  const isLeaving = usePageWithin(page, data?.companyApplications?.pageCount, setPage);
  const applicants = isLeaving ? undefined : (data ?? previousData)?.companyApplications;

  if (error && !applicants) {
    return (
      <SectionCard title="Applicants">
        <ErrorState
          message={queryErrorText(error, 'Failed to load applicants. Please try again later.')}
          onRetry={refetch}
        />
      </SectionCard>
    );
  }
  if (!applicants) return <TableSkeleton rows={3} />;
  return (
    <SectionCard
      title="Applicants"
      aside={
        <Text c="dimmed" size="sm">
          {counted(applicants.totalCount, 'applicant')}
        </Text>
      }
    >
      <PagedList page={applicants.page} pageCount={applicants.pageCount} onChange={setPage} label="Applicant pages">
        <Rows items={applicants.items} />
      </PagedList>
    </SectionCard>
  );
}
