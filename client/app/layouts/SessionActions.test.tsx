import { Notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { LeaveGuard } from '../../components/LeaveGuard';
import { LogoutDocument, SwitchRoleDocument } from '../../graphql/generated';
import { readCopy, writeCopy } from '../../lib/kept-copy';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { aUserError } from '../../testing/fixtures/user-error';
import { startMockServer } from '../../testing/graphql-server';
import { mockMutation, refused } from '../../testing/mock-operation';
import { press, pressInDialog, toastTime } from '../../testing/page';
import { aCompanyViewer, aViewer, renderApp } from '../../testing/render';
import { browser } from '../fresh-page';
import { fulfilLogoutWish, isLogoutWished } from '../logout-wish';
import type { Viewer } from '../session';
import { SessionActions } from './SessionActions';

let goTo: jest.SpyInstance;
beforeEach(() => {
  goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
});
const loggedOut = mockMutation(LogoutDocument, { logout: { errors: [] } });
const switched = mockMutation(SwitchRoleDocument, { switchRole: { errors: [] } });

function renderActions(viewer: Viewer): void {
  renderApp(
    <>
      <SessionActions />
      <Notifications />
    </>,
    { viewer },
  );
}

async function logOut(): Promise<void> {
  await press('Logout');
  await pressInDialog('Logout', 'Confirm Logout');
}

describe('logout', () => {
  it.each([
    ['a company', aCompanyViewer(), 3000],
    ['a job seeker', aViewer(), 5000],
  ])('says so to %s when it fails, and stays', async (_who, viewer, milliseconds) => {
    startMockServer([mockMutation(LogoutDocument, refused('No', 'INPUT_INVALID'))]);
    renderActions(viewer);
    await logOut();
    expect(await screen.findByText('Failed to log out. Please try again.')).toBeInTheDocument();
    expect(toastTime('Failed to log out. Please try again.')).toBe(milliseconds);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('without a connection takes away at once what is kept, and ends the session when there is one again', async () => {
    writeCopy({ accountId: aViewer().id, isCompany: false, readAt: Date.now(), interviews: [] });
    startMockServer([mockMutation(LogoutDocument, new TypeError('offline'))]);
    renderActions(aViewer());
    await logOut();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login'));
    expect(readCopy()).toBeNull();
    await expect(fulfilLogoutWish()).rejects.toThrow('offline');
    expect(isLogoutWished()).toBe(true);
    const server = startMockServer([loggedOut]);
    await fulfilLogoutWish();
    expect(server.sent()).toEqual(['Logout']);
    expect(isLogoutWished()).toBe(false);
  });
});

describe('beside a form with something unsaved', () => {
  function Unsaved() {
    useUnsavedChanges(true);
    return <LeaveGuard />;
  }
  const show = (viewer: Viewer) =>
    renderApp(
      <>
        <SessionActions />
        <Unsaved />
      </>,
      { viewer },
    );

  it('logout says in its own question what is lost', async () => {
    show(aViewer());
    await press('Logout');
    expect(await screen.findByRole('dialog', { name: 'Confirm Logout' })).toHaveTextContent(
      'What you have entered on this page will be lost.',
    );
  });

  it('the role switch asks first', async () => {
    const { sent } = startMockServer([switched]);
    show({ ...aCompanyViewer(), roles: ['USER', 'COMPANY'] });
    await press('Switch to job seeker');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(sent()).toEqual([]);
    await press('Leave page');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/user/dashboard'));
  });
});

describe('the role switch', () => {
  const both: Viewer = { ...aCompanyViewer(), roles: ['USER', 'COMPANY'] };

  it('is only for people with both roles', () => {
    renderActions(aViewer());
    expect(screen.queryByRole('button', { name: /Switch to/ })).toBeNull();
  });

  it('says what the server said when it fails', async () => {
    const errors = [aUserError('SWITCH_ROLE_FAILED', 'Failed to switch role. Please try again.')];
    startMockServer([mockMutation(SwitchRoleDocument, { switchRole: { errors } })]);
    renderActions(both);
    await press('Switch to job seeker');
    expect(await screen.findByText('Failed to switch role. Please try again.')).toBeInTheDocument();
    expect(goTo).not.toHaveBeenCalled();
  });
});
