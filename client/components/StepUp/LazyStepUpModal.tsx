import { useTranslations } from 'use-intl/react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { cleanCode } from '../../../domain/second-factor';
import { useStepUpMutation } from '../../graphql/generated';
import { stepUpQuestion } from '../../lib/step-up';
import { CancelButton } from '../CancelButton';
import { LazyModal } from '../LazyModal';
import { useSubmit } from '../use-submit';

function CodeQuestion() {
  const t = useTranslations('portal');
  const errors = useTranslations('errors');
  const send = useStepUpMutation({});
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (message: string): void => {
    setError(message);
    field.current?.focus();
  };
  const { busy, submit } = useSubmit({
    send: (code: string) => send({ input: { code } }),
    failed: t('stepUp.failed'),
    onRefused: refuse,
    onDone: () => stepUpQuestion.answer(true),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // React passes the event on to a form of the page that this window belongs to.
    event.stopPropagation();
    const code = cleanCode(field.current?.value ?? '');
    if (code) void submit(code);
    else refuse(errors('SECOND_FACTOR_REQUIRED'));
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <Text>{t('stepUp.hint')}</Text>
        <TextInput
          label={t('stepUp.code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          data-autofocus
          ref={field}
          error={error}
          errorProps={{ role: 'alert' }}
          onChange={() => setError(null)}
        />
        <Group justify="flex-end" gap="sm">
          <CancelButton onClick={() => stepUpQuestion.answer(false)} disabled={busy} />
          <Button type="submit" loading={busy}>
            {t('stepUp.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Above whatever window was open when the code was asked for. */
export function LazyStepUpModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('portal');
  return (
    <LazyModal opened={opened} onClose={onClose} title={t('stepUp.title')} zIndex={300}>
      <CodeQuestion />
    </LazyModal>
  );
}
