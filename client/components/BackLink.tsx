import { IconArrowLeft } from '../icons';
import { Link } from 'react-router-dom';
import classes from './BackLink.module.css';

interface BackLinkProps {
  to: string;
  /** What the page that it leads to is told besides its address. */
  state?: unknown;
  children: string;
}

/** The way up, above a detail page's header. */
export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link to={to} state={state} className={classes.link}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden />
      {children}
    </Link>
  );
}
