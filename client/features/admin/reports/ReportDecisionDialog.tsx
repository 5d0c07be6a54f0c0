import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PAUSE_REASON_MAX } from '../../../../domain/reports';
import { dismissFlagsSchema, dismissReportsSchema, pauseJobSchema } from '../../../../domain/reports.schema';
import { FormError } from '../../../components/FormError';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useFormSubmit } from '../../../components/use-submit';
import {
  useDismissFlagsMutation,
  useDismissReportsMutation,
  usePauseReportedJobMutation,
} from '../../../graphql/generated';
import type { Payload } from '../../../graphql/payload';
import { textsOf } from '../../../language/store';
import { schemaErrors } from '../../../lib/schema-errors';

type WrittenDecision = 'pause' | 'dismiss' | 'dismissFlags';

export interface DecisionToWrite {
  decision: WrittenDecision;
  /** A job or a company, as it was looked at. */
  subject: { id: string; version: number; name: string };
}

interface DialogProps {
  /** Null while nothing is being decided. */
  deciding: DecisionToWrite | null;
  onClose: () => void;
  onDone: () => void;
}

interface FormProps extends DecisionToWrite, Omit<DialogProps, 'deciding'> {
  busy: boolean;
  setBusy: (busy: boolean) => void;
}

/** A pause is sent with its reason, a dismissal with its note. */
function useDecision({ decision, subject: { id, version } }: DecisionToWrite) {
  const pause = usePauseReportedJobMutation();
  const dismiss = useDismissReportsMutation();
  const dismissFlags = useDismissFlagsMutation();
  const inputOf = (words: string) => ({
    pause: { jobId: id, reason: words },
    dismiss: { id, version, note: words },
    dismissFlags: { jobId: id, version, note: words },
  });
  return {
    field: decision === 'pause' ? ('reason' as const) : ('note' as const),
    validate: (words: string): Record<string, string | undefined> => {
      const inputs = inputOf(words);
      if (decision === 'pause') return schemaErrors(pauseJobSchema, inputs.pause);
      if (decision === 'dismiss') return schemaErrors(dismissReportsSchema, inputs.dismiss);
      return schemaErrors(dismissFlagsSchema, inputs.dismissFlags);
    },
    send: async (words: string): Promise<Payload | null | undefined> => {
      const inputs = inputOf(words);
      if (decision === 'pause') return pause({ input: inputs.pause });
      if (decision === 'dismiss') return dismiss({ input: inputs.dismiss });
      return dismissFlags({ input: inputs.dismissFlags });
    },
  };
}

function DecisionForm({ decision, subject, busy, setBusy, onClose, onDone }: FormProps) {
  const t = useTranslations(`adminReports.${decision}`);
  const { field, validate, send } = useDecision({ decision, subject });
  const form = useForm<Record<'reason' | 'note', string>>({
    initialValues: { reason: '', note: '' },
    validate: (values) => validate(values[field]),
  });
  const { general, onSubmit } = useFormSubmit({
    form,
    send: (values) => {
      setBusy(true);
      return send(values[field]).finally(() => setBusy(false));
    },
    failed: t('failed'),
    toastOptions: TOAST.admin,
    onDone: () => {
      toast.success(textsOf('adminReports')(`${decision}.done`), TOAST.admin);
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <Text>{t('text', { name: subject.name })}</Text>
        <FormError messages={general} />
        <Textarea
          label={t('field')}
          description={t('hint')}
          required
          data-autofocus
          maxLength={PAUSE_REASON_MAX}
          autosize
          minRows={3}
          maxRows={10}
          {...form.getInputProps(field)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('label')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks for the words of a pause or a dismissal. It stays mounted, so that the focus goes back to the button that opened it. */
export function ReportDecisionDialog({ deciding, onClose, onDone }: DialogProps) {
  const t = useTranslations('adminReports');
  // What is shown while the dialog fades out.
  const [shown, setShown] = useState(deciding);
  const [busy, setBusy] = useState(false);
  if (deciding && deciding !== shown) setShown(deciding);
  const close = (): void => {
    if (!busy) onClose();
  };
  return (
    <Modal
      opened={deciding !== null}
      onClose={close}
      title={shown ? t(`${shown.decision}.title`) : null}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {shown ? (
        <DecisionForm
          key={`${shown.decision} ${shown.subject.id} ${shown.subject.version}`}
          {...shown}
          busy={busy}
          setBusy={setBusy}
          onClose={close}
          onDone={onDone}
        />
      ) : null}
    </Modal>
  );
}
