import { fireEvent, screen, waitFor } from '@testing-library/react';
import { browser } from '../../../app/fresh-page';
import {
  LogoutDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SecurityChangePasswordDocument,
  SecurityEndSessionDocument,
  SecuritySessionsDocument,
  UndoAccessChangeDocument,
  type SecuritySessionFragment,
} from '../../../graphql/generated';
import { aUserError } from '../../../testing/fixtures/user-error';
import { inTurn, mockMutation, mockQuery, type OperationMock } from '../../../testing/mock-operation';
import { fill } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aCompanyViewer, aViewer } from '../../../testing/render';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { ResetPasswordPage } from './ResetPasswordPage';
import { NotMePage } from '../not-me/NotMePage';
import { SecuritySection, OtherRole } from '../security/SecuritySection';

const password = 'Berubah-456';

it('forgot password wants an address, and says where a link goes, whether there is an account or not', async () => {
  const answers = [
    mockMutation(RequestPasswordResetDocument, { requestPasswordReset: { sentTo: 'sari@example.test', errors: [] } }),
  ];
  const { sent } = renderPortal(<ForgotPasswordPage />, { viewer: null, answers });
  fill(screen.getByLabelText(/^Email/), 'sari');
  fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Please enter a valid email address');
  fill(screen.getByLabelText(/^Email/), 'sari@example.test');
  fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect((await screen.findByText(/If there is an account for/)).closest('p')).toHaveTextContent('sari@example.test');
  expect(sent(RequestPasswordResetDocument)).toEqual([{ input: { email: 'sari@example.test' } }]);
});

describe('"This was not me" of a mail', () => {
  const open = (at: string, ...answers: OperationMock[]) => renderPortal(<NotMePage />, { at, viewer: null, answers });

  it('undoes the change once a person presses the button, and leads to a new password', async () => {
    const undone = { undoAccessChange: { undone: 'SECOND_FACTOR' as const, errors: [] } };
    const { sent } = open('/not-me?code=abc', mockMutation(UndoAccessChangeDocument, undone));
    expect(sent(UndoAccessChangeDocument)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'This was not me' }));
    expect(await screen.findByText(/Two-factor authentication is again as it was/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose a new password' })).toHaveFocus();
    expect(sent(UndoAccessChangeDocument)).toEqual([{ code: 'abc' }]);
  });

  it('says why not, and what to do without a code', async () => {
    const refused = { undoAccessChange: { undone: null, errors: [aUserError('UNDO_CODE_INVALID', 'Expired.')] } };
    const { unmount } = open('/not-me?code=abc', mockMutation(UndoAccessChangeDocument, refused));
    fireEvent.click(screen.getByRole('button', { name: 'This was not me' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Expired.');
    unmount();
    open('/not-me');
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute('href', '/forgot-password');
  });
});

describe('reset password', () => {
  it('sets it and leads to login', async () => {
    const { sent } = renderPortal(<ResetPasswordPage />, {
      at: '/reset-password?code=abc',
      viewer: null,
      answers: [mockMutation(ResetPasswordDocument, { resetPassword: { isReset: true, errors: [] } })],
    });
    fill(screen.getByLabelText(/^Password/, { selector: 'input' }), password);
    fill(screen.getByLabelText(/^Confirm/), password);
    fireEvent.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await screen.findByText(/Your password has been changed/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(sent(ResetPasswordDocument)).toEqual([{ input: { code: 'abc', password, confirmPassword: password } }]);
  });

  it('without a code says so at once', () => {
    renderPortal(<ResetPasswordPage />, { at: '/reset-password', viewer: null });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This password reset link is invalid or has expired. Please request a new one.',
    );
  });
});

describe('password and devices', () => {
  const session = (id: string, device: string, isCurrent: boolean) => ({
    id,
    device,
    lastUsedAt: '2026-11-23T02:00:00.000Z',
    isCurrent,
  });
  const here = session('here', 'Firefox on Linux', true);
  const phone = session('phone', 'Safari on iPhone', false);
  const sessions = (...lists: SecuritySessionFragment[][]) =>
    mockQuery(SecuritySessionsDocument, inTurn(...lists.map((mySessions) => ({ mySessions }))));
  const show = (answers: OperationMock[], hasPassword = true) =>
    renderPortal(<SecuritySection />, { viewer: aViewer({ hasPassword }), answers });

  it('signs out another device, never this one', async () => {
    const { sent } = show([
      sessions([here, phone], [here]),
      mockMutation(SecurityEndSessionDocument, { endSession: { errors: [] } }),
    ]);
    expect(await screen.findByText('This device')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).not.toBeInTheDocument();

    fireEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));

    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(sent(SecurityEndSessionDocument)).toEqual([{ id: 'phone' }]);
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
  });

  it('shows a wrong current password beside its field', async () => {
    const text = 'The current password is incorrect';
    const errors = [aUserError('CURRENT_PASSWORD_WRONG', text, ['currentPassword'])];
    const { sent } = show([
      sessions([here]),
      mockMutation(SecurityChangePasswordDocument, { changePassword: { errors } }),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    fill(screen.getByLabelText(/^Current password/), 'Salah-123');
    fill(screen.getByLabelText(/^New password/), password);
    fill(screen.getByLabelText(/^Confirm new password/), password);
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription(text);
    expect(sent(SecurityChangePasswordDocument)).toEqual([
      { input: { password, confirmPassword: password, currentPassword: 'Salah-123' } },
    ]);
  });

  it('asks an account without a password for none', async () => {
    show([sessions([here])], false);
    expect(await screen.findByText('This device')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Set password' }));
    expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^New password/)).toBeInTheDocument();
  });

  it.each([
    ['a job seeker', aViewer(), 'Log out and register a company', '/company/register'],
    ['a company', aCompanyViewer(), 'Log out and register as job seeker', '/register'],
  ])('leads %s to the other role, which needs a log-out', async (_who, viewer, button, to) => {
    const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
    renderPortal(<OtherRole />, { viewer, answers: [mockMutation(LogoutDocument, { logout: { errors: [] } })] });
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(to));
  });

  it('says that the other role wants a password, and offers none to those who have both', () => {
    const { unmount } = renderPortal(<OtherRole />, { viewer: aViewer({ hasPassword: false }) });
    expect(screen.getByRole('button', { name: 'Log out and register a company' })).toBeDisabled();
    expect(screen.getByText(/Set a password above first/)).toBeVisible();
    unmount();
    renderPortal(<OtherRole />, { viewer: aViewer({ roles: ['USER', 'COMPANY'] }) });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when the devices cannot be loaded', async () => {
    show([mockQuery(SecuritySessionsDocument, new Error('offline'))]);
    expect(await screen.findByText('Failed to load your devices. Please try again later.')).toBeInTheDocument();
  });
});
