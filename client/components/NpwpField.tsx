import { useTranslations } from 'use-intl/react';
import { TextInput, type TextInputProps } from '@mantine/core';
import { renewedNpwp } from '../../domain/companies';

/** A company's tax number. Below an error, an old number of 15 digits is shown in its new form. */
export function NpwpField({ description, ...props }: TextInputProps) {
  const t = useTranslations('errors');
  const renewed = props.error && typeof props.value === 'string' ? renewedNpwp(props.value) : null;
  return (
    <TextInput
      inputMode="numeric"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...props}
      description={renewed ? t('renewedNpwp', { renewed }) : description}
    />
  );
}
