import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../domain/paths';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';
import { CardListSkeleton } from '../../components/skeletons';
import { PartStatus } from '../../components/PartStatus';
import { useSavedSearchListQuery } from '../../graphql/generated';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';
import { JobWaitList } from '../jobs/waits/JobWaitList';
import { SavedSearchRow } from './SavedSearchRow';
import classes from './SavedSearches.module.css';

export function SavedSearchesPage() {
  const t = useTranslations('savedSearches');
  const query = useSavedSearchListQuery();
  const saved = query.data?.savedSearches;
  const list = useFocusAfterRemoval(saved?.length);
  return (
    <>
      <PageHeader title={t('titles.savedSearches')} context={t('list.context')} />
      <div ref={list} tabIndex={-1}>
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
        {saved ? null : <PartStatus query={query} failed={t('list.loadFailed')} outline={<CardListSkeleton />} />}
      </div>
      <JobWaitList />
    </>
  );
}
