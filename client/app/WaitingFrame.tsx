import { useLocation } from 'react-router-dom';
import { FullPageSpinner } from '../components/FullPageSpinner';
import { Logo } from '../components/Logo';
import classes from './layouts/PortalShell.module.css';
import outline from './WaitingFrame.module.css';

const PORTAL = /^\/(?:user|company|admin)\//;

/**
 * While the session or a page's code is on its way: the spinner that the specification names, within a portal in the
 * frame that will be around the page, so that nothing moves when it comes.
 */
export function WaitingFrame() {
  const { pathname } = useLocation();
  if (!PORTAL.test(pathname)) return <FullPageSpinner />;
  return (
    <div className={classes.shell}>
      <header className={classes.header}>
        <div className={classes.side}>
          <span className={classes.burger} />
          <span className={classes.home}>
            <Logo />
          </span>
        </div>
      </header>
      <div className={classes.menu}>
        {['identity', 'first', 'second', 'third', 'fourth'].map((line) => (
          <span key={line} className={outline.line} />
        ))}
      </div>
      <main className={classes.main}>
        <FullPageSpinner />
      </main>
    </div>
  );
}
