import { useTranslations } from 'use-intl/react';
import { useState } from 'react';
import {
  MIN_APPLICATIONS,
  nextInTime,
  missingOutcomeCount,
  settledOf,
  TRACK_RECORD_DAYS,
  type TrackFigures,
  type TrackRecordPart,
} from '../../../domain/track-records';
import { LightButton } from '../../components/LightButton';
import { PageHeader } from '../../components/PageHeader';
import { SectionCard } from '../../components/SectionCard';
import { TrackRecord } from './TrackRecord';
import { type OwnTrackRecordQuery, useTrackRecordApplicationsQuery } from '../../graphql/generated';
import { counted } from '../../language/counted';
import classes from './OwnTrackRecord.module.css';
import { ApplicationRows } from '../../components/ApplicationRows';
import { EmptyState } from '../../components/EmptyState';
import { PartSkeleton } from '../../components/skeletons';
import { PartStatus } from '../../components/PartStatus';

/** The applications that a figure counts, the newest first. */
function BehindFigure({ part }: { part: TrackRecordPart }) {
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

type Own = OwnTrackRecordQuery['ownTrackRecord'];

/** A figure that opens the applications behind it. */
interface Figure {
  part: TrackRecordPart;
  value: number;
}

function Figures({
  figures,
  chosen,
  onChoose,
}: {
  figures: Figure[];
  chosen: string | null;
  onChoose: (part: TrackRecordPart) => void;
}) {
  const t = useTranslations('ownTrackRecord.parts');
  return (
    <div className={classes.figures}>
      {figures.map(({ part, value }) => (
        <LightButton
          key={part}
          look="secondary"
          className={classes.figure}
          aria-expanded={chosen === part}
          onClick={() => onChoose(part)}
        >
          <span>{t(part)}</span>
          <b className={classes.number}>{value.toLocaleString('id-ID')}</b>
        </LightButton>
      ))}
    </div>
  );
}

/** What would raise the words that seekers read. */
function useAdvice(figures: TrackFigures): string[] {
  const t = useTranslations('ownTrackRecord');
  const words = useTranslations('trackRecord.inTime');
  const settled = settledOf(figures);
  if (settled < MIN_APPLICATIONS) return [t('untilShown', counted(MIN_APPLICATIONS - settled))];
  const next = nextInTime(figures);
  const outcomes = missingOutcomeCount(figures);
  return [
    ...(next ? [t('nextInTime', { ...counted(next.answers), words: words(next.word) })] : []),
    ...(outcomes > 0 ? [t('outcomesToGo', counted(outcomes))] : []),
  ];
}

/** The exact figures of a company, what would raise them, and the applications behind each. */
export function OwnTrackRecordView({ record }: { record: Own }) {
  const t = useTranslations('ownTrackRecord');
  const titles = useTranslations('ownTrackRecord.titles');
  const [chosen, choose] = useState<TrackRecordPart | null>(null);
  const { inTime, late, notAnswered, answeredWithin, interviews, outcomesTold, shown } = record;
  const within = answeredWithin.map(({ applications }) => applications);
  const figures: TrackFigures = { inTime, late, notAnswered, within, interviews, outcomesTold };
  const settled = settledOf(figures);
  const advice = useAdvice(figures);
  const toggle = (part: TrackRecordPart): void => choose(chosen === part ? null : part);
  const number = (value: number) => value.toLocaleString('id-ID');
  return (
    <>
      <PageHeader title={titles('trackRecord')} context={t('context', { days: String(TRACK_RECORD_DAYS) })} />
      <div className={classes.page}>
        <SectionCard title={t('shown')}>
          <TrackRecord trackRecord={shown} />
          <p className={classes.hint}>{t('shownHow')}</p>
        </SectionCard>
        <SectionCard title={t('answers')}>
          <Figures
            figures={[
              { part: 'IN_TIME', value: inTime },
              { part: 'LATE', value: late },
              { part: 'NOT_ANSWERED', value: notAnswered },
            ]}
            chosen={chosen}
            onChoose={toggle}
          />
          {settled > 0 ? (
            <p className={classes.hint}>
              {answeredWithin
                .map(({ days, applications }) =>
                  t('within', { days, applications: number(applications), settled: number(settled) }),
                )
                .join(' · ')}
            </p>
          ) : null}
        </SectionCard>
        <SectionCard title={t('outcomes')}>
          <Figures
            figures={[
              { part: 'OUTCOME_TOLD', value: outcomesTold },
              { part: 'OUTCOME_MISSING', value: interviews - outcomesTold },
            ]}
            chosen={chosen}
            onChoose={toggle}
          />
        </SectionCard>
        {chosen ? <BehindFigure key={chosen} part={chosen} /> : null}
        {advice.length > 0 ? (
          <SectionCard title={t('raise')}>
            <ul className={classes.advice}>
              {advice.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </SectionCard>
        ) : null}
      </div>
    </>
  );
}
