import { useTranslations } from 'use-intl/react';
import { Text, Title } from '@mantine/core';
import { DateText } from '../../../components/DateText';
import { InterviewLine } from '../../../components/InterviewLine';
import { rescheduleStatus, StatusBadge } from '../../../components/StatusBadge';
import { doerFor, type RescheduleProps, type RescheduleRequest } from './reschedule-words';
import classes from './Reschedule.module.css';

interface RescheduleHistoryProps extends Pick<RescheduleProps, 'party'> {
  /** Newest first. */
  requests: readonly RescheduleRequest[];
}

function Answered({ at }: { at: string }) {
  const t = useTranslations('applications.reschedule.history');
  return t.rich('answered', { day: () => <DateText value={at} /> });
}

/** What was asked before, and how it ended. */
export function RescheduleHistory({ requests, party }: RescheduleHistoryProps) {
  const t = useTranslations('applications.reschedule.history');
  if (requests.length === 0) return null;
  return (
    <div>
      <Title order={3} mb="sm">
        {t('title')}
      </Title>
      <ol className={classes.history} aria-label={t('label')}>
        {requests.map((request) => (
          <li key={request.id} className={classes.entry}>
            <StatusBadge status={rescheduleStatus(request.status)} />
            <Text mt={4}>
              {t.rich(`proposedBy.${doerFor(request.requestedBy, party)}`, {
                time: () => <InterviewLine time={request.newInterview} />,
              })}
            </Text>
            <Text size="sm" c="dimmed" className={classes.reason} translate="no">
              {request.reason}
            </Text>
            <Text size="sm" c="dimmed">
              {t.rich('asked', { day: () => <DateText value={request.requestedAt} /> })}
              {request.respondedAt ? (
                <>
                  {' · '}
                  <span className={classes.together}>
                    <Answered at={request.respondedAt} />
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
