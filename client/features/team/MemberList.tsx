import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { DAY_MS, dateIn, WIB } from '../../../domain/time';
import { Avatar, initialsOf } from '../../components/Avatar';
import type { Elements } from '../../components/elements';
import { EmailText } from '../../components/EmailText';
import { SectionCard } from '../../components/SectionCard';
import { IconSwitchHorizontal, IconTrash, IconUser } from '../../icons';
import { useNow } from '../../lib/use-now';
import { ChangeRoleDialog } from './ChangeRoleDialog';
import { nameOf, type Member } from './member';
import { RemoveMemberDialog } from './RemoveMemberDialog';
import classes from './Team.module.css';

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
  const [asked, setAsked] = useState<{ member: Member; about: 'role' | 'end' | null } | null>(null);
  const close = (): void => setAsked((last) => last && { ...last, about: null });
  return (
    <SectionCard title={t('title')} aside={aside}>
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
      {asked ? (
        <>
          <ChangeRoleDialog member={asked.member} opened={asked.about === 'role'} onClose={close} />
          <RemoveMemberDialog member={asked.member} opened={asked.about === 'end'} onClose={close} />
        </>
      ) : null}
    </SectionCard>
  );
}
