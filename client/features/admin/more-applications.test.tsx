import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPortal, type Answer } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { ApplicationsPage } from './ApplicationsPage';

const viewer = aViewer({ roles: ['ADMIN'], activeRole: 'ADMIN', seeker: null });
const stretch = (id: string, applicant: object | null, endCursor: string | null = null) => ({
  adminApplications: {
    __typename: 'AdminApplicationConnection',
    endCursor,
    items: [{
      __typename: 'Application', id, jobId: `job-${id}`, status: 'PENDING', jobTitle: `Barista ${id}`, companyName: 'Kopi Senja', companyId: 'company-9', applicationDate: '2026-11-20T03:00:00.000Z', applicant,
      job: { __typename: 'Job', id: `job-${id}`, title: `Barista ${id}`, companyName: 'Kopi Senja' },
    }],
  },
});
const person = { __typename: 'Applicant', isRevealed: true, fullName: 'Sari Dewi', email: 'sari@example.test', pictureUrl: null };

/** The first stretch comes, and then what is given. */
async function loadMore(more: Answer): Promise<void> {
  renderPortal(<ApplicationsPage />, { viewer, answers: { AdminApplications: ({ after }) => (after ? (more as object) : stretch('one', person, 'c1')) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
}

describe('more applications', () => {
  it('stand below the first', async () => {
    await loadMore(stretch('two', null));
    expect(await screen.findByText('Barista two')).toBeVisible();
    expect(screen.getByText('Barista one')).toBeVisible();
    expect(screen.getByText('Unknown User')).toBeVisible();
  });

  it.each([
    ['the server cannot be reached', new Error('offline')],
    ['it denies them', refused('You do not have permission to do this.', 'NOT_ALLOWED')],
  ])('are said to have failed when %s, and the first stay', async (_why, failure) => {
    await loadMore(failure);
    expect(await screen.findByText('Failed to get more applications. Please try again.')).toBeVisible();
    expect(screen.getByText('Barista one')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load More' })).toBeEnabled();
  });
});
