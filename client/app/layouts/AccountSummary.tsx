import { Avatar, initialsOf } from '../../components/Avatar';
import type { Elements } from '../../components/elements';
import classes from './AccountSummary.module.css';

interface AccountSummaryProps {
  name: string;
  email: string;
  imageUrl?: string | null;
  /** What a company has left. */
  tokens?: Elements;
}

/** Name, e-mail and, of a company, tokens, above the navigation. */
export function AccountSummary({ name, email, imageUrl, tokens }: AccountSummaryProps) {
  return (
    <div className={classes.who}>
      <Avatar url={imageUrl} size={38}>
        {initialsOf(name)}
      </Avatar>
      <div className={classes.text}>
        <div className={classes.name} title={name} translate="no">
          {name}
        </div>
        <div className={classes.email} title={email} translate="no">
          {email}
        </div>
        {tokens ? <div className={classes.tokens}>{tokens}</div> : null}
      </div>
    </div>
  );
}
