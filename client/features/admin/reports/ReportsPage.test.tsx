import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminReportsDocument,
  DismissReportsDocument,
  PauseReportedJobDocument,
  ResumeReportedJobDocument,
  type ReportGroupCardFragment,
} from '../../../graphql/generated';
import { aUserError } from '../../../testing/fixtures/user-error';
import { mockMutation, mockQuery, refused, type ResponseTo, type OperationMock } from '../../../testing/mock-operation';
import { fill, hrefOf, press, pressInDialog } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { ReportsPage } from './ReportsPage';

const job = { id: 'job-1', title: 'Kasir <b>Toko</b>', isPaused: false, pause: null };

const group = (over: Partial<ReportGroupCardFragment> = {}): ReportGroupCardFragment => ({
  id: 'job-1',
  isOpen: true,
  isRemoved: false,
  openReports: 2,
  version: 2,
  newestEditId: null,
  viewerCanPause: true,
  viewerCanResume: false,
  viewerCanDismiss: true,
  job,
  company: { id: 'c1', companyName: 'PT Laut Biru', isVerified: true, records: { language: 'EN' as const } },
  reasons: [
    { reason: 'ASKS_FOR_MONEY', count: 1 },
    { reason: 'OTHER', count: 1 },
  ],
  reports: [
    {
      id: 'r1',
      reason: 'OTHER',
      text: 'They were rude',
      createdAt: '2026-11-20T03:00:00.000Z',
      reporterId: 's1',
      reporterName: 'Rina Kusuma',
    },
  ],
  flags: [{ reason: 'FEES', evidence: 'The text seems to ask for money: “deposit”' }],
  history: { verifiedSince: '2026-01-05T03:00:00.000Z', pauses: 1, rejections: 0, revocations: 2, reports: 5 },
  ...over,
});
const paused = group({
  viewerCanPause: false,
  viewerCanResume: true,
  job: {
    ...job,
    isPaused: true,
    pause: {
      reason: 'It asks for a deposit',
      pausedAt: '2026-11-24T04:00:00.000Z',
      answer: 'It does not',
    },
  },
});

function show(
  groups: ResponseTo<typeof AdminReportsDocument> | ReportGroupCardFragment[],
  ...answers: OperationMock[]
) {
  const list = Array.isArray(groups) ? { adminReports: { items: groups, endCursor: null } } : groups;
  return renderPortal(<ReportsPage />, {
    viewer: anAdminViewer(),
    answers: [mockQuery(AdminReportsDocument, list), ...answers],
  });
}
const card = () => screen.findByRole('article', { name: job.title });

