import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../../components/PageHeader';
import classes from './FormCard.module.css';

interface FormCardProps extends PageHeaderProps {
  /** `narrow` for a few fields, `wide` for a long form. */
  width: 'narrow' | 'wide';
  children: ReactNode;
}

/** The frame of sign-in, registration and verification: a heading over one card in the middle of the page. */
export function FormCard({ width, children, ...header }: FormCardProps) {
  return (
    <div className={classes.column} data-width={width}>
      <PageHeader {...header} />
      <div className={classes.card}>{children}</div>
    </div>
  );
}
