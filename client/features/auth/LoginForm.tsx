import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ERROR_MESSAGES } from '../../../domain/errors';
import { paths } from '../../app/paths';
import { leaveForFreshPage } from '../../app/session';
import { PasswordField } from '../../components/PasswordField';
import type { ToastOptions } from '../../components/toasts';
import { useLoginMutation } from '../../graphql/generated';
import { acceptPayload, showInvalid } from './form-feedback';
import classes from './LoginView.module.css';
import { signInTarget } from './sign-in-target';
import { useSubmitOnce } from './use-submit-once';

const place: ToastOptions = { position: 'bottom-center', milliseconds: 3000 };
const outcome = { fallback: ERROR_MESSAGES.LOGIN_FAILED, place };

const missing = (value: string): string | null => (value ? null : ERROR_MESSAGES.REQUIRED_FIELDS);

export function LoginForm({ returnTo }: { returnTo: string | null }) {
  const [login] = useLoginMutation();
  // Stays true until the browser has left: the button must not come back to life in between.
  const [leaving, setLeaving] = useState(false);
  const form = useForm({
    initialValues: { email: '', password: '' },
    // Only what is missing, in the words of loginSchema: asking the schema itself would bring zod to everyone's first page.
    validate: { email: (value) => missing(value.trim()), password: missing },
  });

  const { busy, submit } = useSubmitOnce(async (input: typeof form.values) => {
    const payload = await login({ variables: { input } }).then(
      ({ data }) => data?.login,
      () => null,
    );
    if (!acceptPayload(form, payload, outcome)) return;
    setLeaving(true);
    leaveForFreshPage(signInTarget(payload?.viewer ?? null, returnTo));
  });

  return (
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
        <PasswordField label="Password" purpose="current" required {...form.getInputProps('password')} />
        <Anchor component={Link} to={paths.forgotPassword} className={classes.forgot}>
          Forgot password?
        </Anchor>
        <Button type="submit" fullWidth loading={busy || leaving}>
          Login
        </Button>
      </Stack>
    </form>
  );
}
