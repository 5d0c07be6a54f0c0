import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminApplicationsDocument } from '../../../graphql/generated';
import { anApplication, aRevealedApplicant, type Application } from '../../../testing/fixtures/application';
import { mockQuery, refused } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { ApplicationsPage } from './ApplicationsPage';

const viewer = anAdminViewer();
const page = (id: string, applicant: Application['applicant'], endCursor: string | null = null) => ({
  adminApplications: { endCursor, items: [anApplication({ id, jobTitle: `Barista ${id}`, job: null, applicant })] },
});
const person = aRevealedApplicant();

/** The first page comes, and then what is given. */
async function loadMore(more: ReturnType<typeof page> | Error): Promise<void> {
  renderPortal(<ApplicationsPage />, {
    viewer,
    answers: [mockQuery(AdminApplicationsDocument, ({ after }) => (after ? more : page('one', person, 'c1')))],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
}

describe('more applications', () => {
  it('are listed below the first', async () => {
    await loadMore(page('two', null));
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
