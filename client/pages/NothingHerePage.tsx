import { useLocale, useTranslations } from 'use-intl/react';
import { publicPaths, type PublicJobCard, type PublicPage } from '../../domain/public-pages';
import button from '../components/LightButton.module.css';
import { JobCards } from './JobCards';
import classes from './NothingHerePage.module.css';
import { PageFrame } from './PageFrame';

interface NothingHerePageProps {
  page: PublicPage;
  why: 'closed' | 'missing' | 'busy';
  others: readonly PublicJobCard[];
}

/** Shown for what is not public, for a closed job (with other jobs), and for a limit that was reached. */
export function NothingHerePage({ page, why, others }: NothingHerePageProps) {
  const t = useTranslations('publicJobs');
  const language = useLocale();
  return (
    <PageFrame page={page} title={t(`${why}.title`)} description={null}>
      <div className={classes.place}>
        <h1 className={classes.title}>{t(`${why}.title`)}</h1>
        <p className={classes.text}>{t(`${why}.text`)}</p>
        {why === 'busy' ? null : (
          <a href={publicPaths.jobs(language)} className={button.button} data-look="primary">
            {t('allJobs')}
          </a>
        )}
      </div>
      {others.length > 0 ? <JobCards title={t('others')} jobs={others} /> : null}
    </PageFrame>
  );
}
