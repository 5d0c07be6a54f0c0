import { useLocale, useTranslations } from 'use-intl/react';
import { EMPLOYMENT_TYPES } from '../../domain/jobs';
import type { Language } from '../../domain/language';
import { publicPaths, type PublicContent, type PublicPage, type PublicSearch } from '../../domain/public-pages';
import button from '../components/LightButton.module.css';
import field from '../components/LightField.module.css';
import { JobCards } from './JobCards';
import { PageFrame } from './PageFrame';
import { PageLinks } from './PageLinks';
import classes from './PublicListPage.module.css';

type List = Extract<PublicContent, { kind: 'list' }>;

function Filters({ asked }: { asked: PublicSearch }) {
  const t = useTranslations('publicJobs.list');
  const typeText = useTranslations('options.employmentType');
  const language = useLocale();
  return (
    <form action={publicPaths.jobs(language)} method="get" role="search" className={classes.form}>
      <label className={classes.field}>
        {t('search')}
        <input type="search" name="search" defaultValue={asked.search} maxLength={100} className={field.input} />
      </label>
      <label className={classes.field}>
        {t('place')}
        <input name="place" defaultValue={asked.place} maxLength={100} className={field.input} />
      </label>
      <label className={classes.field}>
        {t('type')}
        <select name="type" defaultValue={asked.type ?? ''} className={field.input}>
          <option value="">{t('anyType')}</option>
          {EMPLOYMENT_TYPES.map((type) => (
            <option key={type} value={type}>
              {typeText(type)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={button.button} data-look="primary">
        {t('submit')}
      </button>
    </form>
  );
}

/** Where a page of the same list is. */
function addressOf({ asked, place }: List, language: Language, page: number): string {
  const given = { search: asked.search, place: place ? '' : asked.place, type: asked.type ?? '', page: String(page) };
  const said = Object.entries(given).filter(([name, value]) => value !== '' && !(name === 'page' && page === 1));
  const path = place ? publicPaths.place(language, place.id) : publicPaths.jobs(language);
  return said.length > 0 ? `${path}?${new URLSearchParams(said).toString()}` : path;
}

/** The public jobs, newest first, with the filters as a form that needs no script. */
export function PublicListPage({ list, page }: { list: List; page: PublicPage }) {
  const t = useTranslations('publicJobs.list');
  const language = useLocale();
  const title = list.place ? t('inPlace', { place: list.place.name }) : t('title');
  return (
    // What someone searched for is no page to be found by others.
    <PageFrame page={page} title={title} description={page.addresses ? t('description') : null}>
      <h1 className={classes.title}>{title}</h1>
      <Filters asked={list.asked} />
      {list.jobs.length > 0 ? (
        <>
          <p className={classes.order}>{t('newest')}</p>
          <JobCards jobs={list.jobs} />
        </>
      ) : (
        <p>{t('none')}</p>
      )}
      <PageLinks
        page={list.asked.page}
        hasMore={list.hasMore}
        addressOf={(number) => addressOf(list, language, number)}
      />
    </PageFrame>
  );
}
