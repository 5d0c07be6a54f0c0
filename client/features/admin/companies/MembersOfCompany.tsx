import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SectionCard } from '../../../components/SectionCard';
import { Sentence } from '../../../components/Sentence';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { ErrorState } from '../../../components/ErrorState';
import { UserText } from '../../../components/UserText';
import {
  useAdminCompanyMembersQuery,
  useLiftOwnerFreezeMutation,
  type AdminMembersFragment,
  useBarMemberMutation,
} from '../../../graphql/generated';
import { adminDecision } from '../admin-decision';
import { WibInstant } from '../cells/WibInstant';
import { Bars, OpenInvitations } from './CompanyOutsiders';
import classes from './MembersOfCompany.module.css';
import { NameOwnerForm } from './NameOwnerForm';
import { barMemberSchema } from '../../../../domain/members.schema';
import type { MutationEffects } from '../../../graphql/mutation-effects';
import { textsOf } from '../../../language/store';
import { schemaErrors } from '../../../lib/schema-errors';
import { DecisionDialog } from '../words/DecisionDialog';
import { NoteForm } from '../words/NoteForm';

interface BarDialogProps {
  /** Null while nobody is being barred. */
  member: AdminMembersFragment['members'][number] | null;
  companyId: string;
  effects: MutationEffects;
  onClose: () => void;
}

/** Asks for the reason before someone is kept out of a company. */
function BarDialog({ member, companyId, effects, onClose }: BarDialogProps) {
  const t = useTranslations('adminDetails.company.members');
  const bar = useBarMemberMutation(effects);
  const nameOf = ({ name, email }: NonNullable<typeof member>): string => name ?? email;
  return (
    <DecisionDialog asked={member} onClose={onClose} titleOf={(asked) => t('barTitle', { name: nameOf(asked) })}>
      {(asked, form) => (
        <NoteForm
          key={asked.accountId}
          {...form}
          field="reason"
          input={{ label: t('barReason'), description: t('barHint'), required: true, maxLength: 1000 }}
          texts={[]}
          text={t('barMeans', { role: asked.role })}
          submitLabel={t('bar')}
          color="red"
          validate={(reason) => schemaErrors(barMemberSchema, { companyId, accountId: asked.accountId, reason })}
          send={(reason) => bar({ input: { companyId, accountId: asked.accountId, reason } })}
          failed={t('barFailed')}
          onDone={() => {
            toast.success(textsOf('adminDetails')('company.members.barDone', { name: nameOf(asked) }), TOAST.admin);
            onClose();
          }}
        />
      )}
    </DecisionDialog>
  );
}

const effects = { ...adminDecision, refetches: ['AdminCompanyMembers'] } as const;

type Members = AdminMembersFragment['members'];

/** The company's people, and what an administrator has to do with its owners. */
export function MembersOfCompany({ companyId }: { companyId: string }) {
  const t = useTranslations('adminDetails.company.members');
  const { data, error, refetch } = useAdminCompanyMembersQuery({ variables: { companyId } });
  const found = data?.adminCompanyMembers;
  const [names, setNames] = useState(false);
  if (!found && !error) return null;
  return (
    <SectionCard title={t('title')}>
      {found ? (
        <Stack gap="md">
          {found.owners.frozenUntil ? <Frozen companyId={companyId} until={found.owners.frozenUntil} /> : null}
          <MemberLines members={found.members} companyId={companyId} />
          <OpenInvitations invitations={found.invitations} />
          <Bars bars={found.bars} companyId={companyId} effects={effects} />
          {found.owners.named ? (
            <Text>
              <Sentence>
                {t.rich('named', {
                  email: found.owners.named.email,
                  who: (email) => <UserText>{email}</UserText>,
                  when: () => <WibInstant value={found.owners.named?.dueAt ?? ''} />,
                })}
              </Sentence>
            </Text>
          ) : names ? (
            <NameOwnerForm companyId={companyId} effects={effects} onClose={() => setNames(false)} />
          ) : (
            <div>
              <Button variant="default" onClick={() => setNames(true)}>
                {t('name')}
              </Button>
            </div>
          )}
        </Stack>
      ) : (
        <ErrorState message={t('failed')} onRetry={refetch} />
      )}
    </SectionCard>
  );
}

function MemberLines({ members, companyId }: { members: Members; companyId: string }) {
  const t = useTranslations('adminDetails.company.members');
  const [asked, setAsked] = useState<Members[number] | null>(null);
  if (members.length === 0) return <Text>{t('none')}</Text>;
  return (
    <>
      <ul className={classes.list}>
        {members.map((member) => {
          const { accountId, name, email, role, since, isLeaving } = member;
          return (
            <li key={accountId} className={classes.row}>
              <div className={classes.words}>
                <div>
                  <UserText>{name ?? email}</UserText> · <span>{t(isLeaving ? 'leaving' : role)}</span>
                </div>
                <Text size="sm" c="dimmed" component="div">
                  {name === null ? null : (
                    <>
                      <UserText>{email}</UserText>
                      <span> · </span>
                    </>
                  )}
                  <Sentence>{t.rich('since', { when: () => <WibInstant value={since} /> })}</Sentence>
                </Text>
              </div>
              <Button
                variant="default"
                aria-label={t('barPerson', { name: name ?? email })}
                onClick={() => setAsked(member)}
              >
                {t('bar')}
              </Button>
            </li>
          );
        })}
      </ul>
      <BarDialog member={asked} companyId={companyId} effects={effects} onClose={() => setAsked(null)} />
    </>
  );
}

function Frozen({ companyId, until }: { companyId: string; until: string }) {
  const t = useTranslations('adminDetails.company.members');
  const lift = useLiftOwnerFreezeMutation(effects);
  const { busy, submit } = useSubmit({
    send: async () => lift({ companyId }),
    onDone: () => toast.success(t('lifted'), TOAST.usual),
  });
  return (
    <Alert color="yellow">
      <Stack gap="sm" align="flex-start">
        <Text>
          <Sentence>{t.rich('frozen', { when: () => <WibInstant value={until} /> })}</Sentence>
        </Text>
        <Button variant="default" loading={busy} onClick={() => void submit(undefined)}>
          {t('lift')}
        </Button>
      </Stack>
    </Alert>
  );
}
