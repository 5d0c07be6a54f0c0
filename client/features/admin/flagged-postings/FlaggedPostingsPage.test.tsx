import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AdminFlaggedPostingsDocument,
  DismissFlagsDocument,
  PauseReportedJobDocument,
  ResumeReportedJobDocument,
  RevokeCompanyDocument,
  type FlaggedPostingCardFragment,
} from '../../../graphql/generated';
import { aCompany, someRecords } from '../../../testing/fixtures/company';
import {
  inTurn,
  mockMutation,
  mockQuery,
  type OperationMock,
  refused,
  type ResponseTo,
} from '../../../testing/mock-operation';
import { fill, hrefOf, press, pressInDialog } from '../../../testing/page';
import { renderPortal } from '../../../testing/portal';
import { anAdminViewer } from '../../../testing/render';
import { FlaggedPostingsPage } from './FlaggedPostingsPage';

const state = {
  id: 'job-1',
  isOpen: true,
  isRemoved: false,
  version: 2,
  viewerCanPause: true,
  viewerCanResume: false,
  viewerCanDismiss: true,
};
const decided = { ...state, isOpen: false, viewerCanPause: false, viewerCanDismiss: false };

const posting = (over: Partial<FlaggedPostingCardFragment> = {}): FlaggedPostingCardFragment => ({
  ...state,
  newestEditId: 'edit-1',
  flaggedAt: '2026-11-20T03:00:00.000Z',
  job: { id: 'job-1', title: 'Kasir <b>Toko</b>', description: 'Bayar dulu', isPaused: false, pause: null },
  flags: [
    { reason: 'FEES', gravity: 2, evidence: 'The text seems to ask for money: “biaya 50rb”', copiedJobId: null },
    { reason: 'COPIED_POSTING', gravity: 4, evidence: '80% the same as “Kasir” of PT Asli', copiedJobId: 'job-0' },
  ],
  company: {
    id: 'c1',
    companyName: 'PT Laut Biru',
    createdAt: '2026-11-01T03:00:00.000Z',
    isVerified: true,
    records: { language: 'EN', profileVersion: 1 },
  },
  companyFlags: [{ reason: 'FEES', count: 3 }],
  history: { verifiedSince: '2026-11-05T03:00:00.000Z', pauses: 1, rejections: 0, revocations: 0, reports: 2 },
  ...over,
});
const held = posting({
  viewerCanResume: true,
  viewerCanDismiss: false,
  job: {
    id: 'job-1',
    title: 'Kasir <b>Toko</b>',
    description: 'Bayar dulu',
    isPaused: true,
    pause: {
      reason: 'Like one that was paused.',
      isHeld: true,
      pausedAt: '2026-11-20T03:00:00.000Z',
      answer: null,
    },
  },
});

function show(
  postings: ResponseTo<typeof AdminFlaggedPostingsDocument> | FlaggedPostingCardFragment[],
  ...answers: OperationMock[]
) {
  const list = Array.isArray(postings) ? { adminFlaggedPostings: { items: postings, endCursor: null } } : postings;
  return renderPortal(<FlaggedPostingsPage />, {
    viewer: anAdminViewer(),
    answers: [mockQuery(AdminFlaggedPostingsDocument, list), ...answers],
  });
}
const card = () => screen.findByRole('article', { name: 'Kasir <b>Toko</b>' });

