import { Pagination } from '../../../components/Pagination';
import type { SeekerJobsQuery } from '../../../graphql/generated';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useViewer } from '../../../app/session';
import { jobsAddressOf } from './jobs-address';
import classes from './JobsList.module.css';
import { SeekerJobCard } from './SeekerJobCard';

interface JobsListProps {
  jobs: Pick<SeekerJobsQuery['jobs'], 'items' | 'page' | 'pageCount'>;
  /** How many there are, in words, where no heading says it. */
  count?: string;
  pagesLabel: string;
  cardHeading: 'h2' | 'h3';
  /** The next answer is on its way; these are still the last one's. */
  isStale: boolean;
  onPage: (page: number) => void;
}

/** A page of jobs with how many there are and the way to the others. */
export function JobsList({ jobs, count, pagesLabel, cardHeading, isStale, onPage }: JobsListProps) {
  const { company } = useViewer();
  const [parameters] = useSearchParams();
  const foundBy = jobsAddressOf(parameters).search;
  const { items, page, pageCount } = jobs;
  return (
    <div className={classes.list} aria-busy={isStale} data-stale={isStale || undefined}>
      {count === undefined ? null : (
        <p className={classes.count} role="status">
          {count}
        </p>
      )}
      <div className={classes.cards}>
        {items.map((job) => (
          <SeekerJobCard
            key={job.id}
            job={job}
            isOwn={job.companyId === company?.id}
            heading={cardHeading}
            linkTo={(slot) => paths.user.job(job.id, { foundBy, slot: slot ?? '' })}
          />
        ))}
      </div>
      <Pagination page={page} pageCount={pageCount} onChange={onPage} label={pagesLabel} />
    </div>
  );
}
