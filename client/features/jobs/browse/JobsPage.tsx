import { useTranslations } from 'use-intl/react';
import { useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { JobResults } from './JobResults';
import { JobSearchBox } from './JobSearchBox';
import type { JobPaneProps } from './JobPane';
import classes from './JobsPage.module.css';
import { useRememberedJobsList } from './last-jobs-list';
import { placeName } from './place-name';
import { useChosenFilters } from './use-chosen-filters';
import { useChosenJob, type ChosenJob } from './use-chosen-job';
import { useFilterCounts } from './use-filter-counts';
import { useJobsFilter } from './use-jobs-filter';
import { understoodSearch, useShownJobs, type FoundJobs } from './use-shown-jobs';
import { Sentence } from '../../../components/Sentence';
import { counted } from '../../../language/counted';
import { paths } from '../../../../domain/paths';
import type { Shortcut } from '../../../components/shortcuts/use-shortcuts';

interface Places {
  searchBox: RefObject<HTMLInputElement | null>;
  /** Holds the cards, and the job beside them. */
  results: RefObject<HTMLElement | null>;
}

/** The keys of the list: to the next job, the one before, its page, its times, and to the search. */
function useListKeys({ searchBox, results }: Places, chosen: ChosenJob): Shortcut[] {
  const t = useTranslations('browse.keys');
  const navigate = useNavigate();
  const cards = (): HTMLElement[] =>
    Array.from(results.current?.querySelectorAll<HTMLElement>('article[data-job]') ?? []);
  /** The card with the focus, else the one whose job is beside the list. */
  const current = (): HTMLElement | undefined =>
    cards().find((card) => card.contains(document.activeElement)) ??
    cards().find((card) => card.dataset['job'] === chosen.id);

  const move = (step: 1 | -1): void => {
    const all = cards();
    const from = current();
    const isInside = from?.contains(document.activeElement) ?? false;
    // The first key goes to the job that is shown already.
    const target = from && !isInside ? from : all[from ? all.indexOf(from) + step : 0];
    target?.querySelector<HTMLElement>('h2 a')?.focus();
    if (target?.dataset['job']) chosen.show(target.dataset['job']);
  };
  const toTimes = (): void => {
    const place = results.current?.querySelector('aside') ?? current() ?? cards()[0];
    place?.querySelector<HTMLElement>('input[type="radio"]:enabled, a[href*="slot="]')?.focus();
  };
  return [
    { key: 'j', text: t('next'), run: () => move(1) },
    { key: 'k', text: t('previous'), run: () => move(-1) },
    { key: 'enter', text: t('open'), run: () => chosen.id !== null && void navigate(paths.user.job(chosen.id)) },
    { key: 't', text: t('times'), run: toTimes },
    { key: '/', text: t('search'), run: () => searchBox.current?.focus() },
  ];
}

interface FoundCountProps {
  jobs: FoundJobs;
  /** The place of the filter, where the server does not know it. */
  placeName: string | null;
}

/** How many jobs there are, for what and where. */
function FoundCount({ jobs: { totalCount, understood }, placeName }: FoundCountProps) {
  const t = useTranslations('browse.list');
  if (!understood) return <span>{t('count', counted(totalCount))}</span>;
  const place = understood.place ?? placeName ?? '';
  const { words, isElsewhere, isEverything } = understood;
  if (words === '' && !isElsewhere)
    return <span>{place ? t('countIn', { ...counted(totalCount), place }) : t('count', counted(totalCount))}</span>;
  const found = place ? 'foundIn' : 'found';
  const everything = place ? 'everythingIn' : 'everything';
  return (
    <Sentence>
      {t.rich(isElsewhere ? 'elsewhere' : isEverything ? everything : found, {
        ...counted(totalCount),
        place,
        words: () => <span translate="no">{words}</span>,
      })}
    </Sentence>
  );
}

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
