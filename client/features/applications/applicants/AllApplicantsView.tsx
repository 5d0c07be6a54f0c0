import { useTranslations } from 'use-intl/react';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatThousands } from '../../../../domain/money';
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
import { LooksNotice } from '../LooksNotice';
import { CompanyProposals } from '../proposals/CompanyProposals';
import classes from './AllApplicants.module.css';
import { AllApplicantsFilters, type AllApplicantsFiltersProps } from './AllApplicantsFilters';
import { groupByJob, noFilters } from './applicant-filters';
import { ApplicantCheckbox, BulkRejectBar } from './BulkRejectBar';
import { useBulkReject, type BulkReject } from './use-bulk-reject';
import { usePostedTitle } from './use-posted-title';

type Item = NonNullable<AllApplicantsQuery['companyApplications']>['items'][number];

interface AllApplicantsViewProps extends AllApplicantsFiltersProps {
  applicants: AllApplicantsQuery['companyApplications'] | undefined;
  failure: string | null;
  onRetry: () => unknown;
  onPage: (page: number) => void;
}

function Empty({ filters, onFilters }: Pick<AllApplicantsViewProps, 'filters' | 'onFilters'>) {
  const t = useTranslations('applicants.list');
  const clear = (
    <Button variant="default" onClick={() => onFilters(noFilters)}>
      {t('clearFilters')}
    </Button>
  );
  if (filters.search !== '') {
    return (
      <EmptyState drawing="search" action={clear}>
        {t('nobodyHasName')}
      </EmptyState>
    );
  }
  if (filters.status || filters.jobId) {
    return (
      <EmptyState drawing="search" action={clear}>
        {t('noneMatch')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="people"
      action={
        <Button component={Link} to={paths.company.jobs}>
          {t('myJobs')}
        </Button>
      }
    >
      {t('empty')}
    </EmptyState>
  );
}

function Choice({ item: { id, applicant, jobTitle }, bulk }: { item: Item; bulk: BulkReject }) {
  const t = useTranslations('applicants');
  return <ApplicantCheckbox id={id} name={applicant?.fullName || t('unknownUser')} jobTitle={jobTitle} bulk={bulk} />;
}

function choiceOf(item: Item, bulk: BulkReject) {
  return item.status === 'PENDING' ? <Choice item={item} bulk={bulk} /> : null;
}

function Groups({
  applicants,
  onPage,
}: {
  applicants: NonNullable<AllApplicantsViewProps['applicants']>;
  onPage: (page: number) => void;
}) {
  const t = useTranslations('applicants.list');
  const longTitle = usePostedTitle();
  const pendingIds = applicants.items.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  const bulk = useBulkReject(pendingIds);
  return (
    <PagedList page={applicants.page} pageCount={applicants.pageCount} onChange={onPage} label={t('pages')}>
      <Text size="sm" c="dimmed" mb="sm" aria-live="polite">
        {t('count', { count: applicants.totalCount, number: formatThousands(applicants.totalCount) })}
      </Text>
      <Stack gap="lg">
        {groupByJob(applicants.items, longTitle).map((group) => (
          <SectionCard
            key={group.jobId}
            title={group.title}
            isWritten
            aside={
              group.items[0]?.job ? (
                <Anchor component={Link} to={paths.company.job(group.jobId)} size="sm" className={classes.more}>
                  {t('viewJob')}
                </Anchor>
              ) : (
                <StatusBadge status="CLOSED" label={t('jobDeleted')} />
              )
            }
          >
            <ApplicantRows label={t('ofJob', { job: group.title })}>
              {group.items.map((application) => (
                <ApplicantRow
                  key={application.id}
                  to={paths.company.applicant(application.id)}
                  applicationId={application.id}
                  applicant={application.applicant}
                  line={abilitiesOf(application.applicant)}
                  aside={<InterviewLine time={application.selectedInterview} />}
                  status={application.status}
                  interview={application.interview}
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
  const t = useTranslations('applicants');
  return (
    <>
      <PageHeader
        title={t('titles.allApplicants')}
        context={
          <>
            {t('list.context')}
            <LooksNotice />
          </>
        }
        action={<DownloadLink href={paths.exports.acceptedApplicants}>{t('list.download')}</DownloadLink>}
      />
      <CompanyProposals />
      <AllApplicantsFilters {...props} />
      <Content {...props} />
    </>
  );
}
