import { Button, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LOCATION_TYPE_LABELS } from '../../../domain/slots';
import { formatLocalDate } from '../../../domain/time';
import { SectionCard } from '../../components/SectionCard';
import { TimeText } from '../../components/TimeText';
import type { SeekerApplicationFieldsFragment } from '../../graphql/generated';
import { weekdayName } from '../../lib/calendar-words';
import { AddToCalendar } from './AddToCalendar';
import classes from './Application.module.css';

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

/** When, and once accepted where and how. */
export function ApplicationInterview({ application }: { application: SeekerApplicationFieldsFragment }) {
  const { selectedInterview: time, interviewDetails: details, joinUrl, status } = application;
  const isAccepted = status === 'ACCEPTED';
  return (
    <SectionCard title={titles[status]}>
      <p className={classes.time} data-quiet={status === 'REJECTED' || status === 'WITHDRAWN' || undefined}>
        <TimeText value={time.start} end={time.end} />
      </p>
      <Text>
        {weekdayName(time.date)}, {formatLocalDate(time.date)} · {LOCATION_TYPE_LABELS[time.locationType]}
      </Text>
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
      {isAccepted && joinUrl ? (
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
      {status === 'PENDING' ? (
        <Text c="dimmed" mt="sm">
          Your seat is kept while the company decides.
        </Text>
      ) : null}
    </SectionCard>
  );
}
