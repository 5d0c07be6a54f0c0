import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { joinWithInvitationSchema } from '../../../../domain/invitations.schema';
import { loginPath, paths } from '../../../../domain/paths';
import { leaveForFreshPage } from '../../../app/session';
import { FormError } from '../../../components/FormError';
import { PasswordField } from '../../../components/PasswordField';
import { useFormSubmit } from '../../../components/use-form-submit';
import { useJoinWithInvitationMutation } from '../../../graphql/generated';
import { schemaErrors } from '../../../lib/schema-errors';
import { PasswordRules } from '../password/PasswordRules';
import { TermsCheckbox } from '../register/TermsCheckbox';
import classes from './InvitationPage.module.css';

interface JoinFormProps {
  code: string;
  email: string;
  /** The page's own address, to come back to. */
  here: string;
}

/** For an address without an account: a name and a password, and one is made. */
export function JoinForm({ code, email, here }: JoinFormProps) {
  const t = useTranslations('invitations.page');
  const join = useJoinWithInvitationMutation({ isSecret: true });
  const form = useForm({
    initialValues: { fullName: '', password: '', acceptTerms: false },
    validate: (values) => schemaErrors(joinWithInvitationSchema, { code, ...values }),
  });
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: (values) => join({ input: { code, ...values } }),
    failed: t('failed'),
    onDone: () => leaveForFreshPage(paths.company.dashboard),
  });
  const { fullName, password } = form.values;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <TextInput label={t('fullName')} autoComplete="name" required {...form.getInputProps('fullName')} />
        {/* Password managers file the new password under this address. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField label={t('password')} purpose="new" required {...form.getInputProps('password')} />
        <PasswordRules form="registration" password={password} owner={{ email, names: [fullName] }} />
        <TermsCheckbox {...form.getInputProps('acceptTerms', { type: 'checkbox' })} />
        <FormError messages={general} />
        <Button type="submit" fullWidth loading={busy}>
          {t('join')}
        </Button>
        <Stack gap={0} align="center">
          <Text ta="center" size="sm">
            {t('haveAccount')}
          </Text>
          <Anchor component={Link} to={loginPath(here)} className={classes.link} size="sm">
            {t('login')}
          </Anchor>
        </Stack>
      </Stack>
    </form>
  );
}
