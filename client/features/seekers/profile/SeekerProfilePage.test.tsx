import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeekerProfileDocument, UpdateSeekerProfileDocument } from '../../../graphql/generated';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes';
import { aSeeker } from '../../../testing/fixtures/seeker';
import { mockMutation, mockQuery, type OperationMock } from '../../../testing/mock-operation';
import { chooseFile, fill, shownToasts } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { signInAgain } from '../../../testing/session-end';
import { aViewer } from '../../../testing/render';
import { pass, stopTime } from '../../../testing/timers';
import { answerUploads } from '../../../testing/upload-server';
import { partsFilled } from '../completion-parts';
import { profileChanges, profileValues, type ProfileValues } from './profile-changes';
import { SeekerProfilePage } from './SeekerProfilePage';

const seeker = aSeeker({
  workExperience: 'Two years.',
  technicalSkills: ['Latte art'],
  softSkills: [],
  profileCompletion: 56,
  missingParts: ['PORTFOLIO'],
});
const profile = { viewer: { id: 'v', seeker } };
const saved = (over: Partial<typeof seeker> = {}) => ({
  updateSeekerProfile: { seeker: { ...seeker, ...over }, errors: [] },
});
const show = (more: OperationMock[] = []) =>
  renderPortal(<SeekerProfilePage />, {
    viewer: aViewer(),
    answers: [mockQuery(SeekerProfileDocument, profile), ...more],
  });
const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
const retype = (label: string, text: string) => fill(screen.getByLabelText(label), text);

