import { useState } from 'react';
import { MESSAGE_TIMES } from '../../../components/message-times';
import { toast } from '../../../components/toasts';
import { useTokenStoreCreateInvoiceMutation } from '../../../graphql/generated';
import { firstMessage } from '../../../graphql/payload';
import { textsOf } from '../../../language/store';
import { leaveForCheckout } from './leave-for-checkout';

const messageTime = { milliseconds: MESSAGE_TIMES.store };

/** Makes the invoice and leaves for the provider's page. Stays busy while the browser is on its way there. */
export function usePurchase() {
  const [createInvoice] = useTokenStoreCreateInvoiceMutation();
  const [busy, setBusy] = useState(false);

  const buy = async (packageId: string): Promise<void> => {
    const errors = textsOf('errors');
    setBusy(true);
    try {
      const { data } = await createInvoice({ variables: { packageId } });
      const payload = data?.createTokenInvoice;
      const refusal = firstMessage(payload, errors('INVOICE_FAILED'));
      if (refusal === null && leaveForCheckout(payload?.invoice?.checkoutUrl)) return;
      toast.error(refusal ?? errors('PAYMENT_FAILED'), messageTime);
    } catch {
      toast.error(errors('INVOICE_FAILED'), messageTime);
    }
    setBusy(false);
  };
  return { buy, busy };
}
