import { useId } from 'react';
import classes from './SectionCard.module.css';
import type { Elements } from './elements';

export interface SectionCardProps {
  title: string;
  /** Beside the title: a link to the whole list, a small button. */
  aside?: Elements;
  /** Among many: less room around it. */
  isDense?: boolean;
  children: Elements;
}

/** A part of a page under its own heading. */
export function SectionCard({ title, aside, isDense, children }: SectionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.card} data-dense={isDense || undefined}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
