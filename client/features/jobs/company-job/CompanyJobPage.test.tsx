import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CompanyJobApplicantsDocument,
  CompanyJobDocument,
  CompanyJobPublicDocument,
  CompanyJobViewedTermsDocument,
  DeleteCompanyJobDocument,
  SetCompanyJobActiveDocument,
  SetCompanyJobPublicDocument,
  SlotApplicantsDocument,
} from '../../../graphql/generated';
import {
  anApplication,
  anInterviewTime,
  aMaskedApplicant,
  aRevealedApplicant,
  type Application,
} from '../../../testing/fixtures/application';
import { aJob, aSlot } from '../../../testing/fixtures/job';
import { aUserError } from '../../../testing/fixtures/user-error';
import { mockMutation, mockQuery, refused, type OperationMock, type ResponseTo } from '../../../testing/mock-operation';
import { hrefOf, press, pressInDialog, textsIn, toastTime } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { CompanyJobPage } from './CompanyJobPage';

const job = aJob({
  isActive: false,
  isVisibleToSeekers: false,
  applicationCounts: { total: 1, pending: 1, noReply: 0, accepted: 0, rejected: 0, withdrawn: 0, undecided: 1 },
});
const pending = anApplication({
  id: 'app-1',
  selectedInterview: anInterviewTime({ date: '2026-12-01' }),
  applicant: aMaskedApplicant({ technicalSkills: ['Espresso'] }),
});
const applicants = { companyApplications: { totalCount: 1, items: [pending] } };

/** The posting's switch for people without an account, and its company's. */
const publicOf = (isPublic: boolean, records: { isPublic: boolean }) => ({
  job: { id: 'job-1', isPublic },
  viewer: { id: 'account-1', company: { id: 'company-1', records } },
});

function show(answers: OperationMock[] = []) {
  return renderPortal(<CompanyJobPage />, {
    at: '/company/job/job-1',
    answers: [
      mockQuery(CompanyJobDocument, { job }),
      mockQuery(CompanyJobApplicantsDocument, applicants),
      mockQuery(CompanyJobViewedTermsDocument, { job: { id: 'job-1', viewedTerms: [] } }),
      mockQuery(CompanyJobPublicDocument, publicOf(false, { isPublic: false })),
      ...answers,
    ],
  });
}

