import { useTranslations } from 'use-intl/react';
import { Checkbox, Stack, Text } from '@mantine/core';
import { SectionCard } from '../../components/SectionCard';
import { TOAST } from '../../components/toast-options';
import { toast } from '../../components/toasts';
import { useSubmit } from '../../components/use-submit';
import { useSetCompanyPublicMutation, type CompanyProfileFieldsFragment } from '../../graphql/generated';
import { textsOf } from '../../language/store';

/** The company's switch for people without an account, and what it means. */
export function PublicPages({ company: { records, isVerified } }: { company: CompanyProfileFieldsFragment }) {
  const t = useTranslations('company.publicPages');
  const set = useSetCompanyPublicMutation({});
  const { submit, busy } = useSubmit({
    send: (isPublic: boolean) => set({ isPublic }),
    failed: t('failed'),
    toastOptions: TOAST.usual,
    onDone: ({ company }) =>
      toast.success(textsOf('company')(`publicPages.${company?.records?.isPublic ? 'on' : 'off'}`), TOAST.usual),
  });
  if (!records) return null;
  return (
    <SectionCard title={t('title')}>
      <Stack gap="md">
        <Text>{t('text')}</Text>
        <Checkbox
          label={t('label')}
          checked={records.isPublic}
          disabled={busy}
          onChange={({ currentTarget }) => void submit(currentTarget.checked)}
        />
        {isVerified ? null : <Text>{t('unverified')}</Text>}
      </Stack>
    </SectionCard>
  );
}
