import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMail } from '../../icons';
import { useState } from 'react';
import { PASSWORD_RESET_MINUTES } from '../../../domain/accounts';
import { requestPasswordResetSchema } from '../../../domain/accounts.schema';
import { paths } from '../../app/paths';
import { BackLink } from '../../components/BackLink';
import { useRequestPasswordResetMutation } from '../../graphql/generated';
import { schemaErrors } from '../../lib/schema-errors';
import { acceptPayload, showInvalid } from './form-feedback';
import { FormCard } from './FormCard';
import { useSubmitOnce } from './use-submit-once';
import classes from './VerifyEmailView.module.css';

const place = { milliseconds: 5000 };
const outcome = { fallback: 'Failed to send the password reset email. Please try again later.', place };

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
  const { busy, submit } = useSubmitOnce(async (input: typeof form.values) => {
    const payload = await send({ variables: { input } }).then(
      ({ data }) => data?.requestPasswordReset,
      () => null,
    );
    if (acceptPayload(form, payload, outcome)) setSentTo(payload?.sentTo ?? input.email);
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
        <form noValidate onSubmit={form.onSubmit(submit, (errors) => showInvalid(form, errors, place))}>
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
