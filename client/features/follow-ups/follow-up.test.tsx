import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ApplicantDocument,
  CloseFilledJobDocument,
  OutcomesToTellDocument,
  ReportAttendanceDocument,
  SeekerApplicationDetailDocument,
  RecordOutcomeDocument,
} from '../../graphql/generated';
import {
  aFollowUp,
  aRevealedApplicant,
  anApplication,
  anInterviewTime,
  type Application,
} from '../../testing/fixtures/application';
import { aJob } from '../../testing/fixtures/job';
import { aUserError } from '../../testing/fixtures/user-error';
import { mockMutation, mockQuery } from '../../testing/mock-operation';
import { shownToasts } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { ApplicantPage } from '../applications/applicant/ApplicantPage';
import { ApplicationPage } from '../applications/application/ApplicationPage';
import { OutcomesPage } from './OutcomesPage';

const PAST = anInterviewTime({
  date: '2026-01-05',
  startsAt: '2026-01-05T02:00:00.000Z',
});
const heldInterview = (followUp: Parameters<typeof aFollowUp>[0], over: Partial<Application> = {}) =>
  anApplication({
    status: 'ACCEPTED',
    selectedInterview: PAST,
    viewerCanReportAttendance: true,
    followUp: aFollowUp(followUp),
    applicant: aRevealedApplicant(),
    interview: { state: 'PLANNED', cancelledBy: null, reason: null, at: null, planAgainUntil: null },
    ...over,
  });

const section = async () => within(await screen.findByRole('region', { name: 'After the interview' }));

