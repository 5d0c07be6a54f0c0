import { useTranslations } from 'use-intl/react';
import { useRef } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LightButton } from '../../../components/LightButton';
import { CardListSkeleton } from '../../../components/skeletons';
import { queryErrorText } from '../../../graphql/query-error';
import classes from './JobResults.module.css';
import { hasNoFilters } from './jobs-address';
import { JobsList } from './JobsList';
import { UnderstoodSearch } from './UnderstoodSearch';
import type { ChosenJob } from './use-chosen-job';
import type { JobsFilterControl } from './use-jobs-filter';
import type { ShownJobs } from './use-shown-jobs';

/** Goes to the top of what has changed, for the eyes and for screen readers. */
function showTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

interface JobResultsProps {
  shown: ShownJobs;
  control: JobsFilterControl;
  chosen: ChosenJob;
}

/** The jobs that are found, or what is shown in their place. */
export function JobResults({ shown: { list, isStale, error, retry }, control, chosen }: JobResultsProps) {
  const t = useTranslations('browse.list');
  const top = useRef<HTMLDivElement>(null);
  const { address } = control;
  const choosePage = (page: number): void => {
    control.choosePage(page);
    showTop(top.current);
  };
  const clear = (): void => {
    control.clear();
    // The button goes away once something is found.
    showTop(top.current);
  };
  return (
    <div ref={top} tabIndex={-1} className={classes.results}>
      {list?.understood && list.items.length > 0 ? (
        <UnderstoodSearch understood={list.understood} filter={address.filter} onSearch={() => showTop(top.current)} />
      ) : null}
      {list && list.items.length > 0 ? (
        <JobsList jobs={list} chosen={chosen} isStale={isStale} onPage={choosePage} />
      ) : null}
      {list?.items.length === 0 ? (
        <EmptyState
          drawing="search"
          action={hasNoFilters(address) ? null : <LightButton onClick={clear}>{t('clearFilters')}</LightButton>}
        >
          {t('none')}
        </EmptyState>
      ) : null}
      {!list && error ? <ErrorState message={queryErrorText(error, t('loadFailed'))} onRetry={retry} /> : null}
      {!list && !error ? <CardListSkeleton count={4} /> : null}
    </div>
  );
}
