import { useTranslations } from 'use-intl/react';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { ApplicationParty } from '../../../domain/applications';
import { CANCEL_REASON, PLAN_AGAIN_DAYS } from '../../../domain/interviews';
import { cancelInterviewSchema } from '../../../domain/reschedules.schema';
import { cleanParagraph } from '../../../domain/text';
import { FormError } from '../../components/FormError';
import { InterviewLine } from '../../components/InterviewLine';
import { LightButton } from '../../components/LightButton';
import { Sheet } from '../../components/Sheet/Sheet';
import { toast } from '../../components/toasts';
import { useFormSubmit } from '../../components/use-form-submit';
import { IconSwitchHorizontal } from '../../icons';
import { textsOf } from '../../language/store';
import { schemaErrors } from '../../lib/schema-errors';
import { otherSide, type RescheduleProps } from './reschedule-words';
import type { Reschedule } from './use-reschedule';
import classes from './Reschedule.module.css';

interface CancelModalProps extends RescheduleProps {
  opened: boolean;
  subject: ReactNode;
  reschedule: Reschedule;
  onClose: () => void;
  /** To move the interview instead. */
  onMove: () => void;
}

/** A company must give a reason; the form checks that before sending. */
function reasonErrors(party: ApplicationParty, values: { reason: string }): Record<string, string> {
  const { reason } = values;
  const given = cleanParagraph(reason).length;
  return party === ApplicationParty.COMPANY && (given < CANCEL_REASON.min || given > CANCEL_REASON.max)
    ? { reason: textsOf('errors')('CANCEL_REASON_REQUIRED') }
    : schemaErrors(cancelInterviewSchema.pick({ reason: true }), values);
}

function MoveInstead({ busy, onMove }: { busy: boolean; onMove: () => void }) {
  const t = useTranslations('applications.cancel.move');
  return (
    <div className={classes.move}>
      <IconSwitchHorizontal size={18} stroke={1.75} aria-hidden />
      <span>{t('question')}</span>
      <LightButton look="quiet" className={classes.moveTo} onClick={onMove} disabled={busy}>
        {t('propose')}
      </LightButton>
    </div>
  );
}

/** New each time that the window opens. */
function Content({ application, party, subject, reschedule, onClose, onMove }: Omit<CancelModalProps, 'opened'>) {
  const t = useTranslations('applications.cancel');
  const shared = useTranslations('applications');
  const form = useForm({ initialValues: { reason: '' }, validate: (values) => reasonErrors(party, values) });
  const { general, onSubmit } = useFormSubmit({
    form,
    send: async ({ reason }) => ({ errors: await reschedule.cancel(reason) }),
    // Comes as a refusal from `cancel`.
    failed: shared('reschedule.cancelFailed'),
    onDone: () => {
      toast.success(textsOf('applications')('cancel.done'));
      onClose();
    },
  });
  const isCompany = party === ApplicationParty.COMPANY;
  return (
    <form noValidate onSubmit={onSubmit} className={classes.stack}>
      <div>
        <p className={classes.line}>
          <InterviewLine time={application.selectedInterview} />
        </p>
        <p className={classes.quiet}>{subject}</p>
      </div>
      <FormError messages={general} />
      <Textarea
        label={<span>{isCompany ? t('reason') : t('reasonOptional')}</span>}
        description={t(`reasonHint.${otherSide(party)}`)}
        withAsterisk={isCompany}
        aria-required={isCompany}
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      {application.viewerCanRequestReschedule ? <MoveInstead busy={reschedule.busy} onMove={onMove} /> : null}
      <p className={classes.hint}>{t(`consequences.${party}`, { days: String(PLAN_AGAIN_DAYS) })}</p>
      <div className={classes.answers}>
        <LightButton look="secondary" onClick={onClose} disabled={reschedule.busy}>
          {t('keep')}
        </LightButton>
        <LightButton type="submit" look="danger" busy={reschedule.busy}>
          {t('confirm')}
        </LightButton>
      </div>
    </form>
  );
}

/** What the button to call an interview off opens, in a chunk of its own. */
export function LazyCancelModal({ opened, ...props }: CancelModalProps) {
  const t = useTranslations('applications.cancel');
  return (
    <Sheet opened={opened} onClose={props.onClose} busy={props.reschedule.busy} title={t('title')}>
      <Content {...props} />
    </Sheet>
  );
}
