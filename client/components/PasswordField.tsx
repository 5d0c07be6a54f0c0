import { useTranslations } from 'use-intl/react';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export interface PasswordFieldProps extends PasswordInputProps {
  /** A new password gets the browser's offer to make one; the present one gets the saved one filled in. */
  purpose: 'new' | 'current';
}

export function PasswordField({ purpose, ...rest }: PasswordFieldProps) {
  const t = useTranslations('frame');
  return (
    <PasswordInput
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
      visibilityToggleButtonProps={{ 'aria-label': t('togglePassword'), tabIndex: 0 }}
      // Mantine marks the other inputs itself.
      aria-invalid={rest.error ? true : undefined}
      {...rest}
    />
  );
}
