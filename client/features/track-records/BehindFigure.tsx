import { useTranslations } from 'use-intl/react';
import type { TrackRecordPart } from '../../../domain/track-records';
import { ApplicationRows } from '../../components/ApplicationRows';
import { EmptyState } from '../../components/EmptyState';
import { SectionCard } from '../../components/SectionCard';
import { PartSkeleton } from '../../components/skeletons';
import { PartStatus } from '../../components/PartStatus';
import { useTrackRecordApplicationsQuery } from '../../graphql/generated';

/** The applications that a figure counts, the newest first. */
export function BehindFigure({ part }: { part: TrackRecordPart }) {
  const t = useTranslations('ownTrackRecord');
  const query = useTrackRecordApplicationsQuery({ variables: { part } });
  const { data } = query;
  const title = t(`parts.${part}`);
  if (!data) {
    return (
      <SectionCard title={title}>
        <PartStatus query={query} failed={t('loadFailed')} outline={<PartSkeleton />} />
      </SectionCard>
    );
  }
  const applications = data.trackRecordApplications;
  return (
    <SectionCard title={title}>
      {applications.length === 0 ? (
        <EmptyState drawing="applications">{t('nothing')}</EmptyState>
      ) : (
        <ApplicationRows label={title} applications={applications} />
      )}
    </SectionCard>
  );
}
