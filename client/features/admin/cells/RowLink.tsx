import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './Cells.module.css';

/** A way from one row to another's page, by its name. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} translate="no" inherit className={classes.name}>
      {children}
    </Anchor>
  );
}
