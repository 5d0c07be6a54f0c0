import { useLocale, useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { PUBLIC_JOBS } from '../../../domain/public-addresses';
import { paths } from '../../../domain/paths';
import { Logo } from '../../components/Logo';
import { supportEmail, whatsAppLink } from '../../lib/contact';
import classes from './LandingFooter.module.css';

export function LandingFooter() {
  const t = useTranslations('landing.footer');
  const language = useLocale();
  const titles = useTranslations('frame.titles');
  const email = supportEmail();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Logo />
        <nav aria-label={t('label')} className={classes.links}>
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
          <a href={whatsAppLink()} target="_blank" rel="noreferrer">
            {t('whatsApp')}
          </a>
          {/* Drawn by the server, so not a page of the router. */}
          <a href={PUBLIC_JOBS[language]}>{t('jobs')}</a>
          <Link to={paths.privacy}>{titles('privacyPolicy')}</Link>
          <Link to={paths.terms}>{titles('termsAndConditions')}</Link>
        </nav>
        <p className={classes.copyright}>{t('copyright')}</p>
      </div>
    </footer>
  );
}
