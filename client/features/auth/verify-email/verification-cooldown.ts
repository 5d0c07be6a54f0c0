import { useEffect, useState } from 'react';
import { VERIFICATION_RESEND_SECONDS } from '../../../../domain/accounts';
import { hints } from '../../../app/hints';

/** Whole seconds until another e-mail may be asked for; times in milliseconds. */
export function secondsLeft(sentAt: number | null, now: number): number {
  if (sentAt === null) return 0;
  const passed = (now - sentAt) / 1000;
  return Math.min(VERIFICATION_RESEND_SECONDS, Math.max(0, Math.ceil(VERIFICATION_RESEND_SECONDS - passed)));
}

/** An e-mail has just left; the next page of this browser knows it too. */
export function rememberVerificationEmail(): void {
  hints.setLastVerificationEmailSentAt(Date.now());
}

/** What the hint says. A time in the future comes from a clock that was set back: it counts as now. */
function rememberedTime(): number | null {
  const sentAt = hints.lastVerificationEmailSentAt();
  return sentAt === null ? null : Math.min(sentAt, Date.now());
}

/** The countdown of the resend button. It outlives a reload through the hint in local storage. */
export function useVerificationCooldown(): { seconds: number; start: () => void } {
  const [sentAt, setSentAt] = useState(rememberedTime);
  const [now, setNow] = useState(Date.now);
  const seconds = secondsLeft(sentAt, now);
  const counting = seconds > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [counting]);

  const start = (): void => {
    rememberVerificationEmail();
    setSentAt(Date.now());
    setNow(Date.now());
  };
  return { seconds, start };
}
