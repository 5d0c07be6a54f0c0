import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

/** Words for screen readers alone. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={classes.hidden} {...props} />;
}
