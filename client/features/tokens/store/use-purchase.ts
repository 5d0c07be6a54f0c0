import { useState } from 'react';
import { ERROR_MESSAGES } from '../../../../domain/errors';
import { MESSAGE_TIMES } from '../../../components/message-times';
import { toast } from '../../../components/toasts';
import { useTokenStoreCreateInvoiceMutation } from '../../../graphql/generated';
import { firstMessage } from '../../../graphql/payload';
import { leaveForCheckout } from './leave-for-checkout';

const messageTime = { milliseconds: MESSAGE_TIMES.store };

/** Makes the invoice and leaves for the provider's page. Stays busy while the browser is on its way there. */
export function usePurchase() {
  const [createInvoice] = useTokenStoreCreateInvoiceMutation();
  const [busy, setBusy] = useState(false);

  const buy = async (packageId: string): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await createInvoice({ variables: { packageId } });
      const payload = data?.createTokenInvoice;
      const refusal = firstMessage(payload, ERROR_MESSAGES.INVOICE_FAILED);
      if (refusal === null && leaveForCheckout(payload?.invoice?.checkoutUrl)) return;
      toast.error(refusal ?? ERROR_MESSAGES.PAYMENT_FAILED, messageTime);
    } catch {
      toast.error(ERROR_MESSAGES.INVOICE_FAILED, messageTime);
    }
    setBusy(false);
  };
  return { buy, busy };
}
