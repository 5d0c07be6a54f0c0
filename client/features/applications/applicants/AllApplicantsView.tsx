import { useTranslations } from 'use-intl/react';
import { Button, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatThousands } from '../../../../domain/money';
import { paths } from '../../../../domain/paths';
import { DownloadLink } from '../../../components/DownloadLink';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PagedList } from '../../../components/PagedList';
import { PageHeader } from '../../../components/PageHeader';
import { TableSkeleton } from '../../../components/skeletons';
import type { AllApplicantsQuery } from '../../../graphql/generated';
import { RevealsNotice } from '../RevealsNotice';
import { CompanyProposals } from '../../reschedules/proposals/CompanyProposals';
import { AllApplicantsFilters, JobChoice, type AllApplicantsFiltersProps } from './AllApplicantsFilters';
import classes from './AllApplicants.module.css';
import { groupByJob, noFilters } from './applicant-filters';
import { sorted, type ColumnSort, type Item, type Sort } from './applicant-sort';
import { ApplicantTable } from './ApplicantTable';
import tableClasses from './ApplicantTable.module.css';
import { ApplicantCheckbox, BulkRejectBar } from './BulkRejectBar';
import { useBulkReject, type BulkReject } from './use-bulk-reject';
import { usePostedTitle } from './use-posted-title';
import type { Elements } from '../../../components/elements';

interface AllApplicantsViewProps extends AllApplicantsFiltersProps {
  applicants: AllApplicantsQuery['companyApplications'] | undefined;
  failure: string | null;
  onRetry: () => unknown;
  onPage: (page: number) => void;
  /** Who sits when, in place of the list. */
  seats: Elements;
  onSeats: (wanted: boolean) => void;
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
  return item.viewerCanDecide ? <Choice item={item} bulk={bulk} /> : null;
}

function Groups({
  applicants,
  filters,
  onFilters,
  onPage,
}: Pick<AllApplicantsViewProps, 'filters' | 'onFilters' | 'onPage'> & {
  applicants: NonNullable<AllApplicantsViewProps['applicants']>;
}) {
  const t = useTranslations('applicants.list');
  const longTitle = usePostedTitle();
  const pendingIds = applicants.items.filter(({ viewerCanDecide }) => viewerCanDecide).map(({ id }) => id);
  const bulk = useBulkReject(pendingIds);
  const [ofColumn, setOfColumn] = useState<ColumnSort>('APPLIED');
  const sort: Sort = filters.isSoonestFirst ? 'REPLY' : ofColumn;
  const setSort = (chosen: ColumnSort): void => {
    setOfColumn(chosen);
    if (filters.isSoonestFirst) onFilters({ isSoonestFirst: false });
  };
  return (
    <PagedList page={applicants.page} pageCount={applicants.pageCount} onChange={onPage} label={t('pages')}>
      <Text size="sm" c="dimmed" mb="sm" aria-live="polite">
        {t('count', { count: applicants.totalCount, number: formatThousands(applicants.totalCount) })}
      </Text>
      <div className={tableClasses.groups}>
        {groupByJob(applicants.items, longTitle).map(({ jobId, title, items }) => (
          <ApplicantTable
            key={jobId}
            jobId={jobId}
            title={title}
            items={sorted(items, sort)}
            sort={sort}
            onSort={setSort}
            choiceOf={pendingIds.length === 0 ? undefined : (item) => choiceOf(item, bulk)}
          />
        ))}
      </div>
      <BulkRejectBar bulk={bulk} pendingCount={pendingIds.length} />
    </PagedList>
  );
}

function Content(props: AllApplicantsViewProps) {
  const { applicants, failure } = props;
  if (!applicants) {
    return failure === null ? <TableSkeleton /> : <ErrorState message={failure} onRetry={props.onRetry} />;
  }
  return applicants.items.length === 0 ? <Empty {...props} /> : <Groups {...props} applicants={applicants} />;
}

export function AllApplicantsView(props: AllApplicantsViewProps) {
  const t = useTranslations('applicants');
  return (
    <>
      <PageHeader
        title={t('titles.allApplicants')}
        context={
          <>
            <span>{t('list.context')}</span>
            <RevealsNotice />
          </>
        }
        action={<DownloadLink href={paths.exports.acceptedApplicants}>{t('list.download')}</DownloadLink>}
      />
      <CompanyProposals />
      <SegmentedControl
        size="md"
        mb="md"
        classNames={{ label: classes.statusLabel }}
        aria-label={t('seats.view')}
        data={[
          { value: 'list', label: t('seats.list') },
          { value: 'times', label: t('seats.times') },
        ]}
        value={props.seats ? 'times' : 'list'}
        onChange={(value) => props.onSeats(value === 'times')}
      />
      {props.seats ? (
        <>
          <div className={classes.filters}>
            <JobChoice {...props} />
          </div>
          {props.seats}
        </>
      ) : (
        <>
          <AllApplicantsFilters {...props} counts={props.applicants?.counts} />
          <Content {...props} />
        </>
      )}
    </>
  );
}
