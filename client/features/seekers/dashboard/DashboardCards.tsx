import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../language/formats';
import { Anchor, Button, Text } from '@mantine/core';
import { IconVideo } from '../../../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { DateText } from '../../../components/DateText';
import { SectionCard } from '../../../components/SectionCard';
import { TimeText } from '../../../components/TimeText';
import { CompletionBar } from '../CompletionBar';
import type { Dashboard } from './SeekerDashboardView';
import classes from './SeekerDashboard.module.css';

export function ProfileCompletionCard({ percent }: { percent: number }) {
  const t = useTranslations('seeker.dashboard.completion');
  return (
    <SectionCard title={t('title')}>
      <CompletionBar percent={percent} />
      <Text c="dimmed" mt="sm">
        {t(percent === 100 ? 'complete' : 'incomplete')}
      </Text>
      <Anchor component={Link} to={paths.user.profile} className={classes.link}>
        {t(percent === 100 ? 'view' : 'fill')}
      </Anchor>
    </SectionCard>
  );
}

/** Takes the completion's place once the profile is whole and an accepted interview is ahead. */
export function UpcomingInterviewCard({ interview }: { interview: NonNullable<Dashboard['upcomingInterview']> }) {
  const t = useTranslations('seeker.dashboard.upcoming');
  const locationType = useTranslations('options.locationType');
  const formats = useFormats();
  const { id, jobTitle, companyName, joinUrl, selectedInterview: time } = interview;
  return (
    <SectionCard title={t('title')}>
      <p className={classes.time}>
        <TimeText value={time.start} end={time.end} />
      </p>
      <Text>
        {t('when', {
          weekday: formats.shortWeekday(time.date),
          day: formats.day(time.date),
          place: locationType(time.locationType),
        })}
      </Text>
      <Anchor component={Link} to={paths.user.application(id)} className={classes.link}>
        {t('application', { job: jobTitle, company: companyName })}
      </Anchor>
      {joinUrl ? (
        <Button
          component="a"
          href={joinUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="light"
          fullWidth
          mt="xs"
          leftSection={<IconVideo size={18} stroke={1.75} aria-hidden />}
          aria-label={t('joinInNewTab')}
        >
          {t('join')}
        </Button>
      ) : null}
    </SectionCard>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function ApplicationsCard({ counts }: { counts: Dashboard['applicationCounts'] }) {
  const t = useTranslations('seeker.dashboard.applications');
  return (
    <SectionCard title={t('title')}>
      <dl className={classes.large}>
        <Figure label={t('total')}>{counts.total}</Figure>
        <Figure label={t('accepted')}>{counts.accepted}</Figure>
      </dl>
    </SectionCard>
  );
}

export function ActivityCard({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('seeker.dashboard.activity');
  const { applicationsThisMonth, applicationCounts, lastApplicationDate } = dashboard;
  return (
    <SectionCard title={t('title')}>
      <dl className={classes.figures}>
        <Figure label={t('thisMonth')}>{applicationsThisMonth}</Figure>
        <Figure label={t('pending')}>{applicationCounts.pending}</Figure>
        <Figure label={t('last')}>{lastApplicationDate ? <DateText value={lastApplicationDate} /> : t('none')}</Figure>
      </dl>
    </SectionCard>
  );
}
