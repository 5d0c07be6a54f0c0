import { useTranslations } from 'use-intl/react';
import { PasswordField } from '../../../components/PasswordField';
import type { PasswordInputProps } from '@mantine/core';
import { FullRow } from '../FormSection';
import { PasswordRules } from './PasswordRules';

interface NewPasswordFieldsProps {
  /** What has been typed so far, for the live list of rules. */
  password: string;
  passwordProps: PasswordInputProps;
  confirmProps: PasswordInputProps;
  form: 'registration' | 'completion';
}

/** A new password, the same again, and the rules between what is typed and what is missing. */
export function NewPasswordFields({ password, passwordProps, confirmProps, form }: NewPasswordFieldsProps) {
  const t = useTranslations('account.newPassword');
  return (
    <>
      <PasswordField label={t('password')} purpose="new" required {...passwordProps} />
      <PasswordField label={t('confirm')} purpose="new" required {...confirmProps} />
      <FullRow>
        <PasswordRules password={password} form={form} />
      </FullRow>
    </>
  );
}
