import { useLocale, useTranslations } from 'use-intl/react';
import type { ReactNode } from 'react';
import { publicPaths, type PublicContent, type PublicOpenJobs, type PublicPage } from '../../../domain/public-pages';
import { paths } from '../../../domain/paths';
import button from '../../components/LightButton.module.css';
import field from '../../components/LightField.module.css';
import { mainId, SkipLink } from '../../components/SkipLink';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { IconMapPin, IconSearch } from '../../icons';
import { JobCards } from '../JobCards';
import { PageDocument } from '../PageDocument';
import { Preview } from '../Preview';
import { LandingFooter } from './LandingFooter';
import { LandingHeader } from './LandingHeader';
import { Benefits, Stories } from './LandingSections';
import classes from './LandingPage.module.css';

/** Leads to the list of public jobs, which needs no account. */
function Find() {
  const t = useTranslations('landing.find');
  const language = useLocale();
  return (
    <form
      action={publicPaths.jobs(language)}
      method="get"
      role="search"
      aria-label={t('label')}
      className={classes.find}
    >
      <label className={classes.field}>
        <VisuallyHidden>{t('search')}</VisuallyHidden>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <input type="search" name="search" placeholder={t('search')} maxLength={100} className={field.input} />
      </label>
      <label className={`${classes.field} ${classes.place}`}>
        <VisuallyHidden>{t('place')}</VisuallyHidden>
        <IconMapPin size={20} stroke={1.75} aria-hidden />
        <input name="place" placeholder={t('place')} maxLength={100} className={field.input} />
      </label>
      <button type="submit" className={button.button} data-look="primary">
        {t('submit')}
      </button>
    </form>
  );
}

/** Jobs first: both buttons lead to a registration, so they stand after the search, and say so. */
function Hero() {
  const t = useTranslations('landing.hero');
  return (
    <section className={classes.hero}>
      <div className={`${classes.inner} ${classes.opening}`}>
        <div className={classes.words}>
          <h1 className={classes.title}>{t('title')}</h1>
          <blockquote className={classes.quote}>
            <p>{t('quote')}</p>
          </blockquote>
        </div>
        <Find />
        <div className={classes.actions}>
          <p className={classes.why}>{t('noAccount')}</p>
          <a href={paths.registerSeeker} className={button.button} data-look="secondary">
            {t('findJob')}
          </a>
          <a href={paths.registerCompany} className={button.button} data-look="secondary">
            {t('registerCompany')}
          </a>
        </div>
      </div>
    </section>
  );
}

/** How many stand here at most. */
const ALL = 6;

/** What is said under the jobs: with fewer than six, where others are. */
function noteOf({ jobs, hasOthers }: PublicOpenJobs): 'hint' | 'few' | 'onlyThese' | 'noneFree' | 'none' {
  if (jobs.length >= ALL) return 'hint';
  if (jobs.length === 0) return hasOthers ? 'noneFree' : 'none';
  return hasOthers ? 'few' : 'onlyThese';
}

function OpenJobs({ open }: { open: PublicOpenJobs }) {
  const t = useTranslations('landing.open');
  const language = useLocale();
  const note = noteOf(open);
  const link = (href: string) => (text: ReactNode) => <a href={href}>{text}</a>;
  return (
    <section aria-labelledby="open-jobs" className={classes.open}>
      <div className={classes.inner}>
        <div className={classes.openHead}>
          <h2 id="open-jobs" className={classes.heading}>
            {t('title')}
          </h2>
          <a href={publicPaths.jobs(language)} className={classes.all}>
            {t('all')}
          </a>
        </div>
        {open.jobs.length > 0 ? <JobCards jobs={open.jobs} heading="h3" /> : null}
        <p className={classes.note}>
          {t.rich(note, { all: link(publicPaths.jobs(language)), register: link(paths.registerSeeker) })}
        </p>
      </div>
    </section>
  );
}

interface LandingPageProps {
  content: Extract<PublicContent, { kind: 'landing' }>;
  page: PublicPage;
}

/** What a visitor sees first: search and jobs that can be applied for now, without a script. */
export function LandingPage({ content: { open, support }, page }: LandingPageProps) {
  const t = useTranslations('landing');
  const summary = t('hero.title');
  return (
    <PageDocument
      page={page}
      title={t('titles.findYourDreamJob')}
      description={summary}
      head={
        <Preview
          page={page}
          url={`${page.site}/`}
          title={t('titles.findYourDreamJob')}
          summary={summary}
          logo="/preview.png"
        />
      }
    >
      <div className={classes.page}>
        <SkipLink />
        <LandingHeader page={page} />
        <main id={mainId} tabIndex={-1}>
          <Hero />
          {open ? <OpenJobs open={open} /> : null}
          <Stories />
          <Benefits />
        </main>
        <LandingFooter support={support} />
      </div>
    </PageDocument>
  );
}
