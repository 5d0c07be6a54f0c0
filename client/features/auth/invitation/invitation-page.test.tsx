import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../../app/fresh-page';
import type { Viewer } from '../../../app/session';
import {
  AcceptInvitationDocument,
  InvitationDocument,
  InvitedSetPasswordDocument,
  JoinWithInvitationDocument,
  LogoutDocument,
  type InvitationQuery,
} from '../../../graphql/generated';
import { aUserError } from '../../../testing/fixtures/user-error';
import { mockMutation, mockQuery, type OperationMock } from '../../../testing/mock-operation';
import { hrefOf, press } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aCompanyViewer, aViewer } from '../../../testing/render';
import { InvitationPage } from './InvitationPage';

const invitation: NonNullable<InvitationQuery['invitation']> = {
  companyName: 'PT Laut Biru',
  logoUrl: null,
  isVerified: true,
  inviterName: 'Dimas Anggoro',
  role: 'RECRUITER',
  email: 'putri@lautbiru.test',
  isForViewer: false,
  hiresElsewhere: false,
};
const putri = aViewer({ email: invitation.email });
const done = { errors: [] };

let left: string[] = [];
beforeEach(() => {
  left = [];
  jest.spyOn(browser, 'goTo').mockImplementation((path) => void left.push(path));
});

const open = (viewer: Viewer | null, answers: OperationMock[], at = '/invitation?code=c0de') =>
  renderPortal(<InvitationPage />, { viewer, at, answers });
const show = (viewer: Viewer | null, over: Partial<typeof invitation> = {}, answers: OperationMock[] = []) =>
  open(viewer, [mockQuery(InvitationDocument, { invitation: { ...invitation, ...over } }), ...answers]);
const fillIn = async () => {
  await userEvent.type(await screen.findByLabelText(/Full name/), 'Putri Ayu');
  await userEvent.type(screen.getByLabelText(/New password/), 'Berubah-456');
  await userEvent.click(screen.getByRole('checkbox'));
};

it('names company, inviter, role and address, and makes an account by a name and a password', async () => {
  const { sent } = show(null, {}, [mockMutation(JoinWithInvitationDocument, { joinWithInvitation: done })]);

  expect(await screen.findByRole('heading', { name: 'PT Laut Biru' })).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  expect(screen.getByText('Dimas Anggoro').closest('p')).toHaveTextContent(
    'Dimas Anggoro invites you as a recruiter of this company.',
  );
  expect(screen.getByText('For putri@lautbiru.test')).toBeVisible();
  expect(hrefOf('Log in to join')).toBe('/login?returnTo=%2Finvitation%3Fcode%3Dc0de');
  await press('Join');
  expect(sent(JoinWithInvitationDocument)).toEqual([]);
  await fillIn();
  await press('Join');
  await screen.findByRole('button', { name: 'Join' });

  expect(sent(JoinWithInvitationDocument)).toEqual([
    { input: { code: 'c0de', fullName: 'Putri Ayu', password: 'Berubah-456', acceptTerms: true } },
  ]);
  expect(left).toEqual(['/company/dashboard']);
});

it('says under the form that the address has an account', async () => {
  const text = 'This address already has an account. Please log in to join.';
  show(null, {}, [
    mockMutation(JoinWithInvitationDocument, {
      joinWithInvitation: { errors: [aUserError('INVITED_ACCOUNT_EXISTS', text)] },
    }),
  ]);
  await fillIn();
  await press('Join');
  expect(await screen.findByText(text)).toBeVisible();
  expect(left).toEqual([]);
});

it('joins the invited person by one button', async () => {
  const { sent } = show(putri, { isForViewer: true, role: 'OWNER' }, [
    mockMutation(AcceptInvitationDocument, { acceptInvitation: done }),
  ]);
  await screen.findByText(/You can do everything in it/);
  expect(sent(AcceptInvitationDocument)).toEqual([]);
  await press('Join');
  expect(sent(AcceptInvitationDocument)).toEqual([{ code: 'c0de' }]);
  expect(left).toEqual(['/company/dashboard']);
});

it('shows why joining was refused', async () => {
  const text = 'This invitation is no longer valid. Please ask for a new one.';
  show(putri, { isForViewer: true }, [
    mockMutation(AcceptInvitationDocument, { acceptInvitation: { errors: [aUserError('INVITATION_VOID', text)] } }),
  ]);
  await press('Join');
  expect(await screen.findByText(text)).toBeVisible();
});

it('names both addresses to who is signed in as someone else, with a way to log out', async () => {
  const { sent } = show(aViewer({ email: 'sari@example.test' }), {}, [mockMutation(LogoutDocument, { logout: done })]);
  expect(
    await screen.findByText('The invitation is for putri@lautbiru.test, but you are signed in as sari@example.test.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Decline invitation' })).toBeNull();
  await press('Log out and continue');
  expect(sent(LogoutDocument)).toHaveLength(1);
  expect(left).toEqual(['/invitation?code=c0de']);
});

it('tells who hires already before anything happens', async () => {
  show({ ...aCompanyViewer(), email: invitation.email }, { isForViewer: true, hiresElsewhere: true });
  expect(await screen.findByText(/already hires for a company/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  expect(hrefOf('Back to dashboard')).toBe('/company/dashboard');
});

it('leads an unverified address to its verification, and back', async () => {
  show({ ...putri, emailVerified: false }, { isForViewer: true });
  await screen.findByRole('link', { name: 'Verify address' });
  expect(hrefOf('Verify address')).toBe('/verify-email?continueUrl=%2Finvitation%3Fcode%3Dc0de');
});

it('asks for a password after a sign-in with Google, then joins', async () => {
  const { sent } = show({ ...putri, hasPassword: false, isGoogleAccount: true }, { isForViewer: true }, [
    mockMutation(InvitedSetPasswordDocument, { setPassword: done }),
    mockMutation(AcceptInvitationDocument, { acceptInvitation: done }),
  ]);
  await screen.findByText(/must not depend on Google alone/);
  await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Berubah-456');
  await userEvent.type(screen.getByLabelText(/Confirm/, { selector: 'input' }), 'Berubah-456');
  await press('Set password and join');
  await screen.findByText('The password is set.');
  expect(sent()).toEqual(['Invitation', 'InvitedSetPassword', 'AcceptInvitation']);
  expect(left).toEqual(['/company/dashboard']);
});

it.each([
  ['a link that does not work', '/invitation?code=c0de'],
  ['an address without a code', '/invitation'],
])('shows for %s what to do, and nothing of a company', async (_what, at) => {
  open(null, [mockQuery(InvitationDocument, { invitation: null })], at);
  expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  expect(hrefOf('Go to login')).toBe('/login');
  expect(screen.queryByRole('button')).toBeNull();
});

it('can be asked for again after a failure', async () => {
  open(null, [mockQuery(InvitationDocument, new Error('offline'))]);
  expect(await screen.findByText('The invitation could not be loaded. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: /try again/i })).toBeVisible();
});
