import { useTranslations } from 'use-intl/react';
import { useLocation } from 'react-router-dom';
import { JobContent, type JobContentProps } from '../job/JobContent';
import classes from './JobPane.module.css';
import { ThemeProvider } from '../../../theme/ThemeProvider';

export interface JobPaneProps extends Pick<JobContentProps, 'reportOf'> {
  /** Null where there is no room. */
  jobId: string | null;
  slotId: string | null;
}

/** The chosen job beside the list. */
export function JobPane({ jobId, slotId, reportOf }: JobPaneProps) {
  const t = useTranslations('browse.titles');
  const { key } = useLocation();
  if (jobId === null) return null;
  return (
    <ThemeProvider>
      <aside key={jobId} className={classes.pane} aria-label={t('job')}>
        <JobContent jobId={jobId} wantedSlotId={slotId} wantedBy={key} isPane reportOf={reportOf} />
      </aside>
    </ThemeProvider>
  );
}
