import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AcceptApplicantDocument,
  ApplicantDocument,
  ApplicantTokenBalanceDocument,
  ReaderApplicantsDocument,
  RejectApplicantDocument,
  ReviewQueueDocument,
} from '../../../graphql/generated';
import {
  anApplication,
  aMaskedApplicant,
  anInterviewTime,
  aRevealedApplicant,
} from '../../../testing/fixtures/application';
import { aUserError } from '../../../testing/fixtures/user-error';
import { aJob } from '../../../testing/fixtures/job';
import { inTurn, mockMutation, mockQuery, type OperationMock } from '../../../testing/mock-operation';
import { pressInDialog } from '../../../testing/page';
import { address, renderPortal } from '../../../testing/portal';
import { LeaveGuard } from '../../../components/LeaveGuard';
import { ApplicantQueue } from './ApplicantQueue';
import { ApplicantReader } from './ApplicantReader';

const job = aJob({ id: 'job-1', skills: ['sql', 'Docker'] });
const counts = { total: 4, pending: 4, noReply: 0, accepted: 0, rejected: 0, withdrawn: 0, undecided: 4 };
const applicant = (id: string) =>
  anApplication({
    id,
    jobId: 'job-1',
    job,
    selectedInterview: anInterviewTime({ date: '2026-12-01' }),
    viewerCanDecide: true,
    whyViewerCannotAccept: null,
    skillsFound: ['sql'],
    applicant: aMaskedApplicant({ fullName: `M**k ${id}` }),
  });
const accepted = (id: string) => ({
  ...applicant(id),
  status: 'ACCEPTED' as const,
  viewerCanDecide: false,
  viewerCanAddDetails: true,
  whyViewerCannotAccept: 'APPLICATION_NOT_PENDING' as const,
  applicant: aRevealedApplicant({ fullName: `Mbok ${id}` }),
});
const pages = [
  ['a', 'b'],
  ['c', 'd'],
].map((ids) => ids.map(applicant));

const show = (at: string, more: OperationMock[] = []) =>
  renderPortal(
    <>
      <LeaveGuard />
      <ApplicantReader />
    </>,
    {
      at: `/company/job/job-1?${at}`,
      pattern: '/company/job/:jobId',
      answers: [
        mockQuery(ReaderApplicantsDocument, ({ page }) => ({
          job: { ...job, applicationCounts: counts },
          companyApplications: { page: page ?? 1, pageCount: 2, totalCount: 4, items: pages[(page ?? 1) - 1] ?? [] },
        })),
        mockQuery(ApplicantDocument, ({ id }) => ({ application: applicant(id) })),
        mockMutation(AcceptApplicantDocument, ({ input }) => ({
          acceptApplication: { application: accepted(input.applicationId), errors: [] },
        })),
        mockQuery(ApplicantTokenBalanceDocument, {
          viewer: { id: 'account-1', company: { id: 'company-1', tokenBalance: 3 } },
        }),
        ...more,
      ],
    },
  );
const nameOf = (id: string) => ({ level: 1, name: `M**k ${id}` });
const heading = (id: string) => screen.findByRole('heading', nameOf(id));
const isAt = (id: string) => waitFor(() => expect(screen.getByRole('heading', nameOf(id))).toHaveFocus());

