import type { ReactNode } from 'react';
import { EmptyDrawing, type DrawingName } from './EmptyDrawing';
import classes from './EmptyState.module.css';
import type { Elements } from './elements';

export interface EmptyStateProps {
  drawing: DrawingName;
  /** One sentence. */
  children: ReactNode;
  /** One action: what to do about it. */
  action?: Elements;
}

/** A place with nothing in it yet: a drawing, a sentence, a way on. */
export function EmptyState({ drawing, children, action }: EmptyStateProps) {
  return (
    <div className={classes.place}>
      <EmptyDrawing name={drawing} />
      <div className={classes.sentence}>{children}</div>
      {action}
    </div>
  );
}
