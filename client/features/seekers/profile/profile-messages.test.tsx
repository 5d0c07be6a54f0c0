import { act, fireEvent, screen } from '@testing-library/react';
import { SeekerProfileDocument, UpdateSeekerProfileDocument } from '../../../graphql/generated';
import { fill } from '../../../testing/fill';
import { aSeeker } from '../../../testing/fixtures/seeker';
import { mockMutation, mockQuery } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { shownToasts } from '../../../testing/shown-toasts';
import { SeekerProfilePage } from './SeekerProfilePage';

const seeker = aSeeker({ workExperience: 'Two years.', technicalSkills: ['Latte art'], softSkills: [] });

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('the profile', () => {
  it('says for 4 seconds that it was saved, and asks for the session again after 1.5', async () => {
    const reloadSession = jest.fn(async () => aViewer());
    const answer = { updateSeekerProfile: { seeker: { ...seeker, phoneNumber: '081299998888' }, errors: [] } };
    renderPortal(<SeekerProfilePage />, {
      viewer: aViewer(),
      session: { reloadSession },
      answers: [
        mockQuery(SeekerProfileDocument, { viewer: { id: 'v', seeker } }),
        mockMutation(UpdateSeekerProfileDocument, answer),
      ],
    });
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    fill(screen.getByLabelText('Phone number'), '081299998888');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pass(100);

    expect(shownToasts()).toMatchObject([{ message: 'Profile updated successfully!', milliseconds: 4000 }]);
    await pass(1300);
    expect(reloadSession).not.toHaveBeenCalled();
    await pass(200);
    expect(reloadSession).toHaveBeenCalledTimes(1);
  });
});
