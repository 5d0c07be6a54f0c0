import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ChangeMemberRoleDocument,
  CompanyTeamDocument,
  LeaveCompanyDocument,
  MemberHandoverDocument,
  ObjectToNamedOwnerDocument,
  OwnerNewsDocument,
  RemoveMemberDocument,
  SetMyNameDocument,
  UndoOwnerChangeDocument,
  type CompanyTeamQuery,
  type OwnerNewsQuery,
} from '../../graphql/generated';
import { browser } from '../../app/session';
import { mockMutation, mockQuery } from '../../testing/mock-operation';
import { renderPortal } from '../../testing/portal';
import { aCompanyViewer } from '../../testing/render';
import { aUserError } from '../../testing/fixtures/user-error';
import { press, toastTime } from '../../testing/page';
import { TeamPage } from './TeamPage';

type Member = CompanyTeamQuery['companyMembers'][number];

const aMember = (over: Partial<Member>): Member => ({
  accountId: 'account-1',
  name: 'Dimas Anggoro',
  email: 'dimas@lautbiru.test',
  role: 'OWNER',
  lastActiveOn: '2026-11-23',
  isViewer: false,
  isLeaving: false,
  ...over,
});
const owner = aMember({ isViewer: true });
const second = aMember({ accountId: 'account-2', name: null, email: 'rudi@lautbiru.test', lastActiveOn: null });
const recruiter = aMember({ accountId: 'account-3', name: 'Sari Nuraini', role: 'RECRUITER' });
const companyMembers = [owner, second, recruiter];
const nothing: OwnerNewsQuery['ownerNews'] = { changes: [], frozenUntil: null, named: null };

type Options = { ownerNews?: OwnerNewsQuery['ownerNews']; role?: 'OWNER' | 'RECRUITER' };

const render = ({ ownerNews = nothing, role = 'OWNER' }: Options, ...answers: ReturnType<typeof mockMutation>[]) =>
  renderPortal(<TeamPage />, {
    viewer: { ...aCompanyViewer(), companyRole: role },
    answers: [
      mockQuery(CompanyTeamDocument, { companyMembers }),
      mockQuery(OwnerNewsDocument, { ownerNews }),
      mockQuery(MemberHandoverDocument, ({ accountId }) => ({
        memberHandover:
          accountId === 'account-3'
            ? { jobs: 3, interviews: 4, toName: 'Dimas Anggoro', isToViewer: true }
            : { jobs: 1, interviews: 0, toName: 'Dimas Anggoro', isToViewer: false },
      })),
      ...answers,
    ],
  });

test('an owner reads who is in the team, and what each may do', async () => {
  render({});
  const members = within(await screen.findByRole('region', { name: 'Members' })).getAllByRole('listitem');
  expect(members).toHaveLength(3);
  expect(members[0]).toHaveTextContent('Dimas Anggoro (you)dimas@lautbiru.testOwner');
  expect(members[1]).toHaveTextContent('rudi@lautbiru.test Ownernot here yet');
  const rights = screen.getByRole('region', { name: 'Who may do what' });
  expect(within(rights).getByRole('row', { name: 'Post jobs and interview times Yes Yes' })).toBeVisible();
  expect(within(rights).getByRole('row', { name: 'Buy tokens Yes No' })).toBeVisible();
});

test('a recruiter reads the same and is offered nothing but the own name and the way out', async () => {
  const { sent } = render({ role: 'RECRUITER' });
  await screen.findByRole('region', { name: 'Members' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Save name',
    'Leave the company',
  ]);
  expect(sent(OwnerNewsDocument)).toEqual([]);
});

