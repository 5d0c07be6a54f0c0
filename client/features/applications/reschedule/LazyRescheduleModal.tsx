import { useTranslations } from 'use-intl/react';
import { Modal, Stack, Text } from '@mantine/core';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { FormError } from '../../../components/FormError';
import { InterviewLine } from '../../../components/InterviewLine';
import type { UserError } from '../../../graphql/payload';
import type { RescheduleProps, RescheduleRequest } from './reschedule-words';
import { RescheduleAnswers } from './RescheduleAnswers';
import { RescheduleForm } from './RescheduleForm';
import { RescheduleTimes } from './RescheduleTimes';
import type { Reschedule } from './use-reschedule';
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
      />
    </Stack>
  );
}

/** Everything inside the window; new each time that it opens. */
function Content({ application, party, kind, reschedule, onClose }: Omit<LazyRescheduleModalProps, 'opened'>) {
  const t = useTranslations('applications.reschedule');
  const [isCountering, setIsCountering] = useState(kind === 'counter');
  // What was asked when the window opened: it stays while the window fades out.
  const [request] = useState(application.interviewRescheduleRequest);
  // So does whether a time may be proposed: an answered request has no counter offer, which says nothing of the company.
  const [canCounter] = useState(application.viewerCanCounterReschedule);
  const common = { agreed: application.selectedInterview, busy: reschedule.busy };

  if (kind === 'request' || !request) {
    return (
      <Stack gap="md">
        <Text>{t.rich('agreedTime', { time: () => <InterviewLine time={application.selectedInterview} /> })}</Text>
        <RescheduleForm
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
      <RescheduleForm
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
      title={t(props.kind)}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Content {...props} onClose={props.onClose} />
    </Modal>
  );
}
