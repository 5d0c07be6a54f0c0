import { Pagination } from '../../../components/Pagination';
import type { SeekerJobsQuery } from '../../../graphql/generated';
import { useViewer } from '../../../app/session';
import classes from './JobsList.module.css';
import { SeekerJobCard } from './SeekerJobCard';
import type { ChosenJob } from './use-chosen-job';

interface JobsListProps {
  jobs: Pick<SeekerJobsQuery['jobs'], 'items' | 'page' | 'pageCount'>;
  /** How many there are, in words, where no heading says it. */
  count?: string;
  pagesLabel: string;
  cardHeading: 'h2' | 'h3';
  chosen: ChosenJob;
  /** The next answer is on its way; these are still the last one's. */
  isStale: boolean;
  onPage: (page: number) => void;
}

/** A page of jobs with how many there are and the way to the others. */
export function JobsList({ jobs, count, pagesLabel, cardHeading, chosen, isStale, onPage }: JobsListProps) {
  const { company } = useViewer();
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
            linkTo={(slot) => chosen.linkTo(job.id, slot)}
            isChosen={job.id === chosen.id}
            onOpen={() => chosen.opened(job.id)}
          />
        ))}
      </div>
      <Pagination page={page} pageCount={pageCount} onChange={onPage} label={pagesLabel} />
    </div>
  );
}
