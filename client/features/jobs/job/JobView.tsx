import { useTranslations } from 'use-intl/react';
import { Alert, Button, Card, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '../../../icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { BackLink } from '../../../components/BackLink';
import { PageHeader } from '../../../components/PageHeader';
import { SectionCard } from '../../../components/SectionCard';
import { SkillList } from '../../../components/SkillList';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';
import { bringIntoView } from '../../../lib/bring-into-view';
import { ChooseTime, NoTimesYet } from './ChooseTime';
import { JobFacts } from './JobFacts';
import { lastJobsList } from '../browse/last-jobs-list';
import { AlreadyApplied, CannotApply } from './OwnApplication';
import classes from './JobView.module.css';

export interface JobViewProps {
  job: SeekerJobFieldsFragment;
  /** The company whose person this is too, if any. */
  ownCompanyId: string | null;
  /** The slots came, but whether they clash could not be found out. */
  conflictsUnknown: boolean;
  onReload: () => void;
  report: ReactNode;
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

/** Why there are no times to choose from; null where there are. */
function standing({ job, ownCompanyId }: JobViewProps): ReactNode {
  const application = job.viewerApplication;
  if (application && !(application.status === 'WITHDRAWN' && job.viewerCanApply)) {
    return <AlreadyApplied application={application} />;
  }
  if (!job.viewerCanApply) return <CannotApply isOwnCompany={job.companyId === ownCompanyId} />;
  return job.interviewAvailability.length === 0 ? <NoTimesYet /> : null;
}

/** What the person can do about this job now. A notice that takes the place of the times is brought to them. */
function NextStep(props: JobViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const wasChoosing = useRef(false);
  const notice = standing(props);
  const isChoosing = notice === null;
  useEffect(() => {
    if (wasChoosing.current && !isChoosing && place.current) bringIntoView(place.current);
    wasChoosing.current = isChoosing;
  }, [isChoosing]);

  if (isChoosing) return <ChooseTime key={props.job.id} job={props.job} onStale={props.onReload} />;
  return (
    <div ref={place} tabIndex={-1} className={classes.notice}>
      {notice}
    </div>
  );
}

export function JobView(props: JobViewProps) {
  const t = useTranslations('browse');
  const { job, conflictsUnknown, onReload } = props;
  return (
    // One stack with the heading, all along which the apply bar keeps to the bottom of the screen.
    <Stack gap="lg">
      <div className={classes.header}>
        <PageHeader
          title={job.title}
          isWritten
          back={<BackLink {...lastJobsList()}>{t('titles.findJobs')}</BackLink>}
        />
      </div>
      <Card>
        <JobFacts job={job} />
      </Card>
      <SectionCard title={t('job.about')}>
        <p className={classes.description} translate="no">
          {job.description}
        </p>
      </SectionCard>
      {job.skills.length > 0 ? (
        <SectionCard title={t('job.requiredSkills')}>
          <SkillList skills={job.skills} label={t('job.requiredSkills')} />
        </SectionCard>
      ) : null}
      {conflictsUnknown ? <ConflictsUnknown onRetry={onReload} /> : null}
      {props.report}
      <NextStep {...props} />
    </Stack>
  );
}
