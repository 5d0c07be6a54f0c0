import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPortal, type Answer } from '../../testing/portal';
import { toastTime } from '../../testing/shown-toasts';
import { CompanyJobPage } from './CompanyJobPage';

const job = {
  __typename: 'Job', id: 'job-1', title: 'Barista', location: 'Bandung', employmentType: 'FULL_TIME', description: 'Coffee',
  skills: ['Latte art'], isActive: false, isVisibleToSeekers: false, isCompanyVerified: true, viewerCanManage: true,
  createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z', autoCloseDate: null, salary: null,
  applicationCounts: { __typename: 'ApplicationCounts', total: 1, pending: 1, accepted: 0, rejected: 0 },
  interviewAvailability: [],
};
const applicants = {
  companyApplications: {
    __typename: 'ApplicationPage', page: 1, pageCount: 1, totalCount: 1,
    items: [
      {
        __typename: 'Application', id: 'app-1', status: 'PENDING', applicationDate: '2026-11-20T03:00:00.000Z',
        selectedInterview: { __typename: 'InterviewTime', date: '2026-12-01', start: '09:00', end: '09:30', locationType: 'ONLINE' },
        applicant: {
          __typename: 'Applicant', fullName: 'R**a D**i', isRevealed: false, pictureUrl: null, technicalSkills: ['Espresso'], education: 'Diploma',
        },
      },
    ],
  },
};

function show(answers: Record<string, Answer> = {}) {
  return renderPortal(<CompanyJobPage />, {
    at: '/company/job/job-1',
    pattern: '/company/job/:jobId',
    answers: { CompanyJob: { job }, CompanyJobApplicants: applicants, ...answers },
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a job of the company', () => {
  it('lists its applicants by what they can do, behind the mask', async () => {
    show();
    const row = await screen.findByRole('link', { name: /R\*\*a D\*\*i/ });
    expect(row).toHaveAttribute('href', '/company/applicant/app-1');
    expect(row).toHaveTextContent('Espresso · Diploma');
    expect(row).toHaveTextContent('Dec 1, 2026 · 09:00 – 09:30 WIB · Online');
  });

  describe('shows at a slot', () => {
    const slot = {
      __typename: 'InterviewSlot', id: 'slot-1', date: '2099-01-04', start: '09:00', end: '09:30', startsAt: '2099-01-04T02:00:00.000Z', locationType: 'ONLINE',
      maxApplicants: 5, seatsLeft: 3, state: 'OPEN', isReserved: true, isSelected: false,
    };
    const free = { ...slot, id: 'slot-2', start: '10:00', end: '10:30', maxApplicants: 1, seatsLeft: 1, isReserved: false };
    const seated = (items: object[]) => ({ companyApplications: { __typename: 'ApplicationPage', items } });
    const [pending] = applicants.companyApplications.items;
    const revealed = { ...pending, id: 'app-2', status: 'ACCEPTED', applicant: { ...pending?.applicant, fullName: 'Bima Sakti', isRevealed: true } };
    const open = async (answer: Answer) => {
      const portal = show({ CompanyJob: { job: { ...job, interviewAvailability: [slot, free] } }, SlotApplicants: answer });
      await press('2 of 5 seats taken, Jan 4, 2099, 09:00 – 09:30: show applicants');
      return portal;
    };

    it('who has a seat in it, masked until accepted, and the way to each', async () => {
      const { sent } = await open(seated([pending ?? {}, revealed]));
      const list = within(await screen.findByRole('list', { name: 'Applicants for Jan 4, 2099, 09:00 – 09:30' }));
      const rows = list.getAllByRole('link');
      expect(rows.map((row) => row.getAttribute('href'))).toEqual(['/company/applicant/app-1', '/company/applicant/app-2']);
      expect(rows[0]).toHaveTextContent(/R\*\*a D\*\*i.*Pending/);
      expect(rows[1]).toHaveTextContent(/Bima Sakti.*Accepted/);
      expect(sent.at(-1)).toEqual({ name: 'SlotApplicants', variables: { slotId: 'slot-1' } });
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

  it('is not reopened when every slot is filled, and says so', async () => {
    const text = 'Cannot reopen job. All interview slots are filled.';
    const error = { __typename: 'UserError', code: 'REOPEN_ALL_SLOTS_FILLED', message: text, field: null };
    show({ SetCompanyJobActive: { setJobActive: { __typename: 'JobPayload', job: null, errors: [error] } } });
    await press('Open job');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('opens', async () => {
    const opened = { ...job, isActive: true, isVisibleToSeekers: true };
    show({ SetCompanyJobActive: { setJobActive: { __typename: 'JobPayload', job: opened, errors: [] } } });
    await press('Open job');
    expect(await screen.findByRole('button', { name: 'Close job' })).toBeVisible();
    expect(screen.getByText('Seekers can find it and apply.')).toBeVisible();
  });

  it('says when opening has taken off an auto-close date that had passed', async () => {
    const opened = { ...job, isActive: true, isVisibleToSeekers: true, autoCloseDate: null };
    show({
      CompanyJob: { job: { ...job, autoCloseDate: '2020-01-01' } },
      SetCompanyJobActive: { setJobActive: { __typename: 'JobPayload', job: opened, errors: [] } },
    });
    await press('Open job');
    expect(await screen.findByText('Job opened. Its auto-close date had passed, so it stays open until you close it.')).toBeVisible();
  });

  it('is duplicated, and the copy leads to its interview times', async () => {
    const copy = { ...job, id: 'job-2', isActive: true };
    const { sent } = show({ DuplicateCompanyJob: { duplicateJob: { __typename: 'JobPayload', job: copy, errors: [] } } });
    await press('Duplicate');
    expect(await screen.findByText('Job duplicated. The copy is open and has no interview times yet.')).toBeVisible();
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(sent.filter(({ name }) => name === 'DuplicateCompanyJob').map(({ variables }) => variables)).toEqual([{ jobId: 'job-1' }]);
  });

  it('is deleted only after a confirmation', async () => {
    const { sent } = show({
      DeleteCompanyJob: { deleteJob: { __typename: 'DeleteJobPayload', deletedJobId: 'job-1', errors: [] } },
    });
    await press('Delete job');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/removed for good/)).toHaveTextContent('1 pending application is closed.');
    expect(sent.map(({ name }) => name)).not.toContain('DeleteCompanyJob');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete job' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  it.each([
    ['SetCompanyJobActive', 'Open job', null, 'Failed to update job status. Please try again.'],
    ['DuplicateCompanyJob', 'Duplicate', null, 'Failed to duplicate job. Please try again.'],
    ['DeleteCompanyJob', 'Delete job', 'Delete job', 'Failed to delete job. Please try again.'],
  ])('says when %s fails', async (operation, button, confirm, text) => {
    show({ [operation]: new Error('down') });
    await press(button);
    if (confirm) await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(toastTime(text)).toBe(3000);
  });

  it('shows the job although its applicants could not be loaded', async () => {
    show({ CompanyJobApplicants: new Error('down') });
    expect(await screen.findByText('Failed to load applicants. Please try again later.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Barista' })).toBeVisible();
  });

  it('that is not there says so', async () => {
    show({ CompanyJob: refused('Job not found', 'JOB_NOT_FOUND') });
    expect(await screen.findByText('Job not found')).toBeVisible();
  });
});
