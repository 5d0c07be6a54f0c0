import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './BackLink.module.css';

/** The way up, above a detail page's header. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classes.link}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden />
      {children}
    </Link>
  );
}
