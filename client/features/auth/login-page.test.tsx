import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerGraphql, type GraphqlAnswers } from '../../testing/graphql-server';
import { renderApp } from '../../testing/render';
import { shownToasts } from '../../testing/shown-toasts';
import { LoginPage } from './LoginPage';

beforeEach(() => act(() => notifications.clean()));

function show(answers: GraphqlAnswers = {}): void {
  answerGraphql({ LoginOptions: { signInOptions: { google: true } }, ...answers });
  renderApp(<LoginPage />, { at: '/login', viewer: null });
}

function logIn(email: string, password: string): void {
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: email } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the login page', () => {
  it('leads back to the landing page and on to both registrations', async () => {
    show();
    expect(href('Back')).toBe('/');
    expect(href('Register as Job Seeker')).toBe('/register');
    expect(href('Register as Company')).toBe('/company/register');
    expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(screen.getByText('OR')).toBeVisible();
  });

  const refusal = (code: string, message: string) => ({ Login: { login: { viewer: null, errors: [{ code, message, field: null }] } } });

  it.each<[string, GraphqlAnswers]>([
    ['Failed to login. Please check your credentials.', refusal('INVALID_CREDENTIALS', 'Failed to login. Please check your credentials.')],
    ['Account type mismatch. Please try again.', refusal('USER_TYPE_MISMATCH', 'Account type mismatch. Please try again.')],
    ['Failed to login. Please try again.', { Login: new Error('offline') }],
  ])('says "%s" at the bottom centre for 3 seconds', async (message, answers) => {
    show(answers);
    logIn('sari@example.test', 'Passw0rd!');
    await waitFor(() => expect(shownToasts()).toEqual([{ message, milliseconds: 3000, position: 'bottom-center' }]));
  });

  it('says in the same place what is missing, and asks nobody', () => {
    const asked = jest.fn(() => new Error('asked'));
    show({ Login: asked });
    logIn('sari@example.test', '');
    expect(shownToasts()).toEqual([{ message: 'Please fill in all required fields', milliseconds: 3000, position: 'bottom-center' }]);
    expect(asked).not.toHaveBeenCalled();
  });
});