describe('the queue of reports', () => {
  it('dates a group by its newest report, not by a pause; without reports there is no date', async () => {
    const { unmount } = show([paused]);
    expect(await card()).toHaveTextContent('2 reports about this job, newest Nov 20, 2026');
    unmount();
    show([{ ...paused, openReports: 0, reports: [] }]);
    expect(await card()).toHaveTextContent('No open reports');
    expect(await card()).not.toHaveTextContent('newest');
  });

  it('says that none is of the chosen days, which is not that there is none', async () => {
    show(({ since, withFigures }) => ({
      adminReports: { items: since ? [] : [group()], endCursor: null, ...(withFigures && { matching: 0 }) },
    }));
    await card();
    fill(screen.getByLabelText('From'), '2026-11-28');
    expect(await screen.findByText('No open reports or paused jobs on the chosen dates.')).toBeVisible();
  });

  it('shows reasons, texts, what the rules have found and what has been with the company, in the chosen order and days', async () => {
    const { sent } = show([group()]);
    const shown = await card();
    expect(shown).toHaveTextContent('2 reports about this job, newest Nov 20, 2026');
    expect(within(shown).getByRole('list', { name: 'Reasons' })).toHaveTextContent('Asks for money: 1');
    expect(shown).toHaveTextContent('Verified since Jan 5, 2026');
    expect(shown).toHaveTextContent('In all: 5 reports, 1 pause, 0 rejections, 2 revocations.');
    expect(hrefOf('the page of the company', within(shown))).toBe('/admin/company-details/c1');
    expect(within(shown).getByRole('list', { name: 'The report' })).toHaveTextContent('They were rude');
    expect(hrefOf('Rina Kusuma', within(shown))).toBe('/admin/user/s1');
    expect(within(shown).getByRole('list', { name: 'Flags' })).toHaveTextContent(
      'Fees or deposits: The text seems to ask for money: “deposit”',
    );
    expect(shown.querySelector('b')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Most reported' }));
    fill(screen.getByLabelText('From'), '2026-11-20');
    await waitFor(() =>
      expect(sent(AdminReportsDocument)).toEqual([
        { order: 'NEWEST', withFigures: false },
        { order: 'MOST_REPORTED', withFigures: false },
        { order: 'MOST_REPORTED', since: '2026-11-20', until: null, withFigures: true },
      ]),
    );
  });

  it('pauses a job with a reason, and then shows it with the answer of the company', async () => {
    const { sent } = show(
      [group()],
      mockMutation(PauseReportedJobDocument, { pauseJob: { group: paused, posting: null, errors: [] } }),
    );
    await press(`Pause ${job.title}`);
    const dialog = await screen.findByRole('dialog', { name: 'Pause this job?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pause job' }));
    expect(within(dialog).getByText('Please give a reason for the pause')).toBeVisible();
    fill(within(dialog).getByRole('textbox', { name: /Reason/ }), 'It asks for a deposit');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pause job' }));

    expect(await screen.findByText('The job is paused.')).toBeInTheDocument();
    expect(sent(PauseReportedJobDocument)).toEqual([{ input: { jobId: 'job-1', reason: 'It asks for a deposit' } }]);
    expect(await card()).toHaveTextContent('The company answered:It does not');
  });

  it('resumes a job, which leaves the queue when nothing else is open', async () => {
    const after = group({ isOpen: false, viewerCanPause: true });
    show([paused], mockMutation(ResumeReportedJobDocument, { resumeJob: { group: after, posting: null, errors: [] } }));
    await press(`Resume ${job.title}`);
    await pressInDialog('Resume job', 'Resume this job?');

    expect(await screen.findByText('The job is resumed.')).toBeInTheDocument();
    expect(await screen.findByText(/There is nothing to look at/)).toBeVisible();
  });

  it('names the edit that was looked at when it resumes a job, and looks again when there is a later one', async () => {
    const ids = ['edit-1', 'edit-2'];
    const refusal = aUserError('FLAGS_CHANGED', 'There is news about this posting.');
    const { sent } = show(
      () => ({ adminReports: { items: [{ ...paused, newestEditId: ids.shift() ?? null }], endCursor: null } }),
      mockMutation(ResumeReportedJobDocument, { resumeJob: { group: null, posting: null, errors: [refusal] } }),
    );
    for (const turn of [1, 2]) {
      await waitFor(() => expect(sent(AdminReportsDocument)).toHaveLength(turn));
      await card();
      await press(`Resume ${job.title}`);
      await pressInDialog('Resume job', 'Resume this job?');
      await waitFor(() => expect(sent(ResumeReportedJobDocument)).toHaveLength(turn));
    }
    expect((await screen.findAllByText(refusal.message)).length).toBeGreaterThan(0);
    expect(sent(ResumeReportedJobDocument)).toEqual([
      { jobId: 'job-1', newestEditId: 'edit-1' },
      { jobId: 'job-1', newestEditId: 'edit-2' },
    ]);
  });

  it('dismisses the reports that were looked at with a note, or says that there are new ones', async () => {
    const refusal = aUserError('REPORTS_CHANGED', 'There is news about these reports.');
    const { sent } = show(
      [group()],
      mockMutation(DismissReportsDocument, { dismissReport: { group: null, errors: [refusal] } }),
    );
    await press(`Dismiss the reports about ${job.title}`);
    const dialog = await screen.findByRole('dialog', { name: 'Dismiss these reports?' });
    fill(within(dialog).getByRole('textbox', { name: /Note/ }), 'Competitors');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss reports' }));

    expect(await within(dialog).findByText(refusal.message)).toBeVisible();
    // Requested again, so that the next press concerns the newest state.
    await waitFor(() => expect(sent(AdminReportsDocument)).toHaveLength(2));
    expect(sent(DismissReportsDocument)).toEqual([{ input: { id: 'job-1', version: 2, note: 'Competitors' } }]);
  });

  it.each([
    [new Error('offline'), 'Failed to load the reports. Please try again.'],
    [refused('You do not have permission to do this.', 'NOT_ALLOWED'), 'You do not have permission to do this.'],
  ])('says why it is not there', async (answer, text) => {
    show(answer);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
