import type { ReactNode } from 'react';
import classes from './Timeline.module.css';

export interface TimelineEntry {
  key: string;
  /** The colour of the dot; grey when missing. */
  tone?: 'pending' | 'accepted' | 'rejected';
  content: ReactNode;
}

/** What happened, one thing beneath the other on a line. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol className={classes.line} aria-label={label}>
      {entries.map(({ key, tone, content }) => (
        <li key={key} className={classes.entry} data-tone={tone}>
          {content}
        </li>
      ))}
    </ol>
  );
}
