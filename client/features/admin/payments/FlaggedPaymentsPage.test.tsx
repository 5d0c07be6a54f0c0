import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminFlaggedPaymentsDocument,
  DismissFlaggedPaymentDocument,
  ReplayPaymentCallbackDocument,
  type FlaggedPaymentCardFragment,
  type ReplayPaymentCallbackMutation,
} from '../../../graphql/generated';
import { aUserError, type UserError } from '../../../testing/fixtures/user-error';
import { mockMutation, mockQuery, type ResponseTo } from '../../../testing/mock-operation';
import { fill } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { FlaggedPaymentsPage } from './FlaggedPaymentsPage';

type Replay = ReplayPaymentCallbackMutation['replayPaymentCallback'];

const payment = (over: Partial<FlaggedPaymentCardFragment> = {}): FlaggedPaymentCardFragment => ({
  id: 'p1',
  flag: 'UNKNOWN_INVOICE',
  isVerified: true,
  signature: 'ab12',
  event: 'payment_status',
  body: '{"merchant_ref":"INV-1-1","note":"<img src=x onerror=alert(1)>"}',
  receivedAt: '2026-11-20T02:30:00.000Z',
  merchantRef: 'INV-1-1',
  viewerCanReplay: true,
  viewerCanDismiss: true,
  invoice: {
    id: 'i1',
    companyId: 'c1',
    companyName: 'PT Laut Biru',
    status: 'UNPAID',
    reference: 'T1',
    amount: 100_000,
    tokens: 7,
  },
  ...over,
});
const list = (items: FlaggedPaymentCardFragment[]) => ({
  adminFlaggedPayments: { items, endCursor: null },
});
const replayed = (outcome: Replay['outcome'], after: Replay['payment'], errors: UserError[] = []) => ({
  replayPaymentCallback: { outcome, payment: after, errors },
});

function show(
  items: FlaggedPaymentCardFragment[] | Error,
  replay: ResponseTo<typeof ReplayPaymentCallbackDocument> = new Error('unasked'),
) {
  const answers = [
    mockQuery(AdminFlaggedPaymentsDocument, items instanceof Error ? items : list(items)),
    mockMutation(ReplayPaymentCallbackDocument, replay),
  ];
  return renderPortal(<FlaggedPaymentsPage />, { answers });
}

async function replay(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Replay INV-1-1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Replay this callback?' });
  expect(dialog).toHaveTextContent('credited at most once');
  await userEvent.click(within(dialog).getByText('Replay'));
}

