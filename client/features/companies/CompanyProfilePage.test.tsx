import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../../app/fresh-page';
import {
  CompanyProfileDocument,
  LogoutDocument,
  SetCompanyPublicDocument,
  UpdateCompanyProfileDocument,
} from '../../graphql/generated';
import { hasUnsavedChanges } from '../../lib/unsaved-changes';
import { aCompany, someRecords } from '../../testing/fixtures/company';
import { mockMutation, mockQuery, type ResponseTo } from '../../testing/mock-operation';
import { chooseFile, fill, press, pressInDialog, toastTime } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { signInAgain } from '../../testing/session-end';
import { aCompanyViewer } from '../../testing/render';
import { pass, stopTime } from '../../testing/timers';
import { answerUploads } from '../../testing/upload-server';
import { CompanyProfilePage } from './CompanyProfilePage';

const company = aCompany({ industry: 'Energy', website: 'https://lautbiru.test' });
const answer = { viewer: { id: 'account-1', email: 'hr@lautbiru.test', company } };
const unverified = { viewer: { ...answer.viewer, company: { ...company, isVerified: false } } };
const saved = { updateCompanyProfile: { hasChanged: true, company: { ...company, isVerified: false }, errors: [] } };

function show(
  update: ResponseTo<typeof UpdateCompanyProfileDocument> = saved,
  profile: ResponseTo<typeof CompanyProfileDocument> = answer,
) {
  const logout = mockMutation(LogoutDocument, { logout: { errors: [] } });
  return renderPortal(<CompanyProfilePage />, {
    answers: [mockQuery(CompanyProfileDocument, profile), mockMutation(UpdateCompanyProfileDocument, update), logout],
  });
}

