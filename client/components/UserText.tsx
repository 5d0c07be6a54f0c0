import type { ReactNode } from 'react';
import classes from './UserText.module.css';

interface UserTextProps {
  children: ReactNode;
  /** From a field of several lines: a paragraph with their line breaks. */
  multiline?: boolean;
  size?: 'sm';
  /** `yes` where it is part of a sentence that the product says. */
  translate?: 'yes' | 'no';
}

/** A name, an address, a code, a reason: what people wrote or others sent. Browsers do not translate it. */
export function UserText({ children, multiline = false, size, translate = 'no' }: UserTextProps) {
  if (!multiline) return <span translate={translate}>{children}</span>;
  return (
    <p translate={translate} className={classes.text} data-size={size}>
      {children}
    </p>
  );
}
