import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { TOAST } from '../../components/toast-options';
import { toast } from '../../components/toasts';
import { useSubmit } from '../../components/use-submit';
import { useRemoveMemberMutation } from '../../graphql/generated';
import type { MemberDialogProps } from './ChangeRoleDialog';
import { nameOf } from './member';
import { Handover } from './Handover';
import { ProvedDialog } from './ProvedDialog';
import { useHandover } from './use-handover';

/** The question before a colleague is removed; of an owner it asks for proof. */
export function RemoveMemberDialog({ member, opened, onClose }: MemberDialogProps) {
  const t = useTranslations('team.remove');
  const remove = useRemoveMemberMutation({ refetches: ['CompanyTeam', 'OwnerNews'] });
  const name = nameOf(member);
  const handover = useHandover(member.accountId, opened);
  const onDone = (): void => {
    onClose();
    toast.success(t('done', { name }), TOAST.usual);
  };
  const { busy, submit } = useSubmit({
    send: async (accountId: string) => remove({ input: { accountId } }),
    onDone,
    toastOptions: TOAST.long,
  });
  const isOwner = member.role === 'OWNER';
  return (
    <>
      <ConfirmDialog
        opened={opened && !isOwner}
        onClose={onClose}
        title={t('title', { name })}
        confirmLabel={t('submit')}
        destructive
        busy={busy}
        onConfirm={() => submit(member.accountId)}
      >
        <span>{t('text', { name })}</span>
        <Handover text={handover} />
      </ConfirmDialog>
      <ProvedDialog
        opened={opened && isOwner}
        title={t('title', { name })}
        texts={[t('text', { name }), ...(handover ? [handover] : []), t('owner')]}
        submitLabel={t('submit')}
        isDestructive
        send={async (proof) => remove({ input: { accountId: member.accountId, proof } })}
        onDone={onDone}
        onClose={onClose}
      />
    </>
  );
}
