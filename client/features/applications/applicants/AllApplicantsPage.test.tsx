import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AcceptProposalDocument,
  AllApplicantsDocument,
  AllApplicantsJobDocument,
  AllApplicantsJobsDocument,
  CompanyProposalsDocument,
  CompanyWaitingDocument,
  RejectApplicantsDocument,
  SeatedApplicantsDocument,
  type CompanyProposalsQuery,
} from '../../../graphql/generated';
import {
  anApplication,
  aMaskedApplicant,
  aRescheduleRequest,
  type Application,
} from '../../../testing/fixtures/application';
import { aJob, aSlot } from '../../../testing/fixtures/job';
import { aUserError, type UserError } from '../../../testing/fixtures/user-error';
import { inTurn, mockMutation, mockQuery, type OperationMock, type ResponseTo } from '../../../testing/mock-operation';
import { fill, toastTime } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { aCompanyViewer } from '../../../testing/render';
import { AllApplicantsPage } from './AllApplicantsPage';

const application = (id: string, jobTitle: string, over: Partial<Application> = {}) =>
  anApplication({
    id,
    jobId: `job-${jobTitle}`,
    jobTitle,
    job: aJob({ id: `job-${jobTitle}` }),
    applicant: aMaskedApplicant({ fullName: `M**k ${id}` }),
    viewerCanDecide: (over.status ?? 'PENDING') === 'PENDING',
    ...over,
  });
const counts = { total: 1290, pending: 14, noReply: 1250, accepted: 12, rejected: 13, withdrawn: 1 };
const pageOf = (items: Application[]) => ({
  companyApplications: { page: 1, pageCount: 1, totalCount: items.length, counts, items },
});
const waiting = { proposals: 1, answersToday: 0, jobsWithoutTimes: 2, pending: 14 };
const jobs = {
  companyJobs: { items: [{ id: 'job-Barista', title: 'Barista', createdAt: '2026-11-20T03:00:00.000Z' }] },
};

const show = (answer: ResponseTo<typeof AllApplicantsDocument>, answers: OperationMock[] = []) =>
  renderPortal(<AllApplicantsPage />, {
    answers: [mockQuery(AllApplicantsDocument, answer), mockQuery(AllApplicantsJobsDocument, jobs), ...answers],
  });