describe('the profile', () => {
  it('shows its nine-part completion and what is missing', async () => {
    show();
    const bar = await screen.findByRole('progressbar', { name: 'Profile completion' });
    expect(bar).toHaveAttribute('aria-valuenow', '56');
    expect(bar).toHaveAttribute('data-colour', 'yellow');
    expect(bar.querySelectorAll('[data-filled]')).toHaveLength(5);
    expect(screen.getByText('Not added yet')).toBeVisible();
    expect([0, 11, 22, 33, 44, 56, 67, 78, 89, 100].map(partsFilled)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('saves only what changed', async () => {
    const { sent } = show([mockMutation(UpdateSeekerProfileDocument, saved({ phoneNumber: '081299998888' }))]);
    await edit();
    retype('Phone number', '081299998888');
    await userEvent.type(screen.getByLabelText('Soft skills'), 'Teamwork{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent(UpdateSeekerProfileDocument)[0]).toEqual({
      input: { phoneNumber: '081299998888', softSkills: ['Teamwork'] },
    });
    expect(screen.getByText('081299998888')).toBeVisible();
  });

  it('says for 4 seconds that it was saved, and asks for the session again after 1.5', async () => {
    stopTime();
    const reloadSession = jest.fn(async () => aViewer());
    renderPortal(<SeekerProfilePage />, {
      viewer: aViewer(),
      session: { reloadSession },
      answers: [
        mockQuery(SeekerProfileDocument, profile),
        mockMutation(UpdateSeekerProfileDocument, saved({ phoneNumber: '081299998888' })),
      ],
    });
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Edit Profile' }));
    retype('Phone number', '081299998888');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pass(100);

    expect(shownToasts()).toMatchObject([{ message: 'Profile updated successfully!', milliseconds: 4000 }]);
    await pass(1300);
    expect(reloadSession).not.toHaveBeenCalled();
    await pass(200);
    expect(reloadSession).toHaveBeenCalledTimes(1);
  });

  it('removes the work experience only on demand, and can be undone before', async () => {
    const { sent } = show([mockMutation(UpdateSeekerProfileDocument, saved({ workExperience: null }))]);
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Work experience' }));
    expect(screen.getByText('Will be removed when you save')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep: Work experience' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Work experience' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent(UpdateSeekerProfileDocument)).toEqual([{ input: { remove: ['WORK_EXPERIENCE'] } }]);
  });

  it('is open as it was left when its session has ended, removals too', async () => {
    show();
    await edit();
    retype('Full name', 'Another Person');
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Work experience' }));
    await signInAgain();
    const { sent } = show([mockMutation(UpdateSeekerProfileDocument, saved({ fullName: 'Another Person' }))]);
    expect(await screen.findByLabelText('Full name')).toHaveValue('Another Person');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent(UpdateSeekerProfileDocument)).toEqual([
      { input: { fullName: 'Another Person', remove: ['WORK_EXPERIENCE'] } },
    ]);
  });

  it('restores what was stored on cancel, and says what is wrong beside the field', async () => {
    const { sent } = show();
    await edit();
    expect(hasUnsavedChanges()).toBe(false);
    retype('Full name', 'Another Person');
    expect(hasUnsavedChanges()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Sari Dewi')).toBeVisible();
    await edit();
    expect(screen.getByLabelText('Full name')).toHaveValue('Sari Dewi');
    retype('Full name', 'Sari 3');
    retype('Phone number', '123');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText("Phone number must start with '08' and be 10-13 digits long")).toBeVisible();
    expect(screen.getByText(/^Full name may contain only letters/)).toBeVisible();
    expect(sent(UpdateSeekerProfileDocument)).toEqual([]);
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    const said = jest.spyOn(notifications, 'show');
    show([mockMutation(UpdateSeekerProfileDocument, new Error('down'))]);
    await edit();
    retype('Full name', 'Sari Lestari');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible();
    expect(said.mock.calls.map(([{ message, autoClose }]) => [message, autoClose])).toEqual([
      ['Failed to update profile. Please try again.', 5000],
    ]);
    expect(screen.getByLabelText('Full name')).toHaveValue('Sari Lestari');
  });

  it.each([
    [{ viewer: { ...profile.viewer, seeker: null } }, 'User profile not found'],
    [new Error('down'), 'Failed to load profile. Please try again later.'],
  ])('says when there is none, or it could not be loaded', async (answer, text) => {
    show([mockQuery(SeekerProfileDocument, answer)]);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the files of a profile', () => {
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  it('keep the form open where nothing else was to be saved and the CV did not get through', async () => {
    answerUploads([{ status: 400 }]);
    const { sent } = show();
    await edit();
    await chooseFile('CV');
    await save();
    expect(await screen.findByRole('button', { name: 'Try again: CV' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Edit Profile' })).toBeVisible();
    expect(sent(UpdateSeekerProfileDocument)).toEqual([]);
  });

  it('failed files are left out, and the rest is saved', async () => {
    answerUploads([{ status: 400 }]);
    const { sent } = show([mockMutation(UpdateSeekerProfileDocument, saved({ phoneNumber: '081299998888' }))]);
    await edit();
    await chooseFile('Portfolio');
    retype('Phone number', '081299998888');
    await save();
    expect(await screen.findByText('081299998888')).toBeVisible();
    expect(sent(UpdateSeekerProfileDocument)).toEqual([{ input: { phoneNumber: '081299998888' } }]);
  });

  const refused = { status: 415, body: { errors: [{ message: 'Please choose a PDF file' }] } };
  it.each([
    ['CV', refused, 'Please choose a PDF file'],
    ['Portfolio', refused, 'Please choose a PDF file'],
    ['Profile picture', refused, 'Please choose a PDF file'],
    ['Profile picture', { status: 400 }, 'Failed to upload profile image. Profile update was not completed.'],
  ])('stop the save where one was refused, or the picture did not get through: %s', async (label, answer, text) => {
    answerUploads([answer]);
    const { sent } = show([mockMutation(UpdateSeekerProfileDocument, saved())]);
    await edit();
    await chooseFile(label);
    retype('Phone number', '081299998888');
    await save();
    await waitFor(() => expect(document.querySelector('[data-kind="error"]')).toHaveTextContent(text));
    expect(screen.getByLabelText('Phone number')).toHaveValue('081299998888');
    expect(sent(UpdateSeekerProfileDocument)).toEqual([]);
  });

  it.each(['CV', 'Portfolio'])('stop the save until a file with a password is confirmed: %s', async (label) => {
    answerUploads([{ status: 201, body: { secure_url: '/files/1', claim: 'secret', locked: 'PDF' } }]);
    const { sent } = show([mockMutation(UpdateSeekerProfileDocument, saved())]);
    await edit();
    await chooseFile(label);
    await save();
    await waitFor(() => expect(document.querySelector('[data-kind="error"]')).toHaveTextContent('asks for a password'));
    expect(sent(UpdateSeekerProfileDocument)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: `Use it anyway: ${label}` }));
    await save();
    await waitFor(() => expect(sent(UpdateSeekerProfileDocument)).toHaveLength(1));
    expect(Object.values(sent(UpdateSeekerProfileDocument)[0]?.input ?? {})).toEqual(['secret']);
  });

  it('are waited for by name, and skipped on demand', async () => {
    answerUploads([{ status: 400 }], { hold: true });
    const { sent } = show([mockMutation(UpdateSeekerProfileDocument, saved({ phoneNumber: '081299998888' }))]);
    await edit();
    await chooseFile('CV');
    retype('Phone number', '081299998888');
    await save();
    expect(await screen.findByText('Still uploading mine.pdf')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Skip: mine.pdf' }));
    expect(await screen.findByText('081299998888')).toBeVisible();
    expect(sent(UpdateSeekerProfileDocument)).toEqual([{ input: { phoneNumber: '081299998888' } }]);
  });
});

const stored = profileValues(aSeeker({ technicalSkills: ['a'] }));

it.each<[string, Partial<ProfileValues>, object | null]>([
  ['nothing', {}, null],
  ['an emptied text, which stays as stored', { workExperience: ' ' }, null],
  ['an emptied list', { technicalSkills: [] }, { technicalSkills: [] }],
  ['two fields', { fullName: 'Sari D', softSkills: ['b'] }, { fullName: 'Sari D', softSkills: ['b'] }],
])('changes of a profile %s', (_what, over, expected) => {
  expect(profileChanges(stored, { ...stored, ...over })).toEqual(expected);
});
