import { useLocale, useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import { publicPaths, type PublicPage } from '../../domain/public-pages';
import { LANGUAGES } from '../../domain/language';
import { loginPath, paths } from '../../domain/paths';
import { registerPath } from '../features/auth/way-back';
import layout from '../app/layouts/PublicLayout.module.css';
import button from '../components/LightButton.module.css';
import { Logo } from '../components/Logo';
import { mainId, SkipLink } from '../components/SkipLink';
import classes from './PageFrame.module.css';

interface PageFrameProps {
  page: PublicPage;
  title: string;
  /** One or two sentences for search engines and previews; null where there is nothing to find. */
  description: string | null;
  /** More of the document's head. */
  head?: ReactNode;
  children: ReactNode;
}

/** The same page in the other language, or the list of jobs where it has none. */
function OtherLanguage({ page }: { page: PublicPage }) {
  const t = useTranslations('frame');
  const next = page.language === 'id' ? 'en' : 'id';
  const code = next.toUpperCase();
  return (
    <a
      href={page.addresses?.[next] ?? publicPaths.jobs(next)}
      className={button.button}
      data-look="quiet"
      lang={next}
      hrefLang={next}
      aria-label={`${code}: ${t('otherLanguage')}`}
      translate="no"
    >
      {code}
    </a>
  );
}

/** A whole document: no script, one style sheet. */
export function PageFrame({ page, title, description, head, children }: PageFrameProps) {
  const t = useTranslations('frame');
  const jobs = useTranslations('publicJobs');
  const language = useLocale();
  const { addresses, content, site } = page;
  // Without a free time there is nothing to return to.
  const wayBack = content.kind === 'job' && content.job.times.length > 0 ? paths.user.job(content.job.id) : null;
  return (
    <html lang={language} data-mantine-color-scheme="system">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} · TemuKerja`}</title>
        {description === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <meta name="description" content={description} />
        )}
        {addresses ? (
          <>
            <link rel="canonical" href={site + addresses[language]} />
            {LANGUAGES.map((one) => (
              <link key={one} rel="alternate" hrefLang={one} href={site + addresses[one]} />
            ))}
            <link rel="alternate" hrefLang="x-default" href={site + addresses.id} />
          </>
        ) : null}
        {page.feed ? <link rel="alternate" type="application/atom+xml" href={page.feed} /> : null}
        {head}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href={page.sheet} />
      </head>
      <body>
        <div className={layout.page}>
          <SkipLink />
          <header className={layout.header}>
            <a href={paths.landing} className={layout.home} aria-label={t('home')}>
              <Logo />
            </a>
            <nav aria-label={jobs('account')} className={layout.actions}>
              <OtherLanguage page={page} />
              <a href={loginPath(wayBack)} className={button.button} data-look="quiet">
                {t('titles.login')}
              </a>
              <a href={registerPath(wayBack)} className={`${button.button} ${classes.register}`} data-look="primary">
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
      </body>
    </html>
  );
}
