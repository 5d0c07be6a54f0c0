import { useTranslations } from 'use-intl/react';
import { TextInput, type TextInputProps } from '@mantine/core';
import { tidyPhone } from '../../domain/accounts.schema';

interface PhoneFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** Both as `form.getInputProps` gives them. */
  value?: string;
  onChange: (value: string) => void;
}

/** A phone number, formatted as the rule requires when the field is left or sent with Enter. */
export function PhoneField({ value = '', onChange, onBlur, onKeyDown, ...props }: PhoneFieldProps) {
  const t = useTranslations('portal');
  const tidy = (): void => {
    const next = tidyPhone(value);
    if (next !== value) onChange(next);
  };
  return (
    <TextInput
      label={t('phoneNumber')}
      type="tel"
      inputMode="tel"
      placeholder="08…"
      {...props}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => {
        tidy();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tidy();
        onKeyDown?.(event);
      }}
    />
  );
}