describe('the queue of flagged postings', () => {
  it('shows the words, the copied original, and what is known of the company', async () => {
    show([posting()]);
    const shown = await card();
    const flags = within(shown).getByRole('list', { name: 'Flags' });
    expect(flags).toHaveTextContent('Fees or deposits The text seems to ask for money: “biaya 50rb”');
    expect(hrefOf('Open the copied posting', within(flags))).toBe('/admin/job/job-0');
    expect(shown).toHaveTextContent('Flagged Nov 20, 2026');
    expect(shown).toHaveTextContent('Member since Nov 1, 2026');
    expect(shown).toHaveTextContent('All flags of this company: Fees or deposits: 3');
    expect(shown.querySelector('b')).toBeNull();
    expect(within(shown).getByRole('button', { name: 'Revoke verification of PT Laut Biru' })).toBeVisible();
  });

  it('is asked for up to the day that is chosen, and says how many wait', async () => {
    const { sent } = show(({ until, withFigures }) => {
      const items = until === '2026-11-19' ? [] : [posting()];
      return { adminFlaggedPostings: { items, endCursor: null, ...(withFigures && { matching: items.length }) } };
    });
    await card();
    fill(screen.getByLabelText('Through'), '2026-11-20');
    expect(await screen.findByText('1 row on the chosen dates')).toBeVisible();
    expect(sent(AdminFlaggedPostingsDocument).at(-1)).toEqual({ since: null, until: '2026-11-20', withFigures: true });
    fill(screen.getByLabelText('Through'), '2026-11-19');
    expect(await screen.findByText('No posting on the chosen dates waits for you.')).toBeVisible();
  });

  it('dismisses what was looked at with a note, and then the posting is gone', async () => {
    const { sent } = show(
      [posting()],
      mockMutation(DismissFlagsDocument, { dismissFlags: { posting: decided, errors: [] } }),
    );
    await press('Dismiss the flags of Kasir <b>Toko</b>');
    const dialog = await screen.findByRole('dialog', { name: 'Is this posting fine?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss flags' }));
    expect(within(dialog).getByText('Please give a note for the dismissal')).toBeVisible();
    fill(within(dialog).getByRole('textbox', { name: /Note/ }), 'A refund');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss flags' }));

    expect(await screen.findByText('No posting waits for you.')).toBeVisible();
    expect(sent(DismissFlagsDocument)).toEqual([{ input: { jobId: 'job-1', version: 2, note: 'A refund' } }]);
  });

  it('revokes the verification of the company, and then no longer offers it', async () => {
    const { companyName, id } = posting().company;
    const company = aCompany({ id, companyName, isVerified: false, records: someRecords({ profileVersion: 1 }) });
    const listed = (isVerified: boolean) => {
      const item = posting();
      return {
        adminFlaggedPostings: { items: [{ ...item, company: { ...item.company, isVerified } }], endCursor: null },
      };
    };
    const { sent } = show(
      inTurn(listed(true), listed(false)),
      mockMutation(RevokeCompanyDocument, { revokeCompany: { company, errors: [] } }),
    );
    await press('Revoke verification of PT Laut Biru');
    await pressInDialog('Revoke verification');

    await waitFor(() => expect(screen.queryByRole('button', { name: /Revoke verification/ })).toBeNull());
    // How often it was revoked is asked again.
    await waitFor(() => expect(sent(AdminFlaggedPostingsDocument)).toHaveLength(2));
  });

  it('resumes a held posting, or keeps it paused with a reason', async () => {
    const { sent } = show(
      [held],
      mockMutation(PauseReportedJobDocument, { pauseJob: { group: null, posting: decided, errors: [] } }),
      mockMutation(ResumeReportedJobDocument, { resumeJob: { group: null, posting: decided, errors: [] } }),
    );
    expect(await card()).toHaveTextContent('Held: seekers do not see it.');
    expect(await card()).toHaveTextContent('Like one that was paused.');
    expect(screen.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
    await press('Keep Kasir <b>Toko</b> paused');
    await pressInDialog('Cancel', 'Pause this job?');
    await press('Resume Kasir <b>Toko</b>');
    await pressInDialog('Resume job', 'Resume this job?');

    expect(await screen.findByText('No posting waits for you.')).toBeVisible();
    expect(sent(ResumeReportedJobDocument)).toEqual([{ jobId: 'job-1', newestEditId: 'edit-1' }]);
  });

  it.each([
    [new Error('offline'), 'Failed to load the flagged postings. Please try again.'],
    [refused('You do not have permission to do this.', 'NOT_ALLOWED'), 'You do not have permission to do this.'],
  ])('says why it is not there', async (answer, text) => {
    show(answer);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
