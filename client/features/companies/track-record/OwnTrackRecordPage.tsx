import { useTranslations } from 'use-intl/react';
import { UnloadedPage } from '../../../components/UnloadedPage';
import { useOwnTrackRecordQuery } from '../../../graphql/generated';
import { OwnTrackRecordView } from './OwnTrackRecordView';

export function OwnTrackRecordPage() {
  const t = useTranslations('ownTrackRecord');
  const query = useOwnTrackRecordQuery();
  const { data } = query;
  if (data) return <OwnTrackRecordView record={data.ownTrackRecord} />;
  return <UnloadedPage title={t('titles.trackRecord')} failed={t('loadFailed')} query={query} alwaysRetry />;
}
