import { Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { JobFilter } from '../../../domain/job-filter';
import { SAVED_SEARCH_NAME_MAX, type SavedSearchCadence } from '../../../domain/saved-searches';
import { saveSearchSchema } from '../../../domain/saved-searches.schema';
import { CancelButton } from '../../components/CancelButton';
import { FormError } from '../../components/FormError';
import { LazyModal } from '../../components/LazyModal';
import { toast } from '../../components/toasts';
import { useFormSubmit } from '../../components/use-form-submit';
import { useSaveJobSearchMutation } from '../../graphql/generated';
import { textsOf } from '../../language/store';
import { schemaErrors } from '../../lib/schema-errors';

export interface SearchToSave {
  search: string;
  filter: JobFilter;
  /** The name of the filter's place, for the suggested name. */
  placeName?: string | null;
}

interface FormProps extends SearchToSave {
  busy: boolean;
  setBusy: (busy: boolean) => void;
  onClose: () => void;
}

function SaveSearchForm({ search, filter, placeName, busy, setBusy, onClose }: FormProps) {
  const t = useTranslations('savedSearches');
  const typeText = useTranslations('options.employmentType');
  const mutate = useSaveJobSearchMutation({ evicts: ['savedSearches'] });
  const suggested = [
    search,
    placeName,
    search || placeName || !filter.employmentType ? null : typeText(filter.employmentType),
  ];
  const form = useForm<{ name: string; cadence: SavedSearchCadence }>({
    initialValues: {
      name: suggested.filter(Boolean).join(' · ').slice(0, SAVED_SEARCH_NAME_MAX).trim(),
      cadence: 'DAILY',
    },
    validate: (values) => schemaErrors(saveSearchSchema, values),
  });
  const { general, onSubmit } = useFormSubmit({
    form,
    send: (values) => {
      setBusy(true);
      return mutate({ input: { ...values, search, filter } }).finally(() => setBusy(false));
    },
    failed: t('save.failed'),
    onDone: () => {
      toast.success(textsOf('savedSearches')('save.done'));
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <FormError messages={general} />
        <TextInput
          label={t('save.name')}
          required
          maxLength={SAVED_SEARCH_NAME_MAX}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Radio.Group label={t('save.cadence')} description={t('save.onlyNews')} {...form.getInputProps('cadence')}>
          <Stack gap="xs" mt="xs">
            <Radio value="DAILY" label={t('cadence.DAILY')} />
            <Radio value="WEEKLY" label={t('cadence.WEEKLY')} />
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" gap="sm">
          <CancelButton onClick={onClose} disabled={busy} />
          <Button type="submit" loading={busy}>
            {t('save.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface LazySaveSearchModalProps extends SearchToSave {
  opened: boolean;
  onClose: () => void;
}

/** The window of SaveSearchButton, in a chunk of its own. */
export function LazySaveSearchModal({ opened, onClose, ...shown }: LazySaveSearchModalProps) {
  const t = useTranslations('savedSearches.save');
  const [busy, setBusy] = useState(false);
  return (
    <LazyModal opened={opened} onClose={onClose} busy={busy} title={t('open')}>
      <SaveSearchForm {...shown} busy={busy} setBusy={setBusy} onClose={onClose} />
    </LazyModal>
  );
}