describe('a job of the company', () => {
  it('lists its applicants by what they can do, behind the mask, and leads to a new job that is filled from it', async () => {
    const { sent } = show();
    const row = await screen.findByRole('link', { name: /R\*\*a D\*\*i/ });
    expect(row).toHaveAttribute('href', '/company/job/job-1?applicant=app-1');
    expect(row).toHaveTextContent('Espresso · Diploma');
    expect(row).toHaveTextContent('Tue, Dec 1, 2026 · 09:00 – 09:30 WIB · Online');
    expect(screen.queryByText(/people wait/)).toBeNull();
    expect(hrefOf('Duplicate')).toBe('/company/create?from=job-1');
    await userEvent.click(screen.getByRole('link', { name: 'Duplicate' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(sent()).not.toContain('DuplicateCompanyJob');
  });

  it('says how many people wait for a free time', async () => {
    show([mockQuery(CompanyJobDocument, { job: { ...job, waiting: 5 } })]);
    expect(await screen.findByText('5 people wait for a free time. Add one, and they are told.')).toBeVisible();
  });

  describe('shows at a slot', () => {
    const slot = aSlot({ seatsLeft: 3, isReserved: true });
    const free = aSlot({ id: 'slot-2', start: '10:00', end: '10:30', maxApplicants: 1, seatsLeft: 1 });
    const seated = (items: Application[]) => ({ companyApplications: { items } });
    const revealed = anApplication({
      id: 'app-2',
      status: 'ACCEPTED',
      applicant: aRevealedApplicant({ fullName: 'Bima Sakti' }),
    });
    const open = async (answer: ResponseTo<typeof SlotApplicantsDocument>) => {
      const portal = show([
        mockQuery(CompanyJobDocument, { job: { ...job, interviewAvailability: [slot, free] } }),
        mockQuery(SlotApplicantsDocument, answer),
      ]);
      await press('2 of 5 seats taken, Jan 4, 2099, 09:00 – 09:30 WIB: show applicants');
      return portal;
    };

    it('who has a seat in it, masked until accepted, and the way to each', async () => {
      const { sent } = await open(seated([pending, revealed]));
      const list = await screen.findByRole('list', { name: 'Applicants for Jan 4, 2099, 09:00 – 09:30 WIB' });
      const rows = within(list).getAllByRole('link');
      expect(rows.map((row) => row.getAttribute('href'))).toEqual([
        '/company/applicant/app-1',
        '/company/applicant/app-2',
      ]);
      expect(rows[0]).toHaveTextContent(/R\*\*a D\*\*i.*Pending/);
      expect(rows[1]).toHaveTextContent(/Bima Sakti.*Accepted/);
      expect(sent().at(-1)).toBe('SlotApplicants');
      expect(sent(SlotApplicantsDocument).at(-1)).toEqual({ slotId: 'slot-1' });
    });

    it('nothing to open while all its seats are free', async () => {
      await open(seated([]));
      expect(screen.getByText('0 of 1 seat taken')).toBeVisible();
      expect(screen.queryByRole('button', { name: /0 of 1/ })).toBeNull();
      expect(await screen.findByText(/Nobody has applied for this time/)).toBeVisible();
    });

    it('that its applicants could not be read', async () => {
      await open(new Error('down'));
      expect(await screen.findByText('Failed to load applicants. Please try again later.')).toBeVisible();
    });
  });

  it('folds also the next week where it has more than twelve slots', async () => {
    const slots = Array.from({ length: 13 }, (_, index) => aSlot({ id: `slot-${index}`, date: '2099-01-05' }));
    show([mockQuery(CompanyJobDocument, { job: { ...job, interviewAvailability: slots } })]);
    const week = await screen.findByText('Jan 5, 2099 – Jan 11, 2099');
    expect(screen.getByText('Jan 5, 2099')).not.toBeVisible();
    await userEvent.click(week);
    expect(screen.getByText('Jan 5, 2099')).toBeVisible();
  });

  it('shows many slots by week, the next one open and what has passed folded', async () => {
    const at = (date: string, over = {}) => aSlot({ id: date, date, startsAt: `${date}T02:00:00.000Z`, ...over });
    const slots = [
      at('2020-01-06', { state: 'PAST' }),
      at('2020-01-15', { state: 'PAST' }),
      at('2099-01-05', { seatsLeft: 3, isReserved: true }),
      at('2099-01-06'),
      at('2099-01-13'),
    ];
    show([mockQuery(CompanyJobDocument, { job: { ...job, interviewAvailability: slots } })]);
    const next = await screen.findByText('Jan 5, 2099 – Jan 11, 2099');
    expect(screen.getByText('Jan 6, 2099').closest('h3')).toHaveTextContent('Tue, Jan 6, 2099');
    expect(screen.getByText('Jan 6, 2099')).toBeVisible();
    expect(next.closest('summary')).toHaveTextContent('2 slots, 2 of 10 seats taken');
    await userEvent.click(next);
    expect(screen.getByText('Jan 6, 2099')).not.toBeVisible();
    const later = screen.getByText('Jan 12, 2099 – Jan 18, 2099');
    expect(screen.getByText('Jan 13, 2099')).not.toBeVisible();
    await userEvent.click(later);
    expect(screen.getByText('Jan 13, 2099')).toBeVisible();

    const weeks = () => screen.getAllByText(/^Jan.* – Jan.*2020$/);
    for (const week of weeks()) expect(week).not.toBeVisible();
    await userEvent.click(screen.getByText('2 past slots'));
    expect(weeks().map((week) => week.textContent?.slice(0, 12))).toEqual(['Jan 13, 2020', 'Jan 6, 2020 ']);
    await userEvent.click(weeks()[0] ?? document.body);
    expect(screen.getByText('Jan 15, 2020')).toBeVisible();
  });

  it('says that all its slots have passed, and has the way to edit it in its head', async () => {
    const past = aSlot({ date: '2020-01-06', startsAt: '2020-01-06T02:00:00.000Z', state: 'PAST' });
    show([mockQuery(CompanyJobDocument, { job: { ...job, interviewAvailability: [past] } })]);
    expect(await screen.findByText('No slots to come.')).toBeVisible();
    const head = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body);
    expect(hrefOf('Edit', head)).toBe('/company/jobs/job-1/edit');
  });

  describe('has a switch for people without an account', () => {
    it('that works while the company is public', async () => {
      const job = { id: 'job-1', isPublic: false };
      const { sent } = show([
        mockQuery(CompanyJobPublicDocument, publicOf(true, { isPublic: true })),
        mockMutation(SetCompanyJobPublicDocument, { setJobPublic: { job, errors: [] } }),
      ]);
      await userEvent.click(await screen.findByRole('checkbox', { name: /people without an account/ }));
      expect(await screen.findByText('This posting can no longer be read without an account.')).toBeVisible();
      expect(sent(SetCompanyJobPublicDocument)).toEqual([{ input: { jobId: 'job-1', isPublic: false } }]);
      expect(screen.getByRole('checkbox', { name: /people without an account/ })).not.toBeChecked();
    });

    it('or says where that is switched on, and that no search has led enough people here', async () => {
      show();
      expect(await screen.findByText(/Your company profile has the switch/)).toBeVisible();
      const searches = within(await screen.findByRole('region', { name: 'What people searched for' }));
      expect(await searches.findByText(/^Nothing to show yet\./)).toBeVisible();
      expect(searches.queryByRole('list')).toBeNull();
    });
  });

  describe('shows what people searched for', () => {
    const searches = async () => within(await screen.findByRole('region', { name: 'What people searched for' }));

    it('with how many they were', async () => {
      const viewedTerms = [
        { term: 'barista', seekers: 1200 },
        { term: 'kopi', seekers: 5 },
      ];
      show([mockQuery(CompanyJobViewedTermsDocument, { job: { id: 'job-1', viewedTerms } })]);
      const list = await (await searches()).findByRole('list');
      expect(textsIn(list, 'listitem')).toEqual(['barista1.200 people', 'kopi5 people']);
      expect(
        (await searches()).getByText('These searches led at least five people to this job in the last 30 days.'),
      ).toBeVisible();
    });

    it('or that it could not be read, nor the applicants, beside the job all the same', async () => {
      const down = new Error('down');
      show([mockQuery(CompanyJobViewedTermsDocument, down), mockQuery(CompanyJobApplicantsDocument, down)]);
      expect(await (await searches()).findByText('Failed to load searches. Please try again later.')).toBeVisible();
      expect(await screen.findByText('Failed to load applicants. Please try again later.')).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Barista' })).toBeVisible();
    });
  });

  it('is not reopened when every slot is filled, and says so', async () => {
    const text = 'Cannot reopen job. All interview slots are filled.';
    show([
      mockMutation(SetCompanyJobActiveDocument, {
        setJobActive: { job: null, errors: [aUserError('REOPEN_ALL_SLOTS_FILLED', text)] },
      }),
    ]);
    await press('Open job');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('opens, and says when that has taken off an auto-close date that had passed', async () => {
    const opened = { ...job, isActive: true, isVisibleToSeekers: true, autoCloseDate: null };
    show([
      mockQuery(CompanyJobDocument, { job: { ...job, autoCloseDate: '2020-01-01' } }),
      mockMutation(SetCompanyJobActiveDocument, { setJobActive: { job: opened, errors: [] } }),
    ]);
    await press('Open job');
    expect(
      await screen.findByText('Job opened. Its auto-close date had passed, so it stays open until you close it.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close job' })).toBeVisible();
    expect(screen.getByText('Seekers can find it, but nobody can apply: it has no interview slots.')).toBeVisible();
  });

  it('is deleted only after a confirmation', async () => {
    const { sent } = show([
      mockMutation(DeleteCompanyJobDocument, { deleteJob: { deletedJobId: 'job-1', errors: [] } }),
    ]);
    await press('Delete job');
    expect(await screen.findByText(/removed for good/)).toHaveTextContent('1 unanswered application is closed.');
    expect(sent(DeleteCompanyJobDocument)).toEqual([]);
    await pressInDialog('Delete job');
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it.each([
    ['Open job', null, 'Failed to update job status. Please try again.'],
    ['Delete job', 'Delete job', 'Failed to delete job. Please try again.'],
  ])('says when %s fails', async (button, confirm, text) => {
    const down = new Error('down');
    show([mockMutation(SetCompanyJobActiveDocument, down), mockMutation(DeleteCompanyJobDocument, down)]);
    await press(button);
    if (confirm) await pressInDialog(confirm);
    expect(await screen.findByText(text)).toBeVisible();
    expect(toastTime(text)).toBe(3000);
  });

  it('lists ten applicants a page, asks the server once for five, and again when it fails', async () => {
    let isDown = true;
    const nameOf = (number: number) => aMaskedApplicant({ fullName: `M**k ${number}` });
    const many = Array.from({ length: 50 }, (_, index) => ({
      ...pending,
      id: `app-${index + 1}`,
      applicant: nameOf(index + 1),
    }));
    const { sent } = show([
      mockQuery(CompanyJobApplicantsDocument, ({ page }) =>
        page === 2 && isDown
          ? new Error('down')
          : {
              companyApplications: {
                totalCount: 51,
                items: page === 2 ? [{ ...pending, id: 'app-51', applicant: nameOf(51) }] : many,
              },
            },
      ),
    ]);
    const names = () => screen.getAllByText(/^M\*\*k/).map(({ textContent }) => Number(textContent?.slice(5)));
    await press('Next');
    await waitFor(() => expect(names()).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]));
    expect(sent(CompanyJobApplicantsDocument)).toEqual([{ jobId: 'job-1', page: 1 }]);
    await press('Page 6');
    expect(await screen.findByText('Failed to load applicants. Please try again later.')).toBeVisible();
    isDown = false;
    await press('Try again');
    expect(await screen.findByRole('link', { name: /M\*\*k 51/ })).toBeVisible();
  });

  it('that is not there says so', async () => {
    show([mockQuery(CompanyJobDocument, refused('Job not found', 'JOB_NOT_FOUND'))]);
    expect(await screen.findByText('Job not found')).toBeVisible();
  });
});
