import { useTranslations } from 'use-intl/react';
import { publicPaths, type PublicPage } from '../../domain/public-pages';
import button from '../components/LightButton.module.css';

/** The same page in the other language, or the list of jobs where it has none. */
export function OtherLanguage({ page }: { page: PublicPage }) {
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
