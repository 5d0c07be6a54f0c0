import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal, type Answer } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { partsFilled } from './completion-parts';
import { profileChanges, type ProfileValues } from './profile-changes';
import { SeekerProfilePage } from './SeekerProfilePage';

const seeker = {
  __typename: 'Seeker', id: 's', fullName: 'Sari Dewi', email: 'sari@example.test', phoneNumber: '081234567890',
  education: 'Diploma', workExperience: 'Two years.', technicalSkills: ['Latte art'], softSkills: [], cvUrl: null,
  portfolioUrl: null, pictureUrl: null, profileCompletion: 56, createdAt: '2026-01-01T00:00:00.000Z',
};
const profile = { viewer: { __typename: 'Viewer', id: 'v', seeker } };
const saved = (over: object = {}) => ({
  updateSeekerProfile: { __typename: 'SeekerPayload', seeker: { ...seeker, ...over }, errors: [] },
});
const show = (more: Record<string, Answer> = {}) =>
  renderPortal(<SeekerProfilePage />, { viewer: aViewer(), answers: { SeekerProfile: profile, ...more } });
const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
};

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
    const { sent } = show({ UpdateSeekerProfile: saved({ phoneNumber: '081299998888' }) });
    await edit();
    await retype('Phone number', '081299998888');
    await userEvent.type(screen.getByLabelText('Soft skills'), 'Teamwork{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent.find(({ name }) => name === 'UpdateSeekerProfile')?.variables).toEqual({
      input: { phoneNumber: '081299998888', softSkills: ['Teamwork'] },
    });
    expect(screen.getByText('081299998888')).toBeVisible();
  });

  it('takes the work experience off only when asked to, and lets one think again', async () => {
    const { sent } = show({ UpdateSeekerProfile: saved({ workExperience: null }) });
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Work experience' }));
    expect(screen.getByText('Will be removed when you save')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep: Work experience' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Work experience' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent.filter(({ name }) => name === 'UpdateSeekerProfile').map(({ variables }) => variables)).toEqual([{ input: { remove: ['WORK_EXPERIENCE'] } }]);
  });

  it('restores what was stored on cancel', async () => {
    const { sent } = show();
    await edit();
    await retype('Full name', 'Somebody Else');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Sari Dewi')).toBeVisible();
    await edit();
    expect(screen.getByLabelText('Full name')).toHaveValue('Sari Dewi');
    expect(sent.map(({ name }) => name)).not.toContain('UpdateSeekerProfile');
  });

  it('says what is wrong beside the field and sends nothing', async () => {
    const { sent } = show();
    await edit();
    await retype('Phone number', '123');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText("Phone number must start with '08' and be 10-13 digits long")).toBeVisible();
    expect(sent.map(({ name }) => name)).not.toContain('UpdateSeekerProfile');
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    show({ UpdateSeekerProfile: new Error('down') });
    await edit();
    await retype('Full name', 'Sari Lestari');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Sari Lestari');
  });

  it('says when it could not be loaded', async () => {
    show({ SeekerProfile: new Error('down') });
    expect(await screen.findByText('Failed to load profile. Please try again later.')).toBeVisible();
  });
});

describe('changes of a profile', () => {
  const stored: ProfileValues = {
    fullName: 'Sari', phoneNumber: '0812', education: 'Diploma', workExperience: 'Two years', technicalSkills: ['a'], softSkills: [],
  };

  it.each<[string, Partial<ProfileValues>, object | null]>([
    ['nothing', {}, null],
    ['an emptied text, which stays as stored', { workExperience: ' ' }, null],
    ['an emptied list', { technicalSkills: [] }, { technicalSkills: [] }],
    ['two fields', { fullName: 'Sari D', softSkills: ['b'] }, { fullName: 'Sari D', softSkills: ['b'] }],
  ])('%s', (_what, over, expected) => {
    expect(profileChanges(stored, { ...stored, ...over })).toEqual(expected);
  });
});
