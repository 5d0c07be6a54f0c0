import { useTranslations } from 'use-intl/react';
import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { PasswordOwner } from '../../../../domain/passwords';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { FullRow } from '../FormSection';
import { AccountCodeField } from './AccountCodeField';

type Name = 'email' | 'code' | 'password' | 'confirmPassword';

interface SignInFieldsProps {
  form: {
    values: { email: string; password: string };
    getInputProps: (name: Name) => GetInputPropsReturnType;
  };
  /** Whose password it will be, beside the address. */
  owner: Omit<PasswordOwner, 'email'>;
  /** The address takes the whole width. */
  hasWideEmail?: boolean;
}

/** What the new account is signed in to with, and the code of one that its address has already. */
export function SignInFields({ form, owner, hasWideEmail = false }: SignInFieldsProps) {
  const fields = useTranslations('account.fields');
  const email = (
    <TextInput
      label={fields('email')}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      required
      {...form.getInputProps('email')}
    />
  );
  return (
    <>
      {hasWideEmail ? <FullRow>{email}</FullRow> : email}
      <AccountCodeField {...form.getInputProps('code')} />
      <NewPasswordFields
        form="registration"
        password={form.values.password}
        owner={{ ...owner, email: form.values.email }}
        passwordProps={form.getInputProps('password')}
        confirmProps={form.getInputProps('confirmPassword')}
      />
    </>
  );
}
