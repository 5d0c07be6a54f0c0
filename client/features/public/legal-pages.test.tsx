import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderApp } from '../../testing/render';
import { PrivacyPage } from './PrivacyPage';
import { TermsPage } from './TermsPage';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(() => {
  document.head.innerHTML = '';
});

describe('the legal pages', () => {
  it.each<[string, ReactElement, string]>([
    ['Privacy Policy', <PrivacyPage key="privacy" />, '/terms'],
    ['Terms and Conditions', <TermsPage key="terms" />, '/privacy'],
  ])('%s: of June 2023, under Indonesian law, with a contact and links to the other and home', (title, page, other) => {
    document.head.innerHTML = '<meta name="support-email" content="help@kerja.test">';
    const { container } = renderApp(page, { viewer: null });

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('Last updated: June 2023')).toBeVisible();
    expect(screen.getByText(/governed by the laws of the Republic of Indonesia/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'help@kerja.test' })[0]).toHaveAttribute(
      'href',
      'mailto:help@kerja.test',
    );
    expect(new Set(hrefs())).toEqual(new Set(['mailto:help@kerja.test', other, '/']));
    // What is newer is in a supplement with its own date and version.
    const supplement = screen.getByRole('region', { name: 'Supplement of Nov 29, 2026' });
    expect(supplement).toHaveTextContent('Version 2026-11-e.');
    expect(supplement).toHaveTextContent('only with the consent of a parent or guardian');
    supplement.remove();
    expect(container).not.toHaveTextContent('2026');
  });

  it('name who is responsible, who processes where, and how long a trace stays', () => {
    document.head.innerHTML = `<meta name="controller-name" content="PT Contoh"><meta name="controller-address" content="Jl. Satu">
      <meta name="dpo-name" content="Sari"><meta name="dpo-email" content="dpo@kerja.test">
      <meta name="storage-processor" content="Awan, Jakarta"><meta name="mail-processor" content="Surat, Singapore">`;
    renderApp(<PrivacyPage />, { viewer: null });

    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toContain('Controller of your personal data: PT Contoh, Jl. Satu');
    expect(texts).toContain('Data protection officer: Sari, dpo@kerja.test');
    expect(texts).toContain('Servers, files and backups: Awan, Jakarta');
    expect(texts.join()).toContain('Delivery of e-mails: Surat, Singapore');
    expect(screen.getByText(/Within 45 days it is gone from every place/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'dpo@kerja.test' })[0]).toHaveAttribute('href', 'mailto:dpo@kerja.test');
  });
});