describe('the company profile', () => {
  it('has a switch for people without an account, which is off', async () => {
    const open = aCompany({ records: someRecords({ isPublic: true }) });
    const { sent } = renderPortal(<CompanyProfilePage />, {
      answers: [
        mockQuery(CompanyProfileDocument, answer),
        mockMutation(SetCompanyPublicDocument, { setCompanyPublic: { company: open, errors: [] } }),
      ],
    });
    const box = await screen.findByRole('checkbox', { name: 'Show our postings to people without an account' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(await screen.findByText('Your postings can now be read without an account.')).toBeVisible();
    expect(sent(SetCompanyPublicDocument)).toEqual([{ isPublic: true }]);
    expect(box).toBeChecked();
  });

  it('is read by a recruiter, who is offered no way to change it', async () => {
    renderPortal(<CompanyProfilePage />, {
      viewer: { ...aCompanyViewer(), companyRole: 'RECRUITER' },
      answers: [mockQuery(CompanyProfileDocument, answer)],
    });
    expect(await screen.findByText('https://lautbiru.test')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says before anything is saved that postings are hidden until verified again', async () => {
    const { sent } = show();
    await press('Edit Profile');
    expect(screen.getByText(/must be verified again by an administrator/)).toHaveTextContent(
      'Until then your job postings are hidden from job seekers.',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), '2');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/postings are hidden from job seekers until/)).toBeVisible();
    expect(sent(UpdateCompanyProfileDocument)).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Save and hide postings' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(await screen.findByText('Unverified')).toBeVisible();
  });

  it('once saved asks for the session again after 1.5 seconds, so that the banner tells the new state', async () => {
    stopTime();
    const reloadSession = jest.fn(async () => aCompanyViewer());
    renderPortal(<CompanyProfilePage />, {
      session: { reloadSession },
      answers: [mockQuery(CompanyProfileDocument, answer), mockMutation(UpdateCompanyProfileDocument, saved)],
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

  it('saved as it was asks nothing and says that nothing was changed', async () => {
    const reloadSession = jest.fn(async () => null);
    const unchanged = { updateCompanyProfile: { hasChanged: false, company, errors: [] } };
    const { sent } = renderPortal(<CompanyProfilePage />, {
      session: { reloadSession },
      answers: [mockQuery(CompanyProfileDocument, answer), mockMutation(UpdateCompanyProfileDocument, unchanged)],
    });
    await press('Edit Profile');
    await press('Save');

    expect(
      await screen.findByText('Nothing was changed, so your profile and its verification stay as they are.'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Profile updated successfully!')).toBeNull();
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(sent()).toContain('UpdateCompanyProfile');
  });

  it('asks before it takes off a verification that came while the page was open', async () => {
    let isVerified = false;
    const { sent } = show(saved, () => ({ viewer: { ...answer.viewer, company: { ...company, isVerified } } }));
    await press('Edit Profile');
    isVerified = true;
    fill(screen.getByRole('textbox', { name: 'Address' }), 'Jl. Baru 2');
    await press('Save');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(sent(UpdateCompanyProfileDocument)).toEqual([]);
  });

  it('is open as it was left when its session has ended, removals too', async () => {
    show(saved);
    await press('Edit Profile');
    fill(screen.getByLabelText('Description'), 'Coffee from the island');
    await press('Remove: Website');
    await signInAgain();
    show(saved);
    expect(await screen.findByLabelText('Description')).toHaveValue('Coffee from the island');
    expect(screen.getByLabelText('Website')).toBeDisabled();
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('sends what was changed alone, so that what another tab has saved stays, and takes a saved text off only when asked to', async () => {
    const { sent } = show(saved, unverified);
    await press('Edit Profile');
    expect(screen.queryByRole('button', { name: 'Remove: Description' })).not.toBeInTheDocument();
    expect(hasUnsavedChanges()).toBe(false);
    await press('Remove: Website');
    expect(hasUnsavedChanges()).toBe(true);
    expect(screen.getByLabelText('Website')).toBeDisabled();
    fill(screen.getByRole('textbox', { name: 'Address' }), 'Jl. Baru 2');
    await press('Save');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent(UpdateCompanyProfileDocument)).toEqual([
      { input: { companyAddress: 'Jl. Baru 2', website: '', remove: ['WEBSITE'] } },
    ]);
  });

  it('waits for a file by its name, and saves without it on demand', async () => {
    answerUploads([{ status: 400 }], { hold: true });
    const { sent } = show(saved, unverified);
    const updates = () => sent(UpdateCompanyProfileDocument);
    await press('Edit Profile');
    await chooseFile('Deed of establishment', 'deed.pdf');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Save');
    expect(await screen.findByText('Still uploading deed.pdf')).toBeVisible();
    expect(updates()).toEqual([]);
    await press('Skip: deed.pdf');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(updates()[0]).toMatchObject({
      input: expect.not.objectContaining({ deedClaim: expect.anything() }) as object,
    });
  });

  it('asks about a deed with a password, and saves it on demand', async () => {
    answerUploads([{ status: 201, body: { secure_url: '/files/2', claim: 'secret', locked: 'PDF' } }]);
    const { sent } = show(saved, unverified);
    await press('Edit Profile');
    await chooseFile('Deed of establishment', 'deed.pdf');
    await press('Save');
    expect(sent(UpdateCompanyProfileDocument)).toEqual([]);
    await press('Use it anyway: Deed of establishment');
    await press('Save');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent(UpdateCompanyProfileDocument)).toMatchObject([{ input: { deedClaim: 'secret' } }]);
  });

  it('checks name, phone, NPWP and website, and keeps a stored industry of the other list selectable', async () => {
    show();
    await press('Edit Profile');
    expect(screen.getByRole('combobox', { name: 'Industry' })).toHaveValue('Energy');
    const type = (name: RegExp, text: string) => fill(screen.getByRole('textbox', { name }), text);
    type(/Company name/, '');
    type(/Phone number/, '12');
    type(/NPWP/, '123');
    type(/Website/, 'lautbiru');
    await press('Save');
    expect(screen.getByText('Please fill in all required fields')).toBeVisible();
    expect(screen.getByText("Phone number must start with '08' and be 10-13 digits long")).toBeVisible();
    expect(screen.getByText('NPWP must be 16 digits')).toBeVisible();
    expect(
      screen.getByText('Please enter a link that starts with https://, without user name and password'),
    ).toBeVisible();
  });

  it('leads out after a confirmation', async () => {
    const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
    const { sent } = show();
    await press('Logout');
    await screen.findByRole('dialog');
    expect(sent(LogoutDocument)).toEqual([]);
    await pressInDialog('Logout', 'Confirm Logout');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  });

  it('keeps what was typed when saving fails', async () => {
    show(new Error('down'));
    await press('Edit Profile');
    fill(screen.getByRole('textbox', { name: /Description/ }), 'Fish');
    await press('Save');
    await press('Save and hide postings');
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible();
    expect(toastTime('Failed to update profile. Please try again.')).toBe(3000);
    expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue('Fish');
  });

  it('says when it could not be loaded', async () => {
    show(saved, new Error('down'));
    expect(await screen.findByText('Failed to load profile. Please try again later.')).toBeVisible();
  });
});
