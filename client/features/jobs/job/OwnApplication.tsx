import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '../../../icons';
import { Link } from 'react-router-dom';
import { ERROR_MESSAGES } from '../../../../domain/errors';
import { paths } from '../../../app/paths';
import { InterviewLine } from '../../../components/InterviewLine';
import { SectionCard } from '../../../components/SectionCard';
import { StatusBadge } from '../../../components/StatusBadge';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';

type OwnApplication = NonNullable<SeekerJobFieldsFragment['viewerApplication']>;

/** Instead of the times, for someone who has applied. */
export function AlreadyApplied({ application }: { application: OwnApplication }) {
  return (
    <SectionCard title="Your application" aside={<StatusBadge status={application.status} />}>
      <Text>
        {application.status === 'WITHDRAWN' ? 'You have withdrawn your application.' : ERROR_MESSAGES.ALREADY_APPLIED}
      </Text>
      <Group justify="space-between" gap="sm" mt="sm">
        <Text c="dimmed" component="div">
          <InterviewLine time={application.selectedInterview} />
        </Text>
        <Button component={Link} to={paths.user.application(application.id)}>
          View application
        </Button>
      </Group>
    </SectionCard>
  );
}

/** Above the times, for someone who took an application back and may try again. */
export function WithdrawnNote() {
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} mb="md">
      You have withdrawn your application. Choose a time to apply again.
    </Alert>
  );
}

/** Instead of the times, when this person cannot apply at all. */
export function CannotApply({ isOwnCompany }: { isOwnCompany: boolean }) {
  return (
    <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
      {isOwnCompany ? ERROR_MESSAGES.OWN_COMPANY_JOB : ERROR_MESSAGES.JOB_CLOSED}
    </Alert>
  );
}
