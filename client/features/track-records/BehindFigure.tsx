import { useTranslations } from 'use-intl/react';
import { WIB } from '../../../domain/time';
import type { TrackRecordPart } from '../../../domain/track-records';
import { paths } from '../../../domain/paths';
import { ApplicantRow, ApplicantRows } from '../../components/ApplicantRow';
import { DateText } from '../../components/DateText';
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
        <ApplicantRows label={title}>
          {applications.map((application) => (
            <ApplicantRow
              key={application.id}
              to={paths.company.applicant(application.id)}
              applicationId={application.id}
              applicant={application.applicant}
              line={<span translate="no">{application.jobTitle}</span>}
              aside={<DateText value={application.applicationDate} zone={WIB} />}
              application={application}
            />
          ))}
        </ApplicantRows>
      )}
    </SectionCard>
  );
}
