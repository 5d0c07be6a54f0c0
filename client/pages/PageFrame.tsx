import { useTranslations } from 'use-intl/react';
import { loginPath, paths } from '../../domain/paths';
import { registerPath } from '../features/auth/way-back';
import layout from '../app/layouts/PublicLayout.module.css';
import button from '../components/LightButton.module.css';
import { Logo } from '../components/Logo';
import { mainId, SkipLink } from '../components/SkipLink';
import { OtherLanguage } from './OtherLanguage';
import { PageDocument, type PageDocumentProps } from './PageDocument';
import classes from './PageFrame.module.css';

/** The head and the foot of the public pages of jobs and companies. */
export function PageFrame({ children, ...rest }: PageDocumentProps) {
  const t = useTranslations('frame');
  const jobs = useTranslations('publicJobs');
  const { page } = rest;
  const { content } = page;
  // Without a free time there is nothing to return to.
  const wayBack = content.kind === 'job' && content.job.times.length > 0 ? paths.user.job(content.job.id) : null;
  return (
    <PageDocument {...rest}>
      <div className={layout.page}>
        <SkipLink />
        <header className={layout.header}>
          <a href={paths.landing} className={`${layout.home} ${classes.home}`} aria-label={t('home')}>
            <Logo />
          </a>
          <nav aria-label={jobs('account')} className={layout.actions}>
            <OtherLanguage page={page} />
            <a href={loginPath(wayBack)} className={button.button} data-look="quiet">
              {t('titles.login')}
            </a>
            <a href={registerPath(wayBack)} className={button.button} data-look="primary">
              {jobs('register')}
            </a>
          </nav>
        </header>
        <main id={mainId} tabIndex={-1} className={layout.main}>
          {children}
        </main>
        <footer className={layout.footer}>
          <nav aria-label={t('legal')} className={layout.legal}>
            <a href={paths.privacy}>{t('titles.privacyPolicy')}</a>
            <a href={paths.terms}>{t('titles.termsAndConditions')}</a>
          </nav>
          <span>{t('copyright')}</span>
        </footer>
      </div>
    </PageDocument>
  );
}
