import { useTranslations } from 'use-intl/react';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { useOwnTrackRecordQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { OwnTrackRecordView } from './OwnTrackRecordView';

export function OwnTrackRecordPage() {
  const t = useTranslations('ownTrackRecord');
  const { data, error, refetch } = useOwnTrackRecordQuery();
  if (data) return <OwnTrackRecordView record={data.ownTrackRecord} />;
  if (!error) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title={t('titles.trackRecord')} />
      <ErrorState message={queryErrorText(error, t('loadFailed'))} onRetry={refetch} />
    </>
  );
}
