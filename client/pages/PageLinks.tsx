import { useTranslations } from 'use-intl/react';
import button from '../components/LightButton.module.css';
import classes from './PageLinks.module.css';

interface PageLinksProps {
  /** From 1. */
  page: number;
  hasMore: boolean;
  addressOf: (page: number) => string;
}

/** Earlier and later pages of the same list; nothing where there is only one. */
export function PageLinks({ page, hasMore, addressOf }: PageLinksProps) {
  const t = useTranslations('publicJobs.list');
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={t('pages')} className={classes.pages}>
      {page > 1 ? (
        <a href={addressOf(page - 1)} className={button.button} data-look="secondary">
          {t('newer')}
        </a>
      ) : null}
      {hasMore ? (
        <a href={addressOf(page + 1)} className={button.button} data-look="secondary">
          {t('older')}
        </a>
      ) : null}
    </nav>
  );
}
