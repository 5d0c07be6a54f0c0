import { useId, type ReactNode } from 'react';
import classes from './SectionCard.module.css';

export interface SectionCardProps {
  title: string;
  /** The title is a name or a job's title, which nothing translates. */
  isWritten?: boolean;
  /** Beside the title: a link to the whole list, a small button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function SectionCard({ title, isWritten, aside, children }: SectionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.card}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title} translate={isWritten ? 'no' : undefined}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
