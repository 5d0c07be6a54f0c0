import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { myNameSchema } from '../../../domain/members.schema';
import { paths } from '../../../domain/paths';
import { leaveForFreshPage, useSession, useViewer } from '../../app/session';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { SectionCard } from '../../components/SectionCard';
import { TOAST } from '../../components/toast-options';
import { toast } from '../../components/toasts';
import { useFormSubmit } from '../../components/use-form-submit';
import { useSubmit } from '../../components/use-submit';
import { useLeaveCompanyMutation, useSetMyNameMutation } from '../../graphql/generated';
import { schemaErrors } from '../../lib/schema-errors';
import { Handover } from './Handover';
import { ProvedDialog } from './ProvedDialog';
import { useHandover } from './use-handover';

/** What colleagues read of the own account, and the way out. */
export function OwnMembership() {
  const t = useTranslations('team.you');
  const [leaves, setLeaves] = useState(false);
  return (
    <SectionCard title={t('title')}>
      <Stack gap="md">
        <OwnName />
        <Button variant="default" onClick={() => setLeaves(true)}>
          {t('leave')}
        </Button>
      </Stack>
      <LeaveDialog opened={leaves} onClose={() => setLeaves(false)} />
    </SectionCard>
  );
}

function OwnName() {
  const t = useTranslations('team.you');
  const { personName } = useViewer();
  const { reloadSession } = useSession();
  const save = useSetMyNameMutation({ refetches: ['CompanyTeam'] });
  const form = useForm({
    initialValues: { name: personName ?? '' },
    validate: (values) => schemaErrors(myNameSchema, values),
  });
  const { busy, onSubmit } = useFormSubmit({
    form,
    send: save,
    onDone: () => {
      toast.success(t('saved'), TOAST.usual);
      void reloadSession().catch(() => undefined);
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="sm">
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          autoComplete="name"
          maxLength={120}
          required
          {...form.getInputProps('name')}
        />
        <Button type="submit" loading={busy}>
          {t('save')}
        </Button>
      </Stack>
    </form>
  );
}

function LeaveDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('team.you');
  const { id, company, companyRole } = useViewer();
  const handover = useHandover(id, opened);
  const leave = useLeaveCompanyMutation({});
  const onDone = (): void => leaveForFreshPage(paths.user.dashboard);
  const { busy, submit } = useSubmit({ send: async () => leave({}), onDone, toastOptions: TOAST.long });
  const title = t('leaveTitle', { company: company?.companyName ?? '' });
  const isOwner = companyRole === 'OWNER';
  return (
    <>
      <ConfirmDialog
        opened={opened && !isOwner}
        onClose={onClose}
        title={title}
        confirmLabel={t('leaveSubmit')}
        destructive
        busy={busy}
        onConfirm={() => submit(undefined)}
      >
        <span>{t('leaveText')}</span>
        <Handover text={handover} />
      </ConfirmDialog>
      <ProvedDialog
        opened={opened && isOwner}
        title={title}
        texts={[t('leaveText'), ...(handover ? [handover] : [])]}
        submitLabel={t('leaveSubmit')}
        isDestructive
        send={async (proof) => leave({ proof })}
        onDone={onDone}
        onClose={onClose}
      />
    </>
  );
}
