import { screen, waitFor, within } from '@testing-library/react';
import {
  AdminApplicationDetailsDocument,
  type AdminApplicationDetailsQuery,
  AdminApplicationsDocument,
  AdminJobDetailsDocument,
  AdminUserDetailsDocument,
} from '../../../graphql/generated';
import {
  aCancellation,
  aFollowUp,
  anApplication,
  anInterview,
  aRescheduleRequest,
  aRevealedApplicant,
  type Application,
} from '../../../testing/fixtures/application';
import { aJob, aSlot } from '../../../testing/fixtures/job';
import { aSeeker } from '../../../testing/fixtures/seeker';
import { aUsage } from '../../../testing/fixtures/transaction';
import { mockQuery, refused, type OperationMock } from '../../../testing/mock-operation';
import { fill } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { ApplicationDetailsPage } from '../applications/ApplicationDetailsPage';
import { JobDetailsPage } from '../jobs/JobDetailsPage';
import { UserDetailsPage } from '../users/UserDetailsPage';

const viewer = anAdminViewer();

const user = aSeeker({ id: 's1', phoneNumber: null, softSkills: [], cvUrl: '/files/cv1' });
const job = aJob({
  id: '01JABCDEFGH',
  companyId: 'c1',
  isActive: false,
  isVisibleToSeekers: false,
  interviewAvailability: [aSlot({ seatsLeft: 3 })],
  edits: [
    {
      id: 'e1',
      accountId: '01JACCOUNT0',
      byMember: 'Sari Nuraini',
      editedAt: '2026-11-20T02:00:00.000Z',
      changes: [
        { part: 'salary', before: null, after: 'From Rp 5.000.000 per month' },
        { part: 'title', before: 'Barist', after: 'Barista' },
      ],
    },
  ],
  applicationCounts: { total: 3, pending: 1, noReply: 0, accepted: 1, rejected: 0, withdrawn: 1, undecided: 1 },
});
const row = anApplication({
  id: 'a1',
  jobId: job.id,
  companyId: 'c1',
  job: null,
  applicant: aRevealedApplicant({ fullName: 'Sari Dewi' }),
});
const applications = (items: Application[]) => ({ adminApplications: { items, endCursor: null } });
const application: Application = {
  ...row,
  status: 'ACCEPTED',
  joinUrl: 'https://meet.example/x',
  interviewDetails: { venue: 'Lantai 3', link: null, additionalInfo: null },
  rescheduleHistory: [aRescheduleRequest({ status: 'REJECTED', reason: 'We moved' })],
};

const linkTo = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('the page of a user', () => {
  const show = (answers: OperationMock[], search = '') =>
    renderPortal(<UserDetailsPage />, {
      viewer,
      at: `/admin/user/s1${search}`,
      answers,
    });

  it('has contact, profile, documents, the company of the account and the applications', async () => {
    const { sent } = show([
      mockQuery(AdminUserDetailsDocument, { adminUser: { user, company: { id: 'c1', companyName: 'Kopi Senja' } } }),
      mockQuery(AdminApplicationsDocument, applications([row])),
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sari Dewi' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Contact' })).getByRole('link', { name: 'Kopi Senja' }),
    ).toHaveAttribute('href', '/admin/company-details/c1');
    expect(screen.getByRole('link', { name: /View CV of Sari Dewi/ })).toHaveAttribute('href', '/files/cv1');
    await waitFor(() => expect(linkTo('Barista')).toEqual(['/admin/job/01JABCDEFGH']));
    expect(sent()).toEqual(['AdminUserDetails', 'AdminApplications']);
    expect(sent(AdminUserDetailsDocument)).toEqual([{ id: 's1' }]);
    expect(sent(AdminApplicationsDocument)).toEqual([{ userId: 's1', withFigures: false }]);
  });

  it('says that there is no such user, and that it could not be read', async () => {
    const { unmount } = show([
      mockQuery(AdminUserDetailsDocument, refused('User profile not found', 'PROFILE_NOT_FOUND')),
    ]);
    expect(await screen.findByText('User profile not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to users' })).toHaveAttribute('href', '/admin/users');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    unmount();
    show([mockQuery(AdminUserDetailsDocument, new Error('offline'))]);
    expect(await screen.findByText('Failed to get user data. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says when there are no applications, in all and in chosen days', async () => {
    const answers = [
      mockQuery(AdminUserDetailsDocument, { adminUser: { user, company: null } }),
      mockQuery(AdminApplicationsDocument, ({ withFigures }) => ({
        adminApplications: { items: [], endCursor: null, ...(withFigures ? { matching: 0 } : {}) },
      })),
    ];
    const { sent, unmount } = show(answers);
    expect(await screen.findByText(/This person has not applied to any job yet/)).toBeVisible();
    fill(screen.getByLabelText('From'), '2026-11-20');
    expect(await screen.findByText('No applications match your search criteria.')).toBeVisible();
    expect(sent(AdminApplicationsDocument).at(-1)).toMatchObject({ userId: 's1', since: '2026-11-20' });
    unmount();
    const linked = show(answers, '?until=2026-11-21');
    expect(await screen.findByLabelText('Through')).toHaveValue('2026-11-21');
    expect(linked.sent(AdminApplicationsDocument)[0]).toMatchObject({ userId: 's1', until: '2026-11-21' });
  });
});

