import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { browser } from '../../../app/fresh-page';
import { hints } from '../../../app/hints';
import {
  CorrectAddressDocument,
  DisownRegistrationDocument,
  ResendVerificationEmailDocument,
  VerificationSentToDocument,
  VerifyEmailDocument,
  type VerifyEmailMutation,
} from '../../../graphql/generated';
import { aUserError, type UserError } from '../../../testing/fixtures/user-error';
import type { Sent } from '../../../testing/graphql-server';
import { inTurn, mockMutation, mockQuery, type OperationMock } from '../../../testing/mock-operation';
import { fill } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aViewer, type RenderOptions } from '../../../testing/render';
import { pass } from '../../../testing/timers';
import { VerifyEmailPage } from './VerifyEmailPage';

function renderPage(query: string, answers: OperationMock[], options: RenderOptions = {}): Sent {
  const page = (
    <StrictMode>
      <VerifyEmailPage />
    </StrictMode>
  );
  const sentTo = mockQuery(VerificationSentToDocument, { verificationSentTo: 'sari@example.test' });
  const given = { at: `/verify-email${query}`, answers: [sentTo, ...answers], ...options };
  return renderPortal(page, given).sent;
}

const code = (value: string): string => `?mode=verifyEmail&oobCode=${value}`;
const verified: VerifyEmailMutation = {
  verifyEmail: { role: 'USER', wasVerifiedBefore: false, disownToken: null, errors: [] },
};
const invalid: VerifyEmailMutation = {
  verifyEmail: {
    role: null,
    wasVerifiedBefore: null,
    disownToken: null,
    errors: [
      aUserError('INVALID_ACTION_CODE', 'This verification link is invalid or has expired. Please request a new one.'),
    ],
  },
};
const offline = new Error('offline');
const verify = (...outcomes: (VerifyEmailMutation | Error)[]) => mockMutation(VerifyEmailDocument, inTurn(...outcomes));
const resend = (sentTo: string | null, ...errors: UserError[]) =>
  mockMutation(ResendVerificationEmailDocument, { resendVerificationEmail: { sentTo, errors } });
const unverified = aViewer({ emailVerified: false });

