import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RevealReceiptsDocument, type RevealReceiptsQueryVariables } from '../../../graphql/generated';
import { aReceipt, aReceiptList } from '../../../testing/fixtures/reveal-receipt';
import { inTurn, mockQuery, type AnswerTo } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { PrivacyPage } from '../PrivacyPage';
import { SeenSection } from './SeenSection';

const show = (answer: AnswerTo<typeof RevealReceiptsDocument>) =>
  renderPortal(<PrivacyPage />, { viewer: aViewer(), answers: [mockQuery(RevealReceiptsDocument, answer)] });

const linesOf = (item: HTMLElement): (string | null)[] => Array.from(item.children, (line) => line.textContent);

describe('who has seen my details', () => {
  it('is said in plain words: who, what, when, and what nobody saw', async () => {
    show(
      aReceiptList(
        [
          aReceipt(),
          aReceipt({
            id: 'receipt-2',
            kind: 'IDENTITY',
            details: ['NAME', 'EMAIL'],
            lastAt: '2026-11-24T07:30:00.000Z',
            times: 3,
          }),
          aReceipt({
            id: 'receipt-3',
            kind: 'EXPORT',
            details: ['NAME', 'EMAIL', 'PHONE'],
            isSupport: true,
            companyName: null,
            accountCode: null,
            applicationId: null,
            jobTitle: null,
          }),
          aReceipt({ id: 'receipt-4', kind: 'UNRECORDED', companyName: null, times: 0 }),
        ],
        ['PICTURE', 'PORTFOLIO'],
      ),
    );

    const [cv, identity, exported, before] = await screen.findAllByRole('listitem');
    expect(linesOf(cv!)).toEqual([
      'PT Karya Digital opened your CV on Nov 24',
      'At 09:00 WIB',
      'Account K3F9QZ of the company',
      'Your application: Barista',
    ]);
    expect(within(cv!).getByRole('link')).toHaveAttribute('href', '/user/application/application-1');
    expect(linesOf(identity!).slice(0, 3)).toEqual([
      'PT Karya Digital saw your details on Nov 24',
      'Shown: name, e-mail address',
      'First at 09:00 WIB, last at 14:30 WIB · 3 times',
    ]);
    expect(linesOf(exported!)).toEqual([
      'TemuKerja support downloaded a list with your details on Nov 24',
      'Shown: name, e-mail address, phone number',
      'At 09:00 WIB',
    ]);
    expect(linesOf(before!)[0]).toBe(
      'A company that has left TemuKerja accepted you before Nov 24 and could see all your details. At that time we did not record this.',
    );
    expect(screen.getByText('Never shown to anyone: picture, portfolio.')).toBeVisible();
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

    expect(await screen.findByText(/opened your portfolio/)).toBeVisible();
    expect(screen.getByText(/opened your CV/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('of one application asks for that alone and does not name it', async () => {
    const asked: unknown[] = [];
    renderPortal(<SeenSection applicationId="application-1" />, {
      viewer: aViewer(),
      answers: [
        mockQuery(RevealReceiptsDocument, (variables: RevealReceiptsQueryVariables) => {
          asked.push(variables.applicationId);
          return aReceiptList([aReceipt()]);
        }),
      ],
    });

    const item = await screen.findByRole('listitem');
    expect(within(item).queryByRole('link')).toBeNull();
    expect(asked).toEqual(['application-1']);
  });
});
