import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { addDays, wibDateOf } from '../../../../domain/time';
import {
  JobTimesDocument,
  RevealReceiptsDocument,
  SeekerApplicationDetailDocument,
  SeekerChooseAnotherTimeDocument,
  SeekerInterviewsDocument,
  SeekerWithdrawApplicationDocument,
  type SeekerInterviewsQuery,
} from '../../../graphql/generated';
import {
  anApplication,
  anInterviewTime,
  aRescheduleRequest,
  type Application,
} from '../../../testing/fixtures/application';
import { aJob, aSlot } from '../../../testing/fixtures/job';
import { aReceiptList } from '../../../testing/fixtures/reveal-receipt';
import {
  inTurn,
  mockMutation,
  mockQuery,
  type OperationMock,
  refused,
  type ResponseTo,
} from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { ApplicationPage } from './ApplicationPage';
import { InterviewCalendarPage } from '../../interviews/InterviewCalendarPage';
import { answersProposal, asksForTime } from '../../reschedules/request-link-state';

const application = (over: Partial<Application> = {}) =>
  anApplication({
    id: 'a',
    viewerCanWithdraw: true,
    viewerCanOpenJob: true,
    viewerCanOpenCompany: true,
    job: aJob({ viewerCanApply: false }),
    selectedInterview: anInterviewTime({ date: '2026-11-24', locationType: 'ONSITE' }),
    ...over,
  });
const show = (answer: ResponseTo<typeof SeekerApplicationDetailDocument>, more: OperationMock[] = []) =>
  renderPortal(<ApplicationPage />, {
    at: '/user/application/a',
    pattern: '/user/application/:applicationId',
    viewer: aViewer(),
    answers: [
      mockQuery(SeekerApplicationDetailDocument, answer),
      mockQuery(RevealReceiptsDocument, aReceiptList()),
      ...more,
    ],
  });

