import { useTranslations } from 'use-intl/react';
import classes from './SkipLink.module.css';

export const mainId = 'main';
/** Where a job's page says what can be chosen. */
export const timesId = 'times';

/** First stop of the Tab key: past the navigation, straight to the page. */
export function SkipLink() {
  const t = useTranslations('frame');
  return (
    <a href={`#${mainId}`} className={classes.link}>
      {t('skipToContent')}
    </a>
  );
}

/** The second stop on a job's page: past the navigation and the title, once there are times. */
export function SkipToTimes() {
  const t = useTranslations('frame');
  return (
    <a href={`#${timesId}`} className={`${classes.link} ${classes.toTimes}`}>
      {t('skipToTimes')}
    </a>
  );
}
