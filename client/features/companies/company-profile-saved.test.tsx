import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPortal } from '../../testing/portal';
import { aCompanyViewer } from '../../testing/render';
import { CompanyProfilePage } from './CompanyProfilePage';

const company = {
  __typename: 'Company', id: 'company-1', companyName: 'PT Laut Biru', companyAddress: 'Jl. Laut 1', companySize: '11-50 employees',
  industry: 'Energy', website: null, description: null, logoUrl: null, createdAt: '2026-01-01T00:00:00.000Z', isVerified: true,
  records: {
    __typename: 'CompanyRecords', email: 'hr@lautbiru.test', phoneNumber: '081234567890', companyNpwp: null, deedUrl: null,
    verificationStatus: 'VERIFIED', isRejected: false, verifiedAt: null, profileVersion: 1,
  },
};

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('a saved company profile asks for the session again after 1.5 seconds, so that the banner tells the new state', async () => {
  const reloadSession = jest.fn(async () => aCompanyViewer());
  renderPortal(<CompanyProfilePage />, {
    session: { reloadSession },
    answers: {
      CompanyProfile: { viewer: { __typename: 'Viewer', id: 'account-1', email: 'hr@lautbiru.test', company } },
      UpdateCompanyProfile: { updateCompanyProfile: { __typename: 'CompanyProfilePayload', hasChanged: true, company: { ...company, isVerified: false }, errors: [] } },
    },
  });
  await pass(100);
  fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Address' }), { target: { value: 'Jl. Laut 2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await pass(500);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save and hide postings' }));
  await pass(100);

  expect(screen.getByText('Profile updated successfully!')).toBeVisible();
  await pass(1300);
  expect(reloadSession).not.toHaveBeenCalled();
  await pass(200);
  expect(reloadSession).toHaveBeenCalledTimes(1);
});
