import { Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { LightLinkButton } from '../../components/LightButton';
import { Logo } from '../../components/Logo';
import { mainId, SkipLink } from '../../components/SkipLink';
import { lazyPart } from '../../language/lazy-part';
import { wantedJobAt, wayBackAt } from '../../lib/wanted-job';
import { homeOf } from '../../../domain/home-of';
import { loginPath, paths } from '../../../domain/paths';
import { useSession } from '../session';
import classes from './PublicLayout.module.css';

const ChosenTimeStrip = lazyPart(() => import('./ChosenTimeStrip'), 'ChosenTimeStrip', 'chosenTime');

/** To the login, or from there to the registration for someone who is on the way to apply; the way back comes along. */
function OtherWayIn() {
  const { pathname, search } = useLocation();
  const t = useTranslations('frame');
  const wayBack = wantedJobAt(search) ? wayBackAt(search) : null;
  return wayBack && pathname === paths.login ? (
    <LightLinkButton to={`${paths.registerSeeker}?returnTo=${encodeURIComponent(wayBack)}`} look="quiet">
      {t('register')}
    </LightLinkButton>
  ) : (
    <LightLinkButton to={loginPath(wayBack)} look="quiet">
      {t('titles.login')}
    </LightLinkButton>
  );
}

/** The frame of pages that anyone may read and of sign-in and registration. */
export function PublicLayout() {
  const { state } = useSession();
  const { search } = useLocation();
  const t = useTranslations('frame');
  const signedIn = state !== 'signed-out' && state !== 'loading';
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        {/* The landing page is drawn by the server, so not a page of the router. */}
        <Link to={homeOf(state)} reloadDocument={!signedIn} className={classes.home} aria-label={t('home')}>
          <Logo />
        </Link>
        <div className={classes.actions}>
          <LanguageSwitch isSignedIn={signedIn} />
          <ColorSchemeSwitch />
          {signedIn ? null : <OtherWayIn />}
        </div>
      </header>
      {wantedJobAt(search) ? (
        <Suspense fallback={null}>
          <ChosenTimeStrip />
        </Suspense>
      ) : null}
      <main id={mainId} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <nav aria-label={t('legal')} className={classes.legal}>
          <Link to={paths.privacy}>{t('titles.privacyPolicy')}</Link>
          <Link to={paths.terms}>{t('titles.termsAndConditions')}</Link>
        </nav>
        <span>{t('copyright')}</span>
      </footer>
    </div>
  );
}
