import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { DAY_MS, dateIn, WIB } from '../../../domain/time';
import { Avatar, initialsOf } from '../../components/Avatar';
import type { Elements } from '../../components/elements';
import { EmailText } from '../../components/EmailText';
import { SectionCard } from '../../components/SectionCard';
import { IconSwitchHorizontal, IconTrash, IconUser } from '../../icons';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';
import { useNow } from '../../lib/use-now';
import { ChangeRoleDialog, type MemberDialogProps } from './ChangeRoleDialog';
import { nameOf, type Member } from './member';
import classes from './Team.module.css';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { TOAST } from '../../components/toast-options';
import { toast } from '../../components/toasts';
import { useSubmit } from '../../components/use-submit';
import { useRemoveMemberMutation } from '../../graphql/generated';
import { Handover } from './Handover';
import { ProvedDialog } from './ProvedDialog';
import { useHandover } from './use-handover';

/** The question before a colleague is removed; of an owner it asks for proof. */
function RemoveMemberDialog({ member, opened, onClose }: MemberDialogProps) {
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

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** `active today`, `active 9 days ago`. */
function LastActive({ day }: { day: string | null }) {
  const t = useTranslations('team.members');
  const format = new Intl.RelativeTimeFormat(useLocale(), { numeric: 'auto' });
  const today = dateIn(WIB, useNow());
  if (day === null) return <span className={classes.quiet}>{t('never')}</span>;
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  return <span className={classes.quiet}>{t('active', { when: format.format(Math.min(0, days), 'day') })}</span>;
}

function MemberRow({ member, onRole, onRemove }: { member: Member; onRole?: () => void; onRemove?: () => void }) {
  const t = useTranslations('team.members');
  const roles = useTranslations('team.roles');
  const name = nameOf(member);
  return (
    <li className={classes.member}>
      <Avatar url={null} size={36}>
        {initialsOf(name)}
      </Avatar>
      <div className={classes.who}>
        <div>
          <div>
            <span className={classes.name} translate="no">
              {name}
            </span>{' '}
            {member.isViewer ? <span className={classes.quiet}>{t('you')}</span> : null}
          </div>
          {member.name === null ? null : (
            <div className={classes.quiet}>
              <EmailText>{member.email}</EmailText>
            </div>
          )}
        </div>
        <div className={classes.facts}>
          <span className={classes.role} data-owner={member.role === 'OWNER' || undefined}>
            <IconUser size={14} stroke={2} aria-hidden />
            <span>{roles(member.role)}</span>
          </span>
          {member.isLeaving ? (
            <span className={classes.quiet}>{t('leaving')}</span>
          ) : (
            <LastActive day={member.lastActiveOn} />
          )}
        </div>
      </div>
      <div className={classes.buttons}>
        {onRole ? (
          <ActionIcon variant="subtle" color="gray" size="xl" aria-label={t('changeRole', { name })} onClick={onRole}>
            <IconSwitchHorizontal {...icon} />
          </ActionIcon>
        ) : null}
        {onRemove ? (
          <ActionIcon variant="subtle" color="gray" size="xl" aria-label={t('remove', { name })} onClick={onRemove}>
            <IconTrash {...icon} />
          </ActionIcon>
        ) : null}
      </div>
    </li>
  );
}

interface MemberListProps {
  members: readonly Member[];
  mayManage: boolean;
  /** Beside the title. */
  aside?: Elements;
}

/** The members, owners first. Who manages them changes roles and removes others. */
export function MemberList({ members, mayManage, aside }: MemberListProps) {
  const t = useTranslations('team.members');
  const list = useFocusAfterRemoval(members.length);
  const [asked, setAsked] = useState<{ member: Member; about: 'role' | 'end' | null } | null>(null);
  const close = (): void => setAsked((last) => last && { ...last, about: null });
  return (
    <SectionCard title={t('title')} aside={aside}>
      <div ref={list} tabIndex={-1}>
        <ul className={classes.list}>
          {members.map((member) => (
            <MemberRow
              key={member.accountId}
              member={member}
              {...(mayManage && { onRole: () => setAsked({ member, about: 'role' }) })}
              {...(mayManage && !member.isViewer && { onRemove: () => setAsked({ member, about: 'end' }) })}
            />
          ))}
        </ul>
      </div>
      {asked ? (
        <>
          <ChangeRoleDialog member={asked.member} opened={asked.about === 'role'} onClose={close} />
          <RemoveMemberDialog member={asked.member} opened={asked.about === 'end'} onClose={close} />
        </>
      ) : null}
    </SectionCard>
  );
}
