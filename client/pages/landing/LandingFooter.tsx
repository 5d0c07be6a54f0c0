import { useLocale, useTranslations } from 'use-intl/react';
import { publicPaths, type PublicContent } from '../../../domain/public-pages';
import { paths } from '../../../domain/paths';
import { Logo } from '../../components/Logo';
import { whatsAppAddress } from '../../lib/whatsapp-address';
import classes from './LandingFooter.module.css';

type Support = Extract<PublicContent, { kind: 'landing' }>['support'];

export function LandingFooter({ support: { email, whatsApp } }: { support: Support }) {
  const landing = useTranslations('landing');
  const t = useTranslations('landing.footer');
  const frame = useTranslations('frame');
  const language = useLocale();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Logo />
        <nav aria-label={t('label')} className={classes.links}>
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
          <a href={whatsAppAddress(whatsApp, frame('whatsAppGreeting'))} target="_blank" rel="noreferrer">
            {t('whatsApp')}
          </a>
          <a href={publicPaths.jobs(language)}>{landing('seeJobs')}</a>
          <a href={paths.privacy}>{frame('titles.privacyPolicy')}</a>
          <a href={paths.terms}>{frame('titles.termsAndConditions')}</a>
        </nav>
        <p className={classes.copyright}>{t('copyright')}</p>
      </div>
    </footer>
  );
}
