import { useFormats } from '../../../language/formats';
import { Button, Text } from '@mantine/core';
import { IconVideo } from '../../../icons';
import { useState, type ReactNode } from 'react';
import { isInterviewOver } from '../../../../domain/interview-times';
import { LOCATION_TYPE_LABELS } from '../../../../domain/slots';
import { wibInstant } from '../../../../domain/time';
import { SectionCard } from '../../../components/SectionCard';
import { TimeText } from '../../../components/TimeText';
import type { SeekerApplicationFieldsFragment } from '../../../graphql/generated';
import { AddToCalendar } from '../interviews/AddToCalendar';
import classes from './Application.module.css';
import { INTERVIEW_IS_OVER } from '../reschedule/reschedule-words';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}

const titles = {
  ACCEPTED: 'Your interview',
  PENDING: 'The time you chose',
  REJECTED: 'The time you chose',
  WITHDRAWN: 'The time you chose',
} as const;

/** What the time means for the person now; null where the status says it all. */
function timeStanding({ status, selectedInterview: time }: SeekerApplicationFieldsFragment, now: Date): string | null {
  if (status === 'ACCEPTED') return isInterviewOver(time, now) ? INTERVIEW_IS_OVER : null;
  if (status !== 'PENDING') return null;
  return wibInstant(time.date, time.start) > now
    ? 'Your seat is kept while the company decides.'
    : 'This time has passed and the company has not decided yet.';
}

function TimeStanding({ application, now }: ApplicationInterviewProps & { now: Date }) {
  const text = timeStanding(application, now);
  return text ? (
    <Text c="dimmed" mt="sm">
      {text}
    </Text>
  ) : null;
}

interface ApplicationInterviewProps {
  application: SeekerApplicationFieldsFragment;
}

/** When, and once accepted where and how. */
export function ApplicationInterview({ application }: ApplicationInterviewProps) {
  const formats = useFormats();
  const { selectedInterview: time, interviewDetails: details, joinUrl, status } = application;
  const [opened] = useState(() => new Date());
  const isAccepted = status === 'ACCEPTED';
  return (
    <SectionCard title={titles[status]}>
      <p className={classes.time} data-quiet={status === 'REJECTED' || status === 'WITHDRAWN' || undefined}>
        <TimeText value={time.start} end={time.end} />
      </p>
      <Text>
        {formats.weekday(time.date)}, {formats.day(time.date)} · {LOCATION_TYPE_LABELS[time.locationType]}
      </Text>
      <TimeStanding application={application} now={opened} />
      {isAccepted && details ? (
        <dl className={classes.details}>
          <Detail label="Venue">{details.venue}</Detail>
          {details.additionalInfo ? <Detail label="Additional information">{details.additionalInfo}</Detail> : null}
        </dl>
      ) : null}
      {isAccepted && !details ? (
        <Text c="dimmed" mt="sm">
          The company has not added a venue or further details yet.
        </Text>
      ) : null}
      {isAccepted && joinUrl && !isInterviewOver(time, opened) ? (
        <Button
          component="a"
          href={joinUrl}
          target="_blank"
          rel="noopener noreferrer"
          mt="md"
          mr="sm"
          leftSection={<IconVideo size={18} stroke={1.75} aria-hidden />}
          aria-label="Join Interview (opens in a new tab)"
        >
          Join Interview
        </Button>
      ) : null}
      <AddToCalendar application={application} />
    </SectionCard>
  );
}
