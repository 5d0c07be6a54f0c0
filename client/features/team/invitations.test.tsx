import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  InviteTeamMemberDocument,
  ResendTeamInvitationDocument,
  TeamInvitationsDocument,
  WithdrawTeamInvitationDocument,
} from '../../graphql/generated';
import { aUserError, type UserError } from '../../testing/fixtures/user-error';
import { mockMutation, mockQuery, type OperationMock } from '../../testing/mock-operation';
import { press } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { InvitationList } from './InvitationList';
import { InviteForm } from './InviteForm';

const open = {
  id: 'invitation-1',
  email: 'putri@lautbiru.test',
  role: 'RECRUITER' as const,
  expiresAt: '2026-12-03T02:00:00.000Z',
  isExpired: false,
};
const late = { ...open, id: 'invitation-2', email: 'rudi@lautbiru.test', isExpired: true };

const show = (answers: OperationMock[], invitations = [open, late]) =>
  renderPortal(
    <>
      <InvitationList />
      <InviteForm />
    </>,
    { answers: [mockQuery(TeamInvitationsDocument, { companyInvitations: invitations }), ...answers] },
  );

it('lists who has not answered, until when the link works, and what has expired', async () => {
  show([]);
  const rows = within(await screen.findByRole('list', { name: 'Open invitations' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('putri@lautbiru.test');
  expect(rows[0]).toHaveTextContent(/Recruiter.*Valid until Dec 3.*Not answered/);
  expect(rows[1]).toHaveTextContent(/Expired on Dec 3/);
});

it('sends one again, and withdraws one after a question', async () => {
  const { sent } = show([
    mockMutation(ResendTeamInvitationDocument, { resendInvitation: { errors: [] } }),
    mockMutation(WithdrawTeamInvitationDocument, { withdrawInvitation: { errors: [] } }),
  ]);
  await press('Send again to rudi@lautbiru.test');
  expect(await screen.findByText(/A new invitation is on its way to rudi/)).toBeVisible();
  expect(sent(ResendTeamInvitationDocument)).toEqual([{ id: 'invitation-2' }]);
  await press('Withdraw the invitation to putri@lautbiru.test');
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the invitation?' }));
  expect(sent(WithdrawTeamInvitationDocument)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The invitation is withdrawn.')).toBeVisible();
  expect(sent(WithdrawTeamInvitationDocument)).toEqual([{ id: 'invitation-1' }]);
  expect(sent(TeamInvitationsDocument).length).toBeGreaterThan(1);
});

it('shows nothing where nobody is invited, and a failure with a way to try again', async () => {
  const { unmount } = show([], []);
  await screen.findByRole('button', { name: 'Send invitation' });
  expect(screen.queryByRole('list', { name: 'Open invitations' })).toBeNull();
  unmount();
  show([mockQuery(TeamInvitationsDocument, new Error('offline'))]);
  expect(await screen.findByText('The invitations could not be loaded. Please try again.')).toBeVisible();
});

it('invites a recruiter by address, with what is wrong beside the field', async () => {
  const text = 'This address is already invited. You can send the invitation again.';
  const answers: UserError[][] = [[aUserError('ALREADY_INVITED', text, ['email'])], []];
  const { sent } = show([
    mockMutation(InviteTeamMemberDocument, () => ({ inviteMember: { errors: answers.shift() ?? [] } })),
  ]);
  await press('Send invitation');
  expect(sent(InviteTeamMemberDocument)).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Email/), 'baru@lautbiru.test');
  await press('Send invitation');
  expect(await screen.findByText(text)).toBeVisible();
  await press('Send invitation');
  expect(await screen.findByText('The invitation is on its way to baru@lautbiru.test.')).toBeVisible();
  expect(sent(InviteTeamMemberDocument)).toEqual(
    Array.from({ length: 2 }, () => ({ input: { email: 'baru@lautbiru.test', role: 'RECRUITER', proof: null } })),
  );
});

it('asks for the password before it invites an owner', async () => {
  const { sent } = show([mockMutation(InviteTeamMemberDocument, { inviteMember: { errors: [] } })]);
  await userEvent.type(await screen.findByLabelText(/Email/), 'bos@lautbiru.test');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Owner');
  expect(screen.getByText(/All owners are told by e-mail/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Your password/), 'Rahasia-123');
  await press('Send invitation');
  await screen.findByText('The invitation is on its way to bos@lautbiru.test.');
  expect(sent(InviteTeamMemberDocument)).toEqual([
    { input: { email: 'bos@lautbiru.test', role: 'OWNER', proof: { password: 'Rahasia-123', mailedCode: '' } } },
  ]);
});
