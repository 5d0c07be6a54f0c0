import { screen } from '@testing-library/react';
import { PaymentReturnConfirmDocument, type PaymentReturnConfirmMutation } from '../../../graphql/generated';
import { aUserError } from '../../../testing/fixtures/user-error';
import { mockMutation, type ResponseTo } from '../../../testing/mock-operation';
import { toastTime } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { pass, stopTime } from '../../../testing/timers';
import { PaymentReturnPage } from './PaymentReturnPage';

type Confirmation = PaymentReturnConfirmMutation['confirmPayment'];

const answer = (outcome: Confirmation['outcome'], message?: string, invoice: Confirmation['invoice'] = null) => ({
  confirmPayment: {
    outcome,
    invoice,
    company: null,
    errors: message ? [aUserError('PAYMENT_CANCELLED', message)] : [],
  },
});
const show = (
  confirm: ResponseTo<typeof PaymentReturnConfirmDocument>,
  search = '?tripay_reference=T1&tripay_merchant_ref=INV-1-2',
) =>
  renderPortal(<PaymentReturnPage />, {
    at: `/company/payment-success${search}`,
    answers: [mockMutation(PaymentReturnConfirmDocument, confirm)],
  });

describe('the return from a payment', () => {
  it.each([
    ['paid', answer('SUCCESS'), 'Tokens purchased successfully!'],
    [
      'unpaid',
      answer('CANCELLED', 'Transaction cancelled. Please try again.'),
      'Transaction cancelled. Please try again.',
    ],
    [
      'made for another company name',
      answer('MISMATCH', 'Transaction company name does not match your company. Please contact support.'),
      'Transaction company name does not match your company. Please contact support.',
    ],
    [
      'made for another company name and credited',
      answer('MISMATCH', 'Transaction company name does not match your company. Please contact support.', {
        id: 'invoice-1',
        status: 'PAID',
        tokens: 6,
        bonus: 1,
        packageName: '6 Tokens',
      }),
      'Your payment has arrived: 7 tokens were added to your balance. The company name of the transaction is not the one you have now. If you have not changed it, please write to support@temukerja.example.',
    ],
    ['not to be checked now', new Error('down'), /Your tokens arrive as soon as it is confirmed/],
  ])('says that it was %s, then goes to the store', async (_name, confirm, text) => {
    const { sent } = show(confirm);
    expect(await screen.findByText(text)).toBeVisible();
    expect(sent(PaymentReturnConfirmDocument)).toEqual([{ reference: 'T1', merchantRef: 'INV-1-2' }]);
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(toastTime(text)).toBe(4000);
  });

  it('leads to the store after 1.5 seconds, so that it can be read', async () => {
    stopTime();
    show(answer('SUCCESS'));
    await pass(100);
    expect(screen.getByText('Tokens purchased successfully!')).toBeVisible();
    await pass(1300);
    expect(screen.queryByText('Elsewhere')).toBeNull();
    await pass(200);
    expect(screen.getByText('Elsewhere')).toBeVisible();
  });

  it('without parameters leads to the store and asks nothing', async () => {
    const { sent } = show(answer('SUCCESS'), '?tripay_reference=T1');
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('of an unknown transaction leads to the store at once', async () => {
    show(answer('UNKNOWN', 'Transaction not found'));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });
});
