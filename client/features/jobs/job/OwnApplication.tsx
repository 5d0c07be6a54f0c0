import { Alert, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { InterviewLine } from '../../../components/InterviewLine';
import { SectionCard } from '../../../components/SectionCard';
import { ApplicationBadges, StatusBadge } from '../../../components/StatusBadge';
import { IconInfoCircle } from '../../../icons';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';
import classes from './OwnApplication.module.css';

type OwnApplication = NonNullable<SeekerJobFieldsFragment['viewerApplication']>;

export function OtherJobs() {
  const t = useTranslations('browse.times');
  return (
    <Button component={Link} to={paths.user.jobs} variant="default" fullWidth>
      {t('otherJobs')}
    </Button>
  );
}

/** Instead of the times, for someone who has applied. */
export function AlreadyApplied({ application }: { application: OwnApplication }) {
  const t = useTranslations('browse.application');
  const errors = useTranslations('errors');
  const { id, status, selectedInterview } = application;
  const isOver = status !== 'PENDING' && status !== 'ACCEPTED';
  return (
    <SectionCard title={t(`titles.${status}`)} aside={<ApplicationBadges {...application} />}>
      {isOver ? null : (
        <p className={classes.time}>
          <InterviewLine time={selectedInterview} />
        </p>
      )}
      <Text role="status">{isOver ? t(status) : errors('ALREADY_APPLIED')}</Text>
      {status === 'PENDING' ? <Text c="dimmed">{t('seatKept')}</Text> : null}
      <Stack gap="sm" mt="md">
        <Button component={Link} to={paths.user.application(id)} variant={isOver ? 'default' : 'filled'}>
          {t('view')}
        </Button>
        {isOver ? <OtherJobs /> : null}
      </Stack>
    </SectionCard>
  );
}

/** Above the times, for someone whose application was taken back or lapsed, and who may try again. */
export function EarlierNote({ application: { status } }: { application: OwnApplication }) {
  const t = useTranslations('browse.application');
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} mb="md">
      {t(status === 'WITHDRAWN' ? 'applyAgain' : 'noReply')}
    </Alert>
  );
}

/** Instead of the times, when this person cannot apply at all. */
export function CannotApply({ isOwnCompany }: { isOwnCompany: boolean }) {
  const t = useTranslations('browse.times');
  const errors = useTranslations('errors');
  return (
    <SectionCard title={t('title')} aside={isOwnCompany ? null : <StatusBadge status="CLOSED" />}>
      <Text mb="md" role="status">
        {errors(isOwnCompany ? 'OWN_COMPANY_JOB' : 'JOB_CLOSED')}
      </Text>
      <OtherJobs />
    </SectionCard>
  );
}
