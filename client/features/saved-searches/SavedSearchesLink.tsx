import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../app/paths';

/** The way from the list of jobs to the searches that are kept. */
export function SavedSearchesLink() {
  const t = useTranslations('savedSearches.titles');
  return (
    <Button component={Link} to={paths.user.savedSearches} variant="default">
      {t('savedSearches')}
    </Button>
  );
}
