import { useTranslations } from 'use-intl/react';
import { Pagination } from '../../../components/Pagination';
import { useViewer } from '../../../app/session';
import classes from './JobsList.module.css';
import { SeekerJobCard } from './SeekerJobCard';
import type { ChosenJob } from './use-chosen-job';
import type { FoundJobs } from './use-shown-jobs';

interface JobsListProps {
  jobs: FoundJobs;
  chosen: ChosenJob;
  /** The next response is on its way; these are still the last one's. */
  isStale: boolean;
  onPage: (page: number) => void;
}

/** A page of jobs and the way to the others. */
export function JobsList({ jobs, chosen, isStale, onPage }: JobsListProps) {
  const t = useTranslations('browse.list');
  const { company } = useViewer();
  const { items, page, pageCount } = jobs;
  return (
    <div className={classes.list} aria-busy={isStale} data-stale={isStale || undefined}>
      <div className={classes.cards}>
        {items.map((job) => (
          <SeekerJobCard
            key={job.id}
            job={job}
            isOwn={job.companyId === company?.id}
            linkTo={(slot) => chosen.linkTo(job.id, slot)}
            isChosen={job.id === chosen.id}
            onOpen={(press, slot) => chosen.openBeside(press, job.id, slot)}
          />
        ))}
      </div>
      <Pagination page={page} pageCount={pageCount} onChange={onPage} label={t('pages')} />
    </div>
  );
}
