import { useTranslations } from 'use-intl/react';
import { useSession } from '../../app/session';
import { TOAST } from '../../components/toast-options';
import { toast } from '../../components/toasts';
import { useChangeMemberRoleMutation } from '../../graphql/generated';
import { nameOf, type Member } from './member';
import { ProvedDialog } from './ProvedDialog';

export interface MemberDialogProps {
  member: Member;
  opened: boolean;
  onClose: () => void;
}

/** Makes an owner of a recruiter, or the other way round: both ask for proof. */
export function ChangeRoleDialog({ member, opened, onClose }: MemberDialogProps) {
  const t = useTranslations('team.role');
  const { reloadSession } = useSession();
  const change = useChangeMemberRoleMutation({ refetches: ['CompanyTeam', 'OwnerNews'] });
  const becomesOwner = member.role === 'RECRUITER';
  const name = nameOf(member);
  return (
    <ProvedDialog
      opened={opened}
      title={t(becomesOwner ? 'toOwner' : 'toRecruiter', { name })}
      texts={[t(becomesOwner ? 'ownerMeans' : 'recruiterMeans')]}
      submitLabel={t(becomesOwner ? 'ownerSubmit' : 'recruiterSubmit')}
      send={async (proof) =>
        change({ input: { accountId: member.accountId, role: becomesOwner ? 'OWNER' : 'RECRUITER', proof } })
      }
      onDone={() => {
        onClose();
        toast.success(t('done', { name }), TOAST.usual);
        if (member.isViewer) void reloadSession().catch(() => undefined);
      }}
      onClose={onClose}
    />
  );
}
