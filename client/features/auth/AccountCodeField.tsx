import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

/** Shown once the server has asked for it: the address has an account whose second factor is on. */
export function AccountCodeField(props: TextInputProps) {
  const [wasAsked, setAsked] = useState(false);
  if (props.error && !wasAsked) setAsked(true);
  if (!wasAsked) return null;
  return <TextInput label="Code of your existing account" description="From your authenticator app, or a recovery code." autoComplete="one-time-code" required {...props} />;
}
