import { Button, Group, NativeSelect, Stack, Text, Textarea, type TextareaProps } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Language } from '../../../../domain/language';
import { CancelButton } from '../../../components/CancelButton';
import { FormError } from '../../../components/FormError';
import { TOAST } from '../../../components/toast-options';
import { useFormSubmit } from '../../../components/use-form-submit';
import type { Payload } from '../../../graphql/payload';
import type { AskingForm } from './DecisionDialog';
import type { ReasonText } from './reason-texts';
import type { Elements } from '../../../components/elements';

interface WordsFormProps extends AskingForm {
  /** What the server calls the words. */
  field: 'reason' | 'note';
  input: TextareaProps;
  /** Texts to begin with. */
  texts: readonly ReasonText[];
  /** That of the texts, where a company reads them. */
  language?: Language | undefined;
  /** What follows from the decision. */
  text: string;
  submitLabel: string;
  color?: string | undefined;
  /** In place of the button that sends. */
  instead?: Elements;
  validate: (words: string) => Record<string, ReactNode>;
  send: (words: string) => Promise<Payload | null | undefined>;
  failed: string;
  onDone: () => void;
}

interface TextChoiceProps {
  texts: readonly ReasonText[];
  language: Language | undefined;
  disabled: boolean | undefined;
  onChoose: (text: string) => void;
}

/** Puts a text into the field below, where it can be changed. */
function TextChoice({ texts, language, disabled, onChoose }: TextChoiceProps) {
  const t = useTranslations('reasonTexts');
  return (
    <NativeSelect
      label={t('label')}
      description={language ? t(`hintIn.${language}`) : t('hint')}
      disabled={disabled}
      onChange={(event) => onChoose(texts.find(({ label }) => label === event.currentTarget.value)?.text ?? '')}
    >
      <option value="">{t('choose')}</option>
      {texts.map(({ label }) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** What follows from a decision, and the note or reason that goes with it. */
export function NoteForm({
  field,
  input,
  texts,
  language,
  text,
  submitLabel,
  color,
  instead,
  busy,
  setBusy,
  ...given
}: WordsFormProps) {
  const form = useForm({
    initialValues: { [field]: '' },
    validate: (values) => given.validate(values[field] ?? ''),
  });
  const { general, onSubmit } = useFormSubmit({
    form,
    send: (values) => {
      setBusy(true);
      return given.send(values[field] ?? '').finally(() => setBusy(false));
    },
    failed: given.failed,
    toastOptions: TOAST.admin,
    onDone: given.onDone,
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <Text>{text}</Text>
        <FormError messages={general} />
        {texts.length > 0 ? (
          <TextChoice
            texts={texts}
            language={language}
            disabled={input.disabled}
            onChoose={(chosen) => form.setFieldValue(field, chosen)}
          />
        ) : null}
        <Textarea autosize minRows={2} maxRows={10} data-autofocus {...input} {...form.getInputProps(field)} />
        <Group justify="flex-end" gap="sm">
          <CancelButton onClick={given.onCancel} disabled={busy} />
          {instead ?? (
            <Button type="submit" color={color} loading={busy}>
              {submitLabel}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
