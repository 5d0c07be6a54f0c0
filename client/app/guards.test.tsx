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

describe('Guarded', () => {
  it('shows a page to its audience', () => {
    renderRoutes({ at: '/user/jobs' });
    expect(screen.getByText('the jobs')).toBeVisible();
  });

  it('sends visitors to login and remembers where they wanted to go', () => {
    renderRoutes({ at: '/user/jobs?page=2', viewer: null });
    expect(screen.getByText('now at /login?returnTo=%2Fuser%2Fjobs%3Fpage%3D2')).toBeVisible();
  });

  it('sends a company to its own dashboard', () => {
    renderRoutes({ at: '/user/jobs', viewer: aCompanyViewer() });
    expect(screen.getByText('now at /company/dashboard')).toBeVisible();
  });

  it('denies a secret page to everyone but administrators, at the same address', () => {
    renderRoutes({ at: '/secret', viewer: aCompanyViewer() });
    expect(screen.getByText('no such page')).toBeVisible();
    expect(screen.queryByText('the secret')).not.toBeInTheDocument();
  });

  it('says Loading... while the session resolves', () => {
    renderRoutes({ at: '/user/jobs', viewer: undefined });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('draws the landing page at once when nothing hints at a session', () => {
    renderRoutes({ at: '/', viewer: undefined });
    expect(screen.getByText('the landing page')).toBeVisible();
  });

  it('waits with the landing page when a session is likely', () => {
    hints.setUserType('company');
    renderRoutes({ at: '/', viewer: undefined });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  it('keeps the landing page open when the server does not respond', () => {
    hints.setUserType('company');
    renderRoutes({ at: '/', viewer: undefined, session: { failed: true } });
    expect(screen.getByText('the landing page')).toBeVisible();
  });

  it('offers another try when the session of a protected page cannot be asked for', () => {
    renderRoutes({ at: '/user/jobs', viewer: undefined, session: { failed: true } });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
