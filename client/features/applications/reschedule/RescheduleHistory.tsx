import { Text, Title } from '@mantine/core';
import { DateText } from '../../../components/DateText';
import { InterviewLine } from '../../../components/InterviewLine';
import { rescheduleStatus, StatusBadge } from '../../../components/StatusBadge';
import { nameOf, type RescheduleProps, type RescheduleRequest } from './reschedule-words';
import classes from './Reschedule.module.css';

interface RescheduleHistoryProps extends Pick<RescheduleProps, 'party'> {
  /** Newest first. */
  requests: readonly RescheduleRequest[];
}

/** What was asked before, and how it ended. */
export function RescheduleHistory({ requests, party }: RescheduleHistoryProps) {
  if (requests.length === 0) return null;
  return (
    <div>
      <Title order={3} mb="sm">
        History
      </Title>
      <ol className={classes.history} aria-label="Reschedule history, newest first">
        {requests.map((request) => (
          <li key={request.id} className={classes.entry}>
            <StatusBadge status={rescheduleStatus(request.status)} />
            <Text mt={4}>
              {nameOf(request.requestedBy, party)} proposed <InterviewLine time={request.newInterview} />
            </Text>
            <Text size="sm" c="dimmed" className={classes.reason}>
              {request.reason}
            </Text>
            <Text size="sm" c="dimmed">
              Asked <DateText value={request.requestedAt} />
              {request.respondedAt ? (
                <>
                  {' · '}
                  <span className={classes.together}>
                    Answered <DateText value={request.respondedAt} />
                  </span>
                </>
              ) : null}
            </Text>
          </li>
        ))}
      </ol>
    </div>
  );
}
