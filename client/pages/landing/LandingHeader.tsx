import { useLocale, useTranslations } from 'use-intl/react';
import { publicPaths, type PublicPage } from '../../../domain/public-pages';
import { paths } from '../../../domain/paths';
import button from '../../components/LightButton.module.css';
import { Logo } from '../../components/Logo';
import { IconChevronDown } from '../../icons';
import { OtherLanguage } from '../OtherLanguage';
import classes from './LandingHeader.module.css';

/** Two ways to register behind one button, which opens without a script. */
function RegisterMenu() {
  const t = useTranslations('landing');
  return (
    <details className={classes.register}>
      <summary className={button.button} data-look="primary">
        {t('register')}
        <IconChevronDown size={16} stroke={1.75} aria-hidden className={classes.chevron} />
      </summary>
      <ul className={classes.ways}>
        <li>
          <a href={paths.registerSeeker}>{t('registerSeeker')}</a>
        </li>
        <li>
          <a href={paths.registerCompany}>{t('registerCompany')}</a>
        </li>
      </ul>
    </details>
  );
}

export function LandingHeader({ page }: { page: PublicPage }) {
  const t = useTranslations('landing');
  const frame = useTranslations('frame');
  const language = useLocale();
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <a href={paths.landing} className={classes.home} aria-label={frame('home')}>
          <Logo />
        </a>
        <a href={publicPaths.jobs(language)} className={classes.jobs}>
          {t('seeJobs')}
        </a>
        <nav aria-label={t('account')} className={classes.account}>
          <OtherLanguage page={page} />
          <a href={paths.login} className={button.button} data-look="quiet">
            {frame('titles.login')}
          </a>
          <RegisterMenu />
        </nav>
      </div>
    </header>
  );
}
