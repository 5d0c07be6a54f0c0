import type { ToastOptions } from '../../components/toasts';
import type { Payload } from '../../graphql/payload';

/** Registration's toasts stay 5 seconds (seeker specification, section 8). */
export const registrationPlace: ToastOptions = { milliseconds: 5000 };
export const registrationOutcome = { fallback: 'Failed to register. Please try again.', place: registrationPlace };

/** Sends the form; null when the server could not be asked. */
export type SendRegistration<Values> = (values: Values) => Promise<Payload | null | undefined>;

export interface RegistrationFormProps<Values> {
  send: SendRegistration<Values>;
  onRegistered: () => void;
  /** Registered, and on the way to the next page. */
  leaving: boolean;
}
