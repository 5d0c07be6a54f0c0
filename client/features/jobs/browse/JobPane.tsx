import { useTranslations } from 'use-intl/react';
import { JobContent } from '../job/JobContent';
import classes from './JobPane.module.css';

interface JobPaneProps {
  /** Null where there is no room. */
  jobId: string | null;
  slotId: string | null;
}

/** The chosen job beside the list. */
export function JobPane({ jobId, slotId }: JobPaneProps) {
  const t = useTranslations('browse.titles');
  if (jobId === null) return null;
  return (
    <aside key={jobId} className={classes.pane} aria-label={t('job')}>
      <JobContent jobId={jobId} wantedSlotId={slotId} isPane />
    </aside>
  );
}
