import { Alert, Button, Card, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { BackLink } from '../../components/BackLink';
import { PageHeader } from '../../components/PageHeader';
import { SectionCard } from '../../components/SectionCard';
import { SkillList } from '../../components/SkillList';
import type { SeekerJobFieldsFragment } from '../../graphql/generated';
import { ChooseTime, NoTimesYet } from './ChooseTime';
import { JobFacts } from './JobFacts';
import { lastJobsList } from './last-jobs-list';
import { AlreadyApplied, CannotApply } from './JobStanding';
import classes from './JobView.module.css';

export interface JobViewProps {
  job: SeekerJobFieldsFragment;
  /** The company whose person this is too, if any. */
  ownCompanyId: string | null;
  /** The slots came, but whether they clash could not be found out. */
  conflictsUnknown: boolean;
  onReload: () => void;
}

function ConflictsUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert color="amber" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      <Group justify="space-between" gap="sm">
        Failed to check for interview conflicts. Please try again.
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}

/** What the person can do about this job now. */
function NextStep({ job, ownCompanyId, onReload }: JobViewProps) {
  const application = job.viewerApplication;
  if (application && !(application.status === 'WITHDRAWN' && job.viewerCanApply)) {
    return <AlreadyApplied application={application} />;
  }
  if (!job.viewerCanApply) return <CannotApply isOwnCompany={job.companyId === ownCompanyId} />;
  if (job.interviewAvailability.length === 0) return <NoTimesYet />;
  return <ChooseTime key={job.id} job={job} onStale={onReload} />;
}

export function JobView(props: JobViewProps) {
  const { job, conflictsUnknown, onReload } = props;
  return (
    <>
      <PageHeader title={job.title} back={<BackLink {...lastJobsList()}>Find Jobs</BackLink>} />
      <Stack gap="lg">
        <Card>
          <JobFacts job={job} />
        </Card>
        <SectionCard title="About the job">
          <p className={classes.description}>{job.description}</p>
        </SectionCard>
        {job.skills.length > 0 ? (
          <SectionCard title="Required skills">
            <SkillList skills={job.skills} label="Required skills" />
          </SectionCard>
        ) : null}
        {conflictsUnknown ? <ConflictsUnknown onRetry={onReload} /> : null}
        {/* Part of the same stack, all along which the apply bar keeps to the bottom of the screen. */}
        <NextStep {...props} />
      </Stack>
    </>
  );
}
