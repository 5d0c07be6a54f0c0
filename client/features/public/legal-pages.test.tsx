import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderApp } from '../../testing/render';
import { PrivacyPage } from './PrivacyPage';
import { TermsPage } from './TermsPage';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the legal pages', () => {
  it.each<[string, ReactElement, string]>([
    ['Privacy Policy', <PrivacyPage key="privacy" />, '/terms'],
    ['Terms and Conditions', <TermsPage key="terms" />, '/privacy'],
  ])('%s: of June 2023, under Indonesian law, with a contact and links to the other and home', (title, page, other) => {
    document.head.innerHTML = '<meta name="support-email" content="help@kerja.test">';
    renderApp(page, { viewer: null });

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Last updated: June 2023')).toBeVisible();
    expect(screen.getByText(/governed by the laws of the Republic of Indonesia/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'help@kerja.test' })[0]).toHaveAttribute(
      'href',
      'mailto:help@kerja.test',
    );
    expect(new Set(hrefs())).toEqual(new Set(['mailto:help@kerja.test', other, '/']));
  });

  it('say with their own date what came later: recorded looks, an end to what is kept, and one’s own way out', () => {
    renderApp(<PrivacyPage />, { viewer: null });

    const added = screen.getAllByText(/^Added in November 2026: /).map((text) => text.textContent);
    expect(added).toEqual([
      expect.stringContaining('each time a company or an administrator sees your identity'),
      expect.stringContaining('removed after 12 months'),
      expect.stringContaining('under Profile → Privacy'),
    ]);
  });
});
