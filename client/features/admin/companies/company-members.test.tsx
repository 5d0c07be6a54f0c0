import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminCompanyMembersDocument,
  BarMemberDocument,
  FrozenCompaniesDocument,
  LiftBarDocument,
  LiftOwnerFreezeDocument,
  NameOwnerDocument,
  type AdminMembersFragment,
} from '../../../graphql/generated';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes';
import { aUserError } from '../../../testing/fixtures/user-error';
import { mockMutation, mockQuery, type OperationMock } from '../../../testing/mock-operation';
import { hrefOf, press, toastTime } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { FrozenCompanies } from './CompanyVerificationPage';
import { MembersOfCompany } from './MembersOfCompany';

const quiet: AdminMembersFragment['owners'] = { frozenUntil: null, named: null };
const members: AdminMembersFragment['members'] = [
  {
    ...{ accountId: 'account-1', name: 'Dimas', email: 'dimas@lautbiru.test', role: 'OWNER' },
    ...{ since: '2026-11-01T02:00:00.000Z', isLeaving: false },
  },
];

const outsiders: Pick<AdminMembersFragment, 'invitations' | 'bars'> = {
  invitations: [
    {
      ...{ id: 'invitation-1', email: 'putri@lautbiru.test', role: 'RECRUITER', inviterName: 'Budi' },
      ...{ expiresAt: '2026-11-30T02:00:00.000Z', isExpired: false },
    },
    {
      ...{ id: 'invitation-2', email: 'rani@lautbiru.test', role: 'OWNER', inviterName: null },
      ...{ expiresAt: '2026-11-20T02:00:00.000Z', isExpired: true },
    },
  ],
  bars: [{ accountId: 'account-9', email: 'joko@lautbiru.test', name: 'Joko', since: '2026-11-10T02:00:00.000Z' }],
};

const show = (owners: AdminMembersFragment['owners'], ...answers: OperationMock[]) =>
  renderPortal(<MembersOfCompany companyId="company-1" />, {
    viewer: anAdminViewer(),
    answers: [
      mockQuery(AdminCompanyMembersDocument, { adminCompanyMembers: { members, ...outsiders, owners } }),
      ...answers,
    ],
  });

test('an administrator who has looked lifts the freeze of a former owner', async () => {
  const { sent } = show(
    { ...quiet, frozenUntil: '2026-11-26T02:00:00.000Z' },
    mockMutation(LiftOwnerFreezeDocument, { adminLiftOwnerFreeze: { owners: quiet, errors: [] } }),
  );
  expect(await screen.findByText('Dimas')).toBeVisible();
  await press('I have looked: allow changes again');
  await waitFor(() => expect(toastTime('The owners can be changed again.')).toBeDefined());
  expect(sent(LiftOwnerFreezeDocument)).toEqual([{ companyId: 'company-1' }]);
});

test('an owner is named by address, with what was checked; a refusal is shown beside the field', async () => {
  let errors = [{ ...aUserError('NAMED_OWNER_UNFIT', 'No such account'), field: ['email'] }];
  const { sent } = show(
    quiet,
    mockMutation(NameOwnerDocument, () => ({
      adminNameOwner: { owners: errors.length > 0 ? null : quiet, errors },
    })),
  );
  await press('Name an owner');
  await userEvent.type(screen.getByLabelText(/Email of the account/), 'sari@lautbiru.test');
  await userEvent.type(screen.getByLabelText(/What you have checked/), 'Deed');
  await press('Name an owner');
  expect(await screen.findByText('No such account')).toBeVisible();
  expect(hasUnsavedChanges()).toBe(true);
  errors = [];
  await press('Name an owner');
  await waitFor(() => expect(toastTime(/becomes an owner in seven days/)).toBeDefined());
  expect(hasUnsavedChanges()).toBe(false);
  const input = { companyId: 'company-1', email: 'sari@lautbiru.test', note: 'Deed' };
  expect(sent(NameOwnerDocument)).toEqual([{ input }, { input }]);
});

test('one who is named already is shown instead', async () => {
  show({ ...quiet, named: { id: 'named-1', email: 'sari@lautbiru.test', dueAt: '2026-11-30T02:00:00.000Z' } });
  expect(await screen.findByText('sari@lautbiru.test')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Name an owner' })).toBeNull();
});

test('the queue of administrators begins with the companies whose former owner objects', async () => {
  const frozen = { companyId: 'company-1', companyName: 'PT Laut Biru', frozenUntil: '2026-11-26T02:00:00.000Z' };
  renderPortal(<FrozenCompanies />, {
    viewer: anAdminViewer(),
    answers: [mockQuery(FrozenCompaniesDocument, { adminFrozenCompanies: [frozen] })],
  });
  await screen.findByRole('link', { name: 'PT Laut Biru' });
  expect(hrefOf('PT Laut Biru')).toBe('/admin/company-details/company-1');
});

test('open invitations are listed with role, inviter and time', async () => {
  show(quiet);
  const items = within(await screen.findByRole('list', { name: 'Open invitations' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'putri@lautbiru.testas recruiter, invited by Budi · until Nov 30, 2026, 09:00 WIB',
    'rani@lautbiru.testas owner, invited by a former member · expired on Nov 20, 2026, 09:00 WIB',
  ]);
});

test('a person is barred with a reason, and let back in', async () => {
  let errors = [aUserError('BAR_LAST_OWNER', 'This is the only owner')];
  const { sent } = show(
    quiet,
    mockMutation(BarMemberDocument, () => ({
      adminBarMember: { members: errors.length > 0 ? null : { members, ...outsiders, owners: quiet }, errors },
    })),
    mockMutation(LiftBarDocument, { adminLiftBar: { members: { members, ...outsiders, owners: quiet }, errors: [] } }),
  );
  await press('Bar Dimas');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bar Dimas from this company?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Bar' }));
  expect(sent(BarMemberDocument)).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Asked for bank data');
  await userEvent.click(dialog.getByRole('button', { name: 'Bar' }));
  expect(await dialog.findByText('This is the only owner')).toBeVisible();
  errors = [];
  await userEvent.click(dialog.getByRole('button', { name: 'Bar' }));
  await waitFor(() => expect(toastTime('Dimas is barred from the company.')).toBeDefined());
  const input = { companyId: 'company-1', accountId: 'account-1', reason: 'Asked for bank data' };
  expect(sent(BarMemberDocument)).toEqual([{ input }, { input }]);

  await press('Let Joko back in');
  await waitFor(() => expect(toastTime('Joko can be invited again.')).toBeDefined());
  expect(sent(LiftBarDocument)).toEqual([{ companyId: 'company-1', accountId: 'account-9' }]);
});
