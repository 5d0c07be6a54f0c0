import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RevealReceiptsDocument, type RevealReceiptsQueryVariables } from '../../../graphql/generated';
import { aReceipt, aReceiptList } from '../../../testing/fixtures/reveal-receipt';
import { inTurn, mockQuery, type ResponseTo } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { PrivacyPage } from '../PrivacyPage';
import { SeenSection } from './SeenSection';

const show = (answer: ResponseTo<typeof RevealReceiptsDocument>) =>
  renderPortal(<PrivacyPage />, { viewer: aViewer(), answers: [mockQuery(RevealReceiptsDocument, answer)] });

const linesOf = (item: HTMLElement): (string | null)[] =>
  Array.from(item.children, (line) => line.textContent).filter(Boolean);

const support = { isSupport: true, companyId: null, companyName: null };

describe('who has seen my details', () => {
  it('is a block for each who looked: what, when, and what nobody saw', async () => {
    show(
      aReceiptList(
        [
          aReceipt(),
          aReceipt({ ...support, id: 'receipt-3', kind: 'EXPORT', details: ['NAME'], applicationId: 'application-7' }),
          aReceipt({
            id: 'receipt-2',
            kind: 'IDENTITY',
            details: ['NAME', 'EMAIL'],
            lastAt: '2026-11-24T07:30:00.000Z',
            times: 3,
          }),
          aReceipt({ ...support, id: 'receipt-5', kind: 'EXPORT', details: ['NAME', 'EMAIL'], applicationId: null }),
          aReceipt({ id: 'receipt-4', kind: 'CV', companyId: null, companyName: null }),
        ],
        ['PICTURE', 'PORTFOLIO'],
      ),
    );

    const company = await screen.findByRole('region', { name: 'PT Karya Digital' });
    expect(within(company).getByText(/^1 application · last on/).parentElement).toHaveTextContent(
      'last on Nov 24, 2026',
    );
    expect(within(company).getAllByRole('listitem').map(linesOf)).toEqual([
      ['Opened your CV', 'Nov 24, 2026, 09:00 WIB'],
      [
        'Saw your details',
        'Nov 24, 2026, first at 09:00 WIB, last at 14:30 WIB · 3 times',
        'Shown: name, e-mail address',
      ],
      ['Your application: Barista'],
    ]);
    expect(within(company).getByRole('link')).toHaveAttribute('href', '/user/application/application-1');
    const [list, ...others] = within(screen.getByRole('region', { name: 'TemuKerja support' })).getAllByRole(
      'listitem',
    );
    expect(linesOf(list!)).toEqual([
      'Downloaded a list with your details',
      'Nov 24, 2026, 09:00 WIB',
      'Shown: name, e-mail address',
    ]);
    expect(others).toEqual([]);
    const gone = screen.getByRole('region', { name: 'A company that has left TemuKerja' });
    expect(linesOf(within(gone).getAllByRole('listitem')[0]!)[0]).toBe('Opened your CV');
    expect(screen.getByText(/^1 company has seen your details/).parentElement).toHaveTextContent(
      'Never shown to anyone: picture, portfolio.',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/user/profile');
  });

  it('says that nobody has, and tries again when it could not be loaded', async () => {
    show(inTurn<ReturnType<typeof aReceiptList>>(new Error('no connection'), aReceiptList()));

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/^No one has seen your hidden details yet\./)).toBeVisible();
  });

  it('comes page by page', async () => {
    show(({ after }: RevealReceiptsQueryVariables) =>
      after
        ? aReceiptList([aReceipt({ id: 'receipt-2', kind: 'PORTFOLIO' })])
        : aReceiptList([aReceipt()], [], 'after-the-first'),
    );

    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));

    expect(await screen.findByText('Opened your portfolio')).toBeVisible();
    expect(screen.getByText('Opened your CV')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('of one application asks for that alone and does not name it', async () => {
    const { sent } = renderPortal(<SeenSection applicationId="application-1" />, {
      viewer: aViewer(),
      answers: [mockQuery(RevealReceiptsDocument, aReceiptList([aReceipt()]))],
    });

    const item = await screen.findByRole('listitem');
    expect(within(item).queryByRole('link')).toBeNull();
    expect(sent(RevealReceiptsDocument).map(({ applicationId }) => applicationId)).toEqual(['application-1']);
  });
});
