import { act, fireEvent, screen, within } from '@testing-library/react';
import { CompanyProfileDocument, UpdateCompanyProfileDocument } from '../../graphql/generated';
import { fill } from '../../testing/fill';
import { aCompany } from '../../testing/fixtures/company';
import { mockMutation, mockQuery } from '../../testing/mock-operation';
import { renderPortal } from '../../testing/portal';
import { aCompanyViewer } from '../../testing/render';
import { CompanyProfilePage } from './CompanyProfilePage';

const company = aCompany();

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('a saved company profile asks for the session again after 1.5 seconds, so that the banner tells the new state', async () => {
  const reloadSession = jest.fn(async () => aCompanyViewer());
  renderPortal(<CompanyProfilePage />, {
    session: { reloadSession },
    answers: [
      mockQuery(CompanyProfileDocument, { viewer: { id: 'account-1', email: 'hr@lautbiru.test', company } }),
      mockMutation(UpdateCompanyProfileDocument, {
        updateCompanyProfile: { hasChanged: true, company: { ...company, isVerified: false }, errors: [] },
      }),
    ],
  });
  await pass(100);
  fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
  fill(screen.getByRole('textbox', { name: 'Address' }), 'Jl. Laut 2');
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
