import { fireEvent, screen, waitFor } from '@testing-library/react';
import { browser } from '../../app/fresh-page';
import { renderPortal } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { CompleteProfilePage } from './CompleteProfilePage';

const viewer = { __typename: 'Viewer', id: 'v', hasPassword: false, seeker: null };
const logout = { logout: { __typename: 'LogoutPayload', errors: [] } };

describe('the completion of a profile', () => {
  it.each([
    ['while it is open', { viewer }],
    ['when it cannot be loaded', new Error('down')],
  ])('lets go of whoever came with the wrong account, %s', async (_when, answer) => {
    const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
    renderPortal(<CompleteProfilePage />, { viewer: aViewer({ isProfileComplete: false }), answers: { CompleteProfile: answer, Logout: logout } });
    await screen.findByText(answer instanceof Error ? 'Failed to check profile completion. Please try again.' : 'Signed in as sari@example.test');
    fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  });
});
