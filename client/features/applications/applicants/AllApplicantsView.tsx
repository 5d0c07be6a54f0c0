import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { UNKNOWN_USER } from '../../../../domain/applications';
import { counted } from '../../../../domain/text';
import { paths } from '../../../app/paths';
import { abilitiesOf, ApplicantRow, ApplicantRows } from '../../../components/ApplicantRow';
import { DownloadLink } from '../../../components/DownloadLink';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { InterviewLine } from '../../../components/InterviewLine';
import { PagedList } from '../../../components/PagedList';
import { PageHeader } from '../../../components/PageHeader';
import { SectionCard } from '../../../components/SectionCard';
import { StatusBadge } from '../../../components/StatusBadge';
import { TableSkeleton } from '../../../components/skeletons';
import type { AllApplicantsQuery } from '../../../graphql/generated';
import classes from './AllApplicants.module.css';
import { AllApplicantsFilters, type AllApplicantsFiltersProps } from './AllApplicantsFilters';
import { groupByJob, noFilters } from './applicant-filters';
import { ApplicantCheckbox, BulkRejectBar } from './BulkRejectBar';
import { useBulkReject, type BulkReject } from './use-bulk-reject';

type Item = NonNullable<AllApplicantsQuery['companyApplications']>['items'][number];

interface AllApplicantsViewProps extends AllApplicantsFiltersProps {
  applicants: AllApplicantsQuery['companyApplications'] | undefined;
  failure: string | null;
  onRetry: () => unknown;
  onPage: (page: number) => void;
}

function Empty({ filters, onFilters }: Pick<AllApplicantsViewProps, 'filters' | 'onFilters'>) {
  const clear = (
    <Button variant="default" onClick={() => onFilters(noFilters)}>
      Clear all filters
    </Button>
  );
  if (filters.search !== '') {
    return (
      <EmptyState drawing="search" action={clear}>
        No accepted applicant has this name. The name search does not include pending or rejected applicants.
      </EmptyState>
    );
  }
  if (filters.status || filters.jobId) {
    return (
      <EmptyState drawing="search" action={clear}>
        No applicants match these filters.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="people"
      action={
        <Button component={Link} to={paths.company.jobs}>
          My Jobs
        </Button>
      }
    >
      Nobody has applied yet. Applicants appear here as they apply.
    </EmptyState>
  );
}

function choiceOf({ id, status, applicant, jobTitle }: Item, bulk: BulkReject) {
  return status === 'PENDING' ? (
    <ApplicantCheckbox id={id} name={applicant?.fullName ?? UNKNOWN_USER} jobTitle={jobTitle} bulk={bulk} />
  ) : null;
}

function Groups({
  applicants,
  onPage,
}: {
  applicants: NonNullable<AllApplicantsViewProps['applicants']>;
  onPage: (page: number) => void;
}) {
  const pendingIds = applicants.items.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  const bulk = useBulkReject(pendingIds);
  return (
    <PagedList page={applicants.page} pageCount={applicants.pageCount} onChange={onPage} label="Applicant pages">
      <Text size="sm" c="dimmed" mb="sm" aria-live="polite">
        {counted(applicants.totalCount, 'applicant')}
      </Text>
      <Stack gap="lg">
        {groupByJob(applicants.items).map((group) => (
          <SectionCard
            key={group.jobId}
            title={group.title}
            aside={
              group.items[0]?.job ? (
                <Anchor component={Link} to={paths.company.job(group.jobId)} size="sm" className={classes.more}>
                  View job
                </Anchor>
              ) : (
                <StatusBadge status="CLOSED" label="Deleted" />
              )
            }
          >
            <ApplicantRows label={`Applicants for ${group.title}`}>
              {group.items.map((application) => (
                <ApplicantRow
                  key={application.id}
                  to={paths.company.applicant(application.id)}
                  applicationId={application.id}
                  applicant={application.applicant}
                  line={abilitiesOf(application.applicant)}
                  aside={<InterviewLine time={application.selectedInterview} />}
                  status={application.status}
                  choice={pendingIds.length === 0 ? undefined : choiceOf(application, bulk)}
                />
              ))}
            </ApplicantRows>
          </SectionCard>
        ))}
      </Stack>
      <BulkRejectBar bulk={bulk} pendingCount={pendingIds.length} />
    </PagedList>
  );
}

function Content(props: AllApplicantsViewProps) {
  const { applicants, failure } = props;
  if (!applicants) {
    return failure === null ? <TableSkeleton /> : <ErrorState message={failure} onRetry={props.onRetry} />;
  }
  return applicants.items.length === 0 ? (
    <Empty {...props} />
  ) : (
    <Groups applicants={applicants} onPage={props.onPage} />
  );
}

export function AllApplicantsView(props: AllApplicantsViewProps) {
  return (
    <>
      <PageHeader
        title="All Applicants"
        context="Names and contacts are shown once you have accepted."
        action={<DownloadLink href={paths.exports.acceptedApplicants}>Download accepted (CSV)</DownloadLink>}
      />
      <AllApplicantsFilters {...props} />
      <Content {...props} />
    </>
  );
}
