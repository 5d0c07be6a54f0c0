import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import {
  TokenBalanceDocument,
  VerificationPapersDocument,
  type VerificationPapersQuery,
} from '../../graphql/generated';
import { mockQuery } from '../../testing/mock-operation';
import { shownToasts } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { aCompanyViewer } from '../../testing/render';
import { pass, stopTime } from '../../testing/timers';
import type { ViewerCompany } from '../session';
import { CompanyTokenChip } from './CompanyTokenChip';
import { MenuTokens } from './CompanyLayout';
import { VerificationBanner } from './VerificationBanner';

const company = aCompanyViewer().company as ViewerCompany;

describe('the token count', () => {
  beforeEach(stopTime);
  const tokens = (tokenBalance: number) => ({ company: { ...company, tokenBalance } });

  it('is asked for again every 60 seconds, and a failure is said for 5', async () => {
    let answer: ReturnType<typeof tokens> | Error = tokens(7);
    const both = (
      <>
        <CompanyTokenChip company={company} />
        <div role="note">
          <MenuTokens company={company} />
        </div>
      </>
    );
    const { sent } = renderPortal(both, {
      answers: [mockQuery(TokenBalanceDocument, () => answer)],
    });
    await pass(100);
    expect(screen.getByRole('link', { name: '7 tokens' })).toHaveAttribute('href', '/company/buy-token');
    expect(screen.getByRole('note')).toHaveTextContent(/^7 tokens$/);

    answer = tokens(1);
    await pass(59_000);
    expect(sent(TokenBalanceDocument)).toHaveLength(1);
    await pass(1000);
    expect(sent(TokenBalanceDocument)).toHaveLength(2);
    expect(screen.getByRole('link', { name: '1 token' })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(/^1 token$/);
    expect(shownToasts()).toEqual([]);

    answer = new Error('offline');
    await pass(60_000);
    expect(sent(TokenBalanceDocument)).toHaveLength(3);
    expect(shownToasts()).toMatchObject([
      { message: 'Failed to fetch token count. Please try again.', milliseconds: 5000 },
    ]);
    // What was known stays on the screen.
    expect(screen.getByRole('link', { name: '1 token' })).toBeVisible();
  });
});

describe('the banner of a company', () => {
  type Papers = Omit<NonNullable<VerificationPapersQuery['company']>, 'id'>;
  const complete: Papers = {
    companyAddress: 'Jl. Sudirman 1',
    records: { companyNpwp: '012345678901000', deedUrl: '/files/deed' },
  };
  function show(over: Partial<ViewerCompany>, { papers = complete, id = 'account-1' } = {}) {
    const viewer = { ...aCompanyViewer(over), id };
    const answers = [mockQuery(VerificationPapersDocument, { company: { id: 'company-1', ...papers } })];
    return renderPortal(<VerificationBanner company={viewer.company as ViewerCompany} />, { viewer, answers });
  }
  it('is not there for a verified one', () => {
    show({ isVerified: true });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says to an unverified one that its postings are invisible, and what is missing only where something is', async () => {
    const { unmount } = show({ isVerified: false });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your postings are invisible to job seekers until an administrator verifies your company.',
    );
    expect(await screen.findByText(/There is nothing that you need to do/)).toBeVisible();
    expect(screen.getByRole('status')).not.toHaveTextContent(/missing|not in your profile|NPWP|deed/i);
    unmount();
    window.localStorage.clear();
    show({ isVerified: false }, { papers: { ...complete, records: { companyNpwp: '', deedUrl: null } } });
    expect(await screen.findByText(/Not in your profile yet: NPWP, deed of establishment\./)).toBeVisible();
  });

  it('is compact after the account has read it in this browser, until the company waits again', async () => {
    const full = /Your postings are invisible/;
    const visit = (over: Partial<ViewerCompany>, id?: string) => show(over, { id }).unmount;
    visit({ isVerified: false })();
    const leave = visit({ isVerified: false });
    expect(screen.getByRole('status')).toHaveTextContent('Jobs invisible to seekers');
    expect(screen.queryByText(full)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Details', expanded: false }));
    expect(screen.getByText(full)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(screen.queryByText(full)).toBeNull();
    leave();

    const other = visit({ isVerified: false }, 'account-2');
    expect(screen.getByText(full)).toBeVisible();
    other();
    visit({ isVerified: true })();
    visit({ isVerified: false });
    expect(screen.getByText(full)).toBeVisible();
    expect(await screen.findByText(/There is nothing that you need to do/)).toBeVisible();
  });

  it('is compact on the next page, in the same frame', async () => {
    const ui = (
      <>
        <VerificationBanner company={aCompanyViewer({ isVerified: false }).company as ViewerCompany} />
        <Link to="/company/jobs">My Jobs</Link>
      </>
    );
    renderPortal(ui, {
      at: '/company/dashboard',
      pattern: '/company/*',
      answers: [mockQuery(VerificationPapersDocument, { company: { id: 'company-1', ...complete } })],
    });
    expect(screen.getByText(/Your postings are invisible/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'My Jobs' }));
    expect(screen.queryByText(/Your postings are invisible/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Details', expanded: false })).toBeVisible();
  });

  it.each([
    [{ isRejected: true, rejectionReason: 'The deed is missing' }, 'Reason: The deed is missing', 0],
    [{ isRejected: true, rejectionReason: '  ' }, 'Reason: No specific reason provided.', 0],
    [{ isRejected: true, rejectionReason: null }, 'Reason: No specific reason provided.', 0],
    [{ isRevoked: true, revocationNote: 'The office has moved' }, 'Reason: The office has moved', 1],
    [{ isRevoked: true, revocationNote: null }, 'Reason: No specific reason provided.', 1],
  ])('says to a rejected or a revoked one why: %j', (over, text, revocations) => {
    show({ isVerified: false, ...over });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryAllByText('Your verification was revoked')).toHaveLength(revocations);
  });
});

const waiting = { isVerified: false };
const show = (tokenBalance: number, over: Partial<ViewerCompany>, reloadSession: jest.Mock) =>
  renderPortal(<CompanyTokenChip company={{ ...company, ...waiting }} />, {
    viewer: aCompanyViewer(waiting),
    session: { reloadSession },
    answers: [mockQuery(TokenBalanceDocument, { company: { ...company, tokenBalance, ...over } })],
  });

it('the decision of an administrator is noticed with the token count, and the session is then read again', async () => {
  const reloadSession = jest.fn().mockResolvedValue(null);
  const { unmount } = show(3, waiting, reloadSession);
  await screen.findByText('3');
  expect(reloadSession).not.toHaveBeenCalled();
  unmount();
  show(4, { isVerified: true }, reloadSession);
  await screen.findByText('4');
  expect(reloadSession).toHaveBeenCalledTimes(1);
});
