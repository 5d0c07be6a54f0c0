import { useTranslations } from 'use-intl/react';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconCalendarRepeat, IconCircleCheck, IconHourglass } from '../../../icons';
import { useEffect, useRef, useState } from 'react';
import { ApplicationParty } from '../../../../domain/applications';
import { isInterviewOver } from '../../../../domain/interview-times';
import { useSession } from '../../../app/session';
import { FormError } from '../../../components/FormError';
import { OnDemandPart } from '../../../components/OnDemandPart';
import { ModalLoading } from '../../../components/ModalLoading';
import { SectionCard } from '../../../components/SectionCard';
import { StatusBadge } from '../../../components/StatusBadge';
import { toastNotOpened } from '../../../components/toasts';
import { onDemand } from '../../../lib/on-demand';
import { otherSide, type RescheduleProps } from './reschedule-words';
import { RescheduleConfirmedAnswers } from './RescheduleConfirmedAnswers';
import { NotVerified } from './RescheduleAnswers';
import { RescheduleHistory } from './RescheduleHistory';
import { RescheduleTimes } from './RescheduleTimes';
import type { RescheduleModalKind } from './LazyRescheduleModal';
import { useReschedule, type Reschedule, type RescheduleDone } from './use-reschedule';
import classes from './Reschedule.module.css';

const rescheduleModal = onDemand(() => import('./LazyRescheduleModal').then((module) => module.LazyRescheduleModal));

/** Says what was done, and takes the focus from the button that has gone with it. */
function Done({ notice }: { notice: RescheduleDone }) {
  const t = useTranslations('applications.reschedule.done');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [notice]);
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      color="green"
      role="status"
      icon={<IconCircleCheck aria-hidden />}
      className={classes.place}
    >
      {t(notice)}
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

interface PendingProps extends RescheduleProps {
  reschedule: Reschedule;
  open: (kind: RescheduleModalKind) => void;
  onRefused: (message: string | null) => void;
}

/** A request that waits: the two times, and the answers for the side that may give one. */
function Pending({ application, party, reschedule, open, onRefused }: PendingProps) {
  const t = useTranslations('applications.reschedule');
  const request = application.interviewRescheduleRequest;
  if (request?.status !== 'PENDING') return null;
  if (!application.viewerCanRespondToReschedule) {
    return (
      <>
        <RescheduleTimes application={application} party={party} request={request} />
        {request.requestedBy === party ? <Waiting party={party} /> : null}
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
          request={request}
          reschedule={reschedule}
          onRefused={onRefused}
          onCounter={() => open('counter')}
        />
      )}
    </>
  );
}

/** True for the side of a company that may not propose times, because it is not verified. */
function useIsNotVerified(party: ApplicationParty): boolean {
  const { viewer } = useSession();
  return party === ApplicationParty.COMPANY && viewer?.company?.isVerified === false;
}

/** Moving an accepted interview: the pending request, the way to ask, and what was asked before. */
export function ReschedulePanel({ application, party }: RescheduleProps) {
  const t = useTranslations('applications.reschedule');
  const reschedule = useReschedule(application.id);
  const [kind, setKind] = useState<RescheduleModalKind>('request');
  const [isOpen, setIsOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { interviewRescheduleRequest: latest, rescheduleHistory } = application;
  const [opened] = useState(() => new Date());
  const isOver = isInterviewOver(application.selectedInterview, opened);
  const canRequest = application.viewerCanRequestReschedule && !isOver;
  const isNotVerified = useIsNotVerified(party) && application.status === 'ACCEPTED' && !isOver;
  const isPending = latest?.status === 'PENDING';
  const past = rescheduleHistory.filter(({ status }) => status !== 'PENDING');
  // An open window stays, with what is being written in it, whatever the other side does meanwhile.
  if (!isPending && !canRequest && !isNotVerified && past.length === 0 && !isOpen) return null;

  const open = (wanted: RescheduleModalKind): void => {
    setRefusal(null);
    setKind(wanted);
    setIsOpen(true);
  };
  const close = (): void => setIsOpen(false);
  const giveUp = (): void => {
    close();
    toastNotOpened();
  };
  return (
    <SectionCard title={t('title')} aside={isPending ? <StatusBadge status="PENDING" /> : null}>
      <Stack gap="lg">
        {reschedule.notice && !refusal ? <Done notice={reschedule.notice} /> : null}
        <FormError messages={refusal} />
        <Pending application={application} party={party} reschedule={reschedule} open={open} onRefused={setRefusal} />
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
        {isNotVerified && !isPending ? <NotVerified /> : null}
        <RescheduleHistory requests={past} party={party} />
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
