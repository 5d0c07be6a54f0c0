import { fireEvent, screen, waitFor } from '@testing-library/react';
import { browser } from '../../../app/fresh-page';
import { CompleteProfileDocument, CompleteProfileSaveDocument, LogoutDocument } from '../../../graphql/generated';
import { aSeeker } from '../../../testing/fixtures/seeker';
import { mockMutation, mockQuery } from '../../../testing/mock-operation';
import { fill } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { signInAgain } from '../../../testing/session-end';
import { pass } from '../../../testing/timers';
import { CompleteProfilePage } from './CompleteProfilePage';

const viewer = { id: 'v', hasPassword: false, seeker: null };
const logout = { logout: { errors: [] } };

describe('the completion of a profile', () => {
  it.each([
    ['', '/user/dashboard'],
    ['?returnTo=%2Fuser%2Fjob%2F1%3Fslot%3D2', '/user/job/1?slot=2'],
    ['?returnTo=%2F%5Cevil.test', '/user/dashboard'],
  ])('goes on 1.5 seconds after it was saved: with %j to %s', async (query, to) => {
    jest.useFakeTimers();
    const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
    const seeker = aSeeker();
    const { sent } = renderPortal(<CompleteProfilePage />, {
      viewer: aViewer({ isProfileComplete: false }),
      at: `/user/complete-profile${query}`,
      answers: [
        mockQuery(CompleteProfileDocument, { viewer: { ...viewer, hasPassword: true, seeker } }),
        mockMutation(CompleteProfileSaveDocument, { completeProfile: { seeker, errors: [] } }),
      ],
    });
    await pass(10);
    fireEvent.click(screen.getByText('Save and continue', { selector: 'button *' }));
    await pass(10);
    expect(sent()).toContain('CompleteProfileSave');
    await pass(1400);
    expect(goTo).not.toHaveBeenCalled();
    await pass(100);
    expect(goTo).toHaveBeenCalledWith(to);
  });

  it('is restored after the session ended, except the password', async () => {
    const options = {
      viewer: aViewer({ isProfileComplete: false }),
      answers: [mockQuery(CompleteProfileDocument, { viewer })],
    };
    renderPortal(<CompleteProfilePage />, options);
    fill(await screen.findByLabelText(/Full name/), 'Sari Dewi');
    fill(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Rahasia-123');
    fill(screen.getByLabelText(/^Confirm password/), 'Rahasia-123');
    await signInAgain();
    renderPortal(<CompleteProfilePage />, options);
    expect(await screen.findByLabelText(/Full name/)).toHaveValue('Sari Dewi');
    expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('');
    expect(screen.getByLabelText(/^Confirm password/)).toHaveValue('');
  });

  it.each([
    ['while it is open', { viewer }],
    ['when it cannot be loaded', new Error('down')],
  ])('lets a person who came with the wrong account leave, %s', async (_when, answer) => {
    const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
    renderPortal(<CompleteProfilePage />, {
      viewer: aViewer({ isProfileComplete: false }),
      answers: [mockQuery(CompleteProfileDocument, answer), mockMutation(LogoutDocument, logout)],
    });
    await screen.findByText(
      answer instanceof Error
        ? 'Failed to check profile completion. Please try again.'
        : 'Signed in as sari@example.test',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  });
});