test('removing a recruiter asks once, removing an owner for proof too', async () => {
  const { sent } = render({}, mockMutation(RemoveMemberDocument, { removeMember: { members: [], errors: [] } }));
  await screen.findByRole('region', { name: 'Members' });
  await press('Remove Sari Nuraini');
  const question = await screen.findByRole('dialog', { name: 'Remove Sari Nuraini?' });
  expect(await within(question).findByText('3 jobs and 4 coming interviews pass on to you.')).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toastTime('Sari Nuraini is no longer a member.')).toBeDefined());

  await press('Remove rudi@lautbiru.test');
  const proved = await screen.findByRole('dialog', { name: 'Remove rudi@lautbiru.test?' });
  expect(await within(proved).findByText('1 job passes on to Dimas Anggoro.')).toBeVisible();
  const submit = within(proved).getByRole('button', { name: 'Remove' });
  await userEvent.click(submit);
  expect(sent(RemoveMemberDocument)).toHaveLength(1);
  await userEvent.type(within(proved).getByLabelText(/password/i, { selector: 'input' }), 'Rahasia-123');
  await userEvent.click(submit);
  await waitFor(() => expect(toastTime('rudi@lautbiru.test is no longer a member.')).toBeDefined());
  expect(sent(RemoveMemberDocument)).toEqual([
    { input: { accountId: 'account-3' } },
    { input: { accountId: 'account-2', proof: { password: 'Rahasia-123', mailedCode: '' } } },
  ]);
});

test('making an owner says what it means, and shows a refusal in the window', async () => {
  const errors = [aUserError('OWNERS_FROZEN', 'Owners cannot be changed now')];
  const { sent } = render({}, mockMutation(ChangeMemberRoleDocument, { changeMemberRole: { members: null, errors } }));
  await screen.findByRole('region', { name: 'Members' });
  await press('Change the role of Sari Nuraini');
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Sari Nuraini an owner?' }));
  await userEvent.type(dialog.getByLabelText(/password/i, { selector: 'input' }), 'Rahasia-123');
  await userEvent.click(dialog.getByRole('button', { name: 'Make owner' }));
  expect(await dialog.findByText('Owners cannot be changed now')).toBeVisible();
  expect(sent(ChangeMemberRoleDocument)).toEqual([
    { input: { accountId: 'account-3', role: 'OWNER', proof: { password: 'Rahasia-123', mailedCode: '' } } },
  ]);
});

test('owners undo a change with proof, and object to a named owner', async () => {
  const ownerNews = {
    changes: [
      {
        id: 'change-1',
        kind: 'REMOVED',
        name: 'Rani',
        byName: 'Sari Nuraini',
        undoableUntil: '2026-11-26T02:00:00.000Z',
      },
    ],
    frozenUntil: '2026-11-26T02:00:00.000Z',
    named: { id: 'named-1', email: 'putri@lautbiru.test', name: null, dueAt: '2026-11-30T02:00:00.000Z' },
  } satisfies OwnerNewsQuery['ownerNews'];
  const done = { owners: nothing, errors: [] };
  const { sent } = render(
    { ownerNews },
    mockMutation(UndoOwnerChangeDocument, { undoOwnerChange: done }),
    mockMutation(ObjectToNamedOwnerDocument, { objectToNamedOwner: done }),
  );
  expect(await screen.findByText('Sari Nuraini has removed Rani, who was an owner.')).toBeVisible();
  expect(screen.getByText(/A former owner says/)).toHaveTextContent(/until/);
  await press('Object');
  await press('Undo');
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
  await userEvent.type(dialog.getByLabelText(/password/i, { selector: 'input' }), 'Rahasia-123');
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toastTime('The change was undone.')).toBeDefined());
  expect(sent(ObjectToNamedOwnerDocument)).toEqual([{ id: 'named-1' }]);
  expect(sent(UndoOwnerChangeDocument)).toEqual([
    { input: { id: 'change-1', proof: { password: 'Rahasia-123', mailedCode: '' } } },
  ]);
});

test('the own name is saved, and a recruiter leaves after one question', async () => {
  const goTo = jest.spyOn(browser, 'goTo').mockReturnValue(undefined);
  const { sent } = render(
    { role: 'RECRUITER' },
    mockMutation(SetMyNameDocument, { setMyName: { members: companyMembers, errors: [] } }),
    mockMutation(LeaveCompanyDocument, { leaveCompany: { hasLeft: true, errors: [] } }),
  );
  await userEvent.type(await screen.findByLabelText(/Your name/), 'Sari Nuraini');
  await press('Save name');
  await waitFor(() => expect(toastTime('Your name was saved.')).toBeDefined());
  await press('Leave the company');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave PT Laut Biru?' }));
  expect(await dialog.findByText('1 job passes on to Dimas Anggoro.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
  expect(sent(SetMyNameDocument)).toEqual([{ name: 'Sari Nuraini' }]);
  expect(sent(LeaveCompanyDocument)).toEqual([{}]);
  expect(goTo).toHaveBeenCalledWith('/user/dashboard');
});
