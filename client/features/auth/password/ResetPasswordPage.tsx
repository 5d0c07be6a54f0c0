import { useTranslations } from 'use-intl/react';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCircleCheck } from '../../../icons';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { setPasswordSchema } from '../../../../domain/accounts.schema';
import { paths } from '../../../../domain/paths';
import { leaveForFreshPage } from '../../../app/session';
import { ErrorState } from '../../../components/ErrorState';
import { FormError } from '../../../components/FormError';
import { TOAST } from '../../../components/toast-options';
import { useFormSubmit } from '../../../components/use-form-submit';
import { useResetPasswordMutation } from '../../../graphql/generated';
import { hasCode } from '../../../graphql/payload';
import { schemaErrors } from '../../../lib/schema-errors';
import { FormCard } from '../FormCard';
import { NewPasswordFields } from './NewPasswordFields';
import classes from '../verify-email/VerifyEmailView.module.css';

function ResetForm({ code, onDone, onExpired }: { code: string; onDone: () => void; onExpired: () => void }) {
  const t = useTranslations('account.resetPassword');
  const send = useResetPasswordMutation({});
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: (values) => schemaErrors(setPasswordSchema, values),
  });
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: async (values) => {
      const payload = await send({ input: { code, ...values } });
      if (!hasCode(payload, 'INVALID_RESET_CODE')) return payload;
      onExpired();
      return false;
    },
    failed: t('failed'),
    toastOptions: TOAST.long,
    toastsRefusals: true,
    onDone,
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <NewPasswordFields
          form="registration"
          password={form.values.password}
          owner={null}
          passwordProps={form.getInputProps('password')}
          confirmProps={form.getInputProps('confirmPassword')}
        />
        <FormError messages={general} quiet />
        <Button type="submit" fullWidth loading={busy}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** A full page load, because nobody is signed in here any more. */
function Done() {
  const t = useTranslations('account.resetPassword');
  return (
    <Stack align="center" gap="md">
      <IconCircleCheck size={48} stroke={1.5} className={classes.done} aria-hidden />
      <Text ta="center" role="status">
        {t('done')}
      </Text>
      <Button fullWidth onClick={() => leaveForFreshPage(paths.login)}>
        {t('login')}
      </Button>
    </Stack>
  );
}

export function ResetPasswordPage() {
  const titles = useTranslations('account.titles');
  const errors = useTranslations('errors');
  const t = useTranslations('account.resetPassword');
  const [parameters] = useSearchParams();
  const code = parameters.get('code');
  const [state, setState] = useState<'open' | 'done' | 'expired'>(code ? 'open' : 'expired');

  return (
    <FormCard width="narrow" title={titles('resetPassword')} context={state === 'open' ? t('context') : undefined}>
      {state === 'open' && code ? (
        <ResetForm code={code} onDone={() => setState('done')} onExpired={() => setState('expired')} />
      ) : state === 'done' ? (
        <Done />
      ) : (
        <ErrorState
          message={errors('INVALID_RESET_CODE')}
          action={
            <Anchor component={Link} to={paths.forgotPassword} className={classes.link}>
              {t('requestNewLink')}
            </Anchor>
          }
        />
      )}
    </FormCard>
  );
}
