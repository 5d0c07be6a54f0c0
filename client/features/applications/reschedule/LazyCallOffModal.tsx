import { useTranslations } from 'use-intl/react';
import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { ApplicationParty } from '../../../../domain/applications';
import { CALL_OFF_REASON, PLAN_AGAIN_DAYS } from '../../../../domain/interviews';
import { callOffInterviewSchema } from '../../../../domain/reschedules.schema';
import { FormError } from '../../../components/FormError';
import { InterviewLine } from '../../../components/InterviewLine';
import { toast } from '../../../components/toasts';
import { useFormSubmit } from '../../../components/use-submit';
import { IconSwitchHorizontal } from '../../../icons';
import { textsOf } from '../../../language/store';
import { schemaErrors } from '../../../lib/schema-errors';
import { otherSide, type RescheduleProps } from './reschedule-words';
import type { Reschedule } from './use-reschedule';
import classes from './Reschedule.module.css';

interface CallOffModalProps extends RescheduleProps {
  opened: boolean;
  subject: ReactNode;
  reschedule: Reschedule;
  onClose: () => void;
  /** To move the interview instead. */
  onMove: () => void;
}

/** A company says why; that is asked of it before anything is sent. */
function reasonErrors(party: ApplicationParty, values: { reason: string }): Record<string, string> {
  const { reason } = values;
  const given = reason.trim().length;
  return party === ApplicationParty.COMPANY && (given < CALL_OFF_REASON.min || given > CALL_OFF_REASON.max)
    ? { reason: textsOf('errors')('CALL_OFF_REASON_REQUIRED') }
    : schemaErrors(callOffInterviewSchema.pick({ reason: true }), values);
}

function MoveInstead({ busy, onMove }: { busy: boolean; onMove: () => void }) {
  const t = useTranslations('applications.callOff.move');
  return (
    <div className={classes.move}>
      <Text>{t('question')}</Text>
      <Button
        variant="default"
        leftSection={<IconSwitchHorizontal size={18} stroke={1.75} aria-hidden />}
        onClick={onMove}
        disabled={busy}
        data-autofocus
      >
        {t('propose')}
      </Button>
    </div>
  );
}

/** New each time that the window opens. */
function Content({ application, party, subject, reschedule, onClose, onMove }: Omit<CallOffModalProps, 'opened'>) {
  const t = useTranslations('applications.callOff');
  const shared = useTranslations('applications');
  const form = useForm({ initialValues: { reason: '' }, validate: (values) => reasonErrors(party, values) });
  const { general, onSubmit } = useFormSubmit({
    form,
    send: async ({ reason }) => ({ errors: await reschedule.callOff(reason) }),
    // Comes as a refusal from `callOff`.
    failed: shared('reschedule.callOffFailed'),
    onDone: () => {
      toast.success(textsOf('applications')('callOff.done'));
      onClose();
    },
  });
  // What was to be called off when the window opened stays while it fades out.
  const [time] = useState(application.selectedInterview);
  const [canMove] = useState(application.viewerCanRequestReschedule);
  const isCompany = party === ApplicationParty.COMPANY;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <div>
          <Text fw={600}>
            <InterviewLine time={time} />
          </Text>
          <Text c="dimmed">{subject}</Text>
        </div>
        {canMove ? <MoveInstead busy={reschedule.busy} onMove={onMove} /> : null}
        <FormError messages={general} />
        <Textarea
          label={isCompany ? t('reason') : t('reasonOptional')}
          description={t(`reasonHint.${otherSide(party)}`)}
          withAsterisk={isCompany}
          aria-required={isCompany}
          autosize
          minRows={2}
          data-autofocus={canMove ? undefined : true}
          {...form.getInputProps('reason')}
        />
        <Text size="sm" c="dimmed">
          {t(`consequences.${party}`, { days: String(PLAN_AGAIN_DAYS) })}
        </Text>
        <div className={classes.answers}>
          <Button variant="default" onClick={onClose} disabled={reschedule.busy}>
            {t('keep')}
          </Button>
          <Button type="submit" color="red" loading={reschedule.busy}>
            {t('confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What the button to call an interview off opens, in a chunk of its own. */
export function LazyCallOffModal({ opened, ...props }: CallOffModalProps) {
  const t = useTranslations('applications');
  // Closed when it is first drawn, even if it arrives late: opening is what makes it remember where the focus was.
  const hasBeenClosed = useDeferredValue(true, false);
  return (
    <Modal
      opened={opened && hasBeenClosed}
      onClose={() => {
        if (!props.reschedule.busy) props.onClose();
      }}
      title={t('callOff.title')}
      closeButtonProps={{ 'aria-label': t('reschedule.close') }}
    >
      <Content {...props} />
    </Modal>
  );
}
