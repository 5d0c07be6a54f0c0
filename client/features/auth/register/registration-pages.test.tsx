import { fireEvent, screen } from '@testing-library/react';
import { browser } from '../../../app/fresh-page';
import { hints } from '../../../app/hints';
import {
  CompleteProfileDocument,
  CompleteProfileSaveDocument,
  type CompleteProfileQuery,
  RegisterCompanyDocument,
  RegisterSeekerDocument,
} from '../../../graphql/generated';
import { hasUnsavedChanges } from '../../../lib/unsaved-changes';
import { company, person } from '../../../testing/fixtures/registration';
import { aSeeker } from '../../../testing/fixtures/seeker';
import { aUserError } from '../../../testing/fixtures/user-error';
import { inTurn, mockMutation, mockQuery, type OperationMock, type ResponseTo } from '../../../testing/mock-operation';
import { chooseFile, fillForm, shownToasts } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { pass, stopTime } from '../../../testing/timers';
import { answerUploads } from '../../../testing/upload-server';
import { CompleteProfilePage } from '../complete-profile/CompleteProfilePage';
import { RegisterCompanyPage } from './RegisterCompanyPage';
import { RegisterSeekerPage } from './RegisterSeekerPage';

/** The registrations and Complete Profile as whole pages: what they send, what they say, and where they lead when. */

let goTo: jest.SpyInstance;
beforeEach(() => {
  stopTime();
  goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => undefined);
  hints.setLastVerificationEmailSentAt(null);
});

/** Puts the values into the form's own fields and presses its button. */
async function submit(values: Record<string, string | boolean>, button = 'Register'): Promise<void> {
  const press = await screen.findByText(button, { selector: 'button *' });
  fillForm(values);
  fireEvent.click(press);
  await pass(100);
}

const chooseDeed = async (): Promise<void> => {
  await chooseFile('Deed of establishment');
  await pass(100);
};

const registered = { viewer: null, errors: [] };
const wentTo = (): string[] => goTo.mock.calls.map(([path]: [string]) => path);

describe('the seeker registration', () => {
  const show = (answer: ResponseTo<typeof RegisterSeekerDocument>) =>
    renderPortal(<RegisterSeekerPage />, { viewer: null, answers: [mockMutation(RegisterSeekerDocument, answer)] });

  it('leads to the dashboard, and remembers that a verification e-mail has left', async () => {
    const { sent } = show({ registerSeeker: registered });
    expect(hasUnsavedChanges()).toBe(false);
    await submit(person);
    // On its way: what was entered is registered.
    expect(hasUnsavedChanges()).toBe(false);

    expect(sent()).toEqual(['LoginOptions', 'RegisterSeeker']);
    expect(sent(RegisterSeekerDocument)).toEqual([{ input: expect.objectContaining(person) }]);
    expect(wentTo()).toEqual(['/user/dashboard']);
    expect(hints.lastVerificationEmailSentAt()).not.toBeNull();
    expect(shownToasts()).toEqual([]);
  });

  it.each([
    [false, '/user/job/1?slot=2', '/verify-email?continueUrl=%2Fuser%2Fjob%2F1%3Fslot%3D2'],
    // The account had the other role already.
    [true, '/user/job/1?slot=2', '/user/job/1?slot=2'],
    [false, '//evil.test', '/user/dashboard'],
    [true, 'javascript:alert(1)', '/user/dashboard'],
  ])('verified %s and asked for %s, leads to %s', async (emailVerified, returnTo, to) => {
    const { sent } = renderPortal(<RegisterSeekerPage />, {
      viewer: null,
      at: `/register?returnTo=${encodeURIComponent(returnTo)}`,
      answers: [
        mockMutation(RegisterSeekerDocument, { registerSeeker: { viewer: aViewer({ emailVerified }), errors: [] } }),
      ],
    });
    await submit(person);
    expect(wentTo()).toEqual([to]);
    expect(sent(RegisterSeekerDocument)).toMatchObject([
      { input: { returnTo: to === '/user/dashboard' ? null : returnTo } },
    ]);
  });

  it('says for 5 seconds what was refused, or that it failed, and stays', async () => {
    const refused = show({
      registerSeeker: {
        viewer: null,
        errors: [aUserError('EMAIL_ALREADY_IN_USE', 'Email already in use. Please use a different email.', ['email'])],
      },
    });
    await submit(person);
    expect(shownToasts()).toMatchObject([
      { message: 'Email already in use. Please use a different email.', milliseconds: 5000 },
    ]);
    refused.unmount();

    show(new Error('offline'));
    await submit(person);
    expect(shownToasts()).toMatchObject([{ message: 'Failed to register. Please try again.', milliseconds: 5000 }]);
    expect(screen.getByRole('note')).toHaveTextContent('Failed to register. Please try again.');
    expect(wentTo()).toEqual([]);
    expect(hasUnsavedChanges()).toBe(true);
  });
});

