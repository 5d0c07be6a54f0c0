import { useTranslations } from 'use-intl/react';
import { useRef } from 'react';
import { PageHeader } from '../../../components/PageHeader';
import { Shortcuts } from '../../../components/shortcuts/Shortcuts';
import { counted } from '../../../language/counted';
import { SavedSearchesLink } from '../../saved-searches/SavedSearchesLink';
import { SaveSearchButton } from '../../saved-searches/SaveSearchButton';
import { ActiveFilters } from './ActiveFilters';
import { FilterRow } from './FilterRow';
import { JobResults } from './JobResults';
import { JobSearchBox } from './JobSearchBox';
import classes from './JobsPage.module.css';
import { useRememberedJobsList } from './last-jobs-list';
import { placeName } from './place-name';
import { useChosenFilters } from './use-chosen-filters';
import { useFilterCounts } from './use-filter-counts';
import { useJobsFilter } from './use-jobs-filter';
import { useShownJobs } from './use-shown-jobs';

export function JobsPage() {
  const t = useTranslations('browse');
  useRememberedJobsList();
  const finder = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const control = useJobsFilter();
  const { search, filter } = control.address;
  const shown = useShownJobs(control.address);
  const isRelatedAlone = shown.isEmpty && shown.isRelatedShown;
  const counts = useFilterCounts(control.address, isRelatedAlone);
  const chosen = useChosenFilters(filter, counts);
  const { list } = shown.jobs;
  return (
    <>
      <div ref={finder} role="search" aria-label={t('list.title')} tabIndex={-1} className={classes.finder}>
        <div className={classes.title}>
          <PageHeader
            title={t('list.title')}
            tabTitle={t('titles.findJobs')}
            context={
              list && !isRelatedAlone ? <span role="status">{t('list.count', counted(list.totalCount))}</span> : null
            }
          />
        </div>
        <div className={classes.box}>
          <JobSearchBox control={control} box={searchBox} />
        </div>
        <div className={classes.actions}>
          <Shortcuts shortcuts={[{ key: '/', text: t('list.search'), run: () => searchBox.current?.focus() }]} />
          <SavedSearchesLink />
        </div>
        <div className={classes.filters}>
          <FilterRow
            filter={filter}
            counts={counts}
            onChoose={control.choose}
            setCount={chosen.length}
            totalCount={shown.totalCount}
          />
          <div className={classes.chosen}>
            <ActiveFilters chosen={chosen} onChoose={control.choose} onNoneLeft={() => finder.current?.focus()} />
            <SaveSearchButton
              search={search}
              filter={filter}
              placeName={filter.placeId && placeName(counts, filter.placeId)}
            />
          </div>
        </div>
      </div>
      <JobResults shown={shown} control={control} />
    </>
  );
}
