import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOKEN_PACKAGES } from '../../../domain/tokens';
import { renderPortal, type Answer } from '../../testing/portal';
import { toastTime } from '../../testing/shown-toasts';
import { checkout } from './leave-for-checkout';
import { TokenStorePage } from './TokenStorePage';

const store = {
  viewer: { __typename: 'Viewer', id: 'account-1', company: { __typename: 'Company', id: 'company-1', tokenBalance: 8 } },
  tokenPackages: TOKEN_PACKAGES.map((offer) => ({ __typename: 'TokenPackage', ...offer, viewerCanBuy: true })),
};
const entry = (over: object) => ({
  __typename: 'TokenTransaction', id: '3', type: 'USAGE', amount: -1, balanceAfter: 7, timestamp: '2026-11-20T03:00:00.000Z',
  jobTitle: 'Barista', packageName: null, price: null, merchantRef: null, ...over,
});
const bought = entry({
  id: '2', type: 'PURCHASE', amount: 7, balanceAfter: 8, jobTitle: null, packageName: '6 Tokens', price: 100000, merchantRef: 'INV-1-2',
});
const stretch = (items: object[], endCursor: string | null) => ({
  tokenTransactions: { __typename: 'TokenTransactionConnection', endCursor, items },
});

const show = (ledger: Answer = stretch([entry({})], null), invoice: Answer = new Error('down')) =>
  renderPortal(<TokenStorePage />, { answers: { TokenStore: store, TokenLedger: ledger, TokenStoreCreateInvoice: invoice } });

const invoiced = (checkoutUrl: string | null, errors: object[] = []) => ({
  createTokenInvoice: {
    __typename: 'CreateTokenInvoicePayload',
    invoice: errors.length > 0 ? null : { __typename: 'TokenInvoice', id: 'invoice-1', checkoutUrl },
    errors,
  },
});
const open = jest.spyOn(checkout, 'open').mockImplementation(() => undefined);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

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
  });

  it('shows a company that is not verified the prices and why it cannot buy, and no button', async () => {
    const packages = store.tokenPackages.map((offer) => ({ ...offer, viewerCanBuy: false }));
    renderPortal(<TokenStorePage />, { answers: { TokenStore: { ...store, tokenPackages: packages }, TokenLedger: stretch([], null) } });
    expect(await screen.findByText('This company has not been verified yet. You can buy tokens once an administrator has verified it.')).toBeVisible();
    expect(screen.getByRole('heading', { name: '6 Tokens' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  });

  it('tells the history with a running balance and loads more', async () => {
    const welcome = entry({ id: '1', type: 'GRANT', amount: 1, balanceAfter: 1, jobTitle: null });
    show(({ after }) => (after ? stretch([welcome], null) : stretch([entry({}), bought], 'next')));
    const history = within(await screen.findByRole('list', { name: 'Token history' }));
    expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Accepted an applicantBaristaNov 20, 2026 · 10:00 WIB−1Balance 7',
      'Bought 6 TokensRp 100.000 · INV-1-2Nov 20, 2026 · 10:00 WIB+7Balance 8',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await history.findByText('Starting token')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });
});

describe('a purchase', () => {
  beforeEach(() => open.mockClear());

  it('is confirmed first, then leaves for the payment page', async () => {
    const { sent } = show(undefined, invoiced('https://pay.test/checkout/T1'));
    await press('Buy 6 Tokens');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/You pay/)).toHaveTextContent(
      'You pay Rp 100.000 by QRIS and receive 7 tokens, 1 of them as a bonus. Your balance will be 15.',
    );
    expect(open).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('https://pay.test/checkout/T1'));
    expect(sent.at(-1)).toEqual({ name: 'TokenStoreCreateInvoice', variables: { packageId: 'tokens-6' } });
  });

  it.each([
    ['the server cannot be reached', new Error('down'), 'Failed to create invoice.'],
    [
      'the provider gives no payment',
      invoiced(null, [{ __typename: 'UserError', code: 'PAYMENT_FAILED', message: 'Failed to create payment.', field: null }]),
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