describe('flagged payments', () => {
  it('shows why, the invoice, and the callback as received without reading it as markup', async () => {
    show([payment()]);
    const card = await screen.findByRole('article', { name: 'INV-1-1' });
    expect(card).toHaveTextContent('There is no invoice with this reference.');
    expect(card).toHaveTextContent('signed by the provider');
    expect(card).toHaveTextContent('Rp 100.000');
    await userEvent.click(within(card).getByText('The callback as received'));
    expect(within(card).getByRole('group', { name: 'Headers' })).toHaveTextContent('X-Callback-Signature: ab12');
    expect(within(card).getByRole('group', { name: 'Body' })).toHaveTextContent(
      '"note": "<img src=x onerror=alert(1)>"',
    );
    expect(card.querySelector('img')).toBeNull();
  });

  it('asks before a replay, shows its result, and removes settled payments', async () => {
    const { sent } = show([payment()], replayed('TOOK_EFFECT', payment({ flag: null })));
    await replay();
    expect(await screen.findByText('The callback took effect.')).toBeInTheDocument();
    expect(sent(ReplayPaymentCallbackDocument)).toEqual([{ id: 'p1' }]);
    expect(await screen.findByText('No payment reports need attention.')).toBeInTheDocument();
  });

  it('keeps what still does not fit', async () => {
    show([payment()], replayed('STILL_FLAGGED', payment()));
    await replay();
    expect(await screen.findByText(/still does not fit its invoice/)).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'INV-1-1' })).toBeInTheDocument();
  });

  it('says the words of a refusal, and its own when the server is not reached', async () => {
    const errors = [aUserError('CALLBACK_NOT_VERIFIED', 'No valid signature.')];
    let tries = 0;
    show([payment()], () => (++tries === 1 ? replayed(null, null, errors) : new Error('offline')));
    await replay();
    expect(await screen.findByText('No valid signature.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await replay();
    expect(await screen.findByText('Failed to replay the callback. Please try again.')).toBeInTheDocument();
  });

  it('offers no replay of what is not signed', async () => {
    show([payment({ isVerified: false, viewerCanReplay: false, signature: null, event: null })]);
    expect(await screen.findByText('Without a valid signature it cannot be replayed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Replay/ })).not.toBeInTheDocument();
  });

  it('asks for chosen days, and says what their reports add up to', async () => {
    const sums = { invoices: 2, amount: 200_000, tokens: 14 };
    const { sent } = renderPortal(<FlaggedPaymentsPage />, {
      at: '/?since=2026-11-20',
      answers: [
        mockQuery(AdminFlaggedPaymentsDocument, ({ withFigures, until }) => ({
          adminFlaggedPayments: {
            ...list(until ? [] : [payment()]).adminFlaggedPayments,
            ...(withFigures ? { matching: 3, sums: until ? { invoices: 0, amount: 0, tokens: 0 } : sums } : {}),
          },
        })),
      ],
    });
    expect((await screen.findByText(/^They name 2 invoices/)).parentElement).toHaveTextContent(
      'They name 2 invoices: Rp 200.000, 14 tokens.',
    );
    fill(screen.getByLabelText('Through'), '2026-11-20');
    expect(await screen.findByText('No payment reports on the chosen dates need attention.')).toBeVisible();
    expect(sent(AdminFlaggedPaymentsDocument).at(-1)).toMatchObject({ since: '2026-11-20', until: '2026-11-20' });
  });

  it('says so when they could not be loaded', async () => {
    show(new Error('offline'));
    expect(await screen.findByText('Failed to load flagged payments. Please try again.')).toBeInTheDocument();
  });
});

describe('dismissing a report', () => {
  const dismissed = (after: FlaggedPaymentCardFragment | null, errors: UserError[] = []) => ({
    dismissFlaggedPayment: { payment: after, errors },
  });
  function open(answer: ResponseTo<typeof DismissFlaggedPaymentDocument>) {
    return renderPortal(<FlaggedPaymentsPage />, {
      answers: [
        mockQuery(AdminFlaggedPaymentsDocument, list([payment({ flag: 'UNREADABLE', viewerCanReplay: false })])),
        mockMutation(DismissFlaggedPaymentDocument, answer),
      ],
    });
  }
  async function dismiss(note: string): Promise<HTMLElement> {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss INV-1-1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dismiss this report?' });
    if (note) fill(within(dialog).getByRole('textbox', { name: /Note/ }), note);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));
    return dialog;
  }

  it('wants a note, and takes the report off the list', async () => {
    const { sent } = open(dismissed(payment({ flag: null, viewerCanReplay: false, viewerCanDismiss: false })));
    const dialog = await dismiss('');
    expect(within(dialog).getByText('Please give a note for the dismissal')).toBeVisible();
    fill(within(dialog).getByRole('textbox', { name: /Note/ }), 'A test of the provider');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' }));

    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(sent(DismissFlaggedPaymentDocument)).toEqual([{ input: { id: 'p1', note: 'A test of the provider' } }]);
  });

  it('says what the server refuses, and keeps the note', async () => {
    open(
      dismissed(null, [
        aUserError('CALLBACK_SETTLED', 'This report is settled already, so there is nothing to dismiss.'),
      ]),
    );
    const dialog = await dismiss('Twice');
    expect(
      await within(dialog).findByText('This report is settled already, so there is nothing to dismiss.'),
    ).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /Note/ })).toHaveValue('Twice');
  });
});
