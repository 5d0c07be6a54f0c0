import { useTranslations } from 'use-intl/react';
import { Button, Stack, Text } from '@mantine/core';
import { IconClock, IconMail } from '../../../icons';
import { useLeave } from '../../../app/logout';
import { paths } from '../../../../domain/paths';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useResendVerificationEmailMutation, useVerificationSentToQuery } from '../../../graphql/generated';
import { hasCode } from '../../../graphql/payload';
import { textsOf } from '../../../language/store';
import { useVerificationCooldown } from './verification-cooldown';
import classes from './VerifyEmailView.module.css';
import { wantedJobOf } from '../../../lib/wanted-job';
import { CorrectAddress } from './CorrectAddress';
import { Sentence } from '../../../components/Sentence';

function sentText(email: string | null | undefined): string {
  const t = textsOf('account');
  return email ? t('resendVerification.resent', { email }) : t('resendVerification.resentToYou');
}

function useResend(
  returnTo: string | null,
  { start, onSent }: { start: () => void; onSent: (email: string | null) => void },
): { resend: () => Promise<void>; busy: boolean } {
  const send = useResendVerificationEmailMutation({});
  const { busy, submit } = useSubmit({
    send: () => send({ returnTo }),
    failed: textsOf('errors')('VERIFICATION_EMAIL_FAILED'),
    onDone: ({ sentTo }) => {
      onSent(sentTo ?? null);
    },
    onRefused: (message, payload) => {
      toast.error(message, TOAST.long);
      // Too soon: another tab or device has just asked, so the wait begins here too.
      if (hasCode(payload, 'VERIFICATION_EMAIL_TOO_SOON')) start();
    },
  });
  return { resend: () => submit(undefined), busy };
}

/** For someone signed in whose address is not verified yet: which address, another e-mail, or out. */
export function ResendVerification({ email: own, returnTo }: { email: string; returnTo: string | null }) {
  // A corrected address takes the place of the own one once it is verified.
  const { data } = useVerificationSentToQuery({ fetchPolicy: 'cache-and-network' });
  const email = data?.verificationSentTo ?? own;
  const t = useTranslations('account.resendVerification');
  const { seconds, start } = useVerificationCooldown();
  const onSent = (sentTo: string | null): void => {
    toast.success(sentText(sentTo));
    start();
  };
  const { resend, busy } = useResend(returnTo, { start, onSent });
  const wanted = wantedJobOf(returnTo);
  const { leave, busy: leaving } = useLeave(paths.landing);

  return (
    <Stack gap="md">
      <Stack align="center" gap="xs">
        <IconMail size={48} stroke={1.5} className={classes.mark} aria-hidden />
        <Sentence>
          {t.rich('sent', {
            email,
            line: (text) => (
              <Text ta="center" className={classes.sent}>
                {text}
              </Text>
            ),
            address: (text) => (
              <Text ta="center" fw={700} className={classes.address} translate="no">
                {text}
              </Text>
            ),
          })}
        </Sentence>
        <Text ta="center" size="sm" c="dimmed">
          {t(wanted?.slotId ? 'hintToApply' : 'hint')}
        </Text>
      </Stack>
      <Button fullWidth onClick={() => void resend()} loading={busy} disabled={seconds > 0 || leaving}>
        {seconds > 0 ? t('resendIn', { seconds }) : t('resend')}
      </Button>
      {wanted?.slotId ? (
        <p className={classes.noSeat}>
          <IconClock size={18} stroke={1.75} aria-hidden />
          {t('noSeat')}
        </p>
      ) : null}
      <CorrectAddress returnTo={returnTo} onSent={onSent} />
      <Button fullWidth variant="default" onClick={() => void leave()} loading={leaving} disabled={busy}>
        {t('logOut')}
      </Button>
    </Stack>
  );
}
