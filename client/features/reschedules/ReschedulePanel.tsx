import { useTranslations } from 'use-intl/react';
import { Alert } from '@mantine/core';
import { IconCircleCheck, IconHourglass } from '../../icons';
import { useRef } from 'react';
import { isInterviewOver } from '../../../domain/interview-times';
import { FormError } from '../../components/FormError';
import { LightButton } from '../../components/LightButton';
import { OnDemandWindow } from '../../components/OnDemandWindow';
import { SectionCard } from '../../components/SectionCard';
import { StatusBadge } from '../../components/StatusBadge';
import { needTexts } from '../../language/store';
import { useFocusAfterWindow } from '../../lib/focus-after-window';
import { onDemand } from '../../lib/on-demand';
import { useNow } from '../../lib/use-now';
import { isCancelled, otherSide, type RescheduleProps } from './reschedule-words';
import { RescheduleTimes } from './RescheduleTimes';
import { WithdrawProposal } from './WithdrawProposal';
import type { Negotiation } from './use-negotiation';
import type { PanelNotice } from './use-reschedule';
import { useWhyNoProposal } from './WhyNoProposal';
import classes from './Reschedule.module.css';

const rescheduleModal = onDemand(async () => {
  const [module] = await Promise.all([import('./LazyRescheduleModal'), needTexts('browse')]);
  return module.LazyRescheduleModal;
});

interface ReschedulePanelProps extends RescheduleProps {
  negotiation: Negotiation;
}

/** Shows the result, and takes the focus from the removed button. */
function Done({ notice }: { notice: PanelNotice }) {
  const t = useTranslations('applications.reschedule');
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterWindow(notice, place);
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      color="green"
      role="status"
      icon={<IconCircleCheck aria-hidden />}
      className={classes.place}
    >
      {notice.wasCancelled ? t(`doneCancelled.${notice.what}`) : t(`done.${notice.what}`)}
    </Alert>
  );
}

function Waiting({ party }: Pick<RescheduleProps, 'party'>) {
  const t = useTranslations('applications.reschedule.waiting');
  return (
    <p className={classes.waiting}>
      <IconHourglass size={18} stroke={1.75} aria-hidden />
      <span>{t(otherSide(party))}</span>
    </p>
  );
}

/** A request that waits: the two times, and the way to answer for the side that may. */
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
        {application.viewerCanWithdrawReschedule ? (
          <WithdrawProposal reschedule={reschedule} left={application.viewerProposalsLeft} onRefused={setRefusal} />
        ) : null}
      </>
    );
  }
  return (
    <>
      <RescheduleTimes application={application} party={party} request={request} />
      <LightButton className={classes.own} onClick={() => open('respond')}>
        {t('respond')}
      </LightButton>
    </>
  );
}

/** Moving an accepted interview, or planning it again: the pending request, or why none can be made. */
export function ReschedulePanel({ application, party, negotiation }: ReschedulePanelProps) {
  const t = useTranslations('applications.reschedule');
  const { reschedule, kind, isOpen, close, refusal } = negotiation;
  const { interviewRescheduleRequest: latest, selectedInterview, status } = application;
  const now = useNow();
  const isPending = latest?.status === 'PENDING';
  const isToCome = !isCancelled(application) && !isInterviewOver(selectedInterview, now);
  const why = useWhyNoProposal({ application, party });
  const whyNot =
    status === 'ACCEPTED' && isToCome && !application.viewerCanRequestReschedule && !isPending ? why : null;
  const notice = reschedule.notice && reschedule.notice.what !== 'CANCEL' && !refusal ? reschedule.notice : null;
  return (
    <>
      {isPending || whyNot !== null || notice || refusal || negotiation.canProposeLater ? (
        <SectionCard title={t('title')} aside={isPending ? <StatusBadge status="PENDING" /> : null}>
          <div className={classes.stack}>
            {notice ? <Done notice={notice} /> : null}
            <FormError messages={refusal} />
            <Pending application={application} party={party} negotiation={negotiation} />
            {whyNot === null ? null : <p className={classes.hint}>{whyNot}</p>}
            {negotiation.canProposeLater ? (
              <LightButton look="secondary" className={classes.own} onClick={() => negotiation.open('request')}>
                {t('timeline.propose')}
              </LightButton>
            ) : null}
          </div>
        </SectionCard>
      ) : null}
      <OnDemandWindow
        part={rescheduleModal}
        props={{ application, party, reschedule, kind, opened: isOpen, onClose: close }}
      />
    </>
  );
}
