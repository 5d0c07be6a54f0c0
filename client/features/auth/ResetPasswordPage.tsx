import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCircleCheck } from '../../icons';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { setPasswordSchema } from '../../../domain/accounts.schema';
import { ERROR_MESSAGES } from '../../../domain/errors';
import { paths } from '../../app/paths';
import { leaveForFreshPage } from '../../app/session';
import { ErrorState } from '../../components/ErrorState';
import { useResetPasswordMutation } from '../../graphql/generated';
import { hasCode } from '../../graphql/payload';
import { schemaErrors } from '../../lib/schema-errors';
import { acceptPayload, showInvalid } from './form-feedback';
import { FormCard } from './FormCard';
import { NewPasswordFields } from './NewPasswordFields';
import { useSubmitOnce } from './use-submit-once';
import classes from './VerifyEmailView.module.css';

const place = { milliseconds: 5000 };
const outcome = { fallback: 'Failed to reset your password. Please try again.', place };

function ResetForm({ code, onDone, onExpired }: { code: string; onDone: () => void; onExpired: () => void }) {
  const [send] = useResetPasswordMutation();
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: (values) => schemaErrors(setPasswordSchema, values),
  });
  const { busy, submit } = useSubmitOnce(async (values: typeof form.values) => {
    const payload = await send({ variables: { input: { code, ...values } } }).then(
      ({ data }) => data?.resetPassword,
      () => null,
    );
    if (hasCode(payload, 'INVALID_RESET_CODE')) onExpired();
    else if (acceptPayload(form, payload, outcome)) onDone();
  });

  return (
    <form noValidate onSubmit={form.onSubmit(submit, (errors) => showInvalid(form, errors, place))}>
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

/** A fresh page: whoever was signed in here is not any more. */
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
