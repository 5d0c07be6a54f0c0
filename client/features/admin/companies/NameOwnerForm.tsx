import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl/react';
import { CancelButton } from '../../../components/CancelButton';
import { FormError } from '../../../components/FormError';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useFormSubmit } from '../../../components/use-form-submit';
import { useNameOwnerMutation } from '../../../graphql/generated';
import type { MutationEffects } from '../../../graphql/mutation-effects';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';

interface NameOwnerFormProps {
  companyId: string;
  effects: MutationEffects;
  onClose: () => void;
}

/** For a company whose owner is gone for good. */
export function NameOwnerForm({ companyId, effects, onClose }: NameOwnerFormProps) {
  const t = useTranslations('adminDetails.company.members');
  const name = useNameOwnerMutation(effects);
  const form = useForm({ initialValues: { email: '', note: '' } });
  useUnsavedChanges(form.isDirty());
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: async (values) => name({ input: { companyId, ...values } }),
    onDone: () => {
      onClose();
      toast.success(t('nameDone'), TOAST.usual);
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="sm" maw="34rem">
        <Text>{t('nameMeans')}</Text>
        <TextInput label={t('email')} type="email" required maxLength={254} {...form.getInputProps('email')} />
        <Textarea
          label={t('note')}
          description={t('noteHint')}
          required
          autosize
          minRows={2}
          maxLength={1000}
          {...form.getInputProps('note')}
        />
        <FormError messages={general} />
        <Group gap="sm">
          <Button type="submit" loading={busy}>
            {t('name')}
          </Button>
          <CancelButton onClick={onClose} disabled={busy} />
        </Group>
      </Stack>
    </form>
  );
}
