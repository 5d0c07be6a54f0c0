import { act, screen } from '@testing-library/react';
import { renderPortal, toastTime, type Answer } from '../../testing/portal';
import { aCompanyViewer, aViewer } from '../../testing/render';
import type { Session, ViewerCompany } from '../session';
import { AdminLayout } from './AdminLayout';
import { CompanyTokenChip } from './CompanyTokenChip';
import { VerificationBanner } from './VerificationBanner';

const standing = { isVerified: true, isRejected: false, rejectionReason: null };
const balance = (tokenBalance: number, over: Partial<ViewerCompany> = {}) => ({
  company: { __typename: 'Company', id: 'company-1', tokenBalance, ...standing, ...over },
});

const company = (over: Partial<ViewerCompany> = {}): ViewerCompany => ({ id: 'company-1', companyName: 'PT Laut Biru', logoUrl: null, ...standing, ...over });

/** What the frame of the company portal shows of its company. */
function showCompany(answer: Answer, over: Partial<ViewerCompany> = {}, session: Partial<Session> = {}) {
  const parts = (
    <>
      <CompanyTokenChip company={company(over)} />
      <VerificationBanner company={company(over)} />
    </>
  );
  return renderPortal(parts, { viewer: aCompanyViewer(over), session, answers: { TokenBalance: answer } });
}

afterEach(() => jest.useRealTimers());

describe('the frame of the company portal', () => {
  it('asks for the token count each minute, and says for 5 seconds when it could not', async () => {
    jest.useFakeTimers();
    const counts = [7, 6];
    const { sent } = showCompany(() => (counts.length > 0 ? balance(counts.shift() ?? 0) : new Error('down')));
    const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    await after(10);
    expect(screen.getByText('7')).toBeVisible();

    await after(59_000);
    expect(sent).toHaveLength(1);
    await after(1000);
    expect(sent).toHaveLength(2);
    expect(screen.getByText('6')).toBeVisible();

    await after(60_000);
    expect(screen.getByText('Failed to fetch token count. Please try again.')).toBeVisible();
    expect(toastTime('Failed to fetch token count. Please try again.')).toBe(5000);
  });

  it.each([
    ['The deed is missing', 'Reason: The deed is missing'],
    ['  ', 'Reason: No specific reason provided.'],
    [null, 'Reason: No specific reason provided.'],
  ])('tells a rejected company its reason: %j', async (rejectionReason, text) => {
    const rejected = { isVerified: false, isRejected: true, rejectionReason };
    showCompany(balance(1, rejected), rejected);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/postings stay invisible to job seekers/)).toBeVisible();
  });

  it('tells an unverified company that its postings are invisible, and a verified one nothing', async () => {
    const { unmount } = showCompany(balance(1, { isVerified: false }), { isVerified: false });
    expect(await screen.findByText(/postings are invisible to job seekers/)).toBeVisible();
    unmount();
    showCompany(balance(1));
    await screen.findByText('1');
    expect(screen.queryByText(/invisible to job seekers/)).toBeNull();
  });

  it('reads the session anew once an administrator has decided, and not before', async () => {
    const reloadSession = jest.fn().mockResolvedValue(null);
    const waiting = { isVerified: false };
    const { unmount } = showCompany(balance(3, waiting), waiting, { reloadSession });
    await screen.findByText('3');
    expect(reloadSession).not.toHaveBeenCalled();
    unmount();
    showCompany(balance(4), waiting, { reloadSession });
    await screen.findByText('4');
    expect(reloadSession).toHaveBeenCalledTimes(1);
  });
});

describe('the frame of the administrators', () => {
  it('says who is signed in', async () => {
    renderPortal(<AdminLayout />, { viewer: aViewer({ email: 'ratna@people.test', roles: ['ADMIN'], activeRole: 'ADMIN', adminName: 'Ratna Sari' }), answers: {} });
    expect((await screen.findAllByText('Ratna Sari')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('ratna@people.test').length).toBeGreaterThan(0);
  });
});
