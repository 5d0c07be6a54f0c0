import { useTranslations } from 'use-intl/react';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { FullRow } from '../FormSection';

/** Shown once the server has asked for it: the address has an account whose second factor is on. */
export function AccountCodeField(props: TextInputProps) {
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
