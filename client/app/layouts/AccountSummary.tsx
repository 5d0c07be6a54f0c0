import { Avatar, initialsOf } from '../../components/Avatar';
import classes from './AccountSummary.module.css';

/** Name and e-mail above the navigation. */
export function AccountSummary({ name, email, imageUrl }: { name: string; email: string; imageUrl?: string | null }) {
  return (
    <div className={classes.who}>
      <Avatar url={imageUrl} size={38}>
        {initialsOf(name)}
      </Avatar>
      <div className={classes.text} translate="no">
        <div className={classes.name} title={name}>
          {name}
        </div>
        <div className={classes.email} title={email}>
          {email}
        </div>
      </div>
    </div>
  );
}
