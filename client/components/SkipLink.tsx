import { useTranslations } from 'use-intl/react';
import classes from './SkipLink.module.css';

export const mainId = 'main';

/** First stop of the Tab key: past the navigation, straight to the page. */
export function SkipLink() {
  const t = useTranslations('frame');
  return (
    <a href={`#${mainId}`} className={classes.link}>
      {t('skipToContent')}
    </a>
  );
}
