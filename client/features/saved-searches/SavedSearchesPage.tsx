import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../app/paths';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { PageHeader } from '../../components/PageHeader';
import { CardListSkeleton } from '../../components/skeletons';
import { useSavedSearchListQuery } from '../../graphql/generated';
import { queryErrorText } from '../../graphql/query-error';
import { SavedSearchRow } from './SavedSearchRow';
import classes from './SavedSearches.module.css';

export function SavedSearchesPage() {
  const t = useTranslations('savedSearches');
  const { data, error, refetch } = useSavedSearchListQuery();
  const saved = data?.savedSearches;
  return (
    <>
      <PageHeader title={t('titles.savedSearches')} context={t('list.context')} />
      {saved && saved.length > 0 ? (
        <ul className={classes.list}>
          {saved.map((search) => (
            <SavedSearchRow key={search.id} saved={search} />
          ))}
        </ul>
      ) : null}
      {saved?.length === 0 ? (
        <EmptyState
          drawing="search"
          action={
            <Button component={Link} to={paths.user.jobs}>
              {t('list.findJobs')}
            </Button>
          }
        >
          {t('list.none')}
        </EmptyState>
      ) : null}
      {!saved && error ? <ErrorState message={queryErrorText(error, t('list.loadFailed'))} onRetry={refetch} /> : null}
      {!saved && !error ? <CardListSkeleton count={3} /> : null}
    </>
  );
}
