import type { ReactNode } from 'react';
import { IconCircleCheck, IconPoint } from '../icons';
import classes from './CheckList.module.css';

interface CheckListProps {
  /** What a step that is done is called by a screen reader. */
  done: string;
  steps: readonly { isDone: boolean; step: ReactNode }[];
}

/** Steps in their order, those with a tick that are done. */
export function CheckList({ done, steps }: CheckListProps) {
  return (
    <ol className={classes.list}>
      {steps.map(({ isDone, step }, index) => (
        <li key={index} className={classes.step} data-done={isDone || undefined}>
          {isDone ? <IconCircleCheck size={20} role="img" aria-label={done} /> : <IconPoint size={20} aria-hidden />}
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
