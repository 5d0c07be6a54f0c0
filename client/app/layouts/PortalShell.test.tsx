import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { SUPPLEMENT } from '../../../domain/consents';
import { AgreeToSupplementDocument } from '../../graphql/generated';
import { mockMutation } from '../../testing/mock-operation';
import { hrefOf } from '../../testing/page';
import { renderPortal } from '../../testing/portal';
import { aCompanyViewer, anAdminViewer, aViewer, renderApp } from '../../testing/render';
import { AdminLayout } from './AdminLayout';
import { CompanyLayout } from './CompanyLayout';
import { DetailSkeleton } from '../../components/skeletons';
import { LazyAgreementNotice } from './LazyAgreementNotice';
import { SeekerLayout } from './SeekerLayout';

/** As on a small screen: jsdom lays nothing out, so both menus are there. */
const show = (at = '/user/dashboard', viewer = aViewer()) =>
  renderApp(
    <Routes>
      <Route element={at.startsWith('/user') ? <SeekerLayout /> : <CompanyLayout />}>
        <Route path="/user/applied" element={<h1>The applied jobs</h1>} />
        <Route path="*" element={<h1>The page</h1>} />
      </Route>
    </Routes>,
    { viewer, at },
  );

async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());

describe('the menu of small screens', () => {
  it('has every page of the portal', async () => {
    show();
    const links = within(within(await openMenu()).getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/user/dashboard'],
      ['Find Jobs', '/user/jobs'],
      ['Applied Jobs', '/user/applied'],
      ['Interview Calendar', '/user/interview-calendar'],
      ['Profile', '/user/profile'],
      ['Saved searches', '/user/saved-searches'],
      ['Notifications', '/user/notifications'],
      ['Security', '/user/security'],
      ['Privacy', '/user/privacy'],
    ]);
  });

  it('has the tokens of a company, as the menu of wide screens has', async () => {
    renderApp(<CompanyLayout />, { viewer: aCompanyViewer(), at: '/company/dashboard' });
    for (const menu of [screen.getByRole('complementary', { name: 'Menu' }), await openMenu()]) {
      expect(menu).toHaveTextContent(/hr@lautbiru\.test– tokens/);
    }
  });

  it('takes the focus, closes on Escape and gives it back, and closes with the way to another page', async () => {
    show();
    const menu = await openMenu();
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    await userEvent.click(within(await openMenu()).getByRole('link', { name: 'Applied Jobs' }));
    expect(screen.getByRole('heading', { name: 'The applied jobs' })).toBeVisible();
    await isClosed();
    expect(screen.getByRole('heading', { name: 'The applied jobs' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});

it('the focus after the way to another page is at its heading, also when that comes later', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const Late = () => {
    const [isHere, setIsHere] = useState(false);
    useEffect(() => void arrived.then(() => setIsHere(true)), []);
    return isHere ? <h1>The late page</h1> : <DetailSkeleton />;
  };
  renderApp(
    <Routes>
      <Route element={<SeekerLayout />}>
        <Route path="/user/dashboard" element={<Link to="/user/applied">Go on</Link>} />
        <Route path="/user/applied" element={<Late />} />
      </Route>
    </Routes>,
    { viewer: aViewer(), at: '/user/dashboard' },
  );
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.getByRole('main')).toHaveFocus();
  arrive();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The late page' })).toHaveFocus());
});

describe('the tab bar of phones', () => {
  it('leads to the five pages and says which one this is', () => {
    show('/user/company/company-1');
    const links = within(screen.getByRole('navigation', { name: 'Quick navigation' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Search',
      'Applied',
      'Calendar',
      'Profile',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null, null]);
  });

  it.each(['/user/job/job-1', '/user/application/a-1'])('gives way to the bar of %s', (at) => {
    show(at);
    expect(screen.queryByRole('navigation', { name: 'Quick navigation' })).toBeNull();
  });
});

describe('what waits to be erased', () => {
  const waiting = (role: 'USER' | 'COMPANY' | null) => ({ role, dueAt: '2026-12-07T02:00:00.000Z' });

  it.each([
    [null, 'Your account is hidden and will be erased on Dec 7, 2026.'],
    ['USER', 'Your job seeker profile is hidden from companies and will be erased on Dec 7, 2026.'],
    [
      'COMPANY',
      'Your membership in the company will be erased on Dec 7, 2026, and the company with it if nobody else owns it.',
    ],
  ] as const)('shows above the pages of a seeker, with the way back: %s', async (role, text) => {
    show('/user/applied', aViewer({ erasure: waiting(role) }));
    const notice = await screen.findByRole('status');
    expect(notice).toHaveTextContent(text);
    expect(hrefOf('Cancel the erasure', within(notice))).toBe('/user/privacy');
  });

  it('is said above the pages of a company', async () => {
    show('/company/jobs', { ...aCompanyViewer(), erasure: waiting(null) });
    const link = within(await screen.findByRole('status')).getByRole('link', { name: 'Cancel the erasure' });
    expect(link).toHaveAttribute('href', '/company/privacy');
  });

  it('is left to the page that cancels it, and to no one else’s pages', () => {
    const { unmount } = show('/user/privacy', aViewer({ erasure: waiting(null) }));
    expect(screen.queryByRole('status')).toBeNull();
    unmount();
    show('/user/applied');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a newer supplement of the legal texts', () => {
  const question = () => screen.findByRole('region', { name: 'Our terms and privacy policy have a supplement' });

  it.each([
    ['a seeker', aViewer({ isAskedToAgree: true }), '/user/jobs'],
    ['a company', { ...aCompanyViewer(), isAskedToAgree: true }, '/company/jobs'],
  ])('is asked of %s above the page, which stays as it is', async (_, viewer, at) => {
    show(at, viewer);
    expect(hrefOf('Privacy Policy', within(await question()))).toBe('/privacy#supplement');
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled();
  });

  it('is agreed to by one button', async () => {
    const reloadSession = jest.fn(() => Promise.resolve(null));
    const { sent } = renderPortal(<LazyAgreementNotice />, {
      viewer: aViewer({ isAskedToAgree: true }),
      session: { reloadSession },
      answers: [mockMutation(AgreeToSupplementDocument, { agreeToSupplement: { errors: [] } })],
    });
    screen.getByRole('button', { name: 'I have read it and agree' }).focus();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(reloadSession).toHaveBeenCalled());
    expect(sent(AgreeToSupplementDocument)).toEqual([{ version: SUPPLEMENT.version }]);
    expect(await screen.findByText('Thank you. Your consent is recorded.')).toBeVisible();
  });

  it('is postponed once for all pages of the browser, and stays on the privacy page', async () => {
    const viewer = aViewer({ id: 'later-1', isAskedToAgree: true });
    const first = show('/user/jobs', viewer);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('region', { name: /supplement/ })).toBeNull();
    first.unmount();

    const second = show('/user/dashboard', viewer);
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /supplement/ })).toBeNull();
    second.unmount();

    show('/user/privacy', viewer);
    const asked = within(await question());
    expect(asked.getByRole('button', { name: 'I have read it and agree' })).toBeVisible();
    expect(asked.queryByRole('button', { name: 'Not now' })).toBeNull();
  });

  it('is not asked of those who have agreed', async () => {
    show('/user/privacy');
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /supplement/ })).toBeNull();
  });
});

test('the menu of a recruiter has the team and no token store', () => {
  const { unmount } = renderApp(<CompanyLayout />, {
    viewer: { ...aCompanyViewer(), companyRole: 'RECRUITER', company: null },
  });
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toContain('/company/team');
  expect(links()).not.toContain('/company/buy-token');
  unmount();
  renderApp(<CompanyLayout />, { viewer: { ...aCompanyViewer(), company: null } });
  expect(links()).toContain('/company/buy-token');
});

it('the frame of the administrators says who is signed in', async () => {
  renderPortal(<AdminLayout />, { viewer: anAdminViewer({ email: 'ratna@people.test', adminName: 'Ratna Sari' }) });
  expect((await screen.findAllByText('Ratna Sari')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('ratna@people.test').length).toBeGreaterThan(0);
});
