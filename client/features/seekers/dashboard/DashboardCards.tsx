import { useFormats } from '../../../language/formats';
import { Anchor, Button, Text } from '@mantine/core';
import { IconVideo } from '../../../icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LOCATION_TYPE_LABELS } from '../../../../domain/slots';
import { paths } from '../../../app/paths';
import { DateText } from '../../../components/DateText';
import { SectionCard } from '../../../components/SectionCard';
import { TimeText } from '../../../components/TimeText';
import { CompletionBar } from '../CompletionBar';
import type { Dashboard } from './SeekerDashboardView';
import classes from './SeekerDashboard.module.css';

export function ProfileCompletionCard({ percent }: { percent: number }) {
  return (
    <SectionCard title="Profile Completion">
      <CompletionBar percent={percent} />
      <Text c="dimmed" mt="sm">
        {percent === 100 ? 'Your profile is complete.' : 'A full profile shows companies what you can do.'}
      </Text>
      <Anchor component={Link} to={paths.user.profile} className={classes.link}>
        {percent === 100 ? 'View profile' : 'Complete your profile'}
      </Anchor>
    </SectionCard>
  );
}

/** Takes the completion's place once the profile is whole and an accepted interview is ahead. */
export function UpcomingInterviewCard({ interview }: { interview: NonNullable<Dashboard['upcomingInterview']> }) {
  const formats = useFormats();
  const { id, jobTitle, companyName, joinUrl, selectedInterview: time } = interview;
  return (
    <SectionCard title="Upcoming Interview">
      <p className={classes.time}>
        <TimeText value={time.start} end={time.end} />
      </p>
      <Text>
        {formats.shortWeekday(time.date)}, {formats.day(time.date)} · {LOCATION_TYPE_LABELS[time.locationType]}
      </Text>
      <Anchor component={Link} to={paths.user.application(id)} className={classes.link}>
        {jobTitle} at {companyName}
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
          aria-label="Join Interview (opens in a new tab)"
        >
          Join Interview
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
  return (
    <SectionCard title="Applications">
      <dl className={classes.large}>
        <Figure label="Total">{counts.total}</Figure>
        <Figure label="Accepted">{counts.accepted}</Figure>
      </dl>
    </SectionCard>
  );
}

export function ActivityCard({ dashboard }: { dashboard: Dashboard }) {
  const { applicationsThisMonth, applicationCounts, lastApplicationDate } = dashboard;
  return (
    <SectionCard title="Activity">
      <dl className={classes.figures}>
        <Figure label="Applications this month">{applicationsThisMonth}</Figure>
        <Figure label="Pending reviews">{applicationCounts.pending}</Figure>
        <Figure label="Last application">
          {lastApplicationDate ? <DateText value={lastApplicationDate} /> : 'None yet'}
        </Figure>
      </dl>
    </SectionCard>
  );
}
