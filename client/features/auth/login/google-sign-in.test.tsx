import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { browser } from '../../../app/fresh-page';
import type { Viewer } from '../../../app/session';
import { ToastArea } from '../../../components/ToastArea';
import { FinishSignInDocument, GoogleSignInViewerDocument, LoginOptionsDocument } from '../../../graphql/generated';
import { Channel } from '../../../testing/channel';
import { startMockServer, type Sent } from '../../../testing/graphql-server';
import { mockMutation, mockQuery, type OperationMock } from '../../../testing/mock-operation';
import { fill, hrefOf, shownToasts } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aViewer, renderApp } from '../../../testing/render';
import { useGoogleAgain } from '../google-again';
import { RegisterSeekerPage } from '../register/RegisterSeekerPage';
import { LoginPage } from './LoginPage';

beforeEach(() => void Object.assign(globalThis, { BroadcastChannel: Channel }));
afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

/** What the callback page would say. */
const report = (outcome: string) => act(async () => Channel.tell('temukerja-google', { outcome }));

const options = (google: boolean) => mockQuery(LoginOptionsDocument, { signInOptions: { google } });
const signedIn = (over: Partial<Viewer> = {}) =>
  mockQuery(GoogleSignInViewerDocument, { viewer: aViewer({ isGoogleAccount: true, ...over }) });

function Proof() {
  useGoogleAgain();
  return null;
}

function open(answers: OperationMock[], at = '/login'): { goTo: jest.SpyInstance; sent: Sent } {
  const { sent } = startMockServer(answers);
  const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
  renderApp(
    <>
      <LoginPage />
      <ToastArea />
    </>,
    { at, viewer: null },
  );
  return { goTo, sent };
}

const popup = () =>
  jest.spyOn(window, 'open').mockReturnValue({ closed: false, focus: jest.fn() } as unknown as Window);
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Sign in with Google' }));

it.each([
  ['a new person to complete the profile', '/login', false, '/user/complete-profile'],
  ['everybody else back to where they wanted to go', '/login?returnTo=%2Fuser%2Fjobs', true, '/user/jobs'],
])('sends %s', async (_whom, at, isProfileComplete, to) => {
  const opened = popup();
  const { goTo } = open([options(true), signedIn({ isProfileComplete })], at);
  await press();
  expect(opened).toHaveBeenCalledWith('/auth/google', 'temukerja-google', expect.stringContaining('popup'));
  await report('signed-in');
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(to));
});

it.each([
  ['stays on the page when the same person has proved it', aViewer(), []],
  ['loads the page afresh for another person, whose page it is now', aViewer({ id: 'another' }), ['/']],
])('as a proof %s', async (_what, proved, expected) => {
  const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
  const reloadSession = jest.fn(async () => proved);
  renderPortal(<Proof />, { viewer: aViewer(), session: { reloadSession } });
  await report('signed-in');
  expect(reloadSession).toHaveBeenCalledTimes(1);
  expect(goTo.mock.calls.flat()).toEqual(expected);
});

it('keeps the way back for a new person and for a code', async () => {
  popup();
  const wayBack = encodeURIComponent('/user/job/1?slot=2');
  const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
  const answers = [options(true), signedIn({ isProfileComplete: false })];
  const place = { at: `/register?returnTo=${wayBack}` };
  renderPortal(<RegisterSeekerPage />, { viewer: null, answers, ...place });
  await press();
  await report('code-needed');
  expect(goTo).toHaveBeenLastCalledWith(`/login?returnTo=${wayBack}&code=google`);
  await press();
  await report('signed-in');
  await waitFor(() => expect(goTo).toHaveBeenLastCalledWith(`/user/complete-profile?returnTo=${wayBack}`));
  expect(hrefOf('Already have an account? Login')).toBe(`/login?returnTo=${wayBack}`);
});

it('says that it failed, and can be pressed again', async () => {
  popup();
  const { goTo } = open([options(true)]);
  await press();
  await report('failed');
  const message = 'Failed to sign in with Google. Please try again.';
  expect(await screen.findByText(message, { selector: 'p' })).toBeVisible();
  expect(shownToasts()).toEqual([{ message, milliseconds: 3000, position: 'bottom-center' }]);
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  expect(goTo).not.toHaveBeenCalled();
});

it('asks for the code of an account with a second factor, and ends the sign-in with it', async () => {
  popup();
  const finished = { finishSignIn: { viewer: aViewer({ isGoogleAccount: true }), errors: [] } };
  const { goTo, sent } = open([options(true), mockMutation(FinishSignInDocument, finished)]);
  await press();
  await report('code-needed');
  expect(await screen.findByLabelText(/Code from your app/)).toHaveFocus();
  fill(screen.getByLabelText(/Code from your app/), '123456');
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/user/dashboard'));
  expect(sent(FinishSignInDocument)).toEqual([{ input: { code: '123456' } }]);
});

it('asks for the code on the page that a tab without popups comes back to', () => {
  open([options(true)], '/login?code=google');
  expect(screen.getByLabelText(/Code from your app/)).toBeVisible();
});

it('does not act on the popup of another tab', async () => {
  const { goTo } = open([options(true), signedIn()]);
  await screen.findByRole('button', { name: 'Sign in with Google' });
  await report('signed-in');
  await report('failed');
  expect(goTo).not.toHaveBeenCalled();
  expect(screen.queryByText('Failed to sign in with Google. Please try again.')).not.toBeInTheDocument();
});

it('goes on in this tab when popups are blocked', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { goTo } = open([options(true)]);
  await press();
  expect(goTo).toHaveBeenCalledWith('/auth/google');
  cleanup();
  const wayBack = open([options(true)], '/login?returnTo=%2Fuser%2Fjobs');
  await press();
  expect(wayBack.goTo).toHaveBeenLastCalledWith('/auth/google?returnTo=%2Fuser%2Fjobs');
});

it('is not offered where the server has none', async () => {
  open([options(false)]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign in with Google' })).not.toBeInTheDocument());
  expect(screen.queryByText('OR')).not.toBeInTheDocument();
});
