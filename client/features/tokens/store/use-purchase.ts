import { useState } from 'react';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useTokenStoreCreateInvoiceMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { leaveForCheckout } from './leave-for-checkout';

/** Makes the invoice and leaves for the provider's page. Stays busy while the browser is on its way there. */
export function usePurchase() {
  const createInvoice = useTokenStoreCreateInvoiceMutation({});
  const [isLeaving, setIsLeaving] = useState(false);
  const { busy, submit } = useSubmit({
    send: (packageId: string) => createInvoice({ packageId }),
    failed: textsOf('errors')('INVOICE_FAILED'),
    toastOptions: TOAST.longer,
    onDone: ({ invoice }) => {
      if (leaveForCheckout(invoice?.checkoutUrl)) setIsLeaving(true);
      else toast.error(textsOf('errors')('PAYMENT_FAILED'), TOAST.longer);
    },
  });
  return { buy: submit, busy: busy || isLeaving };
}
