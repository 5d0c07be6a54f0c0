import { screen } from '@testing-library/react';
import { anAdminViewer, aViewer, renderApp } from '../testing/render';
import { AppRoutes } from './routes';

it('an address has one spelling', async () => {
  renderApp(<AppRoutes />, { at: '/terms', viewer: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
});

it.each(['/Terms', '/TERMS', '/terms/', '//terms', '/%74erms'])('%s is another, which leads nowhere', async (at) => {
  renderApp(<AppRoutes />, { at, viewer: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

it.each([
  ['/user/job', 'Job ID is missing', 'Browse Jobs', '/user/jobs', aViewer()],
  ['/user/company', 'Company ID is missing', 'Browse Jobs', '/user/jobs', aViewer()],
  ['/admin/company-details', 'Company ID is missing', 'Back to companies', '/admin/companies', anAdminViewer()],
])('%s says what is missing, with a way back', async (at, text, back, href, viewer) => {
  renderApp(<AppRoutes />, { at, viewer });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', href);
});
