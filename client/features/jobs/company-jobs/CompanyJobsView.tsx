import type { Elements } from '../../../components/elements';
import { useTranslations } from 'use-intl/react';
import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconSearch, IconX } from '../../../icons';
import { Link } from 'react-router-dom';
import { JobStatusFilter } from '../../../../domain/jobs';
import { paths } from '../../../../domain/paths';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { PagedList } from '../../../components/PagedList';
import { CardListSkeleton } from '../../../components/skeletons';
import type { CompanyJobsQuery } from '../../../graphql/generated';
import { counted } from '../../../language/counted';
import { useListSearch } from '../../../lib/use-list-search';
import classes from './CompanyJobs.module.css';
import { CompanyJobCard } from './CompanyJobCard';

interface CompanyJobsViewProps {
  jobs: CompanyJobsQuery['companyJobs'] | undefined;
  failed: boolean;
  onRetry: () => unknown;
  search: string;
  status: JobStatusFilter;
  isMine: boolean;
  /** Null for who has no colleagues. */
  mine: Elements;
  onSearch: (text: string) => void;
  onStatus: (status: JobStatusFilter) => void;
  onPage: (page: number) => void;
  onClear: () => void;
}

function ImportJobs() {
  const t = useTranslations('companyJobs.list');
  return (
    <Button component={Link} to={paths.company.importJobs} variant="default">
      {t('importJobs')}
    </Button>
  );
}

function CreateJob() {
  const t = useTranslations('companyJobs.list');
  return (
    <Button component={Link} to={paths.company.createJob} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('createJob')}
    </Button>
  );
}

/** Jobs without a free time are found by a link alone; the button beside the filter takes it off. */
const SHOWN_FILTERS = [JobStatusFilter.ALL, JobStatusFilter.OPEN, JobStatusFilter.CLOSED] as const;

function Filters(props: CompanyJobsViewProps) {
  const t = useTranslations('companyJobs.list');
  const { typed, type } = useListSearch(props.search, props.onSearch);
  return (
    <Group gap="md" className={classes.filters}>
      <TextInput
        type="search"
        enterKeyHint="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        leftSection={<IconSearch size={18} aria-hidden />}
        className={classes.search}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <SegmentedControl
        size="md"
        aria-label={t('show')}
        data={SHOWN_FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
        value={props.status}
        onChange={(value) => props.onStatus(value as JobStatusFilter)}
      />
      {props.mine}
      {props.status === JobStatusFilter.WITHOUT_TIMES ? (
        <Button variant="light" rightSection={<IconX size={16} aria-hidden />} onClick={() => props.onStatus('ALL')}>
          {t('withoutTimes')}
        </Button>
      ) : null}
    </Group>
  );
}

function List(props: CompanyJobsViewProps) {
  const t = useTranslations('companyJobs.list');
  const { jobs, search, status } = props;
  if (!jobs) {
    return props.failed ? <ErrorState message={t('notShown')} onRetry={props.onRetry} /> : <CardListSkeleton />;
  }
  if (jobs.items.length === 0) {
    const isFiltered = search !== '' || status !== 'ALL' || props.isMine;
    return isFiltered ? (
      <EmptyState
        drawing="search"
        action={
          <Button variant="default" onClick={props.onClear}>
            {t('clearFilters')}
          </Button>
        }
      >
        {t('noneMatch')}
      </EmptyState>
    ) : (
      <EmptyState drawing="jobs" action={<CreateJob />}>
        {t('empty')}
      </EmptyState>
    );
  }
  return (
    <PagedList
      page={jobs.page}
      pageCount={jobs.pageCount}
      onChange={props.onPage}
      label={t('pages')}
      previousLabel={t('previous')}
    >
      <Text size="sm" c="dimmed" mb="sm" aria-live="polite">
        {t('count', counted(jobs.totalCount))}
      </Text>
      <Stack component="ul" gap="md" className={classes.list} aria-label={t('label')}>
        {jobs.items.map((job) => (
          <CompanyJobCard key={job.id} job={job} />
        ))}
      </Stack>
    </PagedList>
  );
}

export function CompanyJobsView(props: CompanyJobsViewProps) {
  const t = useTranslations('companyJobs.list');
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          <Group gap="sm">
            <ImportJobs />
            <CreateJob />
          </Group>
        }
      />
      <Filters {...props} />
      <List {...props} />
    </>
  );
}
