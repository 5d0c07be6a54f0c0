import { useTranslations } from 'use-intl/react';
import { PageStatus } from '../../components/PageStatus';
import { useOwnTrackRecordQuery } from '../../graphql/generated';
import { OwnTrackRecordView } from './OwnTrackRecordView';

export function OwnTrackRecordPage() {
  const t = useTranslations('ownTrackRecord');
  const query = useOwnTrackRecordQuery();
  const { data } = query;
  if (data) return <OwnTrackRecordView record={data.ownTrackRecord} />;
  return <PageStatus title={t('titles.trackRecord')} failed={t('loadFailed')} query={query} alwaysRetry />;
}
