import { useTranslations } from 'use-intl/react';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconCalendarRepeat, IconCircleCheck, IconHourglass } from '../../../icons';
import { useEffect, useRef, useState } from 'react';
import { ApplicationParty } from '../../../../domain/applications';
import { isInterviewOver } from '../../../../domain/interview-times';
import { FormError } from '../../../components/FormError';
import { OnDemandPart } from '../../../components/OnDemandPart';
import { ModalLoading } from '../../../components/ModalLoading';
import { SectionCard } from '../../../components/SectionCard';
import { StatusBadge } from '../../../components/StatusBadge';
import { toastNotOpened } from '../../../components/toasts';
import { onDemand } from '../../../lib/on-demand';
import { InterviewTimeline } from './InterviewTimeline';
import { isCalledOff, otherSide, type RescheduleProps } from './reschedule-words';
import { RescheduleConfirmedAnswers } from './RescheduleConfirmedAnswers';
import { RescheduleTimes } from './RescheduleTimes';
import { TakeBack } from './TakeBack';
import type { Negotiation } from './use-negotiation';
import type { RescheduleNotice } from './use-reschedule';
import { useWhyNoProposal } from './WhyNoProposal';
import classes from './Reschedule.module.css';

const rescheduleModal = onDemand(() => import('./LazyRescheduleModal').then((module) => module.LazyRescheduleModal));

interface ReschedulePanelProps extends RescheduleProps {
  negotiation: Negotiation;
}

/** Says what was done, and takes the focus from the button that has gone with it. */
function Done({ notice }: { notice: RescheduleNotice }) {
  const t = useTranslations('applications.reschedule');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [notice]);
  // A calling off is said in a toast, and by the interview itself.
  if (notice.what === 'CALL_OFF') return null;
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      color="green"
      role="status"
      icon={<IconCircleCheck aria-hidden />}
      className={classes.place}
    >
      {notice.wasCalledOff ? t(`doneCalledOff.${notice.what}`) : t(`done.${notice.what}`)}
    </Alert>
  );
}

function Waiting({ party }: Pick<RescheduleProps, 'party'>) {
  const t = useTranslations('applications.reschedule.waiting');
  return (
    <Text className={classes.waiting}>
      <IconHourglass size={18} stroke={1.75} aria-hidden />
      <span>{t(otherSide(party))}</span>
    </Text>
  );
}

/** A request that waits: the two times, and the answers for the side that may give one. */
function Pending({ application, party, negotiation }: ReschedulePanelProps) {
  const t = useTranslations('applications.reschedule');
  const { reschedule, open, setRefusal } = negotiation;
  const request = application.interviewRescheduleRequest;
  if (request?.status !== 'PENDING') return null;
  if (!application.viewerCanRespondToReschedule) {
    return (
      <>
        <RescheduleTimes application={application} party={party} request={request} />
        {request.requestedBy === party ? <Waiting party={party} /> : null}
        {application.viewerCanWithdrawReschedule ? <TakeBack reschedule={reschedule} onRefused={setRefusal} /> : null}
      </>
    );
  }
  return (
    <>
      <RescheduleTimes application={application} party={party} request={request} />
      {party === ApplicationParty.COMPANY ? (
        <Button className={classes.own} onClick={() => open('respond')}>
          {t('respond')}
        </Button>
      ) : (
        <RescheduleConfirmedAnswers
          application={application}
          party={party}
          request={request}
          reschedule={reschedule}
          onRefused={setRefusal}
          onCounter={() => open('counter')}
        />
      )}
    </>
  );
}

/** Moving an accepted interview, or planning it again: the pending request, the way to ask, and what was before. */
export function ReschedulePanel({ application, party, negotiation }: ReschedulePanelProps) {
  const t = useTranslations('applications.reschedule');
  const { reschedule, kind, isOpen, open, close, refusal } = negotiation;
  const { interviewRescheduleRequest: latest, rescheduleHistory, interviewsCalledOff } = application;
  const [opened] = useState(() => new Date());
  // While it is called off, asking is the interview's own button.
  const isToCome = !isCalledOff(application) && !isInterviewOver(application.selectedInterview, opened);
  const canRequest = application.viewerCanRequestReschedule && isToCome;
  const isPending = latest?.status === 'PENDING';
  const why = useWhyNoProposal({ application, party });
  const whyNot = application.status === 'ACCEPTED' && isToCome && !canRequest && !isPending ? why : null;
  const hasPast = rescheduleHistory.length > 0 || interviewsCalledOff.length > 0;
  // An open window stays, with what is being written in it, whatever the other side does meanwhile.
  if (!isPending && !canRequest && whyNot === null && !hasPast && !isOpen) return null;

  const giveUp = (): void => {
    close();
    toastNotOpened();
  };
  return (
    <SectionCard title={t('title')} aside={isPending ? <StatusBadge status="PENDING" /> : null}>
      <Stack gap="lg">
        {reschedule.notice && !refusal ? <Done notice={reschedule.notice} /> : null}
        <FormError messages={refusal} />
        <Pending application={application} party={party} negotiation={negotiation} />
        {canRequest ? (
          <div>
            <Text c="dimmed" mb="md">
              {t(`askFirst.${otherSide(party)}`)}
            </Text>
            <Button
              variant="default"
              leftSection={<IconCalendarRepeat size={18} stroke={1.75} aria-hidden />}
              onClick={() => open('request')}
            >
              {t('request')}
            </Button>
          </div>
        ) : null}
        {whyNot === null ? null : (
          <Text size="sm" c="dimmed">
            {whyNot}
          </Text>
        )}
        <InterviewTimeline application={application} party={party} />
      </Stack>
      <OnDemandPart
        part={rescheduleModal}
        props={{ application, party, reschedule, kind, opened: isOpen, onClose: close }}
        wanted={isOpen}
        waiting={<ModalLoading />}
        onFailure={giveUp}
      />
    </SectionCard>
  );
}