describe('an application', () => {
  const planned = anInterviewTime({ date: '2099-11-24' });
  const request = aRescheduleRequest({ requestedBy: 'COMPANY' });

  it.each<[what: string, state: object, name: string, over: Partial<Application>]>([
    ['for another time', asksForTime, 'Request Reschedule', { viewerCanRequestReschedule: true }],
    [
      'of the company',
      answersProposal,
      'Respond to Request',
      { viewerCanRespondToReschedule: true, interviewRescheduleRequest: request, rescheduleHistory: [request] },
    ],
  ])('opens on the question %s for who presses that elsewhere', async (_what, state, name, over) => {
    const elsewhere = (
      <Routes>
        <Route
          path="/user/dashboard"
          element={
            <Link to="/user/application/a" state={state}>
              There
            </Link>
          }
        />
        <Route path="/user/application/:applicationId" element={<ApplicationPage />} />
      </Routes>
    );
    renderPortal(elsewhere, {
      at: '/user/dashboard',
      pattern: '/*',
      viewer: aViewer(),
      answers: [
        mockQuery(SeekerApplicationDetailDocument, {
          application: application({ status: 'ACCEPTED', selectedInterview: planned, ...over }),
        }),
        mockQuery(RevealReceiptsDocument, aReceiptList()),
        mockQuery(JobTimesDocument, { job: aJob({ interviewAvailability: [] }) }),
      ],
    });
    await userEvent.click(screen.getByRole('link', { name: 'There' }));
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
  });

  it('shows the chosen time, the job, its skills, the company and until when an answer is expected while it is pending', async () => {
    show({ application: application({ replyBy: '2026-12-02T03:00:00.000Z' }) });
    expect(await screen.findByRole('heading', { name: 'Barista' })).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.getByText(/Answer expected by/)).toHaveTextContent('Answer expected by Wed, Dec 2, 2026, 10:00 WIB');
    expect(screen.getByText('09:00 – 09:30 WIB')).toBeVisible();
    expect(screen.getByText('Latte art')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kopi Senja' })).toHaveAttribute('href', '/user/company/company-2');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/user/applied');
    expect(screen.queryByText('Venue')).toBeNull();
  });

  const lapsed = {
    status: 'NO_REPLY',
    replyState: 'LAPSED',
    replyBy: null,
    lapsedAt: '2026-11-20T03:00:00.000Z',
  } as const;

  it('offers the other times of the job when there is no reply, and sends the chosen one, not what an arrow key passes', async () => {
    const free = ['slot-2', 'slot-3'].map((id) => aSlot({ id, date: '2099-11-25' }));
    const { sent } = show({ application: application({ ...lapsed, job: aJob({ viewerCanApply: true }) }) }, [
      mockQuery(JobTimesDocument, {
        job: {
          id: 'job-1',
          timeZone: 'Asia/Jakarta',
          interviewAvailability: [...free, aSlot({ id: 's3', state: 'FULL' })],
        },
      }),
      mockMutation(SeekerChooseAnotherTimeDocument, { applyToJob: { application: application(), errors: [] } }),
    ]);
    expect(await screen.findByRole('heading', { name: 'No reply' })).toBeVisible();
    expect(screen.getByText(/stays open until/).closest('p')).toHaveTextContent('Dec 20, 2026');
    const [time, other, ...more] = await screen.findAllByRole('radio');
    expect(more).toEqual([]);
    time?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(other).toBeChecked();
    expect(sent(SeekerChooseAnotherTimeDocument)).toEqual([]);
    await userEvent.click(time as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
    expect(await screen.findByText('Your new time has been sent.')).toBeVisible();
    expect(sent(SeekerChooseAnotherTimeDocument)).toEqual([{ input: { jobId: 'job-1', slotId: 'slot-2' } }]);
    expect(screen.getByText('Pending')).toBeVisible();
    expect(screen.queryByText('No reply')).toBeNull();
  });

  it('says that the other times cannot be loaded, and loads them again', async () => {
    const free = aSlot({ id: 'slot-2' });
    const { sent } = show({ application: application({ ...lapsed, job: aJob({ viewerCanApply: true }) }) }, [
      mockQuery(
        JobTimesDocument,
        inTurn(new Error('down'), { job: { id: 'job-1', timeZone: 'Asia/Jakarta', interviewAvailability: [free] } }),
      ),
    ]);
    expect(await screen.findByText('Failed to load the other times of this job. Please try again.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio')).toBeVisible();
    expect(sent().filter((name) => name === 'JobTimes')).toHaveLength(2);
  });

  it('says that no other time can be chosen while the job takes no applications', async () => {
    show({ application: application(lapsed) });
    expect(await screen.findByText(/The job takes no applications at the moment/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('that was closed without a reply blames nobody', async () => {
    const closed = { status: 'NO_REPLY', replyState: 'CLOSED', lapsedAt: lapsed.lapsedAt } as const;
    show({ application: application({ ...closed, job: aJob({ viewerCanApply: true }) }) });
    expect(await screen.findByText('There was no reply to this application')).toBeVisible();
    expect(screen.getByText('No reply')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply again by choosing a time' })).toBeVisible();
  });

  it('shows venue, notes and the link once accepted', async () => {
    const interviewDetails = {
      venue: 'Braga 12',
      link: 'https://meet.example/a',
      additionalInfo: 'Ask for Rina.',
    };
    const selectedInterview = { ...application().selectedInterview, date: addDays(wibDateOf(new Date()), 2) };
    show({
      application: application({
        status: 'ACCEPTED',
        viewerCanWithdraw: false,
        joinUrl: 'https://meet.example/a',
        interviewDetails,
        selectedInterview,
      }),
    });
    expect(await screen.findByText('Braga 12')).toBeVisible();
    expect(screen.getByText('Ask for Rina.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Join Interview/ })).toHaveAttribute('href', 'https://meet.example/a');
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
  });

  it.each(['http://meet.example/a', 'https://meet.example/a'])(
    'warns beside a link that is not encrypted: %s',
    async (joinUrl) => {
      const selectedInterview = { ...application().selectedInterview, date: addDays(wibDateOf(new Date()), 2) };
      show({ application: application({ status: 'ACCEPTED', joinUrl, selectedInterview }) });
      const join = await screen.findByRole('link', { name: /Join Interview/ });
      const warning = 'Not encrypted: enter no password, pay nothing.';
      if (joinUrl.startsWith('https')) expect(screen.queryByText(warning)).toBeNull();
      else expect(join).toHaveAccessibleDescription(warning);
    },
  );

  it.each<[string, Application['status'], number, string[], string | null]>([
    ['pending and to come', 'PENDING', 2, ['Your interview time is kept while the company decides.'], null],
    ['pending and past', 'PENDING', -2, ['This time has passed and the company has not decided yet.'], null],
    ['accepted and to come', 'ACCEPTED', 2, [], '/interviews/a.ics'],
    ['accepted and over', 'ACCEPTED', -2, ['This interview is over.'], null],
  ])(
    'shows the state of its time, and can be joined and kept only to come: %s',
    async (_case, status, days, states, file) => {
      const selectedInterview = { ...application().selectedInterview, date: addDays(wibDateOf(new Date()), days) };
      const joinUrl = status === 'ACCEPTED' ? 'https://meet.example/a' : null;
      show({ application: application({ status, selectedInterview, joinUrl }) });
      await screen.findByRole('heading', { name: 'Barista' });
      const texts = [/time is kept/, /time has passed/, /interview is over/].flatMap((pattern) =>
        screen.queryAllByText(pattern),
      );
      expect(texts.map(({ textContent }) => textContent)).toEqual(states);
      expect(screen.queryByRole('link', { name: 'Add to calendar' })?.getAttribute('href') ?? null).toBe(file);
      expect(screen.queryAllByRole('link', { name: /Join Interview/ })).toHaveLength(file ? 1 : 0);
    },
  );

  it('tells a rejection with its notice, and a job that is gone', async () => {
    show({
      application: application({
        status: 'REJECTED',
        viewerCanWithdraw: false,
        job: null,
        rejectionNotice: 'The company has removed this job.',
      }),
    });
    expect(await screen.findByText('The company has removed this job.')).toBeVisible();
    expect(screen.getByText('This job has been removed by the company.')).toBeVisible();
  });

  it('leads to no page that its viewer may not see', async () => {
    show({ application: application({ viewerCanOpenJob: false, viewerCanOpenCompany: false }) });
    expect(await screen.findByText('Kopi Senja')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Kopi Senja' })).toBeNull();
    expect(screen.queryByRole('link', { name: /View job/ })).toBeNull();
    expect(screen.getByText('The pages of this job and its company are not available at the moment.')).toBeVisible();
  });

  it('is withdrawn after a confirm', async () => {
    const withdrawn = application({ status: 'WITHDRAWN', viewerCanWithdraw: false });
    const { sent } = show({ application: application() }, [
      mockMutation(SeekerWithdrawApplicationDocument, { withdrawApplication: { application: withdrawn, errors: [] } }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    expect(sent(SeekerWithdrawApplicationDocument)).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('You have withdrawn this application')).toBeVisible();
    expect(sent(SeekerWithdrawApplicationDocument)[0]).toEqual({ applicationId: 'a' });
  });

  it.each([
    [
      refused('You do not have permission to view this application', 'APPLICATION_FORBIDDEN'),
      'You do not have permission to view this application',
    ],
    [refused('Application not found', 'APPLICATION_NOT_FOUND'), 'Application not found'],
    [new Error('down'), 'Failed to load application details. Please try again later.'],
  ])('says why it cannot be shown, with a way back', async (answer, text) => {
    show(answer);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Applied Jobs' })).toHaveAttribute('href', '/user/applied');
  });
});

describe('the interview calendar page', () => {
  const showCalendar = (answer: SeekerInterviewsQuery | Error) =>
    renderPortal(<InterviewCalendarPage />, {
      viewer: aViewer(),
      answers: [mockQuery(SeekerInterviewsDocument, answer)],
    });

  it('leads to the jobs when there are no interviews', async () => {
    showCalendar({ interviews: [] });
    expect(await screen.findByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/user/jobs');
    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
  });

  it('keeps the calendar when a month cannot be loaded, and loads it on demand', async () => {
    let isDown = true;
    let asked = 0;
    renderPortal(<InterviewCalendarPage />, {
      viewer: aViewer(),
      answers: [
        mockQuery(SeekerInterviewsDocument, () => {
          asked += 1;
          return asked > 2 && isDown ? new Error('down') : { interviews: [] };
        }),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    const alert = await screen.findByText('Failed to load your interviews. Please try again later.');
    const shown = screen.getByRole('grid');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(screen.getByRole('grid')).toBe(shown);
  });

  it('says when they could not be loaded', async () => {
    showCalendar(new Error('down'));
    expect(await screen.findByText('Failed to load your interviews. Please try again later.')).toBeVisible();
  });
});
