import { useTranslations } from 'use-intl/react';
import { Link, Outlet } from 'react-router-dom';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { LightLinkButton } from '../../components/LightButton';
import { Logo } from '../../components/Logo';
import { mainId, SkipLink } from '../../components/SkipLink';
import { homeOf } from '../../../domain/home-of';
import { paths } from '../../../domain/paths';
import { useSession } from '../session';
import classes from './PublicLayout.module.css';

/** The frame of pages that anyone may read and of sign-in and registration. */
export function PublicLayout() {
  const { state } = useSession();
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
          {signedIn ? null : (
            <LightLinkButton to={paths.login} look="quiet">
              {t('titles.login')}
            </LightLinkButton>
          )}
        </div>
      </header>
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
