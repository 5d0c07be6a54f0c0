import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOKEN_PACKAGES } from '../../../../domain/tokens';
import {
  PurchasesDocument,
  TokenLedgerDocument,
  TokenStoreCreateInvoiceDocument,
  TokenStoreDocument,
  type PurchasesQuery,
  type TokenLedgerQuery,
  type TokenStoreCreateInvoiceMutation,
} from '../../../graphql/generated';
import { languageStore } from '../../../language/store';
import * as indonesian from '../../../messages/id';
import { aUserError } from '../../../testing/fixtures/user-error';
import { mockMutation, mockQuery, type ResponseTo } from '../../../testing/mock-operation';
import { press, toastTime } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aCompanyViewer } from '../../../testing/render';
import { checkout } from './leave-for-checkout';
import { TokenStorePage } from './TokenStorePage';

type Entry = TokenLedgerQuery['tokenTransactions']['items'][number];
type Purchase = PurchasesQuery['tokenInvoices']['items'][number];

const store = {
  viewer: { id: 'account-1', company: { id: 'company-1', tokenBalance: 8 } },
  tokenPackages: TOKEN_PACKAGES.map((offer) => ({ ...offer, viewerCanBuy: true })),
};
const entry = (over: Partial<Entry> = {}): Entry => ({
  id: '3',
  type: 'USAGE',
  amount: -1,
  balanceAfter: 7,
  timestamp: '2026-11-20T03:00:00.000Z',
  jobTitle: 'Barista',
  application: { id: 'app-1', applicant: { isRevealed: true, fullName: 'Rina Dewi' } },
  packageName: null,
  price: null,
  merchantRef: null,
  byMember: 'Sari Nuraini',
  ...over,
});
const bought = entry({
  id: '2',
  type: 'PURCHASE',
  amount: 7,
  balanceAfter: 8,
  jobTitle: null,
  application: null,
  packageName: '6 Tokens',
  price: 100000,
  merchantRef: 'INV-1-2',
});
const entriesPage = (items: Entry[], endCursor: string | null) => ({
  tokenTransactions: { endCursor, items },
});

const purchase = (over: Partial<Purchase> = {}): Purchase => ({
  id: 'invoice-1',
  status: 'PAID',
  packageName: '6 Tokens',
  amount: 100000,
  merchantRef: 'INV-1-2',
  byMember: null,
  createdAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2026-11-20T03:05:00.000Z',
  checkoutUrl: null,
  viewerCanPay: false,
  viewerCanOpenReceipt: false,
  ...over,
});
const invoices = (items: Purchase[], endCursor: string | null = null) => ({
  tokenInvoices: { endCursor, items },
});

const show = (
  ledger: ResponseTo<typeof TokenLedgerDocument> = entriesPage([entry()], null),
  invoice: ResponseTo<typeof TokenStoreCreateInvoiceDocument> = new Error('down'),
  purchases: ResponseTo<typeof PurchasesDocument> = invoices([]),
) =>
  renderPortal(<TokenStorePage />, {
    answers: [
      mockQuery(TokenStoreDocument, store),
      mockQuery(TokenLedgerDocument, ledger),
      mockMutation(TokenStoreCreateInvoiceDocument, invoice),
      mockQuery(PurchasesDocument, purchases),
    ],
  });

const invoiced = (
  checkoutUrl: string | null,
  errors: TokenStoreCreateInvoiceMutation['createTokenInvoice']['errors'] = [],
) => ({
  createTokenInvoice: {
    invoice: errors.length > 0 ? null : { id: 'invoice-1', checkoutUrl },
    errors,
  },
});
let open: jest.SpyInstance;
beforeEach(() => {
  open = jest.spyOn(checkout, 'open').mockImplementation(() => undefined);
});

