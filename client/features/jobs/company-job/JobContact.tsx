import { useTranslations } from 'use-intl/react';
import { Select } from '@mantine/core';
import { SectionCard } from '../../../components/SectionCard';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useJobContactQuery, useSetJobContactMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';

/** Who gets the mails about the job's applicants. Nothing for a company of one person. */
export function JobContact({ jobId }: { jobId: string }) {
  const t = useTranslations('companyJobs.job.contact');
  const { data } = useJobContactQuery({ variables: { id: jobId } });
  const set = useSetJobContactMutation({});
  const { submit, busy } = useSubmit({
    send: (accountId: string) => set({ input: { jobId, accountId } }),
    failed: t('failed'),
    onDone: () => toast.success(textsOf('companyJobs')('job.contact.changed')),
  });
  const members = data?.companyMembers ?? [];
  if (!data?.job || members.length < 2) return null;
  return (
    <SectionCard title={t('title')}>
      <Select
        aria-label={t('title')}
        description={t('hint')}
        inputWrapperOrder={['input', 'description', 'error']}
        data={members.map(({ accountId, name, email }) => ({ value: accountId, label: name ?? email }))}
        renderOption={({ option }) => <span translate="no">{option.label}</span>}
        value={data.job.contactId}
        allowDeselect={false}
        disabled={busy}
        onChange={(accountId) => accountId && void submit(accountId)}
      />
    </SectionCard>
  );
}
