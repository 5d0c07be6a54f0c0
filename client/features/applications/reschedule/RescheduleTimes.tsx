import { useFormats } from '../../../language/formats';
import { Text } from '@mantine/core';
import { LOCATION_TYPE_LABELS } from '../../../../domain/slots';
import { DateText } from '../../../components/DateText';
import { TimeText } from '../../../components/TimeText';
import { nameOf, type RescheduleProps, type RescheduleRequest, type RescheduleTime } from './reschedule-words';
import classes from './Reschedule.module.css';

function Time({ label, time, isProposed = false }: { label: string; time: RescheduleTime; isProposed?: boolean }) {
  const formats = useFormats();
  return (
    <div className={classes.time} data-proposed={isProposed || undefined}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        <span className={classes.hours}>
          <TimeText value={time.start} end={time.end} />
        </span>
        <span>
          {formats.shortWeekday(time.date)}, {formats.day(time.date)}
        </span>
        <span className={classes.label}>{LOCATION_TYPE_LABELS[time.locationType]}</span>
      </dd>
    </div>
  );
}

/** The agreed and the proposed time side by side, who asked, and why. */
export function RescheduleTimes({ application, party, request }: RescheduleProps & { request: RescheduleRequest }) {
  return (
    <div>
      <dl className={classes.times}>
        <Time label="Agreed now" time={application.selectedInterview} />
        <Time label="Proposed" time={request.newInterview} isProposed />
      </dl>
      <Text mt="md">
        {nameOf(request.requestedBy, party)} asked for another time on <DateText value={request.requestedAt} />.
      </Text>
      <Text c="dimmed" className={classes.reason}>
        {request.reason}
      </Text>
    </div>
  );
}
