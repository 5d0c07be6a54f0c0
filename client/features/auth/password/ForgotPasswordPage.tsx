import { useTranslations } from 'use-intl/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMail } from '../../../icons';
import { useState } from 'react';
import { PASSWORD_RESET_MINUTES } from '../../../../domain/accounts';
import { requestPasswordResetSchema } from '../../../../domain/accounts.schema';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { FormError } from '../../../components/FormError';
import { TOAST } from '../../../components/toast-options';
import { useFormSubmit } from '../../../components/use-form-submit';
import { useRequestPasswordResetMutation } from '../../../graphql/generated';
import { schemaErrors } from '../../../lib/schema-errors';
import { FormCard } from '../FormCard';
import classes from '../verify-email/VerifyEmailView.module.css';
import { Sentence } from '../../../components/Sentence';

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const t = useTranslations('account.forgotPassword');
  return (
    <Stack align="center" gap="md">
      <IconMail size={48} stroke={1.5} className={classes.mark} aria-hidden />
      <Text ta="center" role="status">
        <Sentence>
          {t.rich('sent', {
            email: to,
            minutes: PASSWORD_RESET_MINUTES,
            address: (email) => (
              <strong className={classes.address} translate="no">
                {email}
              </strong>
            ),
          })}
        </Sentence>
      </Text>
      <Text ta="center" size="sm" c="dimmed">
        {t('spamHint')}
      </Text>
      <Button variant="default" fullWidth onClick={onAgain}>
        {t('again')}
      </Button>
    </Stack>
  );
}

/** Asks for the link. Its response never tells whether there is an account. */
export function ForgotPasswordPage() {
  const titles = useTranslations('account.titles');
  const fields = useTranslations('account.fields');
  const t = useTranslations('account.forgotPassword');
  const send = useRequestPasswordResetMutation({});
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => schemaErrors(requestPasswordResetSchema, values),
  });
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: (input) => send({ input }),
    failed: t('failed'),
    toastOptions: TOAST.long,
    toastsRefusals: true,
    onDone: (payload) => setSentTo(payload.sentTo ?? form.getValues().email),
  });

  return (
    <FormCard
      width="narrow"
      title={titles('forgotPassword')}
      context={sentTo ? undefined : t('context')}
      back={<BackLink to={paths.login}>{t('back')}</BackLink>}
    >
      {sentTo ? (
        <Sent to={sentTo} onAgain={() => setSentTo(null)} />
      ) : (
        <form noValidate onSubmit={onSubmit}>
          <Stack gap="md">
            <TextInput
              label={fields('email')}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              required
              {...form.getInputProps('email')}
            />
            <FormError messages={general} quiet />
            <Button type="submit" fullWidth loading={busy}>
              {t('submit')}
            </Button>
          </Stack>
        </form>
      )}
    </FormCard>
  );
}
