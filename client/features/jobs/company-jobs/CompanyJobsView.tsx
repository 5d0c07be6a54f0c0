import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '../../../icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { JobStatusFilter } from '../../../../domain/jobs';
import { counted } from '../../../../domain/text';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { PagedList } from '../../../components/PagedList';
import { CardListSkeleton } from '../../../components/skeletons';
import type { CompanyJobsQuery } from '../../../graphql/generated';
import classes from './CompanyJobs.module.css';
import { CompanyJobCard } from './CompanyJobCard';

interface CompanyJobsViewProps {
  jobs: CompanyJobsQuery['companyJobs'] | undefined;
  failed: boolean;
  onRetry: () => unknown;
  search: string;
  status: JobStatusFilter;
  onSearch: (text: string) => void;
  onStatus: (status: JobStatusFilter) => void;
  onPage: (page: number) => void;
  onClear: () => void;
}

const filters: { value: JobStatusFilter; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'OPEN', label: 'Open' },
  { value: 'CLOSED', label: 'Close' },
];

const createJob = (
  <Button component={Link} to={paths.company.createJob} leftSection={<IconPlus size={18} aria-hidden />}>
    Create Job
  </Button>
);

function Filters(props: CompanyJobsViewProps) {
  const [typed, setTyped] = useState(props.search);
  // Cleared from outside, by the empty state's button: the box follows.
  const [seen, setSeen] = useState(props.search);
  if (seen !== props.search) {
    setSeen(props.search);
    if (props.search === '') setTyped('');
  }
  return (
    <Group gap="md" className={classes.filters}>
      <TextInput
        type="search"
        enterKeyHint="search"
        aria-label="Search jobs"
        placeholder="Search your jobs"
        leftSection={<IconSearch size={18} aria-hidden />}
        className={classes.search}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          props.onSearch(event.currentTarget.value);
        }}
      />
      <SegmentedControl
        size="md"
        aria-label="Show"
        data={filters}
        value={props.status}
        onChange={(value) => props.onStatus(value as JobStatusFilter)}
      />
    </Group>
  );
}

function List(props: CompanyJobsViewProps) {
  const { jobs, search, status } = props;
  if (!jobs) {
    return props.failed ? (
      <ErrorState message="Your job listings could not be shown." onRetry={props.onRetry} />
    ) : (
      <CardListSkeleton />
    );
  }
  if (jobs.items.length === 0) {
    const isFiltered = search !== '' || status !== 'ALL';
    return isFiltered ? (
      <EmptyState
        drawing="search"
        action={
          <Button variant="default" onClick={props.onClear}>
            Clear all filters
          </Button>
        }
      >
        No jobs found matching your criteria.
      </EmptyState>
    ) : (
      <EmptyState drawing="jobs" action={createJob}>
        You have not posted a job yet.
      </EmptyState>
    );
  }
  return (
    <PagedList
      page={jobs.page}
      pageCount={jobs.pageCount}
      onChange={props.onPage}
      label="Job pages"
      previousLabel="Prev"
    >
      <Text size="sm" c="dimmed" mb="sm" aria-live="polite">
        {counted(jobs.totalCount, 'job')}
      </Text>
      <Stack component="ul" gap="md" className={classes.list} aria-label="My job listings">
        {jobs.items.map((job) => (
          <CompanyJobCard key={job.id} job={job} />
        ))}
      </Stack>
    </PagedList>
  );
}

export function CompanyJobsView(props: CompanyJobsViewProps) {
  return (
    <>
      <PageHeader title="My Job Listings" action={createJob} />
      <Filters {...props} />
      <List {...props} />
    </>
  );
}
