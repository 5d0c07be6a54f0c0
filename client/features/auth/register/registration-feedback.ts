import { useTranslations } from 'use-intl/react';
import type { Payload } from '../../../graphql/payload';

/** Said for five seconds. */
export const registrationToast = { milliseconds: 5000 };
/** How both registrations tell what went wrong. */
export function useRegistrationFeedback() {
  const t = useTranslations('account.register');
  return { failed: t('failed'), toastOptions: registrationToast, toastsRefusals: true };
}

export interface RegistrationFormProps<Values> {
  send: (values: Values) => Promise<Payload | undefined>;
  onRegistered: () => void;
  /** Registered, and on the way to the next page. */
  leaving: boolean;
}
