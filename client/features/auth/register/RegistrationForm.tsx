import { useTranslations } from 'use-intl/react';
import { Button, Stack, type CheckboxProps } from '@mantine/core';
import type { FormEvent } from 'react';
import { StillUploading } from '../../../components/FileField/StillUploading';
import type { FileUpload } from '../../../components/FileField/use-file-upload';
import { FormError } from '../../../components/FormError';
import { TermsCheckbox } from './TermsCheckbox';
import type { Elements } from '../../../components/elements';

interface RegistrationFormProps {
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  /** What was refused about the form as a whole. */
  general: string[];
  busy: boolean;
  /** Registered, and on the way to the next page. */
  leaving: boolean;
  files: Record<string, FileUpload>;
  termsProps: CheckboxProps;
  /** Said when it is done, before the next page. */
  done?: Elements;
  submitLabel?: string;
  /** The sections with fields. */
  children: Elements;
}

/** The frame of both registrations: the sections, the terms, the files on their way, what was refused, and the button. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { onSubmit, general, busy, leaving, files, termsProps, done, submitLabel, children } = props;
  const t = useTranslations('account.register');
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="xl">
        {children}
        <TermsCheckbox {...termsProps} />
        {done}
        <StillUploading uploads={files} waiting={busy} />
        <FormError messages={general} quiet />
        <Button type="submit" loading={busy || leaving}>
          {submitLabel ?? t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
