import { useTranslations } from 'use-intl/react';
import { PasswordField } from '../../../components/PasswordField';
import type { PasswordInputProps } from '@mantine/core';
import { FullRow } from '../FormSection';
import { PasswordRules, type PasswordRulesProps } from './PasswordRules';

/** `password` is what has been typed so far, for the live list of rules. */
interface NewPasswordFieldsProps extends PasswordRulesProps {
  passwordProps: PasswordInputProps;
  confirmProps: PasswordInputProps;
}

/** A new password, the same again, and the rules between what is typed and what is missing. */
export function NewPasswordFields({ passwordProps, confirmProps, ...rules }: NewPasswordFieldsProps) {
  const t = useTranslations('account.newPassword');
  return (
    <>
      <PasswordField label={t('password')} purpose="new" required {...passwordProps} />
      <PasswordField label={t('confirm')} purpose="new" required {...confirmProps} />
      <FullRow>
        <PasswordRules {...rules} />
      </FullRow>
    </>
  );
}
