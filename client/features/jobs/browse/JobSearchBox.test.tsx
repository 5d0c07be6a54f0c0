import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobSuggestionsDocument, SeekerJobsDocument, type JobSuggestionsQuery } from '../../../graphql/generated';
import { aJob } from '../../../testing/fixtures/job';
import { mockQuery } from '../../../testing/mock-operation';
import { address, renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { JobsPage } from './JobsPage';

type Suggestion = JobSuggestionsQuery['jobSuggestions'][number];

const SUGGESTIONS: Suggestion[] = [
  { kind: 'TITLE', text: 'Kasir', jobs: 1200 },
  { kind: 'SKILL', text: 'Kasir toko', jobs: 12 },
  { kind: 'COMPANY', text: 'PT Kasih', jobs: 1 },
];
const startingWith = (prefix: string) => SUGGESTIONS.filter(({ text }) => text.toLowerCase().includes(prefix));

function show(search = '', answer: (prefix: string) => Suggestion[] = startingWith) {
  const jobs = { page: 1, pageCount: 1, totalCount: 1, items: [aJob()], understood: null };
  return renderPortal(<JobsPage />, {
    at: `/${search}`,
    viewer: aViewer(),
    answers: [
      mockQuery(SeekerJobsDocument, { jobs }),
      mockQuery(JobSuggestionsDocument, ({ prefix }) => ({ jobSuggestions: answer(prefix) })),
    ],
  });
}

// Without pauses of its own, so that no busy machine makes one between two letters.
const user = userEvent.setup({ delay: null });
const box = () => screen.getByRole('combobox', { name: 'Search jobs' });
/** Those of the filters are the browser's own. */
const options = () =>
  screen
    .queryAllByRole('option')
    .filter(({ tagName }) => tagName !== 'OPTION')
    .map(({ textContent }) => textContent);
const list = () => screen.findByRole('listbox', { name: 'Search suggestions' });
const addressIs = (expected: string) => waitFor(() => expect(address.search).toBe(expected));
/** The option that a screen reader reads. */
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the search box', () => {
  it('suggests for what is typed, once typing pauses, with kinds and counts, and searches what arrow key and Enter choose', async () => {
    const { sent } = show();
    await user.type(box(), 'kas');

    expect(await list()).toBeVisible();
    expect(options()).toEqual(['KasirJob title · 1.200 jobs', 'Kasir tokoSkill · 12 jobs', 'PT KasihCompany · 1 job']);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', (await list()).id);
    expect(active()).toBeUndefined();
    expect(sent(JobSuggestionsDocument)).toEqual([{ prefix: 'kas' }]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toContain('Kasir toko');
    await user.keyboard('{Enter}');

    await addressIs('?search=Kasir+toko');
    expect(box()).toHaveValue('Kasir toko');
    expect(box()).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it('keeps the focus in the box when its cross is pressed, which goes away', async () => {
    show('?search=kopi');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it.each([
    ['the suggestion that is pressed', () => user.click(screen.getByRole('option', { name: /^PT Kasih/ })), 'PT Kasih'],
    ['what is typed on Enter, when nothing is chosen', () => user.keyboard('{Enter}'), 'kas'],
  ])('searches %s', async (_what, act, searched) => {
    show();
    await user.type(box(), 'kas');
    await list();
    await act();
    await addressIs(`?${new URLSearchParams({ search: searched })}`);
    expect(box()).toHaveValue(searched);
    expect(options()).toEqual([]);
  });

  it('closes the suggestions on Escape, keeps what is typed, and opens them on the arrow key', async () => {
    show();
    await user.type(box(), 'kas');
    await list();
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(box()).toHaveValue('kas');
    expect(box()).toHaveAttribute('aria-expanded', 'false');

    await user.keyboard('{ArrowDown}');
    expect(await list()).toBeVisible();
  });

  it('forgets what was chosen when other suggestions come', async () => {
    show();
    await user.type(box(), 'kas');
    await list();
    await user.keyboard('{ArrowDown}');
    expect(active()).toContain('Kasir');
    await user.type(box(), 'ih');
    await waitFor(() => expect(options()).toEqual(['PT KasihCompany · 1 job']));
    expect(active()).toBeUndefined();
    await user.keyboard('{Enter}');

    await addressIs('?search=kasih');
  });

  it('asks for nothing before the second character, for the address, and once left', async () => {
    const { sent } = show('?search=kasir');
    expect(await screen.findByRole('link', { name: 'Barista' })).toBeVisible();
    await user.click(box());
    await user.clear(box());
    await user.type(box(), ' k ');
    await addressIs('?search=k');
    await user.type(box(), 'as');
    await user.tab();
    await addressIs('?search=k+as');

    expect(sent(JobSuggestionsDocument)).toEqual([]);
    expect(options()).toEqual([]);
  });

  it('shows no list when nothing is suggested', async () => {
    const { sent } = show('', () => []);
    await user.type(box(), 'zz');
    await addressIs('?search=zz');

    expect(sent(JobSuggestionsDocument)).toEqual([{ prefix: 'zz' }]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });
});
