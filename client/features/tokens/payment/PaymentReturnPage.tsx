import { useTranslations } from 'use-intl/react';
import { Alert, Group, Loader, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { PageHeader } from '../../../components/PageHeader';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { usePaymentReturnConfirmMutation, type PaymentReturnConfirmMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { ForBuyers } from '../ForBuyers';
import { supportEmail } from '../../../lib/contact';

const redirectMilliseconds = 1500;
interface Result {
  kind: 'success' | 'error' | 'warning' | 'info';
  message: string;
}

type Confirmation = PaymentReturnConfirmMutation['confirmPayment'];

/** What became of a payment; 'unknown' when there is no such transaction. */
function resultOf(confirmation: Confirmation | null): Result | 'unknown' {
  const t = textsOf('tokens');
  const { outcome, invoice, errors } = confirmation ?? { outcome: null, invoice: null, errors: [] };
  if (outcome === 'SUCCESS') return { kind: 'success', message: t('payment.purchased') };
  if (outcome === 'UNKNOWN') return 'unknown';
  // Credited, although the name has changed since: nothing is lost, and one sentence says both.
  if (outcome === 'MISMATCH' && invoice?.status === 'PAID') {
    const count = invoice.tokens + invoice.bonus;
    const said = { count, number: String(count), email: supportEmail() };
    return { kind: 'warning', message: t('payment.creditedUnderOtherName', said) };
  }
  const message = errors[0]?.message ?? textsOf('errors')('PAYMENT_NOT_CHECKED');
  return { kind: outcome ? 'error' : 'info', message };
}

/** Asks once what became of the payment; null until that is known. */
function usePaymentResult(reference: string, merchantRef: string): Result | 'unknown' | null {
  const confirm = usePaymentReturnConfirmMutation({
    evicts: ['tokenTransactions', 'tokenInvoices', 'companyDashboard'],
    refetches: ['TokenBalance'],
  });
  const [result, setResult] = useState<Result | 'unknown' | null>(null);
  const asked = useRef(false);
  const { submit } = useSubmit({
    send: () => confirm({ reference, merchantRef }),
    failed: textsOf('errors')('PAYMENT_NOT_CHECKED'),
    onDone: (confirmation) => setResult(resultOf(confirmation)),
    onRefused: (_message, confirmation) => setResult(resultOf(confirmation)),
  });
  const ask = useEffectEvent(() => submit(undefined));

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, []);

  return result;
}

const colours = { success: 'green', error: 'red', warning: 'amber', info: 'teal' } as const;

function PaymentCheck({ reference, merchantRef }: { reference: string; merchantRef: string }) {
  const t = useTranslations('tokens');
  const navigate = useNavigate();
  const result = usePaymentResult(reference, merchantRef);

  useEffect(() => {
    if (result === null || result === 'unknown') return undefined;
    const timer = window.setTimeout(() => {
      // Said again in the store, where the person arrives.
      toast[result.kind](result.message, TOAST.longer);
      void navigate(paths.company.buyToken, { replace: true });
    }, redirectMilliseconds);
    return () => window.clearTimeout(timer);
  }, [result, navigate]);

  if (result === 'unknown') return <Navigate to={paths.company.buyToken} replace />;
  return (
    <>
      <PageHeader title={t('titles.payment')} context={t('payment.context')} />
      {result === null ? (
        <Group role="status">
          <Loader size="sm" aria-hidden />
          <Text>{t('payment.checking')}</Text>
        </Group>
      ) : (
        <Alert color={colours[result.kind]} role="status">
          {result.message}
        </Alert>
      )}
    </>
  );
}

/** Where the payment page sends the person back to. Its parameters only say which transaction to look at. */
export function PaymentReturnPage() {
  const t = useTranslations('tokens.titles');
  const [address] = useSearchParams();
  const reference = address.get('tripay_reference');
  const merchantRef = address.get('tripay_merchant_ref');
  if (!reference || !merchantRef) return <Navigate to={paths.company.buyToken} replace />;
  return (
    <ForBuyers title={t('payment')}>
      <PaymentCheck reference={reference} merchantRef={merchantRef} />
    </ForBuyers>
  );
}
