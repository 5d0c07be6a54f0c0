import { useDismissFlaggedPaymentMutation } from '../../graphql/generated';
import type { Payload } from '../../graphql/payload';

/** Takes a report off the list, with its note; null when the server could not be asked. */
export type Dismiss = (input: { id: string; note: string }) => Promise<Payload | null | undefined>;

export function useDismiss(): Dismiss {
  const [mutate] = useDismissFlaggedPaymentMutation();
  return async (input) => {
    try {
      const { data } = await mutate({ variables: { input } });
      return data?.dismissFlaggedPayment;
    } catch {
      return null;
    }
  };
}
