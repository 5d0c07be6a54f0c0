import { act, screen } from '@testing-library/react';
import { renderPortal } from '../../testing/portal';
import { aCompanyViewer } from '../../testing/render';
import { shownToasts } from '../../testing/shown-toasts';
import type { ViewerCompany } from '../session';
import { CompanyTokenChip } from './CompanyTokenChip';
import { VerificationBanner } from './VerificationBanner';

const company = { __typename: 'Company' as const, id: 'company-1', companyName: 'PT Laut Biru', logoUrl: null, isVerified: true, isRejected: false, rejectionReason: null, isRevoked: false, revocationNote: null };

describe('the token count', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const tokens = (tokenBalance: number) => ({ company: { ...company, tokenBalance } });

  it('is asked for again every 60 seconds, and a failure is said for 5', async () => {
    let answer: object = tokens(7);
    const { sent } = renderPortal(<CompanyTokenChip company={company} />, { answers: { TokenBalance: () => answer } });
    await pass(100);
    expect(screen.getByRole('link', { name: '7 tokens' })).toHaveAttribute('href', '/company/buy-token');

    answer = tokens(1);
    await pass(59_000);
    expect(sent).toHaveLength(1);
    await pass(1000);
    expect(sent).toHaveLength(2);
    expect(screen.getByRole('link', { name: '1 token' })).toBeVisible();
    expect(shownToasts()).toEqual([]);

    answer = new Error('offline');
    await pass(60_000);
    expect(sent).toHaveLength(3);
    expect(shownToasts()).toMatchObject([{ message: 'Failed to fetch token count. Please try again.', milliseconds: 5000 }]);
    // What was known stays on the screen.
    expect(screen.getByRole('link', { name: '1 token' })).toBeVisible();
  });
});

describe('the banner of a company', () => {
  function show(over: Partial<ViewerCompany>): void {
    const { company } = aCompanyViewer(over);
    if (company) renderPortal(<VerificationBanner company={company} />, { answers: {} });
  }

  it('is not there for a verified one', () => {
    show({ isVerified: true });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says to an unverified one that its postings are invisible', () => {
    show({ isVerified: false });
    expect(screen.getByRole('alert')).toHaveTextContent('Your postings are invisible to job seekers until an administrator verifies your company.');
  });

  it.each([
    ['The deed is missing', 'Reason: The deed is missing'],
    ['  ', 'Reason: No specific reason provided.'],
    [null, 'Reason: No specific reason provided.'],
  ])('says to a rejected one why: %j', (rejectionReason, text) => {
    show({ isVerified: false, isRejected: true, rejectionReason });
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['The office has moved', 'Reason: The office has moved'],
    [null, 'Reason: No specific reason provided.'],
  ])('says to a revoked one why: %j', (revocationNote, text) => {
    show({ isVerified: false, isRevoked: true, revocationNote });
    expect(screen.getByText('Your verification was revoked')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('the decision of an administrator', () => {
  const waiting = { isVerified: false };
  const show = (tokenBalance: number, over: Partial<ViewerCompany>, reloadSession: jest.Mock) =>
    renderPortal(<CompanyTokenChip company={{ ...company, ...waiting }} />, {
      viewer: aCompanyViewer(waiting),
      session: { reloadSession },
      answers: { TokenBalance: { company: { ...company, tokenBalance, ...over } } },
    });

  it('is heard of with the token count, and the session is then read anew', async () => {
    const reloadSession = jest.fn().mockResolvedValue(null);
    const { unmount } = show(3, waiting, reloadSession);
    await screen.findByText('3');
    expect(reloadSession).not.toHaveBeenCalled();
    unmount();
    show(4, { isVerified: true }, reloadSession);
    await screen.findByText('4');
    expect(reloadSession).toHaveBeenCalledTimes(1);
  });
});
