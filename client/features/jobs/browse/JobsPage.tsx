import { useTranslations } from 'use-intl/react';
import { useRef } from 'react';
import { PageHeader } from '../../../components/PageHeader';
import { OnDemandPart } from '../../../components/OnDemandPart';
import { Shortcuts } from '../../../components/shortcuts/Shortcuts';
import { PartSkeleton } from '../../../components/skeletons';
import { toastNotOpened } from '../../../components/toasts';
import { needTexts } from '../../../language/store';
import { onDemand } from '../../../lib/on-demand';
import { SavedSearchesLink } from '../../saved-searches/SavedSearchesLink';
import { SaveSearchButton } from '../../saved-searches/SaveSearchButton';
import { ActiveFilters } from './ActiveFilters';
import { FilterRow } from './FilterRow';
import { FoundCount } from './FoundCount';
import { JobResults } from './JobResults';
import { JobSearchBox } from './JobSearchBox';
import type { JobPaneProps } from './JobPane';
import classes from './JobsPage.module.css';
import { useRememberedJobsList } from './last-jobs-list';
import { placeName } from './place-name';
import { useChosenFilters } from './use-chosen-filters';
import { useChosenJob } from './use-chosen-job';
import { useFilterCounts } from './use-filter-counts';
import { useJobsFilter } from './use-jobs-filter';
import { useListKeys } from './use-list-keys';
import { understoodSearch, useShownJobs, type FoundJobs } from './use-shown-jobs';

/** With the way to report the job, which is another feature's. */
const jobPane = onDemand(async () => {
  const [{ JobPane }, { ReportAction }] = await Promise.all([
    import('./JobPane'),
    import('../../reports/ReportAction'),
    needTexts('reports', 'errors'),
  ]);
  const reportOf = (id: string) => <ReportAction kind="job" id={id} />;
  return (chosen: Pick<JobPaneProps, 'jobId' | 'slotId'>) => <JobPane {...chosen} reportOf={reportOf} />;
});

/** Of a list that is not what was asked for: the counts are its own. */
const understoodForCounts = (list: FoundJobs | undefined) =>
  list?.understood?.isElsewhere || list?.understood?.isEverything ? understoodSearch(list) : null;

export function JobsPage() {
  const t = useTranslations('browse');
  useRememberedJobsList();
  const finder = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const control = useJobsFilter();
  const { search, filter } = control.address;
  const shown = useShownJobs(control.address);
  const { list } = shown;
  const counts = useFilterCounts(control.address, understoodForCounts(list));
  const chosen = useChosenFilters(filter, counts);
  const chosenPlace = filter.placeId && placeName(counts, filter.placeId);
  const results = useRef<HTMLDivElement>(null);
  const chosenJob = useChosenJob(list?.items[0]?.id);
  const keys = useListKeys({ searchBox, results }, chosenJob);
  return (
    <>
      <div ref={finder} role="search" aria-label={t('list.title')} tabIndex={-1} className={classes.finder}>
        <div className={classes.title}>
          <PageHeader
            title={t('list.title')}
            tabTitle={t('titles.findJobs')}
            context={
              list ? (
                <span role="status">
                  <FoundCount jobs={list} placeName={chosenPlace} />
                </span>
              ) : null
            }
          />
        </div>
        <div className={classes.box}>
          <JobSearchBox control={control} box={searchBox} />
        </div>
        <div className={classes.actions}>
          <Shortcuts shortcuts={keys} />
          <SavedSearchesLink />
        </div>
        <div className={classes.filters}>
          <FilterRow
            filter={filter}
            counts={counts}
            onChoose={control.choose}
            setCount={chosen.length}
            totalCount={list?.totalCount}
          />
          <div className={classes.chosen}>
            <ActiveFilters chosen={chosen} onChoose={control.choose} onNoneLeft={() => finder.current?.focus()} />
            <SaveSearchButton search={search} filter={filter} placeName={chosenPlace} />
          </div>
        </div>
      </div>
      <div ref={results} className={classes.results}>
        <JobResults shown={shown} control={control} chosen={chosenJob} />
        <OnDemandPart
          part={jobPane}
          props={{ jobId: chosenJob.id, slotId: chosenJob.slotId }}
          wanted={chosenJob.id !== null}
          waiting={<PartSkeleton />}
          onFailure={toastNotOpened}
        />
      </div>
    </>
  );
}
