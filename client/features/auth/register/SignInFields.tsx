import { useTranslations } from 'use-intl/react';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import type { PasswordOwner } from '../../../../domain/passwords';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { FullRow } from '../FormSection';

/** Shown once the server has asked for it: the address has an account whose second factor is on. */
function AccountCodeField(props: TextInputProps) {
  const t = useTranslations('account.register');
  const field = useRef<HTMLInputElement>(null);
  const [wasAsked, setAsked] = useState(false);
  if (props.error && !wasAsked) setAsked(true);
  // The form could not lead to a field that was not there yet.
  useEffect(() => {
    if (wasAsked) field.current?.focus();
  }, [wasAsked]);
  if (!wasAsked) return null;
  return (
    <FullRow>
      <TextInput
        ref={field}
        label={t('code')}
        description={t('codeHint')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...props}
      />
    </FullRow>
  );
}

interface SignInFieldsProps {
  form: {
    values: { email: string; password: string };
    getInputProps: (name: 'email' | 'code' | 'password' | 'confirmPassword') => GetInputPropsReturnType;
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
