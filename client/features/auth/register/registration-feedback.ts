import { useTranslations } from 'use-intl/react';
import { TOAST } from '../../../components/toast-options';
import type { Payload } from '../../../graphql/payload';

/** How both registrations tell what went wrong. */
export function useRegistrationFeedback() {
  const t = useTranslations('account.register');
  return { failed: t('failed'), toastOptions: TOAST.long, toastsRefusals: true };
}

/** What a registration's page gives its form. */
export interface Registering<Values> {
  send: (values: Values) => Promise<Payload | undefined>;
  onRegistered: () => void;
  /** Registered, and on the way to the next page. */
  leaving: boolean;
}
