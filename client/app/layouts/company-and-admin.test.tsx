import { screen } from '@testing-library/react';
import { renderPortal, type Answer } from '../../testing/portal';
import { aCompanyViewer, aViewer } from '../../testing/render';
import type { Session, ViewerCompany } from '../session';
import { AdminLayout } from './AdminLayout';
import { CompanyTokenChip } from './CompanyTokenChip';

const standing = { isVerified: true, isRejected: false, rejectionReason: null };
const balance = (tokenBalance: number, over: Partial<ViewerCompany> = {}) => ({
  company: { __typename: 'Company', id: 'company-1', tokenBalance, ...standing, ...over },
});

const company = (over: Partial<ViewerCompany> = {}): ViewerCompany => ({ id: 'company-1', companyName: 'PT Laut Biru', logoUrl: null, ...standing, ...over });

function showCompany(answer: Answer, over: Partial<ViewerCompany> = {}, session: Partial<Session> = {}) {
  return renderPortal(<CompanyTokenChip company={company(over)} />, { viewer: aCompanyViewer(over), session, answers: { TokenBalance: answer } });
}

describe('the frame of the company portal', () => {
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
