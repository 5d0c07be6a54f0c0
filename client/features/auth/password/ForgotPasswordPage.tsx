import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMail } from '../../../icons';
import { useState } from 'react';
import { PASSWORD_RESET_MINUTES } from '../../../../domain/accounts';
import { requestPasswordResetSchema } from '../../../../domain/accounts.schema';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { useFormSubmit } from '../../../components/use-submit';
import { useRequestPasswordResetMutation } from '../../../graphql/generated';
import { schemaErrors } from '../../../lib/schema-errors';
import { FormCard } from '../FormCard';
import classes from '../verify-email/VerifyEmailView.module.css';

const sendFailed = 'Failed to send the password reset email. Please try again later.';

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <Stack align="center" gap="md">
      <IconMail size={48} stroke={1.5} className={classes.mark} aria-hidden />
      <Text ta="center" role="status">
        If there is an account for <strong className={classes.address}>{to}</strong>, a link is on its way. It works
        once, within {PASSWORD_RESET_MINUTES} minutes.
      </Text>
      <Text ta="center" size="sm" c="dimmed">
        If you do not see it, look in your spam folder.
      </Text>
      <Button variant="default" fullWidth onClick={onAgain}>
        Use another address
      </Button>
    </Stack>
  );
}

/** Asks for the link. What it answers never tells whether there is an account. */
export function ForgotPasswordPage() {
  const [send] = useRequestPasswordResetMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => schemaErrors(requestPasswordResetSchema, values),
  });
  const { busy, onSubmit } = useFormSubmit({
    form,
    send: async (input) => (await send({ variables: { input } })).data?.requestPasswordReset,
    failed: sendFailed,
    toastOptions: { milliseconds: 5000 },
    toastsRefusals: true,
    onDone: (payload) => setSentTo(payload.sentTo ?? form.getValues().email),
  });

  return (
    <FormCard
      width="narrow"
      title="Forgot password"
      context={sentTo ? undefined : 'Tell us your email address, and we send a link to choose a new password.'}
      back={<BackLink to={paths.login}>Back to login</BackLink>}
    >
      {sentTo ? (
        <Sent to={sentTo} onAgain={() => setSentTo(null)} />
      ) : (
        <form noValidate onSubmit={onSubmit}>
          <Stack gap="md">
            <TextInput
              label="Email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              required
              {...form.getInputProps('email')}
            />
            <Button type="submit" fullWidth loading={busy}>
              Send reset link
            </Button>
          </Stack>
        </form>
      )}
    </FormCard>
  );
}
