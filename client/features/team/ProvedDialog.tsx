import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useViewer } from '../../app/session';
import { CancelButton } from '../../components/CancelButton';
import { FormError } from '../../components/FormError';
import { LazyModal } from '../../components/LazyModal';
import { useFormSubmit } from '../../components/use-form-submit';
import type { Payload } from '../../graphql/payload';
import { textsOf } from '../../language/store';
import { emptyProof, OwnerProof } from '../auth/owner-proof/OwnerProof';

interface ProvedFormProps<Answer extends Payload> {
  /** What will happen. */
  texts: readonly string[];
  submitLabel: string;
  isDestructive?: boolean;
  send: (proof: typeof emptyProof) => Promise<Answer | undefined>;
  onDone: (answer: Answer) => unknown;
  onClose: () => void;
}

function ProvedForm<Answer extends Payload>(props: ProvedFormProps<Answer>) {
  const { texts, submitLabel, isDestructive = false, send, onDone, onClose } = props;
  const viewer = useViewer();
  const form = useForm({
    initialValues: emptyProof,
    validate: { password: (value) => (viewer.hasPassword && !value ? textsOf('errors')('REQUIRED_FIELDS') : null) },
  });
  const { busy, general, onSubmit } = useFormSubmit({ form, send, onDone });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        {texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        <OwnerProof owner={viewer} inputProps={(field) => form.getInputProps(field)} />
        <FormError messages={general} />
        <Group justify="flex-end" gap="sm">
          <CancelButton onClick={onClose} disabled={busy} />
          <Button type="submit" color={isDestructive ? 'red' : undefined} loading={busy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks before something that only the owner of the account may do, and for the proof. */
export function ProvedDialog<Answer extends Payload>({
  opened,
  title,
  ...form
}: ProvedFormProps<Answer> & { opened: boolean; title: string }) {
  return (
    <LazyModal opened={opened} onClose={form.onClose} title={title}>
      {opened ? <ProvedForm {...form} /> : null}
    </LazyModal>
  );
}
