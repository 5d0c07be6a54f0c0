import { useTranslations } from 'use-intl/react';
import { Checkbox, Text } from '@mantine/core';
import { SectionCard } from '../../../components/SectionCard';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useSetCompanyJobPublicMutation, useCompanyJobPublicQuery } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';

/** The posting's switch for people without an account; it works while the company's is on. */
export function PublicPosting({ jobId }: { jobId: string }) {
  const t = useTranslations('companyJobs.job.publicPage');
  const { data } = useCompanyJobPublicQuery({ variables: { id: jobId } });
  const set = useSetCompanyJobPublicMutation({});
  const { submit, busy } = useSubmit({
    send: (isPublic: boolean) => set({ input: { jobId, isPublic } }),
    failed: t('failed'),
    toastOptions: TOAST.usual,
    onDone: ({ job }) =>
      toast.success(textsOf('companyJobs')(`job.publicPage.${job?.isPublic ? 'on' : 'off'}`), TOAST.usual),
  });
  const company = data?.viewer?.company?.records;
  if (!data?.job || !company) return null;
  return (
    <SectionCard title={t('title')}>
      {company.isPublic ? (
        <Checkbox
          label={t('label')}
          checked={data.job.isPublic}
          disabled={busy}
          onChange={({ currentTarget }) => void submit(currentTarget.checked)}
        />
      ) : (
        <Text>{t('profileFirst')}</Text>
      )}
    </SectionCard>
  );
}
