import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCircleCheck } from '../../../icons';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { setPasswordSchema } from '../../../../domain/accounts.schema';
import { ERROR_MESSAGES } from '../../../../domain/errors';
import { paths } from '../../../app/paths';
import { leaveForFreshPage } from '../../../app/session';
import { ErrorState } from '../../../components/ErrorState';
import { useFormSubmit } from '../../../components/use-submit';
import { useResetPasswordMutation } from '../../../graphql/generated';
import { hasCode } from '../../../graphql/payload';
import { schemaErrors } from '../../../lib/schema-errors';
import { FormCard } from '../FormCard';
import { NewPasswordFields } from './NewPasswordFields';
import classes from '../verify-email/VerifyEmailView.module.css';

const resetFailed = 'Failed to reset your password. Please try again.';

function ResetForm({ code, onDone, onExpired }: { code: string; onDone: () => void; onExpired: () => void }) {
  const [send] = useResetPasswordMutation();
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: (values) => schemaErrors(setPasswordSchema, values),
  });
  const { busy, onSubmit } = useFormSubmit({
    form,
    send: async (values) => {
      const payload = (await send({ variables: { input: { code, ...values } } })).data?.resetPassword;
      if (!hasCode(payload, 'INVALID_RESET_CODE')) return payload;
      onExpired();
      return false;
    },
    failed: resetFailed,
    toastOptions: { milliseconds: 5000 },
    toastsRefusals: true,
    onDone,
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <NewPasswordFields
          form="registration"
          password={form.values.password}
          passwordProps={form.getInputProps('password')}
          confirmProps={form.getInputProps('confirmPassword')}
        />
        <Button type="submit" fullWidth loading={busy}>
          Set new password
        </Button>
      </Stack>
    </form>
  );
}

/** A fresh page: nobody is signed in here any more. */
function Done() {
  return (
    <Stack align="center" gap="md">
      <IconCircleCheck size={48} stroke={1.5} className={classes.done} aria-hidden />
      <Text ta="center" role="status">
        Your password has been changed. Every device that was signed in is signed out.
      </Text>
      <Button fullWidth onClick={() => leaveForFreshPage(paths.login)}>
        Login
      </Button>
    </Stack>
  );
}

export function ResetPasswordPage() {
  const [parameters] = useSearchParams();
  const code = parameters.get('code');
  const [state, setState] = useState<'open' | 'done' | 'expired'>(code ? 'open' : 'expired');

  return (
    <FormCard
      width="narrow"
      title="Reset password"
      context={state === 'open' ? 'Choose a new password for your account.' : undefined}
    >
      {state === 'open' && code ? (
        <ResetForm code={code} onDone={() => setState('done')} onExpired={() => setState('expired')} />
      ) : state === 'done' ? (
        <Done />
      ) : (
        <ErrorState
          message={ERROR_MESSAGES.INVALID_RESET_CODE}
          action={
            <Anchor component={Link} to={paths.forgotPassword} className={classes.link}>
              Request a new link
            </Anchor>
          }
        />
      )}
    </FormCard>
  );
}
