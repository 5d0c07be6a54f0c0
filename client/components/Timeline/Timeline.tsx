import type { ReactNode } from 'react';
import classes from './Timeline.module.css';
import type { Elements } from '../elements';

export interface TimelineEntry {
  key: string;
  /** The colour of the dot; grey when missing. */
  tone?: 'pending' | 'accepted' | 'rejected';
  /** In place of the dot. */
  icon?: ReactNode;
  content: Elements;
}

/** What happened, one thing beneath the other on a line. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol className={classes.line} aria-label={label}>
      {entries.map(({ key, tone, icon, content }) => (
        <li key={key} className={classes.entry} data-tone={tone} data-icon={icon ? true : undefined}>
          {icon ? (
            <span className={classes.icon} aria-hidden>
              {icon}
            </span>
          ) : null}
          {content}
        </li>
      ))}
    </ol>
  );
}
