import { screen } from '@testing-library/react';
import { TokenReceiptDocument } from '../../../graphql/generated';
import { mockQuery, refused, type ResponseTo } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { ReceiptPage } from './ReceiptPage';

const receipt = {
  id: 'invoice-1',
  number: 'INV-1795399200000-7',
  paidAt: '2026-11-20T03:00:00.000Z',
  companyName: 'PT Laut Biru',
  companyNpwp: '012345678901000',
  packageName: '6 Tokens',
  tokens: 6,
  bonus: 1,
  amount: 100000,
  paymentMethod: 'QRIS',
  reference: 'T123',
  isRefunded: false,
  issuer: 'PT TemuKerja Contoh, Jakarta',
  includedVatPercent: null,
  byMember: 'Sari Nuraini',
};
const show = (answer: ResponseTo<typeof TokenReceiptDocument>) =>
  renderPortal(<ReceiptPage />, {
    at: '/company/receipt/invoice-1',
    answers: [mockQuery(TokenReceiptDocument, answer)],
  });
const facts = (): (string | null)[] => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('a receipt', () => {
  it('tells what was paid, names the tab and leads to the PDF', async () => {
    show({ tokenReceipt: receipt });
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    expect(facts()).toEqual([
      'INV-1795399200000-7',
      'Nov 20, 2026 · 10:00 WIB by Sari Nuraini',
      'PT Laut Biru',
      '012345678901000',
      '6 Tokens',
      '6 tokens + 1 bonus token',
      'QRIS',
      'T123',
      'Rp\u00a0100.000',
      'No tax invoice (faktur pajak) is issued with this receipt.',
      'PT TemuKerja Contoh, Jakarta',
    ]);
    expect(document.title).toContain('Receipt INV-1795399200000-7');
    expect(screen.getByRole('link', { name: /Open PDF/ })).toHaveAttribute('href', '/receipts/invoice-1.pdf');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('that is not there says so, without a way to try again', async () => {
    show(refused('Receipt not found', 'RECEIPT_NOT_FOUND'));
    expect(await screen.findByText('Receipt not found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: /Token Store/ })).toHaveAttribute('href', '/company/buy-token');
  });

  it('that could not be read offers to try again', async () => {
    show(new Error('down'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

const tokenReceipt = { ...receipt, isRefunded: true, companyNpwp: null };

test('a refunded purchase says so', async () => {
  const { sent } = renderPortal(<ReceiptPage />, {
    at: '/company/receipt/invoice-1',
    answers: [mockQuery(TokenReceiptDocument, { tokenReceipt })],
  });

  expect(await screen.findByRole('note')).toHaveTextContent('Refunded');
  expect(screen.queryByText('NPWP')).toBeNull();
  expect(sent(TokenReceiptDocument)).toEqual([{ invoiceId: 'invoice-1' }]);
});
