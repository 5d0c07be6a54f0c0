import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { aCompanyViewer, renderApp, type RenderOptions } from '../testing/render';
import { Guarded } from './guards';
import { hints } from './hints';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`now at ${pathname}${search}`}</p>;
}

function renderRoutes(options: RenderOptions) {
  renderApp(
    <Routes>
      <Route
        path="/user/jobs"
        element={
          <Guarded audience="user">
            <p>the jobs</p>
          </Guarded>
        }
      />
      <Route
        path="/secret"
        element={
          <Guarded audience="admin-secret" missing={<p>no such page</p>}>
            <p>the secret</p>
          </Guarded>
        }
      />
      <Route
        path="/"
        element={
          <Guarded audience="public-only">
            <p>the landing page</p>
          </Guarded>
        }
      />
      <Route path="*" element={<Address />} />
    </Routes>,
    options,
  );
}

afterEach(() => hints.setUserType(null));

it.each<[string, RenderOptions, string, isLikelySignedIn?: boolean]>([
  ['shows a page to its audience', { at: '/user/jobs' }, 'the jobs'],
  [
    'sends visitors to login and remembers where they wanted to go',
    { at: '/user/jobs?page=2', viewer: null },
    'now at /login?returnTo=%2Fuser%2Fjobs%3Fpage%3D2',
  ],
  ['sends a company to its own dashboard', { at: '/user/jobs', viewer: aCompanyViewer() }, 'now at /company/dashboard'],
  [
    'denies a secret page to everyone but administrators, at the same address',
    { at: '/secret', viewer: aCompanyViewer() },
    'no such page',
  ],
  ['says Loading... while the session resolves', { at: '/user/jobs', viewer: undefined }, 'Loading...'],
  [
    'draws the landing page at once when nothing hints at a session',
    { at: '/', viewer: undefined },
    'the landing page',
  ],
  ['waits with the landing page when a session is likely', { at: '/', viewer: undefined }, 'Loading...', true],
  [
    'keeps the landing page open when the server does not respond',
    { at: '/', viewer: undefined, session: { failed: true } },
    'the landing page',
    true,
  ],
  [
    'offers another try when the session of a protected page cannot be asked for',
    { at: '/user/jobs', viewer: undefined, session: { failed: true } },
    'Try again',
  ],
])('Guarded %s', (_what, options, text, isLikelySignedIn) => {
  if (isLikelySignedIn) hints.setUserType('company');
  renderRoutes(options);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('the secret')).toBeNull();
});