describe('a seeker', () => {
  const open = (application: Application) =>
    renderPortal(<ApplicationPage />, {
      at: '/user/application/application-1',
      pattern: '/user/application/:applicationId',
      viewer: aViewer(),
      answers: [
        mockQuery(SeekerApplicationDetailDocument, { application }),
        mockMutation(ReportAttendanceDocument, {
          reportAttendance: { application: heldInterview({ applicantSays: 'OTHER_ABSENT' }), errors: [] },
        }),
      ],
    });

  it('says how it was, and reads both words and no outcome to give', async () => {
    const { sent } = open(heldInterview({ companySays: 'OTHER_ABSENT' }));
    const part = await section();
    expect(part.getByText('The company says').nextSibling).toHaveTextContent('The applicant did not come');
    expect(part.getByText('You say').nextSibling).toHaveTextContent('Nothing yet');
    expect(part.queryByRole('button', { name: 'Chosen' })).not.toBeInTheDocument();
    await userEvent.click(part.getByRole('button', { name: 'The company did not come' }));
    expect(sent(ReportAttendanceDocument)).toEqual([
      { input: { applicationId: 'application-1', attendance: 'OTHER_ABSENT' } },
    ]);
    expect(await part.findByRole('button', { name: 'The company did not come', pressed: true })).toBeVisible();
    expect(part.getByText('You say').nextSibling).toHaveTextContent('The company did not come');
  });

  it.each([
    [{ outcome: 'CHOSEN' }, 'You were chosen. Congratulations!'],
    [{ outcome: 'NOT_CHOSEN' }, 'You were not chosen this time'],
    [{ outcome: 'STILL_DECIDING' }, 'The company is still deciding'],
    [{ isOutcomeMissing: true }, 'The company has not told the outcome.'],
    [{}, 'The outcome appears here once the company tells it.'],
  ] as const)('reads the outcome %j', async (followUp, text) => {
    open(heldInterview(followUp, { viewerCanReportAttendance: false }));
    expect((await section()).getByText(text)).toBeVisible();
  });

  it('is not asked when there is nothing to follow up', async () => {
    open({ ...heldInterview({}), followUp: null });
    expect(await screen.findByText('This interview is over.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'After the interview' })).not.toBeInTheDocument();
  });
});

describe('a company', () => {
  const CHANGEABLE = '2026-11-24T03:10:00.000Z';
  const chosen = heldInterview({ outcome: 'CHOSEN', changeableUntil: CHANGEABLE }, { viewerCanRecordOutcome: true });
  const close = mockMutation(CloseFilledJobDocument, {
    setJobActive: { job: aJob({ isActive: false }), errors: [] },
  });

  it('tells the outcome on the page of all with one tap each, and may close the job', async () => {
    const waiting = heldInterview({}, { viewerCanRecordOutcome: true });
    const { sent } = renderPortal(<OutcomesPage />, {
      answers: [
        mockQuery(OutcomesToTellDocument, { outcomesToTell: [waiting] }),
        mockMutation(ReportAttendanceDocument, {
          reportAttendance: {
            application: heldInterview({ companySays: 'OTHER_ABSENT' }, { viewerCanRecordOutcome: true }),
            errors: [],
          },
        }),
        mockMutation(RecordOutcomeDocument, { recordOutcome: { application: chosen, errors: [] } }),
        close,
      ],
    });
    expect(await screen.findByRole('link', { name: 'See who did not come' })).toHaveAttribute(
      'href',
      '/company/all-applicants?status=ABSENT',
    );
    const group = await screen.findByRole('group', { name: 'Outcome of the interview: Rina Dewi · Barista' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Chosen', 'Not chosen', 'Still deciding', 'The applicant did not come']);
    await userEvent.click(within(group).getByRole('button', { name: 'The applicant did not come' }));
    expect(sent(ReportAttendanceDocument)).toEqual([
      { input: { applicationId: 'application-1', attendance: 'OTHER_ABSENT' } },
    ]);
    expect(await screen.findByText(/^You said that the applicant did not come\. Choose the outcome too/)).toBeVisible();
    expect(within(group).getByRole('button', { name: 'The applicant did not come', pressed: true })).toBeVisible();
    await userEvent.click(within(group).getByRole('button', { name: 'Chosen' }));
    expect(sent(RecordOutcomeDocument)).toEqual([{ input: { applicationId: 'application-1', outcome: 'CHOSEN' } }]);
    expect((await screen.findByText(/You can change this until/)).parentElement).toHaveTextContent('10:10');
    await userEvent.click(screen.getByRole('button', { name: 'Close the job' }));
    expect(sent(CloseFilledJobDocument)).toEqual([{ input: { jobId: 'job-1', isActive: false } }]);
    await waitFor(() => expect(shownToasts()).toMatchObject([{ message: 'The job is closed.' }]));
    expect(screen.queryByRole('button', { name: 'Close the job' })).not.toBeInTheDocument();
  });

  it.each([
    [{ isOutcomeMissing: true }, 'You have not told the outcome. The applicant still waits for it.'],
    [{ outcome: 'NOT_CHOSEN' }, 'The applicant has been told: not chosen.'],
  ] as const)('reads %j, and is not asked to close the job', async (followUp, text) => {
    const application = heldInterview(followUp, { viewerCanRecordOutcome: true });
    renderPortal(<ApplicantPage />, {
      at: '/company/applicant/application-1',
      pattern: '/company/applicant/:applicationId',
      answers: [mockQuery(ApplicantDocument, { application })],
    });
    const part = await section();
    expect(part.getByText(text)).toBeVisible();
    expect(part.queryByRole('button', { name: 'Close the job' })).not.toBeInTheDocument();
  });

  it('is told why an outcome was refused', async () => {
    renderPortal(<ApplicantPage />, {
      at: '/company/applicant/application-1',
      pattern: '/company/applicant/:applicationId',
      answers: [
        mockQuery(ApplicantDocument, { application: heldInterview({}, { viewerCanRecordOutcome: true }) }),
        mockMutation(RecordOutcomeDocument, {
          recordOutcome: {
            application: null,
            errors: [aUserError('OUTCOME_TOLD', 'The applicant has already been told the outcome')],
          },
        }),
      ],
    });
    await userEvent.click((await section()).getByRole('button', { name: 'Not chosen' }));
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([{ message: 'The applicant has already been told the outcome' }]),
    );
  });

  it('reads that nothing waits, with a way on', async () => {
    renderPortal(<OutcomesPage />, { answers: [mockQuery(OutcomesToTellDocument, { outcomesToTell: [] })] });
    expect(await screen.findByText('No interview waits for its outcome.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upcoming Interviews' })).toBeVisible();
  });
});
