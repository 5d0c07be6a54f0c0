import { screen, waitFor, within } from '@testing-library/react';
import { refused, renderPortal, type Answer } from '../../testing/portal';
import { aViewer } from '../../testing/render';
import { ApplicationDetailsPage } from './ApplicationDetailsPage';
import { JobDetailsPage } from './JobDetailsPage';
import { UserDetailsPage } from './UserDetailsPage';

const viewer = aViewer({ roles: ['ADMIN'], activeRole: 'ADMIN', seeker: null });

const user = {
  __typename: 'Seeker', id: 's1', fullName: 'Sari Dewi', email: 'sari@example.test', phoneNumber: null, education: 'Diploma', technicalSkills: ['Excel'], softSkills: [],
  pictureUrl: null, cvUrl: '/files/cv1', portfolioUrl: null, createdAt: '2026-11-19T18:30:00.000Z', workExperience: 'Two years', profileCompletion: 78,
};
const counts = { __typename: 'ApplicationCounts', total: 3, pending: 1, accepted: 1, rejected: 0, withdrawn: 1 };
const job = {
  __typename: 'Job', id: '01JABCDEFGH', title: 'Barista', companyId: 'c1', companyName: 'Kopi Senja', isActive: false, createdAt: '2026-11-19T18:30:00.000Z', applicationCounts: counts,
  description: 'Makes coffee', location: 'Jakarta', employmentType: 'FULL_TIME', skills: ['Coffee'], autoCloseDate: null, isVisibleToSeekers: false, updatedAt: '2026-11-19T18:30:00.000Z', salary: null,
  interviewAvailability: [{ __typename: 'InterviewSlot', id: 'slot', date: '2026-11-24', start: '09:00', end: '09:30', locationType: 'ONLINE', maxApplicants: 5, seatsLeft: 3, state: 'OPEN' }],
};
const row = {
  __typename: 'Application', id: 'a1', jobId: job.id, status: 'PENDING', jobTitle: 'Barista', companyName: 'Kopi Senja', companyId: 'c1', applicationDate: '2026-11-20T03:00:00.000Z', job: null,
  applicant: { __typename: 'Applicant', isRevealed: true, fullName: 'Sari Dewi', email: 'sari@example.test', pictureUrl: null },
};
const applications = (items: object[]) => ({ adminApplications: { __typename: 'AdminApplicationConnection', items, endCursor: null } });
const time = { __typename: 'InterviewTime', date: '2026-11-24', start: '09:00', end: '09:30', locationType: 'ONLINE' };
const request = { __typename: 'RescheduleRequest', id: 'r1', requestedBy: 'COMPANY', requestedAt: '2026-11-20T03:00:00.000Z', status: 'REJECTED', reason: 'We moved', newInterview: time };
const application = {
  ...row, status: 'ACCEPTED', updatedAt: '2026-11-20T03:00:00.000Z', joinUrl: 'https://meet.example/x', rejectionNotice: null, selectedInterview: time,
  interviewDetails: { __typename: 'InterviewDetails', venue: 'Lantai 3', link: null, additionalInfo: null }, rescheduleHistory: [request],
};
const entry = {
  __typename: 'AdminTokenTransaction', id: 't1', type: 'USAGE', status: null, companyId: 'c1', companyName: 'Kopi Senja', tokens: -1, totalAmount: null, packageName: null, jobTitle: 'Barista',
  applicationId: 'a1', reference: null, merchantRef: null, paymentMethod: null, paidAt: null, timestamp: '2026-11-20T17:28:00.000Z',
};

const linkTo = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('the page of a user', () => {
  const show = (answers: Record<string, Answer>) => renderPortal(<UserDetailsPage />, { viewer, at: '/admin/user/s1', pattern: '/admin/user/:userId', answers });

  it('has contact, profile, documents, the company of the account and the applications', async () => {
    const { sent } = show({
      AdminUserDetails: { adminUser: { __typename: 'AdminUser', user, company: { __typename: 'Company', id: 'c1', companyName: 'Kopi Senja' } } },
      AdminApplications: applications([row]),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sari Dewi' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Contact' })).getByRole('link', { name: 'Kopi Senja' })).toHaveAttribute('href', '/admin/company-details/c1');
    expect(screen.getByRole('link', { name: /View CV of Sari Dewi/ })).toHaveAttribute('href', '/files/cv1');
    await waitFor(() => expect(linkTo('Barista')).toEqual(['/admin/job/01JABCDEFGH']));
    expect(sent.map(({ name, variables }) => [name, variables])).toEqual([['AdminUserDetails', { id: 's1' }], ['AdminApplications', { userId: 's1' }]]);
  });

  it('says that there is no such user, and that it could not be read', async () => {
    const { unmount } = show({ AdminUserDetails: refused('User profile not found', 'PROFILE_NOT_FOUND') });
    expect(await screen.findByText('User profile not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to users' })).toHaveAttribute('href', '/admin/users');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    unmount();
    show({ AdminUserDetails: new Error('offline') });
    expect(await screen.findByText('Failed to get user data. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says when there are no applications', async () => {
    show({ AdminUserDetails: { adminUser: { __typename: 'AdminUser', user, company: null } }, AdminApplications: applications([]) });
    expect(await screen.findByText(/This person has not applied to any job yet/)).toBeVisible();
  });
});

describe('the page of a job', () => {
  it('has its figures, slots and applications, and says when its company has removed it', async () => {
    const { sent } = renderPortal(<JobDetailsPage />, {
      viewer, at: '/admin/job/01JABCDEFGH', pattern: '/admin/job/:jobId',
      answers: { AdminJobDetails: { adminJob: { __typename: 'AdminJob', isRemoved: true, job } }, AdminApplications: applications([row]) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Barista' })).toBeVisible();
    expect(screen.getByText('Removed by its company')).toBeVisible();
    expect(screen.getByText('1 pending, 1 accepted, 0 rejected, 1 withdrawn')).toBeVisible();
    expect(screen.getByText('2 of 5')).toBeVisible();
    await waitFor(() => expect(linkTo('Sari Dewi')).toEqual(['/admin/application/a1']));
    // The way up is the company, under which the menu shows the page.
    expect(linkTo('Kopi Senja')[0]).toBe('/admin/company-details/c1');
    expect(screen.queryByRole('link', { name: 'Applications' })).toBeNull();
    expect(sent.at(-1)).toEqual({ name: 'AdminApplications', variables: { jobId: '01JABCDEFGH' } });
  });
});

describe('the page of an application', () => {
  it('leads to user, job and company, and has interview, requests and what it has cost', async () => {
    const adminApplication = {
      __typename: 'AdminApplication', application, user, tokenTransactions: [entry],
      job: { __typename: 'AdminJob', isRemoved: true, job: { __typename: 'Job', id: job.id, title: 'Barista', companyName: 'Kopi Senja' }, company: { __typename: 'Company', id: 'c1', companyName: 'Kopi Senja' } },
    };
    renderPortal(<ApplicationDetailsPage />, { viewer, at: '/admin/application/a1', pattern: '/admin/application/:applicationId', answers: { AdminApplicationDetails: { adminApplication } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Barista' })).toBeVisible();
    expect(linkTo('Sari Dewi')).toEqual(['/admin/user/s1']);
    expect(linkTo('Barista')).toContain('/admin/job/01JABCDEFGH');
    expect(linkTo('Kopi Senja')).toContain('/admin/company-details/c1');
    expect(screen.getByText(/removed by its company/)).toBeVisible();
    expect(screen.getByText('We moved').closest('tr')).toHaveTextContent('Declined');
    expect(screen.getByText('\u22121')).toBeVisible();
  });
});
