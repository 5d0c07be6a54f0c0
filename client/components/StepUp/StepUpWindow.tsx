import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDeferredValue, useState, type FormEvent } from 'react';
import { ERROR_MESSAGES } from '../../../domain/errors';
import { useStepUpMutation } from '../../graphql/generated';
import { firstMessage } from '../../graphql/payload';
import { stepUpQuestion } from '../../lib/step-up';

const failed = 'The code could not be checked. Please try again.';

function CodeQuestion() {
  const [send, { loading }] = useStepUpMutation();
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // The window may stand inside another form of the page, as React sees it.
    event.stopPropagation();
    if (loading) return;
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    const code = field.value.trim();
    if (!code) {
      setError(ERROR_MESSAGES.SECOND_FACTOR_REQUIRED);
      return field.focus();
    }
    const payload = await send({ variables: { input: { code } } }).then(
      ({ data }) => data?.stepUp,
      () => null,
    );
    const refusal = firstMessage(payload, failed);
    if (refusal === null) return stepUpQuestion.answer(true);
    setError(refusal);
    field.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Text>
          Enter the code that your authenticator app shows for TemuKerja, or a recovery code. We ask again after 15
          minutes.
        </Text>
        <TextInput
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          data-autofocus
          error={error}
          errorProps={{ role: 'alert' }}
          onChange={() => setError(null)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => stepUpQuestion.answer(false)} disabled={loading}>
            Cancel
          </Button>
          <Button type="submit" loading={loading}>
            Confirm
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Above whatever window was open when the code was asked for. */
export function StepUpWindow({ opened }: { opened: boolean }) {
  // Closed when it is first drawn: opening is what makes it remember where the focus was.
  const hasBeenClosed = useDeferredValue(true, false);
  return (
    <Modal
      opened={opened && hasBeenClosed}
      onClose={() => stepUpQuestion.answer(false)}
      title="Confirm that it is you"
      closeButtonProps={{ 'aria-label': 'Close' }}
      zIndex={300}
    >
      <CodeQuestion />
    </Modal>
  );
}