const asked = aUserError(
  'SECOND_FACTOR_REQUIRED',
  'Please enter the code from your authenticator app, or a recovery code.',
  ['code'],
);
const refusal = { viewer: null, errors: [asked] };
it.each([
  ['seeker', <RegisterSeekerPage />, mockMutation(RegisterSeekerDocument, { registerSeeker: refusal }), person],
  ['company', <RegisterCompanyPage />, mockMutation(RegisterCompanyDocument, { registerCompany: refusal }), company],
] as const)(
  'a registration with an address whose account has a second factor of a %s asks for the code in a field that appears, and leads there',
  async (_who, page, answer, fields) => {
    renderPortal(page, { viewer: null, answers: [answer] });
    expect(screen.queryByLabelText(/Code of your existing account/)).toBeNull();
    await submit(fields);
    expect(screen.getByLabelText(/Code of your existing account/)).toHaveFocus();
    expect(screen.getByText(asked.message, { selector: 'p' })).toBeVisible();
  },
);

describe('the company registration', () => {
  const show = (answer: ResponseTo<typeof RegisterCompanyDocument>) =>
    renderPortal(<RegisterCompanyPage />, { viewer: null, answers: [mockMutation(RegisterCompanyDocument, answer)] });

  it('says that it worked, and leads to the dashboard once that could be read', async () => {
    show({ registerCompany: registered });
    await submit(company);

    expect(screen.getByText('Registration successful! Redirecting to dashboard...')).toBeVisible();
    expect(screen.getByText('First confirm your e-mail.')).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
    await pass(1300);
    expect(wentTo()).toEqual([]);
    await pass(200);
    expect(wentTo()).toEqual(['/company/dashboard']);
    expect(hints.lastVerificationEmailSentAt()).not.toBeNull();
  });

  it('stops when the deed does not get through, and says so for 5 seconds', async () => {
    answerUploads([{ status: 400 }]);
    const { sent } = show({ registerCompany: registered });
    expect(hasUnsavedChanges()).toBe(false);
    await chooseDeed();
    expect(hasUnsavedChanges()).toBe(true);
    await submit(company);

    expect(shownToasts()).toMatchObject([
      { message: 'Failed to upload deed of establishment. Please try again.', milliseconds: 5000 },
    ]);
    await pass(10_000);
    expect([sent(), wentTo()]).toEqual([[], []]);
  });

  it('asks about a deed with a password before anything is sent', async () => {
    answerUploads([{ status: 201, body: { secure_url: '/files/1', claim: 'secret', locked: 'PDF' } }]);
    Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => undefined });
    const { sent } = show({ registerCompany: registered });
    await chooseDeed();
    await submit(company);

    expect(shownToasts()).toMatchObject([
      { message: expect.stringContaining('we cannot open it to verify') as string },
    ]);
    expect(sent()).toEqual([]);
  });

  it('says for 5 seconds that it failed, and stays', async () => {
    show(new Error('offline'));
    await submit(company);
    expect(shownToasts()).toMatchObject([{ message: 'Failed to register. Please try again.', milliseconds: 5000 }]);
    expect(wentTo()).toEqual([]);
  });
});

describe('Complete Profile', () => {
  const seeker = aSeeker({ fullName: 'Dewi Lestari', phoneNumber: null, education: null, workExperience: null });
  const incomplete = { viewer: { id: 'v', hasPassword: true, seeker } };
  const facts = { phoneNumber: '081234567890', education: 'Diploma', workExperience: 'Two years in a shop' };
  const show = (answers: OperationMock[]) =>
    renderPortal(<CompleteProfilePage />, { answers: [mockQuery(CompleteProfileDocument, incomplete), ...answers] });

  it('starts from what is stored, and saves', async () => {
    const { sent } = show([
      mockMutation(CompleteProfileSaveDocument, { completeProfile: { seeker: { ...seeker, ...facts }, errors: [] } }),
    ]);
    await pass(100);
    await submit(facts, 'Save and continue');
    expect(hasUnsavedChanges()).toBe(false);

    expect(sent().at(-1)).toBe('CompleteProfileSave');
    expect(sent(CompleteProfileSaveDocument).at(-1)).toMatchObject({ input: { fullName: 'Dewi Lestari', ...facts } });
  });

  it('says that it could not be saved, and stays', async () => {
    show([mockMutation(CompleteProfileSaveDocument, new Error('offline'))]);
    await pass(100);
    expect(hasUnsavedChanges()).toBe(false);
    await submit(facts, 'Save and continue');

    expect(shownToasts()).toMatchObject([{ message: 'Failed to update profile. Please try again.' }]);
    expect(hasUnsavedChanges()).toBe(true);
    await pass(10_000);
    expect(wentTo()).toEqual([]);
  });

  it('says that it could not look what is missing, and looks again on demand', async () => {
    show([mockQuery(CompleteProfileDocument, inTurn<CompleteProfileQuery>(new Error('offline'), incomplete))]);
    await pass(100);
    expect(screen.getByText('Failed to check profile completion. Please try again.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(screen.getByDisplayValue('Dewi Lestari')).toBeVisible();
  });
});
