import type { ReactNode } from 'react';
import classes from './AsWritten.module.css';

interface AsWrittenProps {
  children: ReactNode;
  size?: 'sm';
  /** `yes` where it is part of a sentence that the product says. */
  translate?: 'yes' | 'no';
}

/** What a person wrote in a field of several lines, with their line breaks. */
export function AsWritten({ children, size, translate = 'no' }: AsWrittenProps) {
  return (
    <p translate={translate} className={classes.text} data-size={size}>
      {children}
    </p>
  );
}
