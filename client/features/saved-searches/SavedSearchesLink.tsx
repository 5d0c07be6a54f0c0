import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { LightLinkButton } from '../../components/LightButton';
import { IconBookmark } from '../../icons';
import classes from './SavedSearchesLink.module.css';

/** The way from the list of jobs to the searches that are kept. */
export function SavedSearchesLink() {
  const t = useTranslations('savedSearches.titles');
  return (
    <span className={classes.place}>
      <LightLinkButton look="secondary" to={paths.user.savedSearches}>
        <IconBookmark size={20} stroke={1.75} aria-hidden />
        <span>{t('savedSearches')}</span>
      </LightLinkButton>
    </span>
  );
}
