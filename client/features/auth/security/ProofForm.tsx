import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useViewer } from '../../../app/session';
import { CancelButton } from '../../../components/CancelButton';
import { emptyProof, OwnerProof } from '../owner-proof/OwnerProof';
import { TOAST } from '../../../components/toast-options';
import { useFormSubmit } from '../../../components/use-form-submit';
import type { Payload } from '../../../graphql/payload';
import { textsOf } from '../../../language/store';

interface ProofFormProps<Answer extends Payload> {
  /** What will happen. */
  text: string;
  submitLabel: string;
  /** Red, for what takes protection away. */
  destructive?: boolean;
  send: (proof: typeof emptyProof) => Promise<Answer | undefined>;
  failed: string;
  onDone: (answer: Answer) => unknown;
  /** Missing where there is nothing to go back to. */
  onCancel?: () => void;
}

/** A change of how the account is entered that needs nothing but the proof of its owner. */
export function ProofForm<Answer extends Payload>({ text, submitLabel, destructive, ...rest }: ProofFormProps<Answer>) {
  const viewer = useViewer();
  const form = useForm({
    initialValues: emptyProof,
    validate: { password: (value) => (viewer.hasPassword && !value ? textsOf('errors')('REQUIRED_FIELDS') : null) },
  });
  const { send, failed, onDone, onCancel } = rest;
  const { busy, onSubmit } = useFormSubmit({
    form,
    send,
    failed,
    onDone,
    toastOptions: TOAST.long,
    toastsRefusals: true,
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md" maw="28rem">
        <Text>{text}</Text>
        <OwnerProof owner={viewer} inputProps={(field) => form.getInputProps(field)} />
        <Group gap="sm">
          <Button type="submit" loading={busy} color={destructive ? 'red' : undefined}>
            {submitLabel}
          </Button>
          {onCancel ? <CancelButton onClick={onCancel} disabled={busy} /> : null}
        </Group>
      </Stack>
    </form>
  );
}