describe('the token store', () => {
  it('shows the balance and each package with its price per token', async () => {
    show();
    expect(within(await screen.findByRole('region', { name: 'Current balance' })).getByText('8 tokens')).toBeVisible();
    const packages = within(screen.getByRole('region', { name: 'Packages' }));
    expect(packages.getAllByRole('listitem')).toHaveLength(10);
    const six = packages.getByRole('heading', { name: '6 Tokens' }).closest('li')!;
    expect(six).toHaveTextContent('Popular');
    expect(six).toHaveTextContent('+ 1 bonus token');
    expect(six).toHaveTextContent('Rp 100.000');
    expect(six).toHaveTextContent('Rp 14.286 per token');
    expect(six).toHaveTextContent('28% less per token');
    expect(packages.getByRole('heading', { name: '1 Token' }).closest('li')).not.toHaveTextContent('less per token');
  });

  it('shows a company that is not verified the prices and why it cannot buy, and no button', async () => {
    const packages = store.tokenPackages.map((offer) => ({ ...offer, viewerCanBuy: false }));
    renderPortal(<TokenStorePage />, {
      answers: [
        mockQuery(TokenStoreDocument, { ...store, tokenPackages: packages }),
        mockQuery(TokenLedgerDocument, entriesPage([], null)),
      ],
    });
    expect(
      await screen.findByText(
        /^You can buy tokens once an administrator has verified your company. Until then it cannot accept/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: '6 Tokens' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  });

  it('tells the history with a running balance, names nobody that the company may no longer see, and loads more', async () => {
    const welcome = entry({ id: '1', type: 'GRANT', amount: 1, balanceAfter: 1, jobTitle: null });
    const gone = entry({ id: '4', application: { id: 'app-2', applicant: { isRevealed: false, fullName: '•••' } } });
    show(({ after }) => (after ? entriesPage([welcome], null) : entriesPage([gone, entry(), bought], 'next')));
    const history = within(await screen.findByRole('list', { name: 'Token history' }));
    expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Accepted an applicantBaristaNov 20, 2026 · 10:00 WIB by Sari Nuraini−1Balance 7',
      'Accepted an applicantRina Dewi · BaristaNov 20, 2026 · 10:00 WIB by Sari Nuraini−1Balance 7',
      'Bought 6 TokensRp\u00a0100.000 · INV-1-2Nov 20, 2026 · 10:00 WIB by Sari Nuraini+7Balance 8',
    ]);
    expect(history.getByRole('link', { name: 'Rina Dewi' })).toHaveAttribute('href', '/company/applicant/app-1');
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await history.findByText('Starting token')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });
});

