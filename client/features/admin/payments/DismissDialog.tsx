import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { dismissReportSchema } from '../../../../domain/payments.schema';
import { FormError } from '../../../components/FormError';
import { toast } from '../../../components/toasts';
import { useFormSubmit } from '../../../components/use-submit';
import { useDismissFlaggedPaymentMutation, type FlaggedPaymentCardFragment } from '../../../graphql/generated';
import { schemaErrors } from '../../../lib/schema-errors';
import { adminToast } from '../admin-toast';

const dismissFailed = 'Failed to dismiss the report. Please try again.';

interface DismissDialogProps {
  /** Null while nothing is being dismissed. */
  payment: FlaggedPaymentCardFragment | null;
  onClose: () => void;
  onDismissed: () => void;
}

interface DismissFormProps extends Omit<DismissDialogProps, 'payment'> {
  payment: FlaggedPaymentCardFragment;
  busy: boolean;
  setBusy: (busy: boolean) => void;
}

function DismissForm({ payment, busy, setBusy, onClose, onDismissed }: DismissFormProps) {
  const [mutate] = useDismissFlaggedPaymentMutation();
  const form = useForm({
    initialValues: { note: '' },
    validate: (values) => schemaErrors(dismissReportSchema, { id: payment.id, ...values }),
  });
  const { general, onSubmit } = useFormSubmit({
    form,
    send: async ({ note }) => {
      setBusy(true);
      const sent = mutate({ variables: { input: { id: payment.id, note } } }).finally(() => setBusy(false));
      return (await sent).data?.dismissFlaggedPayment;
    },
    failed: dismissFailed,
    toastOptions: adminToast,
    onDone: () => {
      toast.success('The report is dismissed.', adminToast);
      onDismissed();
    },
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <Text>{`The report of ${payment.merchantRef ?? 'this payment'} is removed from the list. No tokens are credited or taken back, and your note is written to the audit trail.`}</Text>
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
