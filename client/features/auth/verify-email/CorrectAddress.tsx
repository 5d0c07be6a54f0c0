import { useTranslations } from 'use-intl/react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { correctAddressSchema } from '../../../../domain/accounts.schema';
import { CancelButton } from '../../../components/CancelButton';
import { FormError } from '../../../components/FormError';
import { PasswordField } from '../../../components/PasswordField';
import { useFormSubmit } from '../../../components/use-form-submit';
import { useCorrectAddressMutation } from '../../../graphql/generated';
import { schemaErrors } from '../../../lib/schema-errors';
import { useFocusOnChange } from '../../../lib/use-focus-on-change';
import classes from './VerifyEmailView.module.css';

interface CorrectAddressProps {
  returnTo: string | null;
  /** The link is on its way to this address. */
  onSent: (email: string) => void;
}

function CorrectAddressForm({ returnTo, onSent, onClose }: CorrectAddressProps & { onClose: () => void }) {
  const t = useTranslations('account.correctAddress');
  const correct = useCorrectAddressMutation({ refetches: ['VerificationSentTo'] });
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => schemaErrors(correctAddressSchema, values),
  });
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: (values: { email: string; password: string }) => correct({ input: { ...values, returnTo } }),
    failed: t('failed'),
    onDone: ({ sentTo }) => {
      if (sentTo) onSent(sentTo);
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <TextInput
          label={t('email')}
          description={t('hint')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          {...form.getInputProps('email')}
        />
        <PasswordField label={t('password')} purpose="current" required {...form.getInputProps('password')} />
        <FormError messages={general} />
        <Group gap="sm">
          <Button type="submit" variant="default" loading={busy}>
            {t('submit')}
          </Button>
          <CancelButton onClick={onClose} disabled={busy} />
        </Group>
      </Stack>
    </form>
  );
}

/** For someone who mistyped the address at registration. */
export function CorrectAddress(props: CorrectAddressProps) {
  const t = useTranslations('account.resendVerification');
  const [isOpen, setOpen] = useState(false);
  const place = useFocusOnChange(isOpen ? 'form' : 'closed');
  return (
    <div ref={place} tabIndex={-1}>
      {isOpen ? (
        <CorrectAddressForm {...props} onClose={() => setOpen(false)} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('wrong')}{' '}
          <button type="button" className={classes.correct} onClick={() => setOpen(true)}>
            {t('correct')}
          </button>
        </Text>
      )}
    </div>
  );
}
