import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, wibDateOf } from '../../../../domain/time';
import {
  AcceptApplicantDocument,
  ApplicantDocument,
  JobTimesDocument,
  ApplicantTokenBalanceDocument,
  RejectApplicantDocument,
  SaveInterviewDetailsDocument,
  type AcceptApplicantMutation,
  type SaveInterviewDetailsMutation,
} from '../../../graphql/generated';
import {
  anApplication,
  aMaskedApplicant,
  aRevealedApplicant,
  type Application,
} from '../../../testing/fixtures/application';
import { aJob, aSlot } from '../../../testing/fixtures/job';
import { aUserError, type UserError } from '../../../testing/fixtures/user-error';
import { inTurn, mockMutation, mockQuery, type OperationMock, refused } from '../../../testing/mock-operation';
import { fill, toastTime } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { signInAgain } from '../../../testing/session-end';
import { ApplicantPage } from './ApplicantPage';

const abilities = {
  education: "Bachelor's Degree",
  technicalSkills: ['React', 'SQL'],
  softSkills: ['Teamwork'],
  workExperience: 'Two years at a startup',
};
const revealed = aRevealedApplicant({ ...abilities, cvUrl: '/files/cv' });
const pending = anApplication({
  id: 'app-1',
  jobTitle: 'Backend Engineer',
  viewerCanDecide: true,
  whyViewerCannotAccept: null,
  job: aJob({ skills: ['sql'] }),
  applicant: aMaskedApplicant(abilities),
});
const accepted: Application = {
  ...pending,
  status: 'ACCEPTED',
  viewerCanDecide: false,
  viewerCanAddDetails: true,
  applicant: revealed,
};

const balance = (tokenBalance: number) => ({
  viewer: { id: 'account-1', company: { id: 'company-1', tokenBalance } },
});
const payload = (application: Application | null, errors: UserError[] = []) => ({ application, errors });

