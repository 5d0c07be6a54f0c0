import { useTranslations } from 'use-intl/react';
import { useRef } from 'react';
import { PageHeader } from '../../../components/PageHeader';
import { Shortcuts } from '../../../components/shortcuts/Shortcuts';
import { SavedSearchesLink } from '../../saved-searches/SavedSearchesLink';
import { SaveSearchButton } from '../../saved-searches/SaveSearchButton';
import { JobResults } from './JobResults';
import { JobsFilterBar } from './JobsFilterBar';
import { useRememberedJobsList } from './last-jobs-list';
import { placeName } from './place-name';
import { useFilterCounts } from './use-filter-counts';
import { useJobsFilter } from './use-jobs-filter';
import { useShownJobs } from './use-shown-jobs';

export function JobsPage() {
  const t = useTranslations('browse');
  const searchBox = useRef<HTMLInputElement>(null);
  useRememberedJobsList();
  const control = useJobsFilter();
  const { search, filter } = control.address;
  const shown = useShownJobs(control.address);
  const isRelatedAlone = shown.isEmpty && shown.isRelatedShown;
  const counts = useFilterCounts(control.address, isRelatedAlone);
  return (
    <>
      <PageHeader
        title={t('list.title')}
        tabTitle={t('titles.findJobs')}
        context={t('list.context')}
        action={
          <>
            <Shortcuts shortcuts={[{ key: '/', text: t('list.search'), run: () => searchBox.current?.focus() }]} />
            <SavedSearchesLink />
          </>
        }
      />
      <JobsFilterBar control={control} counts={counts} totalCount={shown.totalCount} searchBox={searchBox} />
      <SaveSearchButton
        search={search}
        filter={filter}
        placeName={filter.placeId && placeName(counts, filter.placeId)}
      />
      <JobResults shown={shown} control={control} />
    </>
  );
}
