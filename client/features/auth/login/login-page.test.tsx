import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { browser } from '../../../app/fresh-page';
import { LoginDocument, LoginOptionsDocument, type ErrorCode } from '../../../graphql/generated';
import { aUserError } from '../../../testing/fixtures/user-error';
import { startMockServer, type Sent } from '../../../testing/graphql-server';
import { mockMutation, mockQuery, type OperationMock } from '../../../testing/mock-operation';
import { fill, shownToasts } from '../../../testing/page';
import { aViewer, renderApp } from '../../../testing/render';
import { keepEndedSession } from '../../../lib/ended-session';
import { LoginPage } from './LoginPage';

function show(answers: OperationMock[] = [], at = '/login'): Sent {
  const { sent } = startMockServer([mockQuery(LoginOptionsDocument, { signInOptions: { google: true } }), ...answers]);
  renderApp(<LoginPage />, { at, viewer: null });
  return sent;
}

function logIn(email: string, password: string): void {
  fill(screen.getByLabelText(/^Email/), email);
  fill(screen.getByLabelText(/^Password/), password);
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('where a session has ended', () => {
  const end = (forms: string | null) => keepEndedSession({ path: '/company/create?from=1', at: Date.now(), forms });
  const at = '/login?returnTo=%2Fcompany%2Fcreate%3Ffrom%3D1';

  it('says why it is here, and that what was entered is kept, unless nothing was', () => {
    end('sealed');
    show([], at);
    expect(screen.getByRole('note')).toHaveTextContent('Your session has ended');
    expect(screen.getByRole('note')).toHaveTextContent('What you entered is kept in this tab for an hour');
    cleanup();
    end(null);
    show([], at);
    expect(screen.getByRole('note')).toHaveTextContent('It timed out, or it was ended elsewhere');
    expect(screen.getByRole('note')).not.toHaveTextContent('kept');
  });

  it.each(['/login', '/login?returnTo=%2Fuser%2Fjobs'])(
    'says nothing of it, nor of applying, on the way elsewhere: %s',
    (other) => {
      end('sealed');
      show([], other);
      expect(screen.queryByRole('note')).toBeNull();
      expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    },
  );
});

const at = `/login?returnTo=${encodeURIComponent(`/user/job/${'0'.repeat(26)}?slot=1`)}`;

it('on the way to apply offers the registration first, with the way back, and says that no seat is held', () => {
  show([], at);
  expect(screen.getByRole('heading', { name: 'Log in to apply' })).toBeVisible();
  expect(screen.getByText(/No seat is held yet/)).toBeVisible();
  expect(href('Register and go on to apply')).toBe(at.replace('/login', '/register'));
  const [first] = screen.getAllByRole('link', { name: /Register/ });
  const email = screen.getByLabelText(/^Email/);
  expect(first?.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the login page', () => {
  it('leads back to the landing page and on to both registrations', async () => {
    show();
    expect(href('Back')).toBe('/');
    expect(href('Register as Job Seeker')).toBe('/register');
    expect(href('Register as Company')).toBe('/company/register');
    expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(screen.getByText('OR')).toBeVisible();
  });

  const refusal = (code: ErrorCode, message: string) =>
    mockMutation(LoginDocument, { login: { viewer: null, errors: [aUserError(code, message)] } });

  it.each<[string, OperationMock]>([
    [
      'Failed to login. Please check your credentials.',
      refusal('INVALID_CREDENTIALS', 'Failed to login. Please check your credentials.'),
    ],
    [
      'Account type mismatch. Please try again.',
      refusal('USER_TYPE_MISMATCH', 'Account type mismatch. Please try again.'),
    ],
    ['Failed to login. Please try again.', mockMutation(LoginDocument, new Error('offline'))],
  ])('says "%s" beside the form, and at the bottom centre for 3 seconds', async (message, answer) => {
    const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
    const sent = show([answer]);
    logIn('sari@example.test', 'Passw0rd!');
    await waitFor(() => expect(shownToasts()).toEqual([{ message, milliseconds: 3000, position: 'bottom-center' }]));
    expect(sent(LoginDocument)).toEqual([{ input: { email: 'sari@example.test', password: 'Passw0rd!' } }]);
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(/^Email/)).toHaveValue('sari@example.test');
    expect(goTo).not.toHaveBeenCalled();
  });

  describe('of an account with a second factor', () => {
    const required = 'Please enter the code from your authenticator app, or a recovery code.';
    const login = (right: string) =>
      mockMutation(LoginDocument, ({ input: { code } }) => {
        if (code === right) return { login: { viewer: aViewer(), errors: [] } };
        const error = code
          ? aUserError('SECOND_FACTOR_WRONG', 'Wrong.', ['code'])
          : aUserError('SECOND_FACTOR_REQUIRED', required, ['code']);
        return { login: { viewer: null, errors: [error] } };
      });
    const enter = (label: RegExp, code: string) => {
      fill(screen.getByLabelText(label), code);
      fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    };

    it('asks for the code in a second step, says beside it what is wrong, and goes on', async () => {
      const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
      const sent = show([login('222222')]);
      logIn('sari@example.test', 'Passw0rd!');
      expect(await screen.findByLabelText(/Code from your app/)).toHaveFocus();
      expect(shownToasts()).toEqual([]);

      fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
      expect(screen.getByLabelText(/Code from your app/)).toHaveAccessibleDescription(required);
      enter(/Code from your app/, '111111');
      await waitFor(() => expect(screen.getByLabelText(/Code from your app/)).toHaveAccessibleDescription('Wrong.'));
      enter(/Code from your app/, '222222');
      await waitFor(() => expect(goTo).toHaveBeenCalledWith('/user/dashboard'));
      expect(sent(LoginDocument).at(-1)).toEqual({
        input: { email: 'sari@example.test', password: 'Passw0rd!', code: '222222' },
      });
    });

    it('takes a recovery code, and keeps what was typed on the way back', async () => {
      show([login('ABCD')]);
      logIn('sari@example.test', 'Passw0rd!');
      fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
      expect(screen.getByLabelText(/Recovery code/)).toHaveFocus();
      fireEvent.click(screen.getByRole('button', { name: 'Back to password' }));
      expect(screen.getByLabelText(/^Email/)).toHaveValue('sari@example.test');
      expect(screen.getByLabelText(/^Password/)).toHaveValue('Passw0rd!');
      expect(screen.getByLabelText(/^Password/)).toHaveFocus();
    });
  });

  it('says in the same place that something is missing, beside the field what, and asks nobody', () => {
    const sent = show();
    logIn('sari@example.test', '');
    expect(shownToasts()).toEqual([
      { message: 'Please fill in all required fields', milliseconds: 3000, position: 'bottom-center' },
    ]);
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Please enter your password');
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
    expect(sent(LoginDocument)).toEqual([]);
  });
});