it('the page of a job has its figures, slots and applications, and says when its company has removed it', async () => {
  const evidence = 'The text seems to ask for money: “deposit 200 ribu”';
  const flags = [{ jobId: job.id, reason: 'FEES' as const, evidence }];
  const { sent } = renderPortal(<JobDetailsPage />, {
    viewer,
    at: '/admin/job/01JABCDEFGH',
    answers: [
      mockQuery(AdminJobDetailsDocument, { adminJob: { isRemoved: true, pauses: [], flags, job } }),
      mockQuery(AdminApplicationsDocument, applications([row])),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Barista' })).toBeVisible();
  expect(screen.getByText('Removed by its company')).toBeVisible();
  for (const count of ['1 pending', '1 accepted', '0 rejected', '1 withdrawn'])
    expect(screen.getByText(count)).toBeVisible();
  expect(screen.getByText('2 of 5')).toBeVisible();
  const edits = within(screen.getByRole('region', { name: 'Edits of the posting' }));
  expect(edits.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Part.*Before.*Afterwards/),
    expect.stringMatching(/^Salary.*None.*From Rp 5\.000\.000 per month/),
    expect.stringMatching(/^Title.*Barist.*Barista/),
  ]);
  const flagged = within(screen.getByRole('region', { name: 'Flags' }));
  expect(flagged.getByText('Fees or deposits')).toBeVisible();
  expect(flagged.getByText(evidence)).toBeVisible();
  await waitFor(() => expect(linkTo('Sari Dewi')).toEqual(['/admin/application/a1']));
  // The way up is the company, under which the menu shows the page.
  expect(linkTo('Kopi Senja')[0]).toBe('/admin/company-details/c1');
  expect(screen.queryByRole('link', { name: 'Applications' })).toBeNull();
  expect(sent().at(-1)).toBe('AdminApplications');
  expect(sent(AdminApplicationsDocument).at(-1)).toEqual({ jobId: '01JABCDEFGH', withFigures: false });
});

describe('the page of an application', () => {
  const show = (adminApplication: AdminApplicationDetailsQuery['adminApplication']) =>
    renderPortal(<ApplicationDetailsPage />, {
      viewer,
      at: '/admin/application/a1',
      answers: [mockQuery(AdminApplicationDetailsDocument, { adminApplication })],
    });

  it('leads to user, job and company, and has interview, requests and what it has cost', async () => {
    show({
      application: {
        ...application,
        interview: anInterview({ planAgainUntil: '2026-12-23T03:00:00.000Z' }),
        followUp: aFollowUp({ companySays: 'OTHER_ABSENT', isOutcomeMissing: true }),
        cancelledInterviews: [aCancellation({ cancelledBy: 'COMPANY', reason: 'The opening was filled' })],
      },
      user,
      tokenTransactions: [aUsage({ applicationId: 'a1' })],
      job: {
        isRemoved: true,
        job: { id: job.id, title: 'Barista', companyName: 'Kopi Senja' },
        company: { id: 'c1', companyName: 'Kopi Senja' },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Barista' })).toBeVisible();
    expect(linkTo('Sari Dewi')).toEqual(['/admin/user/s1']);
    expect(linkTo('Barista')).toContain('/admin/job/01JABCDEFGH');
    expect(linkTo('Kopi Senja')).toContain('/admin/company-details/c1');
    expect(screen.getByText(/removed by its company/)).toBeVisible();
    expect(screen.getByText('We moved').closest('tr')).toHaveTextContent('Declined');
    expect(screen.getByText('The opening was filled').closest('tr')).toHaveTextContent('Company');
    expect(screen.getAllByText('Cancelled')).not.toHaveLength(0);
    expect(screen.getByText('A new time can be proposed until').nextSibling).toHaveTextContent('Dec 23, 2026');
    const followUp = within(screen.getByRole('region', { name: 'After the interview' }));
    expect(followUp.getByText('Outcome').nextSibling).toHaveTextContent('The company has not told the outcome');
    expect(followUp.getByText('The company says').nextSibling).toHaveTextContent('The other side did not come');
    expect(screen.getByText('\u22121')).toBeVisible();
  });

  it('shows what is left once its applicant and its company have erased their data', async () => {
    show({
      application: { ...application, jobTitle: '', companyName: '' },
      user: null,
      tokenTransactions: [],
      job: { isRemoved: true, job: { id: job.id, title: '', companyName: '' }, company: null },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Unknown Position' })).toBeVisible();
    expect(screen.getByText('Applicant').nextSibling).toHaveTextContent('Unknown User');
    expect(screen.getByText('Unknown Company')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Unknown User|Unknown Company/ })).toBeNull();
  });
});
