import { Link, Outlet } from 'react-router-dom';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch';
import { LightLinkButton } from '../../components/LightButton';
import { Logo } from '../../components/Logo';
import { mainId, SkipLink } from '../../components/SkipLink';
import { homeOf } from '../guard';
import { paths } from '../paths';
import { useSession } from '../session';
import classes from './PublicLayout.module.css';

/** The frame of pages that anyone may read and of sign-in and registration. */
export function PublicLayout() {
  const { state } = useSession();
  const signedIn = state !== 'signed-out' && state !== 'loading';
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        <Link to={homeOf(state)} className={classes.home} aria-label="TemuKerja home">
          <Logo />
        </Link>
        <div className={classes.actions}>
          <ColorSchemeSwitch />
          {signedIn ? null : (
            <LightLinkButton to={paths.login} look="quiet">
              Login
            </LightLinkButton>
          )}
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <nav aria-label="Legal" className={classes.legal}>
          <Link to={paths.privacy}>Privacy Policy</Link>
          <Link to={paths.terms}>Terms and Conditions</Link>
        </nav>
        <span>© 2025 TemuKerja</span>
      </footer>
    </div>
  );
}