describe('the purchases', () => {
  const showPurchases = (purchases: ResponseTo<typeof PurchasesDocument>) => show(undefined, undefined, purchases);

  it('are all there, each with its status', async () => {
    const inTime: Partial<Purchase> = { status: 'UNPAID', viewerCanPay: true, expiresAt: '2099-01-04T03:05:00.000Z' };
    showPurchases(
      invoices([
        purchase({ id: 'open', ...inTime, checkoutUrl: 'https://pay.test/checkout/T1' }),
        purchase({ id: 'paid', viewerCanOpenReceipt: true }),
        purchase({ id: 'refunded', status: 'REFUND', viewerCanOpenReceipt: true }),
        purchase({ id: 'late', status: 'UNPAID' }),
        purchase({ id: 'expired', status: 'EXPIRED' }),
        purchase({ id: 'failed', status: 'FAILED' }),
        purchase({ id: 'hostile', ...inTime, checkoutUrl: 'javascript:alert(1)' }),
      ]),
    );
    const open = within(await screen.findByRole('list', { name: 'Open payments' })).getAllByRole('listitem');
    expect(open).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Packages' }).compareDocumentPosition(open[0] as HTMLElement)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    const rows = within(await screen.findByRole('list', { name: 'Purchases' })).getAllByRole('listitem');
    const details = '6 TokensRp\u00a0100.000 · INV-1-2Nov 20, 2026 · 10:00 WIB';
    expect(rows.map((row) => row.textContent?.replace(details, ''))).toEqual([
      'UnpaidResume paymentuntil 10:05 WIB',
      'PaidReceipt',
      'RefundedReceipt',
      'Expired',
      'Expired',
      'Failed',
      'Unpaid',
    ]);
    const hrefs = rows.map((row) => within(row).queryByRole('link')?.getAttribute('href') ?? null);
    expect(hrefs).toEqual([
      'https://pay.test/checkout/T1',
      '/company/receipt/paid',
      '/company/receipt/refunded',
      null,
      null,
      null,
      null,
    ]);
  });

  it('show packages in Bahasa Indonesia by how many tokens they have, and other names as they are stored', async () => {
    languageStore.show({ language: 'id', messages: indonesian });
    const names = ['1 Token', '1200 Tokens', 'Welcome Tokens'];
    showPurchases(
      invoices(names.map((packageName) => purchase({ id: packageName, packageName, viewerCanOpenReceipt: true }))),
    );
    const list = within(await screen.findByRole('list', { name: 'Pembelian' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Kuitansi untuk 1 Token',
      'Kuitansi untuk 1200 Token',
      'Kuitansi untuk Welcome Tokens',
    ]);
  });

  it('are asked for again when the time to pay is over', async () => {
    const soon = new Date(Date.now() - 5000).toISOString();
    let isOver = false;
    const { sent } = showPurchases(() => {
      const open = purchase({
        status: 'UNPAID',
        viewerCanPay: !isOver,
        checkoutUrl: isOver ? null : 'https://pay.test/checkout/T1',
        expiresAt: soon,
      });
      isOver = true;
      return invoices([open]);
    });
    expect(await screen.findAllByRole('link', { name: 'Resume payment for 6 Tokens' })).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Resume payment for 6 Tokens' })).toBeNull());
    expect(screen.queryByRole('list', { name: 'Open payments' })).toBeNull();
    expect(sent(PurchasesDocument)).toHaveLength(2);
  });

  it('load more, and a failure is said', async () => {
    showPurchases(({ after }) => (after ? new Error('down') : invoices([purchase()], 'next')));
    const region = within(await screen.findByRole('region', { name: 'Purchases' }));
    await userEvent.click(await region.findByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('Failed to load your purchases. Please try again later.')).toBeVisible();
  });

  it('say when there are none, and when they cannot be read', async () => {
    const { unmount } = showPurchases(invoices([]));
    expect(await screen.findByText('You have not bought tokens yet.')).toBeVisible();
    unmount();
    showPurchases(new Error('down'));
    expect(await screen.findByText('Failed to load your purchases. Please try again later.')).toBeVisible();
  });
});

describe('a purchase', () => {
  it('is confirmed first, then leaves for the payment page', async () => {
    const { sent } = show(undefined, invoiced('https://pay.test/checkout/T1'));
    await press('Buy 6 Tokens');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/You pay/).closest('p')).toHaveTextContent(
      'You pay Rp 100.000 by QRIS and receive 7 tokens, 1 of them as a bonus. Your balance will be 15.',
    );
    expect(open).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('https://pay.test/checkout/T1'));
    expect(sent().at(-1)).toBe('TokenStoreCreateInvoice');
    expect(sent(TokenStoreCreateInvoiceDocument).at(-1)).toEqual({ packageId: 'tokens-6' });
  });

  it.each([
    ['the server cannot be reached', new Error('down'), 'Failed to create invoice.'],
    [
      'the provider gives no payment',
      invoiced(null, [aUserError('PAYMENT_FAILED', 'Failed to create payment.')]),
      'Failed to create payment.',
    ],
    ['the address is not one of the web', invoiced('javascript:alert(1)'), 'Failed to create payment.'],
  ])('says when %s, and stays', async (_name, invoice, text) => {
    show(undefined, invoice);
    await press('Buy 6 Tokens');
    await press('Continue to payment');
    expect(await screen.findByText(text)).toBeVisible();
    expect(toastTime(text)).toBe(4000);
    expect(open).not.toHaveBeenCalled();
  });
});

test('a recruiter who opens the store directly reads who may buy, and nothing is asked', async () => {
  const { sent } = renderPortal(<TokenStorePage />, {
    viewer: { ...aCompanyViewer(), companyRole: 'RECRUITER' },
    answers: [],
  });
  expect(await screen.findByText('Only an owner of the company can do this.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent()).toEqual([]);
});
