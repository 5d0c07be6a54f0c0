import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { dateIn, WIB } from '../../../domain/time';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { PartStatus } from '../../components/PartStatus';
import { PartSkeleton } from '../../components/skeletons';
import { StatusBadge } from '../../components/StatusBadge';
import { toast } from '../../components/toasts';
import { useSubmit } from '../../components/use-submit';
import {
  useResendTeamInvitationMutation,
  useTeamInvitationsQuery,
  useWithdrawTeamInvitationMutation,
  type TeamInvitationFieldsFragment,
} from '../../graphql/generated';
import { IconMail, IconX } from '../../icons';
import { useFormats } from '../../language/formats';
import { textsOf } from '../../language/store';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';
import classes from './InvitationList.module.css';

type Invitation = TeamInvitationFieldsFragment;

function Resend({ id, email }: Invitation) {
  const t = useTranslations('invitations.list');
  const mutate = useResendTeamInvitationMutation({ refetches: ['TeamInvitations'] });
  const { busy, submit } = useSubmit({
    send: () => mutate({ id }),
    onDone: () => toast.success(textsOf('invitations')('list.resent', { email })),
  });
  return (
    <Button
      variant="subtle"
      loading={busy}
      aria-label={t('resendTo', { email })}
      onClick={() => void submit(undefined)}
      className={classes.resend}
    >
      {t('resend')}
    </Button>
  );
}

function Withdraw({ id, email }: Invitation) {
  const t = useTranslations('invitations.list');
  const [isAsking, setIsAsking] = useState(false);
  const mutate = useWithdrawTeamInvitationMutation({ refetches: ['TeamInvitations'] });
  const { busy, submit } = useSubmit({
    send: () => mutate({ id }),
    onDone: () => {
      toast.success(textsOf('invitations')('list.withdrawn'));
      setIsAsking(false);
    },
  });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="xl"
        aria-label={t('withdraw', { email })}
        onClick={() => setIsAsking(true)}
      >
        <IconX size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('withdrawTitle')}
        confirmLabel={t('confirm')}
        destructive
        busy={busy}
        onConfirm={() => submit(undefined)}
      >
        {t('withdrawText', { email })}
      </ConfirmDialog>
    </>
  );
}

function Row({ invitation }: { invitation: Invitation }) {
  const t = useTranslations('invitations');
  const { dayAndMonth } = useFormats();
  const { email, role, expiresAt, isExpired } = invitation;
  const day = dayAndMonth(dateIn(WIB, new Date(expiresAt)));
  return (
    <li className={classes.row}>
      <span className={classes.mark} aria-hidden>
        <IconMail size={18} stroke={1.75} />
      </span>
      <div className={classes.words}>
        <b className={classes.email} translate="no">
          {email}
        </b>
        <span className={classes.until}>
          <span>{t(`role.${role}`)}</span>
          <span>{t(isExpired ? 'list.expired' : 'list.until', { day })}</span>
        </span>
      </div>
      <div className={classes.actions}>
        <StatusBadge status={isExpired ? 'EXPIRED' : 'PENDING'} label={t(isExpired ? 'list.late' : 'list.open')} />
        <Resend {...invitation} />
        <Withdraw {...invitation} />
      </div>
    </li>
  );
}

/** The company's invitations that nobody has answered, below its members; nothing where there are none. For owners. */
export function InvitationList() {
  const t = useTranslations('invitations.list');
  const query = useTeamInvitationsQuery();
  const open = query.data?.companyInvitations;
  const list = useFocusAfterRemoval(open?.length);
  if (!open) return <PartStatus query={query} failed={t('loadFailed')} outline={<PartSkeleton />} />;
  return (
    <div ref={list} tabIndex={-1}>
      {open.length === 0 ? null : (
        <ul className={classes.list} aria-label={t('name')}>
          {open.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </div>
  );
}
