import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { setPasswordSchema } from '../../../../domain/accounts.schema';
import { paths } from '../../../../domain/paths';
import { homeOf } from '../../../../domain/home-of';
import { sessionStateOf } from '../../../../domain/roles';
import { useLeave } from '../../../app/logout';
import { leaveForFreshPage, type Viewer } from '../../../app/session';
import { FormError } from '../../../components/FormError';
import { useFormSubmit } from '../../../components/use-form-submit';
import { useSubmit } from '../../../components/use-submit';
import {
  useAcceptInvitationMutation,
  useInvitedSetPasswordMutation,
  type InvitationQuery,
} from '../../../graphql/generated';
import { schemaErrors } from '../../../lib/schema-errors';
import { useGoogleAgain } from '../google-again';
import { OwnerProof } from '../owner-proof/OwnerProof';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { verifyEmailPath } from '../way-back';
import classes from './InvitationPage.module.css';

interface SignedInJoinProps {
  code: string;
  here: string;
  viewer: Viewer;
  invitation: NonNullable<InvitationQuery['invitation']>;
}

const toCompany = (): void => leaveForFreshPage(paths.company.dashboard);

/** Named twice, because people have several addresses and forget as which of them they are signed in. */
function OtherAddress({ here, own, invited }: { here: string; own: string; invited: string }) {
  const t = useTranslations('invitations.page');
  const { leave, busy } = useLeave(here);
  return (
    <>
      <Text className={classes.address}>
        <span>{t('otherAddress', { invited, own })}</span>
      </Text>
      <Button fullWidth loading={busy} onClick={() => void leave()}>
        {t('logout')}
      </Button>
    </>
  );
}

function useJoin(code: string) {
  const t = useTranslations('invitations.page');
  const accept = useAcceptInvitationMutation({});
  const [problem, setProblem] = useState<string[]>([]);
  const { busy, submit } = useSubmit({
    send: () => {
      setProblem([]);
      return accept({ code });
    },
    failed: t('failed'),
    onRefused: (message) => setProblem([message]),
    onDone: toCompany,
  });
  return { busy, join: () => submit(undefined), problem };
}

function Join({ code }: { code: string }) {
  const t = useTranslations('invitations.page');
  const { busy, join, problem } = useJoin(code);
  return (
    <>
      <FormError messages={problem} />
      <Button fullWidth loading={busy} onClick={() => void join()}>
        {t('join')}
      </Button>
    </>
  );
}

/** After a first sign-in with Google. Once the password is set, joining again needs only the button. */
function PasswordAndJoin({ code, viewer }: { code: string; viewer: Viewer }) {
  const t = useTranslations('invitations.page');
  useGoogleAgain();
  const set = useInvitedSetPasswordMutation({ isSecret: true });
  const { busy: joining, join, problem } = useJoin(code);
  const [isSet, setIsSet] = useState(false);
  const form = useForm({
    initialValues: { password: '', confirmPassword: '', mailedCode: '' },
    validate: (values) => schemaErrors(setPasswordSchema, values),
  });
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: (input) => set({ input }),
    failed: t('failed'),
    onDone: () => {
      setIsSet(true);
      return join();
    },
  });
  if (isSet)
    return (
      <>
        <Text role="status">{t('passwordSet')}</Text>
        <FormError messages={problem} />
        <Button fullWidth loading={joining} onClick={() => void join()}>
          {t('join')}
        </Button>
      </>
    );
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <Text>{t('needsPassword')}</Text>
        <NewPasswordFields
          form="registration"
          password={form.values.password}
          owner={{ email: viewer.email, names: [viewer.seeker?.fullName ?? null] }}
          passwordProps={form.getInputProps('password')}
          confirmProps={form.getInputProps('confirmPassword')}
        />
        <OwnerProof owner={viewer} inputProps={() => form.getInputProps('mailedCode')} />
        <FormError messages={general} />
        <Button type="submit" fullWidth loading={busy}>
          {t('setAndJoin')}
        </Button>
      </Stack>
    </form>
  );
}

/** What someone who is signed in can do with the invitation. */
export function SignedInJoin({ code, here, viewer, invitation }: SignedInJoinProps) {
  const t = useTranslations('invitations.page');
  const { email: invited, isForViewer, hiresElsewhere } = invitation;
  if (!isForViewer) return <OtherAddress here={here} own={viewer.email} invited={invited} />;
  if (!viewer.emailVerified && !viewer.isGoogleAccount)
    return (
      <>
        <Text>{t('verifyFirst')}</Text>
        <Button component={Link} to={verifyEmailPath(here)} fullWidth>
          {t('verify')}
        </Button>
      </>
    );
  if (hiresElsewhere)
    return (
      <>
        <Text role="note">{t('hires')}</Text>
        <Button component={Link} to={homeOf(sessionStateOf(viewer))} fullWidth variant="default">
          {t('home')}
        </Button>
      </>
    );
  return viewer.hasPassword ? <Join code={code} /> : <PasswordAndJoin code={code} viewer={viewer} />;
}