describe('all applicants', () => {
  it('can be those for the own jobs alone, where there are colleagues', async () => {
    const { sent } = renderPortal(<AllApplicantsPage />, {
      viewer: { ...aCompanyViewer(), hasColleagues: true },
      answers: [
        mockQuery(AllApplicantsDocument, pageOf([application('a', 'Barista')])),
        mockQuery(AllApplicantsJobsDocument, jobs),
      ],
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Job' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Only my jobs' }));
    await waitFor(() =>
      expect(sent(AllApplicantsDocument).at(-1)).toMatchObject({ isMine: true, jobId: null, page: 1 }),
    );
    expect(screen.getByRole('combobox', { name: 'Job' })).toHaveValue('Only my jobs');
  });

  it('are listed under the title of their job, counted by status in the tabs, and can be downloaded when accepted', async () => {
    show(pageOf([application('a', 'Barista'), application('b', 'Cashier'), application('c', 'Barista')]));
    const barista = within(await screen.findByRole('region', { name: 'Barista' }));
    expect(barista.getAllByRole('rowheader')).toHaveLength(2);
    expect(barista.getByRole('link', { name: /M\*\*k a/ })).toHaveAttribute('href', '/company/applicant/a');
    expect(screen.getByRole('region', { name: 'Cashier' })).toBeVisible();
    const tabs = within(screen.getByRole('radiogroup', { name: 'Status' })).getAllByRole('radio');
    expect(tabs.map((tab) => tab.closest('label')?.textContent)).toEqual([
      'All 1.290',
      'Pending 14',
      'No reply 1.250',
      'Accepted 12',
      'Rejected 13',
      'Withdrawn 1',
      'Did not come',
    ]);
    const link = screen.getByRole('link', { name: 'Download accepted (CSV)' });
    expect(link).toHaveAttribute('href', '/exports/accepted-applicants.csv');
  });

  it.each([
    [1, true],
    [2, false],
  ])('are counted for each job where none of them is on another page: of %i', async (pageCount, isCounted) => {
    const { companyApplications: list } = pageOf([application('a', 'Barista'), application('b', 'Barista')]);
    show({ companyApplications: { ...list, pageCount } });
    const barista = within(await screen.findByRole('region', { name: 'Barista' }));
    expect(barista.getAllByRole('rowheader')).toHaveLength(2);
    expect(barista.queryByText('2 applicants') !== null).toBe(isCounted);
  });

  it('are of one status, also the withdrawn that the dashboard leads to', async () => {
    const { sent } = renderPortal(<AllApplicantsPage />, {
      at: '/?status=WITHDRAWN',
      answers: [
        mockQuery(AllApplicantsDocument, pageOf([application('a', 'Barista', { status: 'WITHDRAWN' })])),
        mockQuery(AllApplicantsJobsDocument, jobs),
      ],
    });
    expect(await screen.findByRole('radio', { name: 'Withdrawn 1' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'All 1.290' }));
    await waitFor(() => expect(sent(AllApplicantsDocument).map(({ status }) => status)).toEqual(['WITHDRAWN', null]));
  });

  it('are those who did not come, counted once they are listed, by their interviews', async () => {
    const { sent } = show(pageOf([application('a', 'Barista', { status: 'ACCEPTED' })]));
    const tab = await screen.findByRole('radio', { name: /^Did not come/ });
    const row = () => screen.getByRole('row', { name: /M\*\*k a/ });
    fireEvent.click(tab);
    // The list before stays until the next one has come, and says nothing of it.
    expect(tab).toBeChecked();
    expect(row()).toHaveTextContent('Accepted');
    expect(await screen.findByRole('radio', { name: 'Did not come 1' })).toBeChecked();
    expect(row()).toHaveTextContent('Did not come');
    expect(screen.getByRole('radio', { name: 'Accepted 12' })).toBeVisible();
    expect(screen.getByText('By your record, or in the applicant’s own words where you have none.')).toBeVisible();
    expect(screen.getByText(/^Order: earliest interview first\./)).toBeVisible();
    expect(sent(AllApplicantsDocument).at(-1)).toMatchObject({ status: null, isAbsent: true, order: 'INTERVIEW_TIME' });
  });

  it('lead to where it is recorded who came, if nobody stayed away', async () => {
    renderPortal(<AllApplicantsPage />, {
      at: '/?status=ABSENT',
      answers: [mockQuery(AllApplicantsJobsDocument, jobs), mockQuery(AllApplicantsDocument, pageOf([]))],
    });
    expect(await screen.findByText('Nobody is recorded as absent from an interview.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Record who came' })).toHaveAttribute('href', '/company/outcomes');
  });

  it('come with the soonest answer first, and in another order on demand', async () => {
    const { sent } = show(pageOf([application('a', 'Barista'), application('b', 'Barista', { status: 'REJECTED' })]));
    await screen.findByRole('region', { name: 'Barista' });
    expect(screen.getByText('answer by Mon Nov 23, 2099')).toBeVisible();
    expect(screen.getByText(/^Order: soonest answer first\./)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'newest first');
    await waitFor(() =>
      expect(sent(AllApplicantsDocument)).toMatchObject([{ order: 'REPLY_BY' }, { order: 'NEWEST', page: 1 }]),
    );
  });

  it('say the time of an answer that is due today', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-23T03:00:00Z'), advanceTimers: true });
    show(pageOf([application('a', 'Barista', { replyBy: '2026-11-23T10:00:00.000Z' })]));
    expect(await screen.findByText(/^answer by/)).toHaveTextContent('answer by 17:00 WIB today');
    jest.useRealTimers();
  });

  it('are put in order by what matches within each job', async () => {
    show(
      pageOf([
        application('a', 'Barista', { skillsFound: [] }),
        application('b', 'Barista', { skillsFound: ['Latte'] }),
      ]),
    );
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent?.trim());
    await screen.findByRole('region', { name: 'Barista' });
    expect(names()).toEqual(['M**k a', 'M**k b']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'best match first');
    await waitFor(() => expect(names()).toEqual(['M**k b', 'M**k a']));
  });

  it('are only those to answer today behind the count of these', async () => {
    const { sent } = renderPortal(<AllApplicantsPage />, {
      at: '/?waiting=today',
      answers: [
        mockQuery(AllApplicantsDocument, pageOf([application('a', 'Barista')])),
        mockQuery(AllApplicantsJobsDocument, jobs),
      ],
    });
    expect(await screen.findByText('Answers due today')).toBeVisible();
    // What is due first comes first.
    expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(sent(AllApplicantsDocument).map(({ isDueToday }) => isDueToday)).toEqual([true, null]));
  });

  it('give way to the proposals behind the count of these', async () => {
    const proposed = anApplication({ id: 'p', applicant: aMaskedApplicant({ fullName: 'Rina Dewi' }) });
    const proposals = [{ ...proposed, interviewRescheduleRequest: aRescheduleRequest() }];
    const { sent } = renderPortal(<AllApplicantsPage />, {
      at: '/?waiting=proposals&mine=1',
      answers: [
        mockQuery(AllApplicantsJobsDocument, jobs),
        mockQuery(
          CompanyProposalsDocument,
          inTurn<CompanyProposalsQuery>(
            new Error('offline'),
            { proposalsToAnswer: proposals },
            { proposalsToAnswer: [] },
          ),
        ),
        mockMutation(AcceptProposalDocument, {
          respondToReschedule: { application: { ...proposed, interviewRescheduleRequest: null }, errors: [] },
        }),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Rina Dewi' })).toHaveAttribute('href', '/company/applicant/p');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(sent(CompanyProposalsDocument)).toEqual([{ isMine: true }, { isMine: true }]);
    await userEvent.click(screen.getByRole('button', { name: /^Accept/ }));
    const none = await screen.findByText('No proposed time waits for your answer.');
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(none);
  });

  it('lead to the reader, which takes everyone who waits', async () => {
    show(pageOf([application('a', 'Barista')]), [mockQuery(CompanyWaitingDocument, { companyWaiting: waiting })]);
    expect(await screen.findByRole('link', { name: 'Review 14 applicants' })).toHaveAttribute(
      'href',
      '/company/all-applicants?applicant=first',
    );
    const strip = within(screen.getByRole('region', { name: 'Waiting for you' }));
    expect(strip.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/company/all-applicants?waiting=proposals',
      '/company/jobs?status=WITHOUT_TIMES',
    ]);
  });

  it('come with the notice that looks at them are recorded', async () => {
    show(pageOf([]));
    await screen.findByText('Nobody has applied yet. Applicants appear here as they apply.');
    expect(screen.getByText(/look at the details of an accepted applicant.*we record it/)).toBeVisible();
  });

  it('are filtered by status and job', async () => {
    const { sent } = show(pageOf([application('a', 'Barista')]));
    const last = () => sent(AllApplicantsDocument).at(-1);
    await userEvent.click(await screen.findByRole('radio', { name: 'Accepted 12' }));
    await waitFor(() => expect(last()).toMatchObject({ status: 'ACCEPTED', jobId: null }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Job' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Barista', hidden: true }));
    await waitFor(() => expect(last()).toMatchObject({ status: 'ACCEPTED', jobId: 'job-Barista', page: 1 }));
  });

  it('lead to the last page when the requested one no longer exists', async () => {
    const empty = { companyApplications: { page: 2, pageCount: 1, totalCount: 1, counts, items: [] } };
    renderPortal(<AllApplicantsPage />, {
      at: '/?status=PENDING&page=2',
      answers: [
        mockQuery(AllApplicantsJobsDocument, jobs),
        mockQuery(AllApplicantsDocument, ({ page }) => (page === 2 ? empty : pageOf([application('a', 'Barista')]))),
      ],
    });
    expect(await screen.findByRole('region', { name: 'Barista' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Pending 14' })).toBeChecked();
  });

  it('name their job in the filter, also when it is not among the newest', async () => {
    const older = { id: 'job-9', title: 'Night porter', createdAt: '2025-01-01T03:00:00.000Z' };
    renderPortal(<AllApplicantsPage />, {
      at: '/?job=job-9',
      answers: [
        mockQuery(AllApplicantsJobsDocument, jobs),
        mockQuery(AllApplicantsJobDocument, { job: older }),
        mockQuery(AllApplicantsDocument, pageOf([])),
      ],
    });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Job' })).toHaveValue('Night porter'));
  });

  it('of jobs with one title are told apart by the day of posting', async () => {
    const of = (id: string, jobId: string, createdAt: string) =>
      application(id, 'Barista', { jobId, job: aJob({ id: jobId, createdAt }) });
    show(
      pageOf([
        of('a', 'job-1', '2026-11-20T03:00:00.000Z'),
        of('b', 'job-2', '2026-10-01T03:00:00.000Z'),
        application('c', 'Cashier'),
      ]),
    );
    expect(await screen.findByRole('region', { name: 'Barista, posted Nov 20, 2026' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Barista, posted Oct 1, 2026' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Cashier' })).toBeVisible();
  });

  it('say that a name finds accepted applicants only', async () => {
    const { sent } = show(({ search }) => pageOf(search ? [] : [application('a', 'Barista')]));
    await userEvent.click(await screen.findByRole('button', { name: 'Find a name' }));
    const box = screen.getByRole('searchbox', { name: 'Name' });
    expect(screen.getByText('Finds accepted applicants only; other names are masked.')).toBeVisible();
    fill(box, 'Rina');
    expect(await screen.findByText(/No accepted applicant has this name/)).toBeVisible();
    expect(sent(AllApplicantsDocument).at(-1)).toMatchObject({ search: 'Rina' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByRole('region', { name: 'Barista' })).toBeVisible();
    expect(box).toHaveValue('');
  });

  it('say when they could not be loaded', async () => {
    show(new Error('down'));
    expect(await screen.findByText('Failed to load applicants. Please try again later.')).toBeVisible();
  });
});

describe('who sits when', () => {
  it('lists day and time, with the taken seats', async () => {
    const time = { date: '2099-01-05', start: '09:00', end: '09:30', locationType: 'ONLINE' } as const;
    const job = aJob({
      id: 'job-Barista',
      skills: ['Latte'],
      interviewAvailability: [aSlot({ ...time, maxApplicants: 4, seatsLeft: 2 })],
    });
    const seated = (id: string, over: Partial<Application> = {}, moved = {}) =>
      application(id, 'Barista', {
        job,
        selectedInterview: { ...anApplication().selectedInterview, ...time, ...moved },
        ...over,
      });
    const { sent } = show(pageOf([]), [
      mockQuery(
        SeatedApplicantsDocument,
        pageOf([
          seated('a', { skillsFound: ['Latte'] }),
          seated('b', { status: 'ACCEPTED' }),
          seated('c', {}, { date: '2099-01-06', start: '13:00', end: '13:30' }),
        ]),
      ),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'By interview time' }));

    const monday = within(await screen.findByRole('region', { name: 'Monday, January 5, 2099' }));
    const nine = within(monday.getByRole('region', { name: '09:00 – 09:30 WIB' }));
    expect(nine.getByText('2 of 4 seats taken')).toBeVisible();
    expect(nine.getByText('2 seats free')).toBeVisible();
    expect(nine.getAllByRole('listitem')).toHaveLength(2);
    expect(nine.getByRole('link', { name: 'M**k a' })).toHaveAttribute('href', '/company/applicant/a');
    expect(nine.getByText('Accepted')).toBeVisible();
    const moved = within(screen.getByRole('region', { name: 'Tuesday, January 6, 2099' }));
    expect(moved.getByRole('link', { name: 'M**k c' })).toBeVisible();
    expect(moved.queryByText(/seats/)).toBeNull();
    expect(sent(SeatedApplicantsDocument)).toEqual([{ jobId: null, isMine: null, page: 1 }]);
  });
});

describe('rejecting several applicants at once', () => {
  const listed = ['a', 'b', 'c'].map((id) => application(id, 'Barista'));
  const accepted = application('d', 'Barista', { status: 'ACCEPTED' });
  const answerOf = (rejected: string[], errors: UserError[] = []) => ({
    rejectApplications: {
      errors,
      applications: rejected.map((id) => application(id, 'Barista', { status: 'REJECTED' })),
    },
  });
  const choose = async (id: string) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Select M**k ${id}, Barista` }));
  const confirm = async (count: number) => {
    await userEvent.click(screen.getByRole('button', { name: `Reject ${count}` }));
    const dialog = await screen.findByRole('dialog', {
      name: count === 1 ? 'Reject 1 applicant?' : `Reject ${count} applicants?`,
    });
    await userEvent.click(within(dialog).getByRole('button', { name: `Reject ${count}` }));
  };

  it('is offered for pending ones only', async () => {
    show(pageOf([...listed, accepted]));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
    expect(screen.queryByRole('checkbox', { name: /M\*\*k d/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Reject/ })).toBeNull();
  });

  it('is not there when nobody is pending', async () => {
    show(pageOf([accepted]));
    await screen.findByRole('region', { name: 'Barista' });
    expect(screen.queryByRole('group', { name: 'Reject several applicants' })).toBeNull();
  });

  it('asks first, rejects those chosen, says so and keeps the keyboard there', async () => {
    const left = new Set(['a', 'b', 'c']);
    const { sent } = show(
      () => pageOf(listed.filter(({ id }) => left.has(id))),
      [
        mockMutation(RejectApplicantsDocument, () => {
          ['a', 'c'].forEach((id) => left.delete(id));
          return answerOf(['a', 'c']);
        }),
      ],
    );
    await choose('a');
    await choose('b');
    await choose('c');
    await choose('b');
    expect(screen.getByText('2 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reject 2' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(sent(RejectApplicantsDocument)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await confirm(2);
    expect(await screen.findByText('2 applicants rejected.')).toBeVisible();
    expect(sent(RejectApplicantsDocument)).toEqual([{ applicationIds: ['a', 'c'] }]);
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Reject several applicants' })).toHaveFocus());
  });

  it('chooses all of the page, and says which were refused and why', async () => {
    const message = 'This application has already been decided.';
    show(pageOf(listed), [
      mockMutation(
        RejectApplicantsDocument,
        answerOf(['a', 'b'], [aUserError('APPLICATION_NOT_PENDING', message, ['applicationIds', '2'])]),
      ),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Select the 3 without a decision on this page' }));
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await confirm(3);
    expect(await screen.findByText(`2 of 3 applicants rejected. ${message}`)).toBeVisible();
  });

  it('keeps the choice when the connection breaks', async () => {
    show(pageOf(listed), [mockMutation(RejectApplicantsDocument, new Error('down'))]);
    await choose('b');
    await confirm(1);
    expect(await screen.findByText('Failed to update application status. Please try again.')).toBeVisible();
    expect(toastTime('Failed to update application status. Please try again.')).toBe(3000);
    expect(screen.getByRole('checkbox', { name: 'Select M**k b, Barista' })).toBeChecked();
  });
});
