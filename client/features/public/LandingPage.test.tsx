import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render';
import { LandingPage } from './LandingPage';
import { NotFoundPage } from './NotFoundPage';

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => {
  document.head.innerHTML = '';
});

describe('the landing page', () => {
  it('leads seekers and companies to their registration', () => {
    renderApp(<LandingPage />, { viewer: null });
    expect(href('Find Your Dream Job')).toBe('/register');
    expect(href('Register Your Company')).toBe('/company/register');
    expect(href('Login')).toBe('/login');
  });

  it('opens the two ways to register and closes them on Escape', async () => {
    renderApp(<LandingPage />, { viewer: null });
    const button = screen.getByRole('button', { name: 'Register' });
    await userEvent.click(button);
    expect(href('Register as Job Seeker')).toBe('/register');
    expect(href('Register as Company')).toBe('/company/register');

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Register as Company' })).toBeNull();
    expect(button).toHaveFocus();
  });

  it('names its three benefits', () => {
    renderApp(<LandingPage />, { viewer: null });
    for (const name of ['Wide Range of Jobs', 'Trusted Network', 'Easy Process']) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
  });

  it('says how to reach us', () => {
    document.head.innerHTML = '<meta name="support-email" content="help@kerja.test">';
    renderApp(<LandingPage />, { viewer: null });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'help@kerja.test' })).toHaveAttribute('href', 'mailto:help@kerja.test');
    expect(footer.getByText(/2025/)).toBeVisible();
  });

  it.each([
    ['the support’s number', '<meta name="support-whatsapp" content="+62 811-2233-4455">', '/6281122334455'],
    ['whom one chooses, where no number is known', '', '/'],
  ])('opens a WhatsApp chat with %s, in a tab of its own', (_whom, head, path) => {
    document.head.innerHTML = head;
    renderApp(<LandingPage />, { viewer: null });
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'WhatsApp' });
    const { host, pathname } = new URL(link.getAttribute('href') ?? '');
    expect([host, pathname]).toEqual(['wa.me', path]);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });
});

describe('the not-found page', () => {
  it.each([
    ['visitors home', null, '/'],
    ['a seeker to the dashboard', undefined, '/user/dashboard'],
  ])('sends %s', (_name, viewer, target) => {
    renderApp(<NotFoundPage />, viewer === null ? { viewer } : {});
    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', target);
  });
});
