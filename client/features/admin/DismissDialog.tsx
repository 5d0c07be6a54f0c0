import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { dismissReportSchema } from '../../../domain/payments.schema';
import { FormError } from '../../components/FormError';
import { toast } from '../../components/toasts';
import type { FlaggedPaymentCardFragment } from '../../graphql/generated';
import { formErrors } from '../../graphql/payload';
import { schemaErrors } from '../../lib/schema-errors';
import { adminToast } from './admin-toast';
import type { Dismiss } from './use-dismiss';

const dismissFailed = 'Failed to dismiss the report. Please try again.';

interface DismissDialogProps {
  /** Null while nothing is being dismissed. */
  payment: FlaggedPaymentCardFragment | null;
  dismiss: Dismiss;
  onClose: () => void;
  onDismissed: () => void;
}

interface DismissFormProps extends Omit<DismissDialogProps, 'payment'> {
  payment: FlaggedPaymentCardFragment;
  busy: boolean;
  setBusy: (busy: boolean) => void;
}

function DismissForm({ payment, dismiss, busy, setBusy, onClose, onDismissed }: DismissFormProps) {
  const [general, setGeneral] = useState<string[]>([]);
  const form = useForm({
    initialValues: { note: '' },
    validate: (values) => schemaErrors(dismissReportSchema, { id: payment.id, ...values }),
  });

  const submit = async ({ note }: { note: string }): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const payload = await dismiss({ id: payment.id, note });
    setBusy(false);
    if (!payload) {
      toast.error(dismissFailed, adminToast);
      return;
    }
    const errors = formErrors(payload.errors, ['note']);
    form.setErrors(errors.fields);
    setGeneral(errors.general);
    if (payload.errors.length > 0) return;
    toast.success('The report is dismissed.', adminToast);
    onDismissed();
  };

  return (
    <form noValidate onSubmit={form.onSubmit(submit, () => form.getInputNode('note')?.focus())}>
      <Stack gap="md">
        <Text>{`The report of ${payment.merchantRef ?? 'this payment'} leaves the list. No tokens are credited or taken back, and your note is written to the audit trail.`}</Text>
        <FormError messages={general} />
        <Textarea
          label="Note"
          description="For the records of the administrators."
          required
          data-autofocus
          {...form.getInputProps('note')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Dismiss
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks for the note of a dismissal. It stays mounted, so that the focus goes back to the button that opened it. */
export function DismissDialog({ payment, onClose, ...rest }: DismissDialogProps) {
  // What is shown while the dialog fades out.
  const [shown, setShown] = useState(payment);
  const [busy, setBusy] = useState(false);
  if (payment && payment !== shown) setShown(payment);
  const close = (): void => {
    if (!busy) onClose();
  };
  return (
    <Modal
      opened={payment !== null}
      onClose={close}
      title="Dismiss this report?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {shown ? (
        <DismissForm key={shown.id} payment={shown} busy={busy} setBusy={setBusy} onClose={close} {...rest} />
      ) : null}
    </Modal>
  );
}
