import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { dismissReportSchema } from '../../../../domain/payments.schema';
import { FormError } from '../../../components/FormError';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useFormSubmit } from '../../../components/use-submit';
import { useDismissFlaggedPaymentMutation, type FlaggedPaymentCardFragment } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { schemaErrors } from '../../../lib/schema-errors';

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
  const t = useTranslations('adminMoney.flagged.dismiss');
  const mutate = useDismissFlaggedPaymentMutation();
  const form = useForm({
    initialValues: { note: '' },
    validate: (values) => schemaErrors(dismissReportSchema, { id: payment.id, ...values }),
  });
  const { general, onSubmit } = useFormSubmit({
    form,
    send: ({ note }) => {
      setBusy(true);
      return mutate({ input: { id: payment.id, note } }).finally(() => setBusy(false));
    },
    failed: t('failed'),
    toastOptions: TOAST.admin,
    onDone: () => {
      toast.success(textsOf('adminMoney')('flagged.dismiss.done'), TOAST.admin);
      onDismissed();
    },
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <Text>{payment.merchantRef ? t('text', { reference: payment.merchantRef }) : t('textOfNone')}</Text>
        <FormError messages={general} />
        <Textarea
          label={t('note')}
          description={t('noteHint')}
          required
          data-autofocus
          {...form.getInputProps('note')}
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

/** Asks for the note of a dismissal. It stays mounted, so that the focus goes back to the button that opened it. */
export function DismissDialog({ payment, onClose, ...rest }: DismissDialogProps) {
  const t = useTranslations('adminMoney.flagged.dismiss');
  // What is shown while the dialog fades out.
  const [shown, setShown] = useState(payment);
  const [busy, setBusy] = useState(false);
  if (payment && payment !== shown) setShown(payment);
  const close = (): void => {
    if (!busy) onClose();
  };
  return (
    <Modal opened={payment !== null} onClose={close} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      {shown ? (
        <DismissForm key={shown.id} payment={shown} busy={busy} setBusy={setBusy} onClose={close} {...rest} />
      ) : null}
    </Modal>
  );
}
