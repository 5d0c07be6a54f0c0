import { useTranslations } from 'use-intl/react';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { useOutcomesToTellQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { OutcomesView } from './OutcomesView';

/** Where the mail leads that asks a company for outcomes. */
export function OutcomesPage() {
  const t = useTranslations('applications');
  const { data, error, refetch } = useOutcomesToTellQuery();
  if (data) return <OutcomesView applications={data.outcomesToTell} />;
  if (!error) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title={t('titles.outcomes')} />
      <ErrorState message={queryErrorText(error, t('outcomesPage.loadFailed'))} onRetry={refetch} />
    </>
  );
}
