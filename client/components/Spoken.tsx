import type { ComponentProps } from 'react';
import classes from './Spoken.module.css';

/** Words for screen readers alone. */
export function Spoken(props: ComponentProps<'span'>) {
  return <span className={classes.spoken} {...props} />;
}
