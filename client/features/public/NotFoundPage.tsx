import { homeOf } from '../../app/guard';
import { useSession } from '../../app/session';
import { LightLinkButton } from '../../components/LightButton';
import classes from './NotFoundPage.module.css';

export function NotFoundPage() {
  const { state } = useSession();
  const visitor = state === 'signed-out' || state === 'loading';
  return (
    <div className={classes.page}>
      <p className={classes.number}>404</p>
      <h1 className={classes.title}>Page Not Found</h1>
      <p className={classes.text}>The page you're looking for doesn't exist or has been moved.</p>
      <LightLinkButton to={homeOf(state)}>{visitor ? 'Go to the home page' : 'Go to your dashboard'}</LightLinkButton>
    </div>
  );
}
