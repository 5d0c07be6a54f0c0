import { act, screen } from '@testing-library/react';
import { PaymentReturnConfirmDocument } from '../../../graphql/generated';
import { mockMutation } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { PaymentReturnPage } from './PaymentReturnPage';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('the return from a payment leads to the store after 1.5 seconds, so that it can be read', async () => {
  renderPortal(<PaymentReturnPage />, {
    at: '/company/payment-success?tripay_reference=T1&tripay_merchant_ref=INV-1-2',
    pattern: '/company/payment-success',
    answers: [
      mockMutation(PaymentReturnConfirmDocument, {
        confirmPayment: { outcome: 'SUCCESS', invoice: null, company: null, errors: [] },
      }),
    ],
  });
  await pass(100);
  expect(screen.getByText('Tokens purchased successfully!')).toBeVisible();
  await pass(1300);
  expect(screen.queryByText('Elsewhere')).toBeNull();
  await pass(200);
  expect(screen.getByText('Elsewhere')).toBeVisible();
});
