import { IconArrowLeft } from '../icons';
import { Link } from 'react-router-dom';
import classes from './BackLink.module.css';

interface BackLinkProps {
  to: string;
  /** The router state for the linked page. */
  state?: unknown;
  /** What it says is a name, which nothing translates. */
  isWritten?: boolean;
  /** To a page that the server draws. */
  leaves?: boolean;
  children: string;
}

/** The way up, above a detail page's header. */
export function BackLink({ to, state, isWritten, leaves, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      state={state}
      reloadDocument={leaves}
      className={classes.link}
      translate={isWritten ? 'no' : undefined}
    >
      <IconArrowLeft size={18} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </Link>
  );
}
