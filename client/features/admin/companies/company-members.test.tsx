import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminCompanyMembersDocument,
  FrozenCompaniesDocument,
  LiftOwnerFreezeDocument,
  NameOwnerDocument,
  type AdminMembersFragment,
} from '../../../graphql/generated';
import { aUserError } from '../../../testing/fixtures/user-error';
import { mockMutation, mockQuery, type OperationMock } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { toastTime } from '../../../testing/shown-toasts';
import { FrozenCompanies } from './FrozenCompanies';
import { MembersOfCompany } from './MembersOfCompany';

const quiet: AdminMembersFragment['owners'] = { frozenUntil: null, named: null };
const members: AdminMembersFragment['members'] = [
  {
    ...{ accountId: 'account-1', name: 'Dimas', email: 'dimas@lautbiru.test', role: 'OWNER' },
    ...{ since: '2026-11-01T02:00:00.000Z', isLeaving: false },
  },
];

const show = (owners: AdminMembersFragment['owners'], ...answers: OperationMock[]) =>
  renderPortal(<MembersOfCompany companyId="company-1" />, {
    viewer: anAdminViewer(),
    answers: [mockQuery(AdminCompanyMembersDocument, { adminCompanyMembers: { members, owners } }), ...answers],
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

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

test('an owner is named by address, with what was checked; a refusal stands beside the field', async () => {
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
  errors = [];
  await press('Name an owner');
  await waitFor(() => expect(toastTime(/becomes an owner in seven days/)).toBeDefined());
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
  expect(await screen.findByRole('link', { name: 'PT Laut Biru' })).toHaveAttribute(
    'href',
    '/admin/company-details/company-1',
  );
});
