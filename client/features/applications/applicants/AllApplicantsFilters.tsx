import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Select, TextInput } from '@mantine/core';
import { IconCalendarTime, IconSearch, IconSortDescending } from '../../../icons';
import { formatThousands } from '../../../../domain/money';
import { statusSeries, type StatusCounts } from '../../../components/charts/status-series';
import { statusWord } from '../../../components/StatusBadge';
import { useListSearch } from '../../../lib/use-list-search';
import classes from './AllApplicants.module.css';
import { distinctTitles, type ApplicantFilters, type FilterJob } from './applicant-filters';
import { SORTS, type Sort } from './applicant-sort';
import { usePostedTitle } from './use-posted-title';

export interface AllApplicantsFiltersProps {
  filters: ApplicantFilters;
  jobs: readonly FilterJob[];
  onJobSearch: (text: string) => void;
  hasColleagues: boolean;
  onFilters: (changes: Partial<ApplicantFilters>) => void;
}

interface FilterRowProps extends AllApplicantsFiltersProps {
  /** Of the chosen job and name, whatever tab is open. */
  counts: (StatusCounts & { total: number }) | undefined;
  /** Of the list that is open. */
  listedCount: number | undefined;
  /** Who sits when, in place of the list, which alone has tabs, a search and an order. */
  isByTime: boolean;
  onByTime: (wanted: boolean) => void;
}

interface TabProps {
  word: string;
  /** Null for a tab that says none. */
  count: number | null | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

/** A native radio: it shows that it is chosen before the list is drawn. */
function Tab({ word, count, isOpen, onOpen }: TabProps) {
  return (
    <label className={classes.tab}>
      <input type="radio" name="applicant-status" checked={isOpen} onChange={onOpen} />
      <span>{word}</span>
      {/* Figure spaces keep the place of a count that is not there yet. */}
      {count === null ? null : (
        <span className={classes.count}>{count === undefined ? '\u2007\u2007' : ` ${formatThousands(count)}`}</span>
      )}
    </label>
  );
}

function Tabs({
  filters,
  counts,
  listedCount,
  onFilters,
}: Pick<FilterRowProps, 'filters' | 'counts' | 'listedCount' | 'onFilters'>) {
  const t = useTranslations('applicants.filters');
  const tabs = useRef<HTMLDivElement>(null);
  const { status } = filters;
  // On a phone the open one may lie beyond the edge: an address or the keyboard has opened it.
  useEffect(() => {
    const row = tabs.current;
    const open = row?.querySelector<HTMLElement>('label:has(:checked)');
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [status]);
  return (
    <div ref={tabs} role="radiogroup" aria-label={t('status')} className={classes.tabs}>
      <Tab
        word={t('allStatuses')}
        count={counts?.total}
        isOpen={status === null}
        onOpen={() => onFilters({ status: null })}
      />
      {statusSeries.map(({ field, status: one }) => (
        <Tab
          key={one}
          word={statusWord(one)}
          count={counts?.[field]}
          isOpen={status === one}
          onOpen={() => onFilters({ status: one })}
        />
      ))}
      {/* A part of the accepted, so it stands after what adds up, and is counted only when it is open. */}
      <Tab
        word={t('absent')}
        count={status === 'ABSENT' ? listedCount : null}
        isOpen={status === 'ABSENT'}
        onOpen={() => onFilters({ status: 'ABSENT' })}
      />
    </div>
  );
}

/** The choice beside the jobs' ids. */
const MINE = 'mine';

/** One job, one's own, or all of them. */
function JobChoice({ filters, jobs, onJobSearch, hasColleagues, onFilters }: AllApplicantsFiltersProps) {
  const t = useTranslations('applicants.filters');
  const titles = distinctTitles(jobs, usePostedTitle());
  const mine = useTranslations('portal')('mine');
  const choices = [...titles].map(([value, label]) => ({ value, label }));
  return (
    <Select
      aria-label={t('job')}
      placeholder={t('allJobs')}
      className={classes.job}
      searchable
      clearable
      nothingFoundMessage={t('noSuchJob')}
      clearButtonProps={{ 'aria-label': t('allJobs') }}
      data={hasColleagues ? [{ value: MINE, label: mine }, ...choices] : choices}
      renderOption={({ option }) => <span translate={option.value === MINE ? 'yes' : 'no'}>{option.label}</span>}
      value={filters.isMine ? MINE : filters.jobId}
      onChange={(choice) => onFilters({ jobId: choice === MINE ? null : choice, isMine: choice === MINE })}
      onSearchChange={(text) => onJobSearch(text === mine || [...titles.values()].includes(text) ? '' : text)}
    />
  );
}

function NameSearch({ id, search, onSearch }: { id: string; search: string; onSearch: (text: string) => void }) {
  const t = useTranslations('applicants.filters');
  const { typed, type } = useListSearch(search, onSearch);
  return (
    <TextInput
      id={id}
      className={classes.search}
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

/** The browser's own list behind an icon; the line below the applicants says what is chosen. */
function SortChoice({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const t = useTranslations('applicants.filters');
  return (
    <label className={classes.icon} title={t('sort')}>
      <IconSortDescending size={20} stroke={1.75} aria-hidden />
      <select aria-label={t('sort')} value={sort} onChange={(event) => onSort(event.currentTarget.value as Sort)}>
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {t(`sorts.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Tabs, and one row of everything else. */
export function AllApplicantsFilters({ counts, listedCount, isByTime, onByTime, ...props }: FilterRowProps) {
  const t = useTranslations('applicants.filters');
  const { filters, onFilters } = props;
  const searchId = useId();
  const [isSearching, setSearching] = useState(filters.search !== '');
  const isSearchShown = isSearching || filters.search !== '';
  return (
    <div className={classes.filters}>
      {isByTime ? null : <Tabs filters={filters} counts={counts} listedCount={listedCount} onFilters={onFilters} />}
      <div className={classes.row}>
        <JobChoice {...props} />
        {isByTime ? null : (
          <>
            <button
              type="button"
              className={classes.icon}
              aria-label={t('findName')}
              title={t('findName')}
              aria-expanded={isSearchShown}
              aria-controls={searchId}
              onClick={() => {
                if (isSearchShown) onFilters({ search: '' });
                setSearching(!isSearchShown);
              }}
            >
              <IconSearch size={20} stroke={1.75} aria-hidden />
            </button>
            {/* What is due today is in the order in which it is due. */}
            {filters.waiting ? null : <SortChoice sort={filters.sort} onSort={(sort) => onFilters({ sort })} />}
          </>
        )}
        <button
          type="button"
          className={classes.icon}
          aria-label={t('byTime')}
          title={t('byTime')}
          aria-pressed={isByTime}
          onClick={() => onByTime(!isByTime)}
        >
          <IconCalendarTime size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
      {isSearchShown && !isByTime ? (
        <NameSearch id={searchId} search={filters.search} onSearch={(search) => onFilters({ search })} />
      ) : null}
    </div>
  );
}
