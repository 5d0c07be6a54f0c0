import { screen, within } from '@testing-library/react';
import { PurchasesDocument } from '../../../graphql/generated';
import { languageStore } from '../../../language/store';
import { indonesian } from '../../../messages/id';
import { mockQuery } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { Purchases } from './Purchases';

it('shows packages in Bahasa Indonesia by how many tokens they have, and other names as they are stored', async () => {
  languageStore.show({ language: 'id', messages: indonesian });
  const items = ['1 Token', '1200 Tokens', 'Welcome Tokens'].map((packageName, index) => ({
    id: String(index),
    status: 'PAID' as const,
    packageName,
    amount: 100_000,
    merchantRef: 'INV-1-2',
    createdAt: '2026-11-20T03:00:00.000Z',
    byMember: null,
    expiresAt: '2026-11-20T03:05:00.000Z',
    checkoutUrl: null,
    viewerCanPay: false,
    viewerCanOpenReceipt: true,
  }));
  renderPortal(<Purchases />, {
    answers: [mockQuery(PurchasesDocument, { tokenInvoices: { endCursor: null, items } })],
  });
  const list = within(await screen.findByRole('list', { name: 'Pembelian' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Kuitansi untuk 1 Token',
    'Kuitansi untuk 1200 Token',
    'Kuitansi untuk Welcome Tokens',
  ]);
});