describe('VerifyEmailPage', () => {
  let goTo: jest.SpyInstance;

  beforeEach(() => {
    jest.useFakeTimers();
    goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
  });
  afterEach(() => hints.setLastVerificationEmailSentAt(null));
  /** The response must arrive inside act, which an awaited click of user-event leaves too early. */
  const press = async (name: string): Promise<void> => {
    act(() => screen.getByRole('button', { name }).click());
    await pass(10);
  };

  it('applies a code once, even when effects run twice, and goes on after 2 seconds', async () => {
    const sent = renderPage(code('once'), [verify(verified)], { viewer: unverified });
    expect(screen.getByText('Verifying your email...')).toBeInTheDocument();
    await pass(10);
    expect(screen.getByText(/Your e-mail has been verified/)).toBeInTheDocument();
    expect(sent()).toEqual(['VerifyEmail']);
    // That is for where the mail was opened elsewhere than the registration.
    expect(screen.queryByRole('button', { name: 'This was not me' })).toBeNull();
    await pass(1900);
    expect(goTo).not.toHaveBeenCalled();
    await pass(100);
    expect(goTo).toHaveBeenCalledTimes(1);
    expect(goTo).toHaveBeenCalledWith('/user/dashboard');
  });

  it('tells that a link is no good, and goes to login after 3 seconds', async () => {
    renderPage(code('bad'), [verify(invalid)], { viewer: null });
    await pass(10);
    expect(
      screen.getByText('This verification link is invalid or has expired. Please log in and request a new one.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in to request a new link' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await pass(3000);
    expect(goTo).toHaveBeenCalledWith('/login');
  });

  it('tells a signed-in person to request another, without a log-in', async () => {
    renderPage(code('bad-too'), [verify(invalid)], { viewer: unverified });
    await pass(10);
    expect(
      screen.getByText('This verification link is invalid or has expired. Please request a new one.'),
    ).toBeInTheDocument();
  });

  it('offers another try when the call did not get through', async () => {
    const sent = renderPage(code('offline'), [verify(offline, verified)], { viewer: null });
    await pass(10);
    expect(
      screen.getByText('Failed to verify email. Please try again or request a new verification link.'),
    ).toBeInTheDocument();
    await press('Try again');
    expect(screen.getByText(/Your e-mail has been verified/)).toBeInTheDocument();
    expect(sent()).toEqual(['VerifyEmail', 'VerifyEmail']);
  });

  it('stays once the person reaches for another try, by key or by finger', async () => {
    const sent = renderPage(code('stays'), [verify(offline)], { viewer: null });
    await pass(10);
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await pass(10_000);
    expect(goTo).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(10_000);
    expect(sent()).toEqual(['VerifyEmail', 'VerifyEmail']);
    expect(goTo).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('leaves after 3 seconds when nobody reaches for it', async () => {
    renderPage(code('leaves'), [verify(offline)], { viewer: null });
    await pass(10);
    await pass(3000);
    expect(goTo).toHaveBeenCalledWith('/login');
  });

  describe('where the mail was opened elsewhere than the registration', () => {
    const offered = { verifyEmail: { ...verified.verifyEmail, disownToken: 'token-of-the-answer' } };
    const disowned = (isDisowned: boolean | null, errors: UserError[] = []) => ({
      disownRegistration: { isDisowned, errors },
    });
    const pressNotMe = () => press('This was not me');

    it('leaves time to say "This was not me", then goes on', async () => {
      renderPage(code('offered'), [verify(offered)], { viewer: null });
      await pass(10);
      expect(screen.getByText(/Your e-mail has been verified/)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'This was not me' })).toBeEnabled();
      await pass(14_900);
      expect(goTo).not.toHaveBeenCalled();
      await pass(100);
      expect(goTo).toHaveBeenCalledWith('/user/dashboard');
    });

    it('removes the password, says so, and stays', async () => {
      const sent = renderPage(
        code('disowned'),
        [verify(offered), mockMutation(DisownRegistrationDocument, disowned(true))],
        { viewer: null },
      );
      await pass(10);
      await pressNotMe();
      expect(sent()).toEqual(['VerifyEmail', 'DisownRegistration']);
      expect(screen.getByText(/every device is signed out/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute('href', '/forgot-password');
      expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveFocus();
      await pass(30_000);
      expect(goTo).not.toHaveBeenCalled();
    });

    it('shows a refusal, and a call that did not get through can be tried again', async () => {
      const late =
        'This can no longer be done here. Choose a new password with "Forgot password?"; every device is then signed out.';
      const answers = inTurn(offline, disowned(null, [aUserError('DISOWN_CODE_INVALID', late)]));
      renderPage(code('refused'), [verify(offered), mockMutation(DisownRegistrationDocument, answers)], {
        viewer: null,
      });
      await pass(10);
      await pressNotMe();
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to remove the password. Please try again.');
      await pressNotMe();
      expect(screen.getByRole('alert')).toHaveTextContent(late);
      await pass(30_000);
      expect(goTo).not.toHaveBeenCalled();
    });
  });

  it('counts down 60 seconds after a resend, and remembers it', async () => {
    renderPage('', [resend(unverified.email)], { viewer: unverified });
    expect(screen.getByText(unverified.email)).toBeInTheDocument();
    await press('Resend verification e-mail');
    expect(screen.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
    expect(hints.lastVerificationEmailSentAt()).not.toBeNull();
    await pass(61_000);
    expect(screen.getByRole('button', { name: 'Resend verification e-mail' })).toBeEnabled();
  });

  it('takes up the countdown after a reload', () => {
    hints.setLastVerificationEmailSentAt(Date.now() - 20_000);
    renderPage('', [], { viewer: unverified });
    expect(screen.getByRole('button', { name: 'Resend in 40 s' })).toBeDisabled();
  });

  it('starts the countdown when the server says that it is too soon', async () => {
    renderPage('', [resend(null, aUserError('VERIFICATION_EMAIL_TOO_SOON', 'Please wait.'))], { viewer: unverified });
    await press('Resend verification e-mail');
    expect(screen.getByText('Please wait.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  });

  it('says that the e-mail could not be sent, and lets one ask again', async () => {
    renderPage('', [mockMutation(ResendVerificationEmailDocument, offline)], { viewer: unverified });
    await press('Resend verification e-mail');
    expect(screen.getByText('Failed to send verification email. Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resend verification e-mail' })).toBeEnabled();
    expect(hints.lastVerificationEmailSentAt()).toBeNull();
  });

  it('tells a visitor to log in', () => {
    renderPage('', [], { viewer: null });
    expect(screen.getByText('Please log in to verify your e-mail address.')).toBeInTheDocument();
  });

  it('tells a verified person so, and goes on after 2 seconds', async () => {
    renderPage('', [], { viewer: aViewer() });
    expect(screen.getByText(/already verified/)).toBeInTheDocument();
    await pass(2000);
    expect(goTo).toHaveBeenCalledWith('/user/dashboard');
  });

  it('sends the link to a corrected address, with the way back, and counts from then', async () => {
    const corrected = mockMutation(CorrectAddressDocument, {
      correctAddress: { sentTo: 'sari.dewi@example.test', errors: [] },
    });
    const sentTo = inTurn({ verificationSentTo: unverified.email }, { verificationSentTo: 'sari.dewi@example.test' });
    const wayBack = `/user/job/${'0'.repeat(26)}?slot=1`;
    const sent = renderPage(
      `?continueUrl=${encodeURIComponent(wayBack)}`,
      [corrected, mockQuery(VerificationSentToDocument, sentTo)],
      { viewer: unverified },
    );
    await pass(10);
    expect(screen.getByText(/No seat is held yet/)).toBeVisible();
    await press('Change e-mail');
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByLabelText(/Correct e-mail address/));
    fill(screen.getByLabelText(/Correct e-mail address/), 'sari.dewi@example.test');
    fill(screen.getByLabelText(/Your password/), 'Rahasia-123');
    await press('Send the link there');
    expect(sent(CorrectAddressDocument)).toEqual([
      { input: { email: 'sari.dewi@example.test', password: 'Rahasia-123', returnTo: wayBack } },
    ]);
    expect(screen.getByText('sari.dewi@example.test')).toBeVisible();
    expect(screen.getByRole('button', { name: /Resend in/ })).toBeDisabled();
    expect(screen.queryByLabelText(/Your password/)).toBeNull();
  });

  it('says beside the field why an address is not corrected', async () => {
    const refused = aUserError('CURRENT_PASSWORD_WRONG', 'The current password is incorrect', ['password']);
    renderPage('', [mockMutation(CorrectAddressDocument, { correctAddress: { sentTo: null, errors: [refused] } })], {
      viewer: unverified,
    });
    await pass(10);
    expect(screen.queryByText(/No seat is held yet/)).toBeNull();
    await press('Change e-mail');
    fill(screen.getByLabelText(/Correct e-mail address/), 'a@b.test');
    fill(screen.getByLabelText(/Your password/), 'wrong');
    await press('Send the link there');
    expect(screen.getByText('The current password is incorrect')).toBeVisible();
  });
});