describe('reading applicants one after the other', () => {
  it('lists each with the day and what was found of the required skills, and takes the focus to whom it moves to', async () => {
    show('applicant=a');
    const row = await screen.findByRole('link', { name: /M\*\*k b/ });
    expect(row).toHaveTextContent('Tue Dec 1, 09:00');
    expect(row).toHaveAccessibleName(/1 of 2 skills/);
    expect(await heading('a')).not.toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'j' });
    await isAt('b');
  });

  it('lists each with the day of the answer where the soonest is first', async () => {
    show('applicant=a&order=reply');
    expect(await screen.findByRole('link', { name: /M\*\*k b/ })).toHaveTextContent('09:00 WIB, answer by Nov 23');
  });

  it('moves on as soon as an acceptance shows', async () => {
    show('applicant=a');
    await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    // A person acts as soon as React has drawn it, before the response is handled.
    const pressNext = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target.textContent !== 'Mbok a') return;
      document.removeEventListener('focusin', pressNext);
      queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true })));
    };
    document.addEventListener('focusin', pressNext);
    await userEvent.click(within(await screen.findByRole('form')).getByRole('button', { name: /^Accept/ }));
    await isAt('b');
  });

  it('says which colleague was faster, shows what they decided, and goes on to the next', async () => {
    const message = 'Decided by Dewi Anggraini a moment ago.';
    const byDewi = { ...accepted('a'), decidedBy: 'Dewi Anggraini' };
    let isDecided = false;
    show('applicant=a', [
      mockQuery(ApplicantDocument, ({ id }) => ({ application: id === 'a' && isDecided ? byDewi : applicant(id) })),
      mockMutation(AcceptApplicantDocument, () => {
        isDecided = true;
        return { acceptApplication: { application: null, errors: [aUserError('DECIDED_BY_COLLEAGUE', message)] } };
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    await userEvent.click(within(await screen.findByRole('form')).getByRole('button', { name: /^Accept/ }));

    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mbok a' })).toBeVisible();
    expect(screen.getByText('Dewi Anggraini').parentElement).toHaveTextContent('by Dewi Anggraini');
    await userEvent.click(screen.getByRole('button', { name: 'Next applicant' }));
    await isAt('b');
  });

  it('leads from an acceptance to the venue, which is further down', async () => {
    let application: ReturnType<typeof applicant> = applicant('a');
    show('applicant=a', [
      mockQuery(ApplicantDocument, () => ({ application })),
      mockQuery(ReaderApplicantsDocument, () => ({
        job: { ...job, applicationCounts: counts },
        companyApplications: { page: 1, pageCount: 1, totalCount: 2, items: [application, applicant('b')] },
      })),
      mockMutation(AcceptApplicantDocument, () => {
        application = accepted('a');
        return { acceptApplication: { application, errors: [] } };
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    await userEvent.click(within(await screen.findByRole('form')).getByRole('button', { name: /^Accept/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add interview details' }));
    expect(screen.getByLabelText(/^Venue/)).toHaveFocus();

    // What is typed there is not lost without a question.
    await userEvent.type(screen.getByLabelText(/^Venue/), 'Menara Sudirman');
    await userEvent.click(screen.getByRole('button', { name: 'Next applicant' }));
    await pressInDialog('Keep editing', 'Leave without saving?');
    expect(screen.getByLabelText(/^Venue/)).toHaveValue('Menara Sudirman');
    await userEvent.click(screen.getByRole('link', { name: /M\*\*k b/ }));
    await pressInDialog('Leave page', 'Leave without saving?');
    await waitFor(() => expect(address.search).toBe('?applicant=b'));
  });

  it('keeps its order when a decision puts the person on another page', async () => {
    const list = (ids: string[]) => ({
      job: { ...job, applicationCounts: counts },
      companyApplications: { page: 1, pageCount: 2, totalCount: 4, items: ids.map(applicant) },
    });
    show('applicant=a&order=reply', [
      mockQuery(ReaderApplicantsDocument, inTurn(list(['a', 'b', 'c']), list(['b', 'c', 'd']))),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
    await userEvent.click(within(await screen.findByRole('form')).getByRole('button', { name: /^Accept/ }));
    await screen.findByRole('link', { name: /M\*\*k d/ });
    fireEvent.keyDown(document.body, { key: 'j' });
    await isAt('b');
    const names = screen.getAllByRole('link', { name: /M\*\*k|Mbok/ }).map(({ textContent }) => textContent);
    expect(names.map((name) => /(?:M\*\*k|Mbok) \w/.exec(name ?? '')?.[0])).toEqual([
      'Mbok a',
      'M**k b',
      'M**k c',
      'M**k d',
    ]);
  });

  it('says that the next page could not be loaded, and loads it again', async () => {
    let isDown = true;
    show('applicant=b', [
      mockQuery(ReaderApplicantsDocument, ({ page }) =>
        page === 2 && isDown
          ? new Error('offline')
          : {
              job: { ...job, applicationCounts: counts },
              companyApplications: {
                page: page ?? 1,
                pageCount: 2,
                totalCount: 4,
                items: pages[(page ?? 1) - 1] ?? [],
              },
            },
      ),
    ]);
    await heading('b');
    fireEvent.keyDown(document.body, { key: 'j' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    await isAt('c');
  });

  it('goes back to the last person of the page before', async () => {
    show('applicant=c&page=2');
    await heading('c');
    fireEvent.keyDown(document.body, { key: 'k' });
    await isAt('b');
  });

  it('leaves a question with Escape, wherever the focus is', async () => {
    show('applicant=a');
    await userEvent.click(await screen.findByRole('button', { name: /^Reject/ }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  });
});

describe('reading everyone who waits, across jobs', () => {
  const cashier = { ...aJob({ id: 'job-2', title: 'Cashier' }) };
  const listed = [applicant('a'), { ...applicant('b'), jobId: 'job-2', job: cashier }];

  it('goes by what ends first, and after the last returns to its job', async () => {
    let left = listed;
    renderPortal(<ApplicantQueue />, {
      at: '/company/all-applicants?applicant=first',
      pattern: '/company/all-applicants',
      answers: [
        mockQuery(ReviewQueueDocument, () => ({ companyApplications: { totalCount: left.length, items: left } })),
        mockQuery(ApplicantDocument, ({ id }) => ({ application: listed.find((one) => one.id === id) ?? null })),
        mockMutation(RejectApplicantDocument, ({ applicationId }) => {
          left = left.filter(({ id }) => id !== applicationId);
          const application = { ...applicant(applicationId), status: 'REJECTED' as const, viewerCanDecide: false };
          return { rejectApplication: { application, errors: [] } };
        }),
        mockQuery(ApplicantTokenBalanceDocument, {
          viewer: { id: 'account-1', company: { id: 'company-1', tokenBalance: 3 } },
        }),
      ],
    });
    const reject = async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Reject/ }));
      await userEvent.click(await screen.findByRole('button', { name: 'Reject applicant' }));
    };
    await heading('a');
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('link', { name: /M\*\*k b/ })).toHaveTextContent('Cashier');
    await reject();
    expect(await screen.findByText('Applicant rejected.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^Next applicant/ }));
    await isAt('b');
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(screen.getByText('1 decided')).toBeVisible();
    await reject();
    expect(await screen.findByText(/Going to the job|the job/)).toBeVisible();
    expect(await screen.findByText(/Applicant rejected/)).toBeVisible();
  });
});
