import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { homeOf } from '../../../../domain/home-of';
import { paths } from '../../../../domain/paths';
import { useSession } from '../../../app/session';
import { CompanyLogo } from '../../../components/CompanyLogo';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { Sentence } from '../../../components/Sentence';
import { PageStatus } from '../../../components/PageStatus';
import { useSubmit } from '../../../components/use-submit';
import { useDeclineInvitationMutation, useInvitationQuery, type InvitationQuery } from '../../../graphql/generated';
import { IconHourglass, IconShieldCheck } from '../../../icons';
import { FormCard } from '../FormCard';
import classes from './InvitationPage.module.css';
import { JoinForm } from './JoinForm';
import { SignedInJoin } from './SignedInJoin';

type Shown = NonNullable<InvitationQuery['invitation']>;

const bold = (text: ReactNode) => <b>{text}</b>;

function Company({ invitation: { companyName, logoUrl, isVerified } }: { invitation: Shown }) {
  const t = useTranslations('invitations.page');
  const Icon = isVerified ? IconShieldCheck : IconHourglass;
  return (
    <div className={classes.company}>
      <CompanyLogo url={logoUrl} />
      <div className={classes.words}>
        <h2 className={classes.name} translate="no">
          {companyName}
        </h2>
        <Text size="sm" c="dimmed" className={classes.verified}>
          <Icon size={16} stroke={1.75} aria-hidden />
          <span>{t(isVerified ? 'verified' : 'unverified')}</span>
        </Text>
      </div>
    </div>
  );
}

function Decline({ code, companyName, onDone }: { code: string; companyName: string; onDone: () => void }) {
  const t = useTranslations('invitations.page');
  const [isAsking, setIsAsking] = useState(false);
  const mutate = useDeclineInvitationMutation({});
  const { busy, submit } = useSubmit({ send: () => mutate({ code }), onDone });
  return (
    <>
      <Button variant="subtle" fullWidth onClick={() => setIsAsking(true)}>
        {t('decline')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('declineTitle')}
        confirmLabel={t('decline')}
        destructive
        busy={busy}
        onConfirm={() => submit(undefined)}
      >
        {t('declineText', { company: companyName })}
      </ConfirmDialog>
    </>
  );
}

/** It was declined, or never worked: one way on. */
function WayOn({ title, children }: { title: string; children: string }) {
  const t = useTranslations('invitations');
  const { state } = useSession();
  const isSignedIn = state !== 'signed-out' && state !== 'loading';
  return (
    <FormCard width="narrow" title={title}>
      <Stack gap="md" align="flex-start">
        <Text role="status">{children}</Text>
        <Anchor component={Link} to={isSignedIn ? homeOf(state) : paths.login} className={classes.link}>
          {t(isSignedIn ? 'page.home' : 'void.login')}
        </Anchor>
      </Stack>
    </FormCard>
  );
}

function Invitation({ code }: { code: string }) {
  const t = useTranslations('invitations');
  const { viewer, failed, reloadSession } = useSession();
  const [isDeclined, setIsDeclined] = useState(false);
  const query = useInvitationQuery({ variables: { code } });
  const here = `${paths.invitation}?code=${encodeURIComponent(code)}`;
  const title = t('titles.invitation');
  if (isDeclined) return <WayOn title={title}>{t('page.declined')}</WayOn>;
  if (query.data?.invitation === null) return <Void />;
  const invitation = query.data?.invitation;
  // Without the session nobody knows which of the ways to join is theirs.
  const session = failed ? { error: new Error('no session'), refetch: reloadSession } : {};
  if (!invitation || viewer === undefined)
    return <PageStatus title={title} failed={t('page.loadFailed')} query={invitation ? session : query} alwaysRetry />;
  const { email, companyName, inviterName: inviter, role } = invitation;
  return (
    <FormCard width="narrow" title={title}>
      <Stack gap="md">
        <Company invitation={invitation} />
        <div>
          <Text>
            <Sentence>{t.rich('page.invites', { b: bold, inviter, role })}</Sentence>
          </Text>
          <Text>{t(`page.may.${role}`)}</Text>
        </div>
        <Text size="sm" c="dimmed" className={classes.address}>
          {t('page.forAddress', { email })}
        </Text>
        {viewer ? (
          <SignedInJoin code={code} here={here} viewer={viewer} invitation={invitation} />
        ) : (
          <JoinForm code={code} email={email} here={here} />
        )}
        {viewer && !invitation.isForViewer ? null : (
          <Decline code={code} companyName={companyName} onDone={() => setIsDeclined(true)} />
        )}
      </Stack>
    </FormCard>
  );
}

function Void() {
  const t = useTranslations('invitations.void');
  return <WayOn title={t('title')}>{t('text')}</WayOn>;
}

/** Where the mail of an invitation leads. Opening it changes nothing. */
export function InvitationPage() {
  const [parameters] = useSearchParams();
  const code = parameters.get('code');
  return code ? <Invitation key={code} code={code} /> : <Void />;
}
