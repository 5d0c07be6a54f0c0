import { useTranslations } from 'use-intl/react';
import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { FormError } from '../../../components/FormError';
import { InterviewLine } from '../../../components/InterviewLine';
import type { UserError } from '../../../graphql/payload';
import { isCalledOff, type RescheduleProps, type RescheduleRequest } from './reschedule-words';
import { RescheduleAnswers } from './RescheduleAnswers';
import { RescheduleForm, type RescheduleFormProps } from './RescheduleForm';
import { RescheduleTimes } from './RescheduleTimes';
import { useFreeSlots } from './use-free-slots';
import type { Reschedule } from './use-reschedule';
import { WhyNoProposal } from './WhyNoProposal';
import classes from './Reschedule.module.css';

/** What the window is for: asking, answering, or answering with a time of one's own. */
export type RescheduleModalKind = 'request' | 'respond' | 'counter';

export interface LazyRescheduleModalProps extends RescheduleProps {
  opened: boolean;
  kind: RescheduleModalKind;
  reschedule: Reschedule;
  onClose: () => void;
}

interface RespondProps extends Pick<LazyRescheduleModalProps, 'application' | 'party' | 'reschedule' | 'onClose'> {
  request: RescheduleRequest;
  onCounter: (() => void) | undefined;
}

function Respond({ application, party, request, reschedule, onClose, onCounter }: RespondProps) {
  const [refusals, setRefusals] = useState<readonly UserError[]>([]);
  const place = useRef<HTMLDivElement>(null);
  // Also on the way back from a counter offer, whose button has gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <Stack gap="lg" ref={place} tabIndex={-1} data-autofocus className={classes.place}>
      <RescheduleTimes application={application} party={party} request={request} />
      <FormError messages={refusals.map(({ message }) => message)} />
      <RescheduleAnswers
        busy={reschedule.busy}
        onAnswer={async (answer) => {
          setRefusals([]);
          const errors = await reschedule.respond(answer);
          setRefusals(errors);
          if (errors.length === 0) onClose();
        }}
        onCounter={onCounter}
        whyNoCounter={<WhyNoProposal application={application} party={party} />}
      />
    </Stack>
  );
}

type ProposalProps = Pick<LazyRescheduleModalProps, 'application' | 'party' | 'reschedule'> &
  Pick<RescheduleFormProps, 'required' | 'submitLabel' | 'cancelLabel' | 'send' | 'onSent' | 'onCancel'>;

/** The form, once it is known which times of the job are free. */
function Proposal({ application, party, reschedule, ...form }: ProposalProps) {
  const slots = useFreeSlots(application, party);
  // The window says what was agreed, and how many were left, when it opened; it stays while it fades out.
  const [agreed] = useState(application.selectedInterview);
  const [left] = useState(application.viewerProposalsLeft);
  if (slots === null) return <Skeleton height={220} />;
  return <RescheduleForm {...form} agreed={agreed} left={left} slots={slots} busy={reschedule.busy} />;
}

/** Everything inside the window; new each time that it opens. */
function Content({ application, party, kind, reschedule, onClose }: Omit<LazyRescheduleModalProps, 'opened'>) {
  const t = useTranslations('applications.reschedule');
  const [isCountering, setIsCountering] = useState(kind === 'counter');
  // What was asked when the window opened: it stays while the window fades out.
  const [request] = useState(application.interviewRescheduleRequest);
  // So does whether a time may be proposed: an answered request has no counter offer, which says nothing of the company.
  const [canCounter] = useState(application.viewerCanCounterReschedule);
  const common = { application, party, reschedule };
  const [calledOff] = useState(isCalledOff(application));

  if (kind === 'request' || !request) {
    return (
      <Stack gap="md">
        <Text>
          {t.rich(calledOff ? 'calledOffTime' : 'agreedTime', {
            time: () => <InterviewLine time={application.selectedInterview} />,
          })}
        </Text>
        <Proposal
          {...common}
          required="REQUIRED_FIELDS"
          submitLabel={t('form.sendRequest')}
          cancelLabel={t('form.cancel')}
          send={reschedule.request}
          onSent={onClose}
          onCancel={onClose}
        />
      </Stack>
    );
  }
  if (!isCountering) {
    return (
      <Respond
        {...{ application, party, request, reschedule, onClose }}
        onCounter={canCounter ? () => setIsCountering(true) : undefined}
      />
    );
  }
  return (
    <Stack gap="md">
      <Text>{t.rich('proposedTime', { time: () => <InterviewLine time={request.newInterview} /> })}</Text>
      <Proposal
        {...common}
        required="COUNTER_FIELDS_REQUIRED"
        submitLabel={t('form.sendCounter')}
        cancelLabel={t(kind === 'counter' ? 'form.cancel' : 'form.back')}
        send={(time) => reschedule.respond('COUNTER', time)}
        onSent={onClose}
        onCancel={kind === 'counter' ? onClose : () => setIsCountering(false)}
      />
    </Stack>
  );
}

/** The window of the reschedule panel, in a chunk of its own. */
export function LazyRescheduleModal({ opened, ...props }: LazyRescheduleModalProps) {
  const t = useTranslations('applications.reschedule');
  // Closed when it is first drawn, even if it arrives late: opening is what makes it remember where the focus was.
  const hasBeenClosed = useDeferredValue(true, false);
  const close = (): void => {
    if (!props.reschedule.busy) props.onClose();
  };
  return (
    <Modal
      opened={opened && hasBeenClosed}
      onClose={close}
      title={t(props.kind === 'request' && isCalledOff(props.application) ? 'calledOff.propose' : props.kind)}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Content {...props} onClose={props.onClose} />
    </Modal>
  );
}
