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

const loading = { viewer: undefined };
const failed = { ...loading, session: { failed: true } };
const company = { viewer: aCompanyViewer() };

it.each<[string, RenderOptions & { hint?: 'company' }, string]>([
  ['shows a page to its audience', { at: '/user/jobs' }, 'the jobs'],
  [
    'sends visitors to login and remembers where they wanted to go',
    { at: '/user/jobs?page=2', viewer: null },
    'now at /login?returnTo=%2Fuser%2Fjobs%3Fpage%3D2',
  ],
  ['sends a company to its own dashboard', { at: '/user/jobs', ...company }, 'now at /company/dashboard'],
  ['denies a secret page at the same address to others', { at: '/secret', ...company }, 'no such page'],
  ['says Loading... while the session resolves', { at: '/user/jobs', ...loading }, 'Loading...'],
  ['draws the landing page at once when nothing hints at a session', { at: '/', ...loading }, 'the landing page'],
  ['waits with the landing page when a session is likely', { at: '/', ...loading, hint: 'company' }, 'Loading...'],
  ['keeps it open when the server does not respond', { at: '/', ...failed, hint: 'company' }, 'the landing page'],
  ['offers another try when a session cannot be asked for', { at: '/user/jobs', ...failed }, 'Try again'],
])('Guarded %s', (_what, { hint, ...options }, text) => {
  hints.setUserType(hint ?? null);
  renderRoutes(options);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('the secret')).toBeNull();
});
