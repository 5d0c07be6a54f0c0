import { useTranslations } from 'use-intl/react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle } from '../../../icons';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { InterviewLine } from '../../../components/InterviewLine';
import { SectionCard } from '../../../components/SectionCard';
import { ApplicationBadges } from '../../../components/StatusBadge';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';

type OwnApplication = NonNullable<SeekerJobFieldsFragment['viewerApplication']>;

/** Instead of the times, for someone who has applied. */
export function AlreadyApplied({ application }: { application: OwnApplication }) {
  const t = useTranslations('browse.application');
  const errors = useTranslations('errors');
  return (
    <SectionCard
      title={t('title')}
      aside={<ApplicationBadges status={application.status} interview={application.interview} />}
    >
      <Text role="status">{application.status === 'WITHDRAWN' ? t('withdrawn') : errors('ALREADY_APPLIED')}</Text>
      <Group justify="space-between" gap="sm" mt="sm">
        <Text c="dimmed" component="div">
          <InterviewLine time={application.selectedInterview} />
        </Text>
        <Button component={Link} to={paths.user.application(application.id)}>
          {t('view')}
        </Button>
      </Group>
    </SectionCard>
  );
}

/** Above the times, for someone who took an application back and may try again. */
export function WithdrawnNote() {
  const t = useTranslations('browse.application');
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} mb="md">
      {t('applyAgain')}
    </Alert>
  );
}

/** Instead of the times, when this person cannot apply at all. */
export function CannotApply({ isOwnCompany }: { isOwnCompany: boolean }) {
  const errors = useTranslations('errors');
  return (
    <Alert color="gray" icon={<IconInfoCircle aria-hidden />}>
      {errors(isOwnCompany ? 'OWN_COMPANY_JOB' : 'JOB_CLOSED')}
    </Alert>
  );
}