function show(answers: OperationMock[] = []) {
  return renderPortal(<ApplicantPage />, {
    at: '/company/applicant/app-1',
    pattern: '/company/applicant/:applicationId',
    answers: [
      mockQuery(ApplicantDocument, { application: pending }),
      mockQuery(ApplicantTokenBalanceDocument, balance(3)),
      mockMutation(AcceptApplicantDocument, { acceptApplication: payload(accepted) }),
      ...answers,
    ],
  });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Asks, and confirms where the question is. */
async function accept(): Promise<void> {
  await press(/^Accept/);
  await userEvent.click(within(await screen.findByRole('form')).getByRole('button', { name: /^Accept/ }));
}
const tooFew = "You don't have enough tokens to accept this applicant. Please purchase more tokens.";

describe('a masked applicant', () => {
  it('has the seats beside the time, and positions where the experience has years', async () => {
    const workExperience = '2024–sekarang: Staf TI di UD Tani; merawat 60 komputer\n2022–2024: Teknisi';
    const applicant = aMaskedApplicant({ ...abilities, workExperience });
    show([mockQuery(ApplicantDocument, { application: { ...pending, applicant } })]);
    const positions = within(await screen.findByRole('list', { name: 'Work experience' })).getAllByRole('listitem');
    expect(positions.map(({ textContent }) => textContent)).toEqual([
      '2024–sekarangStaf TI di UD Tanimerawat 60 komputer',
      '2022–2024Teknisi',
    ]);
    expect(screen.getByText(/3 of 4 seats taken/)).toBeVisible();
  });

  it('shows abilities and the privacy notice, and no way to the person', async () => {
    const { container } = show();
    expect(await screen.findByText('Two years at a startup')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('R**a D**i');
    expect(document.title).toContain('R**a D**i · Backend Engineer');
    expect(screen.getByText('Shown after you accept · 1 token')).toBeVisible();
    expect(screen.getByText(/appear only after acceptance/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Identity' })).toBeNull();
    expect(container.querySelectorAll('img, a[href^="mailto:"], a[href^="tel:"], a[href*="wa.me"]')).toHaveLength(0);
  });

  it('marks what the job requires as listed or not, and adds what else there is', async () => {
    show([
      mockQuery(ApplicantDocument, {
        application: { ...pending, job: aJob({ skills: ['SQL', 'Docker'] }), skillsFound: ['SQL'] },
      }),
    ]);
    const words = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(words(await screen.findByRole('list', { name: 'Required skills' }))).toEqual(['SQL', 'Docker, not listed']);
    expect(screen.getByRole('heading', { name: 'Matches 1 of 2' })).toBeVisible();
    expect(words(screen.getByRole('list', { name: 'Other technical skills' }))).toEqual(['React']);
  });
});

describe('a company that is not verified', () => {
  it('reads why it cannot accept in place of the button, and may reject', async () => {
    const { sent } = show([
      mockQuery(ApplicantDocument, { application: { ...pending, whyViewerCannotAccept: 'OWN_COMPANY_NOT_VERIFIED' } }),
      mockQuery(ApplicantTokenBalanceDocument, balance(0)),
      mockMutation(RejectApplicantDocument, {
        rejectApplication: payload({
          ...pending,
          status: 'REJECTED',
          viewerCanDecide: false,
          whyViewerCannotAccept: 'APPLICATION_NOT_PENDING',
        }),
      }),
    ]);
    expect(
      await screen.findByText(/^Your company has not been verified yet\. You can accept applicants once/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(screen.queryByText(/you have none/)).toBeNull();
    await press('Reject');
    await press('Reject applicant');
    await waitFor(() => expect(sent()).toContain('RejectApplicant'));
  });
});

test('a missing reply to a person who asked to be erased does not count against the company', async () => {
  const leaving = { ...pending, whyViewerCannotAccept: 'APPLICANT_LEAVING' } as const;
  show([mockQuery(ApplicantDocument, { application: leaving })]);
  expect(await screen.findByText(/^This applicant has asked for their data to be erased/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('a pending one shows the chosen time and the date of the answer in one line', async () => {
  const waits = { replyState: 'EXPECTED', replyBy: '2026-12-02T03:00:00.000Z' } as const;
  show([mockQuery(ApplicantDocument, { application: { ...pending, ...waits } })]);
  expect(await screen.findByText(/Answer by/)).toHaveTextContent('· Answer by Wed, Dec 2, 2026, 10:00 WIB');
});

test('one without an answer in time can be rejected, and accepted once another time is chosen', async () => {
  const lapsed = {
    status: 'NO_REPLY',
    replyState: 'LAPSED',
    replyBy: null,
    lapsedAt: '2026-11-20T03:00:00.000Z',
    whyViewerCannotAccept: 'APPLICATION_LAPSED',
  } as const;
  show([mockQuery(ApplicantDocument, { application: { ...pending, ...lapsed } })]);
  expect(await screen.findByText(/You can accept this applicant once they have chosen another time/)).toBeVisible();
  expect(screen.getByText('No reply')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Reject/ })).toBeEnabled();
});

describe('acceptance', () => {
  it('says the cost and what is left, then opens the identity in place, and goes back to the job', async () => {
    const { sent } = show();
    await press(/^Accept/);
    const question = await screen.findByRole('form', { name: 'Accept this applicant?' });
    expect(question).toHaveTextContent('This costs 1 token. You have 3 tokens; 2 tokens will be left.');
    expect(within(question).getByRole('button', { name: /^Accept/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    expect(await screen.findByRole('heading', { level: 1, name: 'Rina Dewi' })).toHaveFocus();
    expect(document.title).toContain('Rina Dewi · Backend Engineer');
    const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(/rina@mail/)).toBe('mailto:rina@mail.test');
    expect(href(/0812/)).toBe('tel:081234567890');
    expect(href(/WhatsApp/)).toBe('https://wa.me/6281234567890');
    expect(href(/View CV/)).toBe('/files/cv');
    expect(sent(AcceptApplicantDocument)[0]).toEqual({ input: { applicationId: 'app-1' } });
    expect(screen.getByText(/Applicant accepted/)).toBeVisible();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it('says the same when the server finds too few tokens', async () => {
    show([
      mockMutation(AcceptApplicantDocument, {
        acceptApplication: payload(null, [aUserError('NOT_ENOUGH_TOKENS', tooFew)]),
      }),
    ]);
    await accept();
    expect(await screen.findByText(tooFew)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'R**a D**i' })).toBeVisible();
  });

  it('keeps the question and its link while the server cannot be reached, and offers the other open slots of a time that clashes', async () => {
    const conflict = 'The proposed time conflicts with another scheduled interview';
    const { sent } = show([
      mockMutation(
        AcceptApplicantDocument,
        inTurn<AcceptApplicantMutation>(
          new Error('down'),
          { acceptApplication: payload(null, [aUserError('APPLICANT_CONFLICT', conflict)]) },
          { acceptApplication: payload(accepted) },
        ),
      ),
      mockQuery(JobTimesDocument, {
        job: {
          id: 'job-1',
          timeZone: 'Asia/Jakarta',
          interviewAvailability: [
            aSlot({ id: 'slot-full', start: '10:00', end: '10:30', state: 'FULL' }),
            aSlot({ id: 'slot-open', start: '11:00', end: '11:30' }),
          ],
        },
      }),
    ]);
    await press(/^Accept/);
    const question = within(await screen.findByRole('form'));
    await userEvent.type(question.getByRole('textbox'), 'https://meet.example/room');
    const confirm = () => userEvent.click(question.getByRole('button', { name: /^Accept/ }));
    await confirm();
    const failed = 'Failed to update application status. Please try again.';
    expect(await screen.findByText(failed)).toBeVisible();
    expect(toastTime(failed)).toBe(3000);
    expect(screen.getByRole('heading', { name: 'R**a D**i' })).toBeInTheDocument();
    expect(question.getByRole('textbox')).toHaveValue('https://meet.example/room');
    await confirm();
    await userEvent.click(await screen.findByRole('radio'));
    await userEvent.click(
      within(screen.getByRole('alert', { name: conflict })).getByRole('button', { name: /^Accept/ }),
    );
    expect(await screen.findByRole('heading', { name: 'Rina Dewi' })).toBeVisible();
    expect(sent(AcceptApplicantDocument).at(-1)).toEqual({
      input: { applicationId: 'app-1', slotId: 'slot-open', interviewLink: 'https://meet.example/room' },
    });
  });

  it('warns that the time has passed before a token is spent, and offers the other open slots', async () => {
    const past = {
      ...pending.selectedInterview,
      startsAt: '2020-12-01T02:00:00.000Z',
    };
    const other = aSlot({ id: 'slot-2', start: '13:00', end: '13:30' });
    const { sent } = show([
      mockQuery(ApplicantDocument, { application: { ...pending, selectedInterview: past } }),
      mockQuery(JobTimesDocument, { job: { id: 'job-1', timeZone: 'Asia/Jakarta', interviewAvailability: [other] } }),
    ]);
    await press(/^Accept/);
    const dialog = within(await screen.findByRole('form'));
    expect(dialog.getByText('This interview time has passed.')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Accept ·/ })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another time' }));
    await userEvent.click(await screen.findByRole('radio', { name: /13:00 – 13:30/ }));
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: /^Accept/ }));
    await waitFor(() =>
      expect(sent(AcceptApplicantDocument)[0]).toEqual({ input: { applicationId: 'app-1', slotId: 'slot-2' } }),
    );
  });
});

describe('an accepted applicant', () => {
  const order = (): (string | null)[] =>
    screen
      .getAllByRole('region')
      .map(
        (region) => region.getAttribute('aria-label') ?? within(region).getAllByRole('heading')[0]?.textContent ?? null,
      );

  it('begins with the person and the interview; a masked one with what they can do', async () => {
    const { unmount } = show([mockQuery(ApplicantDocument, { application: accepted })]);
    await screen.findByRole('heading', { level: 1, name: 'Rina Dewi' });
    expect(order().slice(0, 2)).toEqual(['Identity', 'Interview']);
    expect(
      within(screen.getByRole('region', { name: 'Identity' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['081234567890', 'WhatsApp', 'rina@mail.test', 'View CV']);
    unmount();
    show();
    await screen.findByRole('heading', { level: 1, name: 'R**a D**i' });
    expect(order()[0]).toBe('What the applicant can do');
  });
});

describe('interview details', () => {
  const field = (name: RegExp) => screen.findByRole('textbox', { name });

  it('offers the calendar file of an accepted interview to come', async () => {
    const selectedInterview = { ...pending.selectedInterview, date: addDays(wibDateOf(new Date()), 2) };
    show([mockQuery(ApplicantDocument, { application: { ...accepted, selectedInterview } })]);
    expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/interviews/app-1.ics',
    );
  });

  it('open as they were left when the session has ended', async () => {
    const interviewDetails = { venue: 'Office', link: null, additionalInfo: null };
    const answers = [mockQuery(ApplicantDocument, { application: { ...accepted, interviewDetails } })];
    show(answers);
    await press('Edit interview details');
    fill(await field(/Additional/), 'Bring your portfolio');
    await signInAgain();
    show(answers);
    expect(await field(/Additional/)).toHaveValue('Bring your portfolio');
    expect(await field(/Venue/)).toHaveValue('Office');
  });

  it('want a venue and a web link, and keep what was typed', async () => {
    show([mockQuery(ApplicantDocument, { application: accepted })]);
    fill(await field(/Meeting link/), 'meet me');
    await press('Save interview details');
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
    expect(screen.getByText('Please enter the venue')).toBeVisible();
    expect(
      screen.getByText('Please enter a link that starts with https://, without user name and password'),
    ).toBeVisible();
    expect(await field(/Meeting link/)).toHaveValue('meet me');
  });

  it('keep the focus near the buttons that go away', async () => {
    const details = { venue: 'Office', link: null, additionalInfo: null };
    const stored = { ...accepted, interviewDetails: details };
    show([
      mockQuery(ApplicantDocument, { application: stored }),
      mockMutation(SaveInterviewDetailsDocument, { saveInterviewDetails: payload(stored) }),
    ]);
    const edit = () => screen.findByRole('button', { name: 'Edit interview details' });
    expect(await edit()).not.toHaveFocus();
    await userEvent.click(await edit());
    expect(await field(/Venue/)).toHaveFocus();
    await press('Cancel');
    expect(await edit()).toHaveFocus();
    await userEvent.click(await edit());
    await press('Save interview details');
    expect(await edit()).toHaveFocus();
  });

  it('take a link without encryption, and offer https with one tap', async () => {
    const link = 'http://meet.example/room';
    const { sent } = show([
      mockQuery(ApplicantDocument, { application: accepted }),
      mockMutation(SaveInterviewDetailsDocument, {
        saveInterviewDetails: payload(null, [aUserError('VENUE_REQUIRED', 'Please fill in all required fields')]),
      }),
    ]);
    fill(await field(/Venue/), 'Office');
    fill(await field(/Meeting link/), 'https://meet.example/room');
    expect(screen.queryByRole('button', { name: 'Change to https' })).toBeNull();
    fill(await field(/Meeting link/), link);
    expect(screen.getByText('This link is not encrypted. Applicants are warned of it.')).toBeVisible();
    await press('Save interview details');
    await press('Change to https');
    expect(await field(/Meeting link/)).toHaveValue('https://meet.example/room');
    expect(screen.queryByRole('button', { name: 'Change to https' })).toBeNull();
    await press('Save interview details');
    expect(sent(SaveInterviewDetailsDocument).map(({ input }) => input.link)).toEqual([
      link,
      'https://meet.example/room',
    ]);
  });

  it('refuse a link with user and password', async () => {
    show([mockQuery(ApplicantDocument, { application: accepted })]);
    fill(await field(/Venue/), 'Office');
    fill(await field(/Meeting link/), 'http://rina:secret@meet.example/room');
    await press('Save interview details');
    expect(
      await screen.findByText('Please enter a link that starts with https://, without user name and password'),
    ).toBeVisible();
  });

  it('say when they could not be saved, and are saved and shown at the next press', async () => {
    const interviewDetails = { venue: 'Office', link: null, additionalInfo: null };
    const stored = { saveInterviewDetails: payload({ ...accepted, interviewDetails }) };
    show([
      mockQuery(ApplicantDocument, { application: accepted }),
      mockMutation(SaveInterviewDetailsDocument, inTurn<SaveInterviewDetailsMutation>(new Error('down'), stored)),
    ]);
    fill(await field(/Venue/), 'Office');
    await press('Save interview details');
    expect(await screen.findByText('Failed to save interview details. Please try again.')).toBeVisible();
    expect(toastTime('Failed to save interview details. Please try again.')).toBe(3000);
    expect(await field(/Venue/)).toHaveValue('Office');
    await press('Save interview details');
    expect(await screen.findByText('Interview details saved successfully!')).toBeVisible();
    expect(screen.getByText('Office')).toBeVisible();
  });
});

describe('an application that cannot be shown', () => {
  it('says the server’s reason and a way back', async () => {
    const text = 'You do not have permission to view this application';
    show([mockQuery(ApplicantDocument, refused(text, 'APPLICATION_FORBIDDEN'))]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('link', { name: 'All Applicants' })).toBeVisible());
  });

  it('can be tried again after a network failure', async () => {
    show([mockQuery(ApplicantDocument, new Error('down'))]);
    expect(await screen.findByText('Failed to load application details. Please try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
