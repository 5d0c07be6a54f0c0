import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AskForErasureDocument,
  CancelOwnErasureDocument,
  OwnErasureDocument,
  type OwnErasureQuery,
} from '../../../graphql/generated';
import { aUserError } from '../../../testing/fixtures/user-error';
import { inTurn, mockMutation, mockQuery, type OperationMock, type ResponseTo } from '../../../testing/mock-operation';
import { fill } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { ErasureSection } from './ErasureSection';

const WAITING: OwnErasureQuery['myErasure'] = {
  id: 'E1',
  role: null,
  state: 'WAITING',
  dueAt: '2026-12-07T02:00:00.000Z',
};
const show = (answer: ResponseTo<typeof OwnErasureDocument>, viewer = aViewer(), ...more: OperationMock[]) =>
  renderPortal(<ErasureSection />, { viewer, answers: [mockQuery(OwnErasureDocument, answer), ...more] });

const NONE = { myErasure: null, companyGoesAlong: true };
const open = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Erase my data' }));

describe('erasing one’s data', () => {
  it('says what goes and what stays before it asks for the password', async () => {
    show(NONE);
    await open();
    const goes = screen.getByRole('list', { name: 'What goes' });
    expect(within(goes).getByText(/Pending applications are withdrawn/)).toBeVisible();
    expect(within(goes).queryByText(/tokens/)).toBeNull();
    expect(
      within(screen.getByRole('list', { name: 'What stays' })).getByText(/without your name or contact/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Erase in 14 days' })).toBeVisible();
  });

  it('asks a person with both roles which of them goes, and sends what was chosen', async () => {
    const viewer = aViewer({ roles: ['USER', 'COMPANY'] });
    const sent = {
      accountId: viewer.id,
      role: 'COMPANY',
      when: 'NOW',
      password: 'Rahasia-123',
      mailedCode: '',
    } as const;
    const errors = [aUserError('CURRENT_PASSWORD_WRONG', 'The current password is incorrect', ['password'])];
    const shown = show(
      NONE,
      viewer,
      mockMutation(AskForErasureDocument, {
        requestErasure: { isSignedOut: null, erasure: null, errors },
      }),
    );
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Only my company' }));
    expect(screen.getByText(/They are not refunded/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/company/team');
    await userEvent.click(screen.getByRole('radio', { name: 'Now' }));
    fill(screen.getByLabelText(/^Your password/), 'Rahasia-123');
    await userEvent.click(screen.getByRole('button', { name: 'Erase now' }));
    expect(await screen.findByText('The current password is incorrect')).toBeVisible();
    expect(shown.sent(AskForErasureDocument)).toEqual([{ input: sent }]);
  });

  it('tells a member whose company has another owner that the company stays', async () => {
    show({ myErasure: null, companyGoesAlong: false }, aViewer({ roles: ['USER', 'COMPANY'] }));
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Only my membership in the company' }));
    expect(screen.queryByText(/They are not refunded/)).toBeNull();
    expect(screen.getByText(/The company with its jobs, applicants and tokens/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Team' })).toBeNull();
  });

  it('lets a person without a password confirm with Google or a mailed code', async () => {
    show(NONE, aViewer({ hasPassword: false, isGoogleAccount: true }));
    await open();
    expect(screen.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute('href', '/auth/google');
    expect(screen.getByRole('button', { name: 'E-mail me a code' })).toBeVisible();
    expect(screen.getByLabelText('Code from the e-mail')).toHaveAccessibleDescription(/signed in with Google/);
    expect(screen.queryByLabelText(/^Your password/)).toBeNull();
  });

  it('does not mention Google to a person without a password or a Google account', async () => {
    show(NONE, aViewer({ hasPassword: false, isGoogleAccount: false }));
    await open();
    expect(screen.getByLabelText('Code from the e-mail')).toHaveAccessibleDescription('');
    expect(screen.queryByText(/Google/)).toBeNull();
  });

  it('shows what waits, and takes it back', async () => {
    const reloadSession = jest.fn().mockResolvedValue(null);
    renderPortal(<ErasureSection />, {
      viewer: aViewer(),
      session: { reloadSession },
      answers: [
        mockQuery(OwnErasureDocument, inTurn<OwnErasureQuery>({ myErasure: WAITING, companyGoesAlong: false }, NONE)),
        mockMutation(CancelOwnErasureDocument, { cancelErasure: { isCancelled: true, errors: [] } }),
      ],
    });
    expect(await screen.findByText('Your data will be erased on Dec 7, 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the erasure' }));
    expect(await screen.findByText('Cancelled. Everything is as it was before.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Erase my data' })).toBeVisible();
    expect(reloadSession).toHaveBeenCalledTimes(1);
  });

  it('says that it is under way, and that it could not be loaded', async () => {
    const { unmount } = show({ myErasure: { ...WAITING, state: 'ERASING' }, companyGoesAlong: false });
    expect(await screen.findByText(/is being erased/)).toBeVisible();
    unmount();
    show(inTurn<OwnErasureQuery>(new Error('no connection'), NONE));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Erase my data' })).toBeVisible();
  });
});
