import { Button, Text } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Sentence } from '../../../components/Sentence';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { UserText } from '../../../components/UserText';
import { useSubmit } from '../../../components/use-submit';
import { useLiftBarMutation, type AdminMembersFragment } from '../../../graphql/generated';
import type { MutationEffects } from '../../../graphql/mutation-effects';
import { WibInstant } from '../cells/WibInstant';
import classes from './MembersOfCompany.module.css';

type Bar = AdminMembersFragment['bars'][number];

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <ul className={classes.list} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** Who may become a member: whom owners have invited and who has not answered. Nothing where there is nobody. */
export function OpenInvitations({ invitations }: Pick<AdminMembersFragment, 'invitations'>) {
  const t = useTranslations('adminDetails.company.members');
  if (invitations.length === 0) return null;
  return (
    <Part title={t('invited')}>
      {invitations.map(({ id, email, role, inviterName, expiresAt, isExpired }) => (
        <li key={id} className={classes.row}>
          <div className={classes.words}>
            <div>
              <UserText>{email}</UserText>
            </div>
            <Text size="sm" c="dimmed" component="div">
              <Sentence>
                {t.rich('invitation', {
                  role,
                  who: () => (inviterName ? <UserText>{inviterName}</UserText> : <span>{t('formerInviter')}</span>),
                })}
              </Sentence>
              <span> · </span>
              <Sentence>
                {t.rich(isExpired ? 'expired' : 'until', { when: () => <WibInstant value={expiresAt} /> })}
              </Sentence>
            </Text>
          </div>
        </li>
      ))}
    </Part>
  );
}

interface BarsProps extends Pick<AdminMembersFragment, 'bars'> {
  companyId: string;
  effects: MutationEffects;
}

function Lift({ bar: { accountId, name, email }, companyId, effects }: Omit<BarsProps, 'bars'> & { bar: Bar }) {
  const t = useTranslations('adminDetails.company.members');
  const lift = useLiftBarMutation(effects);
  const person = name ?? email;
  const { busy, submit } = useSubmit({
    send: async () => lift({ companyId, accountId }),
    onDone: () => toast.success(t('barLifted', { name: person }), TOAST.usual),
  });
  return (
    <Button
      variant="default"
      loading={busy}
      aria-label={t('liftBarOf', { name: person })}
      onClick={() => void submit(undefined)}
    >
      {t('liftBar')}
    </Button>
  );
}

/** Whom administrators keep out. Why is on the audit trail. */
export function Bars({ bars, ...of }: BarsProps) {
  const t = useTranslations('adminDetails.company.members');
  if (bars.length === 0) return null;
  return (
    <Part title={t('barred')}>
      {bars.map((bar) => (
        <li key={bar.accountId} className={classes.row}>
          <div className={classes.words}>
            <div>
              <UserText>{bar.name ?? bar.email}</UserText>
            </div>
            <Text size="sm" c="dimmed" component="div">
              {bar.name === null ? null : (
                <>
                  <UserText>{bar.email}</UserText>
                  <span> · </span>
                </>
              )}
              <Sentence>{t.rich('since', { when: () => <WibInstant value={bar.since} /> })}</Sentence>
            </Text>
          </div>
          <Lift bar={bar} {...of} />
        </li>
      ))}
    </Part>
  );
}
