import { useTranslations } from 'use-intl/react';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { COMPANY_APPLICATIONS_PAGE_SIZE } from '../../../../domain/applications';
import { paths } from '../../../../domain/paths';
import type { StatusCounts } from '../../../components/charts/status-series';
import { StatusCountBadges } from '../../../components/StatusCountBadges';
import { abilitiesOf, ApplicantRow, ApplicantRows } from '../../../components/ApplicantRow';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { InterviewLine } from '../../../components/InterviewLine';
import { PagedList } from '../../../components/PagedList';
import { SectionCard } from '../../../components/SectionCard';
import { TableSkeleton } from '../../../components/skeletons';
import { useCompanyJobApplicantsQuery, type CompanyJobApplicantsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { counted } from '../../../language/counted';
import { usePageWithin } from '../../../lib/list-address';

/** Beside schedule and posting; a page of the server has five of these. */
const ROWS = 10;
const PAGES_OF_ONE = COMPANY_APPLICATIONS_PAGE_SIZE / ROWS;

type Applicants = NonNullable<CompanyJobApplicantsQuery['companyApplications']>;

function Rows({ pathOf, items }: { pathOf: (id: string) => string; items: Applicants['items'] }) {
  const t = useTranslations('companyJobs.applicants');
  if (items.length === 0) return <EmptyState drawing="people">{t('none')}</EmptyState>;
  return (
    <ApplicantRows label={t('title')}>
      {items.map((application) => (
        <ApplicantRow
          key={application.id}
          to={pathOf(application.id)}
          applicationId={application.id}
          applicant={application.applicant}
          line={abilitiesOf(application.applicant)}
          aside={<InterviewLine time={application.selectedInterview} />}
          application={application}
        />
      ))}
    </ApplicantRows>
  );
}

interface CompanyJobApplicantsProps {
  jobId: string;
  counts: (StatusCounts & { total: number }) | null;
  pathOf: (applicationId: string) => string;
}

/** The applicants panel of one job, masked until accepted. */
export function CompanyJobApplicants({ jobId, counts, pathOf }: CompanyJobApplicantsProps) {
  const t = useTranslations('companyJobs.applicants');
  const [page, setPage] = useState(1);
  const { data, previousData, loading, error, refetch } = useCompanyJobApplicantsQuery({
    variables: { jobId, page: Math.ceil(page / PAGES_OF_ONE) },
  });
  const pagesOf = ({ totalCount }: Applicants): number => Math.ceil(totalCount / ROWS);
  const isLeaving = usePageWithin(
    page,
    data?.companyApplications ? pagesOf(data.companyApplications) : undefined,
    setPage,
  );
  const applicants = isLeaving ? undefined : (data ?? (loading ? previousData : undefined))?.companyApplications;
  const first = ((page - 1) % PAGES_OF_ONE) * ROWS;

  if (error && !applicants) {
    return (
      <SectionCard title={t('title')}>
        <ErrorState message={queryErrorText(error, t('loadFailed'))} onRetry={refetch} />
      </SectionCard>
    );
  }
  if (!applicants) return <TableSkeleton rows={3} />;
  return (
    <SectionCard
      title={t('title')}
      aside={
        <Text c="dimmed" size="sm">
          {t('count', counted(applicants.totalCount))}
        </Text>
      }
    >
      {counts && counts.total > 0 ? (
        <Group gap="0 0.375rem">
          <StatusCountBadges
            counts={counts}
            to={(status) => `${paths.company.allApplicants}?job=${jobId}&status=${status}`}
          />
        </Group>
      ) : null}
      <PagedList page={page} pageCount={pagesOf(applicants)} onChange={setPage} label={t('pages')}>
        <Rows pathOf={pathOf} items={applicants.items.slice(first, first + ROWS)} />
      </PagedList>
    </SectionCard>
  );
}
