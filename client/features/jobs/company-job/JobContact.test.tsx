import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobContactDocument, SetJobContactDocument } from '../../../graphql/generated';
import { mockMutation, mockQuery } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { JobContact } from './JobContact';

const job = { id: 'job-1', contactId: 'account-1' };
const owner = { accountId: 'account-1', name: null, email: 'hr@lautbiru.test' };
const recruiter = { accountId: 'account-2', name: 'Sari Nuraini', email: 'sari@lautbiru.test' };

it('the contact of a job is a member by name or address, and can be another one', async () => {
  const { sent } = renderPortal(<JobContact jobId="job-1" />, {
    answers: [
      mockQuery(JobContactDocument, { job, companyMembers: [owner, recruiter] }),
      mockMutation(SetJobContactDocument, {
        setJobContact: { job: { ...job, contactId: 'account-2' }, errors: [] },
      }),
    ],
  });
  const choice = await screen.findByRole('combobox', { name: 'Contact' });
  expect(choice).toHaveValue('hr@lautbiru.test');
  await userEvent.click(choice);
  await userEvent.click(await screen.findByRole('option', { name: 'Sari Nuraini' }));
  expect(await screen.findByText('The contact was changed.')).toBeVisible();
  expect(sent(SetJobContactDocument)).toEqual([{ input: { jobId: 'job-1', accountId: 'account-2' } }]);
});
