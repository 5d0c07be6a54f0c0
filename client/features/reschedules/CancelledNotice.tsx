import { useTranslations } from 'use-intl/react';
import { Alert, Button, Text } from '@mantine/core';
import { IconCalendarX } from '../../icons';
import { useRef } from 'react';
import { DateText } from '../../components/DateText';
import { MomentText } from '../../components/MomentText';
import { useFocusAfterWindow } from '../../lib/focus-after-window';
import { useNow } from '../../lib/use-now';
import { actingParty, isCancelled, type RescheduleProps } from './reschedule-words';
import { WhyNoProposal } from './WhyNoProposal';
import type { Negotiation } from './use-negotiation';
import classes from './Reschedule.module.css';
import { Sentence } from '../../components/Sentence';

interface CancelledNoticeProps extends RescheduleProps {
  negotiation: Negotiation;
  /** Named to the applicant; empty where it is not known. */
  companyName?: string | null;
}

/** In the interview's place while it is cancelled: who, when and why, and the way to plan it again. */
export function CancelledNotice({ application, party, negotiation, companyName }: CancelledNoticeProps) {
  const t = useTranslations('applications.reschedule.cancelled');
  const shared = useTranslations('applications');
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  const { notice } = negotiation.reschedule;
  // Takes the focus from the removed button.
  useFocusAfterWindow(notice?.what === 'CANCEL' ? notice : null, place);
  const { interview } = application;
  if (!interview || !isCancelled(application)) return null;
  const { cancelledBy, at, reason, planAgainUntil } = interview;
  const company = () => (companyName ? <span translate="no">{companyName}</span> : shared('unknownCompany'));
  const isPending = application.interviewRescheduleRequest?.status === 'PENDING';
  const isOver = planAgainUntil === null || new Date(planAgainUntil) <= now;
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      color="red"
      mt="md"
      icon={<IconCalendarX aria-hidden />}
      className={classes.place}
      title={
        <Sentence>
          {cancelledBy && at
            ? t.rich(`by.${actingParty(cancelledBy, party)}`, {
                company,
                day: () => <DateText value={at} zone={application.selectedInterview.timeZone} />,
              })
            : t('title')}
        </Sentence>
      }
    >
      {reason ? (
        <Text className={classes.reason} translate="no">
          {reason}
        </Text>
      ) : null}
      {application.viewerCanRequestReschedule && !isOver ? (
        <>
          <Text mt="xs">
            {t.rich('until', {
              time: () => <MomentText value={planAgainUntil} zone={application.selectedInterview.timeZone} />,
            })}
          </Text>
          <Button mt="sm" px="sm" onClick={() => negotiation.open('request')}>
            {t('propose')}
          </Button>
        </>
      ) : null}
      {isOver ? <Text mt="xs">{t('over')}</Text> : null}
      {!isOver && !isPending && !application.viewerCanRequestReschedule ? (
        <WhyNoProposal application={application} party={party} />
      ) : null}
    </Alert>
  );
}
