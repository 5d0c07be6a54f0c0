import type { ReactNode } from 'react';
import type { Elements } from './elements';
import classes from './Disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** From the beginning. */
  isOpen?: boolean;
  children: Elements;
}

/** More of something for those who want it; the browser's own control. */
export function Disclosure({ summary, isOpen, children }: DisclosureProps) {
  return (
    <details className={classes.disclosure} open={isOpen}>
      <summary className={classes.summary}>{summary}</summary>
      {children}
    </details>
  );
}
