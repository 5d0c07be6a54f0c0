import { useTranslations } from 'use-intl/react';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { CardListSkeleton } from '../../../components/skeletons';
import type { RelatedJobsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import classes from './JobResults.module.css';
import { isBare } from './jobs-address';
import { JobsList } from './JobsList';
import { RelatedJobs } from './RelatedJobs';
import { showTop } from './show-top';
import type { ChosenJob } from './use-chosen-job';
import type { JobsFilterControl } from './use-jobs-filter';
import type { ShownJobs } from './use-shown-jobs';

type RelatedList = RelatedJobsQuery['relatedJobs'];

interface NoJobsProps {
  shown: ShownJobs;
  control: JobsFilterControl;
}

interface JobResultsProps extends NoJobsProps {
  chosen: ChosenJob;
}

/** A related list also has the jobs with the words as typed: those right above it are not shown twice. */
function withoutThose(related: RelatedList, above: readonly { id: string }[]): RelatedList {
  const shown = new Set(above.map(({ id }) => id));
  return { ...related, items: related.items.filter(({ id }) => !shown.has(id)) };
}

/** In place of a list without jobs. */
function NoJobs({ shown: { related, isRelatedShown }, control }: NoJobsProps) {
  const t = useTranslations('browse.list');
  const isAsked = control.address.search !== '';
  // Others follow, or whether they do could not be found out: then "none" would not be true.
  if (isRelatedShown || related.error) return null;
  if (isAsked && (!related.list || related.isStale)) return <CardListSkeleton count={4} />;
  return (
    <EmptyState
      drawing="search"
      action={isBare(control.address) ? null : <Button onClick={control.clear}>{t('clearFilters')}</Button>}
    >
      {t('none')}
    </EmptyState>
  );
}

/** The jobs that have what was typed, and below them those that have what was meant. */
export function JobResults({ shown, control, chosen }: JobResultsProps) {
  const t = useTranslations('browse.list');
  const relatedText = useTranslations('browse.related');
  const top = useRef<HTMLDivElement>(null);
  const { jobs, related, isEmpty, isRelatedShown } = shown;
  const others = related.list && withoutThose(related.list, jobs.list?.items ?? []);
  const choosePage = (page: number): void => {
    control.choosePage(page);
    showTop(top.current);
  };
  return (
    <div ref={top} tabIndex={-1} className={classes.results}>
      {jobs.list && !isEmpty ? (
        <JobsList
          jobs={jobs.list}
          pagesLabel={t('pages')}
          cardHeading="h2"
          chosen={chosen}
          isStale={jobs.isStale}
          onPage={choosePage}
        />
      ) : null}
      {isEmpty ? <NoJobs shown={shown} control={control} /> : null}
      {!jobs.list && jobs.error ? (
        <ErrorState message={queryErrorText(jobs.error, t('loadFailed'))} onRetry={jobs.retry} />
      ) : null}
      {!jobs.list && !jobs.error ? <CardListSkeleton count={4} /> : null}
      {isRelatedShown && others && (others.items.length > 0 || others.pageCount > 1) ? (
        <RelatedJobs
          related={others}
          control={control}
          chosen={chosen}
          isStale={related.isStale}
          onSearch={() => showTop(top.current)}
        />
      ) : null}
      {jobs.list && !related.list && related.error ? (
        <ErrorState message={queryErrorText(related.error, relatedText('loadFailed'))} onRetry={related.retry} />
      ) : null}
    </div>
  );
}
