import type { ReactNode } from 'react';
import type { Elements } from './elements';
import classes from './Disclosure.module.css';

/** More of something for those who want it; the browser's own control. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: Elements }) {
  return (
    <details className={classes.disclosure}>
      <summary className={classes.summary}>{summary}</summary>
      {children}
    </details>
  );
}
