import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MockedProvider } from '@apollo/client/testing/react';
import { browser } from '../../app/fresh-page';
import { ToastArea } from '../../components/ToastArea';
import {
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SecurityChangePasswordDocument,
  SecurityEndSessionDocument,
  SecuritySessionsDocument,
} from '../../graphql/generated';
import { answerGraphql } from '../../testing/graphql-server';
import { aCompanyViewer, aViewer, renderApp } from '../../testing/render';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { ResetPasswordPage } from './ResetPasswordPage';
import { OtherRole } from './OtherRole';
import { SecuritySection } from './SecuritySection';

const password = 'Berubah-456';
const refusal = (code: string, message: string, field: string[] | null = null) => ({ __typename: 'UserError', code, message, field });

describe('forgot password', () => {
  it('says where a link goes, whether there is an account or not', async () => {
    const request = { query: RequestPasswordResetDocument, variables: { input: { email: 'sari@example.test' } } };
    const result = { data: { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', sentTo: 'sari@example.test', errors: [] } } };
    renderApp(<MockedProvider mocks={[{ request, result }]}><ForgotPasswordPage /></MockedProvider>, { viewer: null });
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'sari@example.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText(/If there is an account for/)).toHaveTextContent('sari@example.test');
  });

  it('wants an address', async () => {
    renderApp(<MockedProvider mocks={[]}><ForgotPasswordPage /></MockedProvider>, { viewer: null });
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'sari' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  });
});

describe('reset password', () => {
  const answer = (errors: object[]) => ({
    request: { query: ResetPasswordDocument, variables: { input: { code: 'abc', password, confirmPassword: password } } },
    result: { data: { resetPassword: { __typename: 'ResetPasswordPayload', isReset: errors.length === 0 ? true : null, errors } } },
  });
  async function reset(mocks: MockedProvider['props']['mocks']): Promise<void> {
    renderApp(<MockedProvider mocks={mocks}><ResetPasswordPage /></MockedProvider>, { at: '/reset-password?code=abc', viewer: null });
    fireEvent.change(screen.getByLabelText(/^Password/, { selector: 'input' }), { target: { value: password } });
    fireEvent.change(screen.getByLabelText(/^Confirm/), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  }

  it('sets it and leads to login', async () => {
    await reset([answer([])]);
    expect(await screen.findByText(/Your password has been changed/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).toBeInTheDocument();
  });

  it('offers a new link when this one is used up, or has no code', async () => {
    await reset([answer([refusal('INVALID_RESET_CODE', 'This password reset link is invalid or has expired. Please request a new one.')])]);
    expect(await screen.findByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('without a code says so at once', () => {
    renderApp(<MockedProvider mocks={[]}><ResetPasswordPage /></MockedProvider>, { at: '/reset-password', viewer: null });
    expect(screen.getByRole('alert')).toHaveTextContent('This password reset link is invalid or has expired. Please request a new one.');
  });
});

describe('password and devices', () => {
  const session = (id: string, device: string, isCurrent: boolean) => ({ __typename: 'AccountSession', id, device, lastUsedAt: '2026-11-23T02:00:00.000Z', isCurrent });
  const here = session('here', 'Firefox on Linux', true);
  const phone = session('phone', 'Safari on iPhone', false);
  const sessions = (list: object[]) => ({ request: { query: SecuritySessionsDocument }, result: { data: { mySessions: list } } });
  const show = (mocks: MockedProvider['props']['mocks'], hasPassword = true) =>
    renderApp(
      <MockedProvider mocks={mocks}>
        <>
          <SecuritySection />
          <ToastArea />
        </>
      </MockedProvider>,
      { viewer: aViewer({ hasPassword }) },
    );

  it('signs out another device, never this one', async () => {
    const request = { query: SecurityEndSessionDocument, variables: { id: 'phone' } };
    const result = { data: { endSession: { __typename: 'SessionsPayload', errors: [] } } };
    show([sessions([here, phone]), { request, result }, sessions([here])]);
    expect(await screen.findByText('This device')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).not.toBeInTheDocument();

    fireEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));

    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
  });

  it('shows a wrong current password beside its field', async () => {
    const text = 'The current password is incorrect';
    const request = { query: SecurityChangePasswordDocument, variables: { input: { password, confirmPassword: password, currentPassword: 'Salah-123' } } };
    const result = { data: { changePassword: { __typename: 'ViewerPayload', errors: [refusal('CURRENT_PASSWORD_WRONG', text, ['currentPassword'])] } } };
    show([sessions([here]), { request, result }]);
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    fireEvent.change(screen.getByLabelText(/^Current password/), { target: { value: 'Salah-123' } });
    fireEvent.change(screen.getByLabelText(/^New password/), { target: { value: password } });
    fireEvent.change(screen.getByLabelText(/^Confirm new password/), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription(text);
  });

  it('asks an account without a password for none', async () => {
    show([sessions([here])], false);
    fireEvent.click(screen.getByRole('button', { name: 'Set password' }));
    expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^New password/)).toBeInTheDocument();
  });

  it.each([
    ['a job seeker', aViewer(), 'Log out and register a company', '/company/register'],
    ['a company', aCompanyViewer(), 'Log out and register as job seeker', '/register'],
  ])('leads %s to the other role, which needs a log-out', async (_who, viewer, button, to) => {
    const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
    answerGraphql({ Logout: { logout: { errors: [] } } });
    renderApp(<OtherRole />, { viewer });
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(to));
  });

  it('says that the other role wants a password, and offers none to those who have both', () => {
    const { unmount } = renderApp(<MockedProvider mocks={[]}><OtherRole /></MockedProvider>, { viewer: aViewer({ hasPassword: false }) });
    expect(screen.getByRole('button', { name: 'Log out and register a company' })).toBeDisabled();
    expect(screen.getByText(/Set a password above first/)).toBeVisible();
    unmount();
    renderApp(<MockedProvider mocks={[]}><OtherRole /></MockedProvider>, { viewer: aViewer({ roles: ['USER', 'COMPANY'] }) });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when the devices cannot be loaded', async () => {
    show([{ request: { query: SecuritySessionsDocument }, error: new Error('offline') }]);
    expect(await screen.findByText('Failed to load your devices. Please try again later.')).toBeInTheDocument();
  });
});
