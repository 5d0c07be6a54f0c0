import { useTranslations } from 'use-intl/react';

/** A text to begin with, and what it is called in the choice. */
export interface ReasonText {
  label: string;
  text: string;
}

const KEYS = {
  REJECT: ['REJECT.deed', 'REJECT.npwp', 'REJECT.address'],
  REVOKE: ['REVOKE.moved', 'REVOKE.fees', 'REVOKE.deed'],
  VERIFY: [],
  pause: ['pause.fees', 'pause.contact', 'pause.unclear'],
  dismiss: ['dismiss.unfounded', 'dismiss.corrected'],
  dismissFlags: ['dismissFlags.standard', 'dismissFlags.refund', 'dismissFlags.branch'],
  dismissPayment: ['dismissPayment.settled', 'dismissPayment.unknown'],
} as const;

/** The texts to begin with for a decision, in the reader's language; none for those that need no words. */
export function useReasonTexts(decision: keyof typeof KEYS): ReasonText[] {
  const t = useTranslations('reasonTexts');
  return KEYS[decision].map((key) => ({ label: t(`${key}.label`), text: t(`${key}.text`) }));
}
