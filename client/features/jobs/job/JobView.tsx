import { useTranslations } from 'use-intl/react';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '../../../icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { SectionCard } from '../../../components/SectionCard';
import { Description } from '../../../components/Description';
import { timesId } from '../../../components/SkipLink';
import { SkillList } from '../../../components/SkillList';
import { SkillCount, SkillMatch } from '../../../components/SkillMatch';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';
import { bringIntoView } from '../../../lib/bring-into-view';
import { ChooseTime } from './ChooseTime';
import { TrackRecord } from '../../track-records/TrackRecord';
import { JobTitle } from './JobTitle';
import { AlreadyApplied, CannotApply } from './OwnApplication';
import classes from './JobView.module.css';
import { ShareJob } from './ShareJob';
import type { Elements } from '../../../components/elements';

export interface JobViewProps {
  job: SeekerJobFieldsFragment;
  /** The company whose person this is too, if any. */
  ownCompanyId: string | null;
  /** The slots came, but whether they clash could not be found out. */
  conflictsUnknown: boolean;
  /** The time that a link asked for; null without one. */
  wantedSlotId: string | null;
  /** Which press of a link asked for it. */
  wantedBy: string;
  /** False while the times are those of an earlier visit. */
  areTimesAnswered: boolean;
  /** Beside a list, which has the page's title. */
  isPane: boolean;
  onReload: () => void;
  /** Other times may be free by now, or the job no longer takes an application. */
  onTimesStale: () => void;
  report: Elements;
}

function ConflictsUnknown({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('browse.job');
  return (
    <Alert color="amber" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      <Group justify="space-between" gap="sm">
        {t('conflictsUnknown')}
        <Button variant="default" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </Group>
    </Alert>
  );
}

/** Why this person cannot apply; null where they can. */
function standing({ job, ownCompanyId }: JobViewProps): ReactNode {
  const application = job.viewerApplication;
  // Withdrawn or lapsed, it can be sent again while the job takes applications.
  if (application && !job.viewerCanApply) {
    return <AlreadyApplied application={application} />;
  }
  if (!job.viewerCanApply) return <CannotApply isOwnCompany={job.companyId === ownCompanyId} />;
  return null;
}

/** What the person can do about this job now. A notice that replaces the times is scrolled into view. */
function NextStep(props: JobViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const wasChoosing = useRef(false);
  const notice = standing(props);
  const isChoosing = notice === null;
  useEffect(() => {
    if (wasChoosing.current && !isChoosing && place.current) bringIntoView(place.current);
    wasChoosing.current = isChoosing;
  }, [isChoosing]);

  const { job, wantedSlotId, wantedBy, areTimesAnswered, onTimesStale } = props;
  if (isChoosing) {
    return (
      <div className={classes.panel}>
        <ChooseTime
          key={wantedSlotId === null ? job.id : `${job.id} ${wantedSlotId} ${wantedBy}`}
          job={job}
          wantedSlotId={wantedSlotId}
          areTimesAnswered={areTimesAnswered}
          onStale={onTimesStale}
        />
      </div>
    );
  }
  return (
    <div ref={place} id={timesId} tabIndex={-1} className={classes.notice}>
      {notice}
    </div>
  );
}

function Skills({ job: { skills, skillsFound } }: Pick<JobViewProps, 'job'>) {
  const t = useTranslations('browse.job');
  if (skills.length === 0) return null;
  // Without skills in the profile there is nothing to compare with.
  if (!skillsFound) {
    return (
      <SectionCard title={t('requiredSkills')}>
        <SkillList skills={skills} label={t('requiredSkills')} />
      </SectionCard>
    );
  }
  const match = { required: skills, found: skillsFound };
  return (
    <SectionCard title={t('requiredSkills')} aside={<SkillCount {...match} />}>
      <SkillMatch {...match} label={t('requiredSkills')} />
    </SectionCard>
  );
}

/** The title and the times come before all text. */
export function JobView(props: JobViewProps) {
  const t = useTranslations('browse.job');
  const { job, conflictsUnknown, isPane, onReload } = props;
  return (
    <div className={classes.place}>
      <article className={classes.job} data-pane={isPane || undefined}>
        <div className={classes.title}>
          <JobTitle job={job} heading={isPane ? 'h2' : 'h1'} />
          {conflictsUnknown ? <ConflictsUnknown onRetry={onReload} /> : null}
        </div>
        <NextStep {...props} />
        <div className={classes.about}>
          <TrackRecord trackRecord={job.companyTrackRecord} />
          <Skills job={job} />
          <SectionCard title={t('about')}>
            <Description text={job.description} />
          </SectionCard>
          <ShareJob job={job} />
          {props.report}
        </div>
      </article>
    </div>
  );
}
