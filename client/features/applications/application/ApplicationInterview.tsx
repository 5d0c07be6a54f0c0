import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../language/formats';
import { Button, Group, Text } from '@mantine/core';
import { IconVideo } from '../../../icons';
import { useState, type ReactNode } from 'react';
import { isInterviewOver } from '../../../../domain/interview-times';
import { wibInstant } from '../../../../domain/time';
import { SectionCard } from '../../../components/SectionCard';
import { TimeText } from '../../../components/TimeText';
import type { SeekerApplicationFieldsFragment } from '../../../graphql/generated';
import { AddToCalendar } from '../interviews/AddToCalendar';
import { CalledOffNotice } from '../reschedule/CalledOffNotice';
import { isCalledOff } from '../reschedule/reschedule-words';
import type { Negotiation } from '../reschedule/use-negotiation';
import classes from './Application.module.css';

/** What the company wrote. */
function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} translate="no">
        {children}
      </dd>
    </div>
  );
}

/** What the time means for the person now; null where the status says it all. */
function timeStanding(application: SeekerApplicationFieldsFragment, now: Date) {
  const { status, selectedInterview: time } = application;
  if (isCalledOff(application)) return null;
  if (status === 'ACCEPTED') return isInterviewOver(time, now) ? 'interviewIsOver' : null;
  if (status !== 'PENDING') return null;
  return wibInstant(time.date, time.start) > now ? 'application.seatIsKept' : 'application.timeHasPassed';
}

function TimeStanding({ application, now }: Pick<ApplicationInterviewProps, 'application'> & { now: Date }) {
  const t = useTranslations('applications');
  const standing = timeStanding(application, now);
  return standing ? (
    <Text c="dimmed" mt="sm">
      {t(standing)}
    </Text>
  ) : null;
}

interface ApplicationInterviewProps {
  application: SeekerApplicationFieldsFragment;
  negotiation: Negotiation;
}

/** When, and once accepted where and how; while it is called off, who did it and why. */
export function ApplicationInterview({ application, negotiation }: ApplicationInterviewProps) {
  const t = useTranslations('applications.application');
  const places = useTranslations('options.locationType');
  const formats = useFormats();
  const { selectedInterview: time, interviewDetails: details, joinUrl, status } = application;
  const [opened] = useState(() => new Date());
  const calledOff = isCalledOff(application);
  const isPlanned = status === 'ACCEPTED' && !calledOff;
  return (
    <SectionCard title={t(`time.${status}`)}>
      <p
        className={classes.time}
        data-quiet={status === 'REJECTED' || status === 'WITHDRAWN' || calledOff || undefined}
      >
        <TimeText value={time.start} end={time.end} />
      </p>
      <Text>
        {formats.weekday(time.date)}, {formats.day(time.date)} · {places(time.locationType)}
      </Text>
      <TimeStanding application={application} now={opened} />
      <CalledOffNotice
        application={application}
        party="APPLICANT"
        negotiation={negotiation}
        companyName={application.companyName}
      />
      {isPlanned && details ? (
        <dl className={classes.details}>
          <Detail label={t('venue')}>{details.venue}</Detail>
          {details.additionalInfo ? <Detail label={t('additionalInformation')}>{details.additionalInfo}</Detail> : null}
        </dl>
      ) : null}
      {isPlanned && !details ? (
        <Text c="dimmed" mt="sm">
          {t('noDetails')}
        </Text>
      ) : null}
      <Group className={classes.ways}>
        {isPlanned && joinUrl && !isInterviewOver(time, opened) ? (
          <Button
            component="a"
            href={joinUrl}
            target="_blank"
            rel="noopener noreferrer"
            mt="md"
            leftSection={<IconVideo size={18} stroke={1.75} aria-hidden />}
            aria-label={t('joinInNewTab')}
          >
            {t('join')}
          </Button>
        ) : null}
        <AddToCalendar application={application} />
      </Group>
    </SectionCard>
  );
}
