import { useTranslations } from 'use-intl/react';
import { Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconMailCheck } from '../../../icons';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { ErrorState } from '../../../components/ErrorState';
import { FormCard } from '../FormCard';
import { RegistrationDisowned, DisownRegistration } from './DisownRegistration';
import { ResendVerification } from './ResendVerification';
import type { VerifyEmailScreen } from './verify-email-screen';
import classes from './VerifyEmailView.module.css';

interface VerifyEmailViewProps {
  screen: VerifyEmailScreen;
  email: string | null;
  onRetryCode: () => void;
  /** The person wants to stay with the failure, or with the question whether it was they who registered. */
  onStay: () => void;
  /** Given when the session could not be asked for. */
  onRetrySession?: () => Promise<unknown>;
}

function Working({ children }: { children: string }) {
  return (
    <Stack align="center" gap="md" role="status">
      <Loader aria-hidden />
      <Text>{children}</Text>
    </Stack>
  );
}

interface DoneProps {
  children: ReactNode;
  to: string;
  disownToken: string | null;
  onStay: () => void;
}

function Done({ children, to, disownToken, onStay }: DoneProps) {
  const t = useTranslations('account.verifyEmail');
  const [isDisowned, setIsDisowned] = useState(false);
  if (isDisowned) return <RegistrationDisowned />;
  return (
    <Stack align="center" gap="md">
      <IconCircleCheck size={48} stroke={1.5} className={classes.done} aria-hidden />
      <Text ta="center" role="status">
        {children}
      </Text>
      <Anchor href={to} className={classes.link}>
        {t('continue')}
      </Anchor>
      {disownToken ? (
        <DisownRegistration token={disownToken} onStay={onStay} onDisowned={() => setIsDisowned(true)} />
      ) : null}
    </Stack>
  );
}

function SignedOut({ login }: { login: string }) {
  const t = useTranslations('account.verifyEmail');
  return (
    <Stack align="center" gap="md">
      <IconMailCheck size={48} stroke={1.5} className={classes.mark} aria-hidden />
      <Text ta="center">{t('signedOut')}</Text>
      <Button component={Link} to={login} fullWidth>
        {t('login')}
      </Button>
    </Stack>
  );
}

function Content({ screen, email, onRetryCode, onStay, onRetrySession }: VerifyEmailViewProps) {
  const t = useTranslations('account.verifyEmail');
  const frame = useTranslations('frame');
  switch (screen.kind) {
    case 'loading':
      if (!onRetrySession) return <Working>{frame('loading')}</Working>;
      return <ErrorState message={t('unreachable')} onRetry={onRetrySession} />;
    case 'applying':
      return <Working>{t('verifying')}</Working>;
    case 'verified':
    case 'already-verified':
      return (
        <Done to={screen.to} disownToken={screen.disownToken} onStay={onStay}>
          {t(screen.kind === 'verified' ? 'verified' : 'alreadyVerified')}
        </Done>
      );
    case 'failed':
      return (
        // A person who has started another try is not taken away from it.
        <Stack gap="xs" onFocus={screen.canRetry ? onStay : undefined}>
          <ErrorState
            message={screen.canRetry ? t('failed') : screen.isSignedOut ? t('invalidForSignedOut') : screen.refusal}
            onRetry={screen.canRetry ? onRetryCode : undefined}
            action={
              <Anchor component={Link} to={paths.login} className={classes.link}>
                {t(screen.isSignedOut ? 'logInForNewLink' : 'requestNewLink')}
              </Anchor>
            }
          />
        </Stack>
      );
    case 'waiting':
      return <ResendVerification email={email ?? ''} returnTo={screen.continueTo} />;
    case 'signed-out':
      return <SignedOut login={screen.login} />;
  }
}

export function VerifyEmailView(props: VerifyEmailViewProps) {
  const titles = useTranslations('account.titles');
  return (
    <FormCard width="narrow" title={titles('emailVerification')}>
      <Content {...props} />
    </FormCard>
  );
}
