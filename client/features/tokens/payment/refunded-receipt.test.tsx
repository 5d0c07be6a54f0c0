import { screen } from '@testing-library/react';
import { TokenReceiptDocument } from '../../../graphql/generated';
import { mockQuery } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { ReceiptPage } from './ReceiptPage';

const tokenReceipt = {
  id: 'invoice-1',
  number: 'INV-1795399200000-7',
  paidAt: '2026-11-20T03:00:00.000Z',
  companyName: 'PT Laut Biru',
  companyNpwp: null,
  packageName: '6 Tokens',
  tokens: 6,
  bonus: 1,
  amount: 100000,
  paymentMethod: 'QRIS',
  reference: 'T123',
  isRefunded: true,
  issuer: 'PT TemuKerja Contoh, Jakarta',
  includedVatPercent: null,
  byMember: null,
};

test('a refunded purchase says so', async () => {
  const { sent } = renderPortal(<ReceiptPage />, {
    at: '/company/receipt/invoice-1',
    pattern: '/company/receipt/:invoiceId',
    answers: [mockQuery(TokenReceiptDocument, { tokenReceipt })],
  });

  expect(await screen.findByRole('note')).toHaveTextContent('Refunded');
  expect(screen.queryByText('NPWP')).toBeNull();
  expect(sent(TokenReceiptDocument)).toEqual([{ invoiceId: 'invoice-1' }]);
});
