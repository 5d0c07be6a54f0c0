import { useTranslations } from 'use-intl/react';
import type { Ref } from 'react';
import { Pagination } from '../../../components/Pagination';
import type { SeekerJobsQuery } from '../../../graphql/generated';
import { counted } from '../../../language/counted';
import classes from './JobsList.module.css';
import { SeekerJobCard } from './SeekerJobCard';

interface JobsListProps {
  jobs: SeekerJobsQuery['jobs'];
  /** The company whose person this is too, if any. */
  ownCompanyId: string | null;
  /** The next answer is on its way; these are still the last one's. */
  isStale: boolean;
  onPage: (page: number) => void;
  ref: Ref<HTMLDivElement>;
}

/** A page of jobs with how many there are and the way to the others. */
export function JobsList({ jobs, ownCompanyId, isStale, onPage, ref }: JobsListProps) {
  const t = useTranslations('browse.list');
  const { items, totalCount, page, pageCount } = jobs;
  return (
    <div ref={ref} tabIndex={-1} className={classes.results} aria-busy={isStale} data-stale={isStale || undefined}>
      <p className={classes.count} role="status">
        {t('count', counted(totalCount))}
      </p>
      <div className={classes.cards}>
        {items.map((job) => (
          <SeekerJobCard key={job.id} job={job} isOwn={job.companyId === ownCompanyId} />
        ))}
      </div>
      <Pagination page={page} pageCount={pageCount} onChange={onPage} label={t('pages')} />
    </div>
  );
}
