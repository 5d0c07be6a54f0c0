import { useTranslations } from 'use-intl/react';
import { SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { IconSearch } from '../../../icons';
import { ApplicationStatus } from '../../../../domain/applications';
import { formatThousands } from '../../../../domain/money';
import { statusSeries, type StatusCounts } from '../../../components/charts/status-series';
import { statusWord } from '../../../components/StatusBadge';
import { oneOf } from '../../../lib/one-of';
import { useListSearch } from '../../../lib/use-list-search';
import classes from './AllApplicants.module.css';
import { distinctTitles, type ApplicantFilters, type FilterJob } from './applicant-filters';
import { usePostedTitle } from './use-posted-title';

export interface AllApplicantsFiltersProps {
  filters: ApplicantFilters;
  jobs: readonly FilterJob[];
  onJobSearch: (text: string) => void;
  onFilters: (changes: Partial<ApplicantFilters>) => void;
}

const allStatuses = 'ALL';

function NameSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const t = useTranslations('applicants.filters');
  const { typed, type } = useListSearch(search, onSearch);
  return (
    <TextInput
      label={t('name')}
      description={t('nameHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      type="search"
      enterKeyHint="search"
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

/** One job, or all of them. */
export function JobChoice({ filters, jobs, onJobSearch, onFilters }: AllApplicantsFiltersProps) {
  const t = useTranslations('applicants.filters');
  const titles = distinctTitles(jobs, usePostedTitle());
  return (
    <Select
      label={t('job')}
      placeholder={t('allJobs')}
      searchable
      clearable
      nothingFoundMessage={t('noSuchJob')}
      clearButtonProps={{ 'aria-label': t('allJobs') }}
      data={[...titles].map(([value, label]) => ({ value, label }))}
      renderOption={({ option }) => <span translate="no">{option.label}</span>}
      value={filters.jobId}
      onChange={(jobId) => onFilters({ jobId })}
      onSearchChange={(text) => onJobSearch([...titles.values()].includes(text) ? '' : text)}
    />
  );
}

/** What a tab shows, and how many that are; only the word until they are counted. */
function Tab({ word, count }: { word: string; count: number | undefined }) {
  return (
    <>
      <span>{word}</span>
      {count === undefined ? null : <span className={classes.count}>{` ${formatThousands(count)}`}</span>}
    </>
  );
}

interface CountedFiltersProps extends AllApplicantsFiltersProps {
  /** Of the chosen job and name, whatever tab is open. */
  counts: (StatusCounts & { total: number }) | undefined;
}

export function AllApplicantsFilters({ counts, ...props }: CountedFiltersProps) {
  const t = useTranslations('applicants.filters');
  const { filters, onFilters } = props;
  return (
    <div className={classes.filters}>
      <SegmentedControl
        size="md"
        aria-label={t('status')}
        classNames={{ root: classes.statuses, label: classes.statusLabel }}
        data={[
          { value: allStatuses, label: <Tab word={t('allStatuses')} count={counts?.total} /> },
          ...statusSeries.map(({ field, status }) => ({
            value: status,
            label: <Tab word={statusWord(status)} count={counts?.[field]} />,
          })),
        ]}
        value={filters.status ?? allStatuses}
        onChange={(value) => onFilters({ status: oneOf(Object.values(ApplicationStatus), value) })}
      />
      <JobChoice {...props} />
      <Switch
        className={classes.soonest}
        label={t('soonestReply')}
        checked={filters.isSoonestFirst}
        onChange={(event) => onFilters({ isSoonestFirst: event.currentTarget.checked })}
      />
      <NameSearch search={filters.search} onSearch={(search) => onFilters({ search })} />
    </div>
  );
}
