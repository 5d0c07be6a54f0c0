import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { NO_JOB_FILTER } from '../../../../domain/job-filter';
import {
  JobFilterCountsDocument,
  SeekerJobsDocument,
  type SeekerJobsQuery,
  type SeekerJobsQueryVariables,
} from '../../../graphql/generated';
import { aJob, aSlot, type Job } from '../../../testing/fixtures/job';
import { mockQuery, type ResponseTo } from '../../../testing/mock-operation';
import { fill, hrefOf, textsIn } from '../../../testing/page';
import { address, renderPortal } from '../../../testing/portal';
import { aCompanyViewer, aViewer } from '../../../testing/render';
import { pass, stopTime } from '../../../testing/timers';
import { JobsPage } from './JobsPage';

const card = (id: string, over: Partial<Job> = {}) =>
  aJob({
    id,
    title: `Barista ${id}`,
    employmentType: 'PART_TIME',
    nextTimes: { slots: [aSlot()], more: 0, state: 'FREE' },
    ...over,
  });
const page = (number: number, pageCount = 12, items = [card(`p${number}`)]) => ({
  jobs: { page: number, pageCount, totalCount: pageCount * 10, items, understood: null },
});
const byPage = ({ page: number }: SeekerJobsQueryVariables) => page(Number(number));

const understoodAs = (over: Partial<NonNullable<SeekerJobsQuery['jobs']['understood']>>) => ({
  words: 'sopir',
  place: null,
  isElsewhere: false,
  isEverything: false,
  correctedSearch: null,
  relatedSearches: [],
  ...over,
});

const show = (answer: ResponseTo<typeof SeekerJobsDocument>, search = '', viewer = aViewer()) =>
  renderPortal(
    <>
      <JobsPage />
      <Link to="/?search=kasir">Kasir</Link>
    </>,
    {
      at: `/${search}`,
      viewer,
      answers: [mockQuery(SeekerJobsDocument, answer), mockQuery(JobFilterCountsDocument, new Error('not asked here'))],
    },
  );
const search = () => screen.getByRole('combobox', { name: 'Search jobs' });
const addressIs = (expected: string) => waitFor(() => expect(address.search).toBe(expected));

it('does not search for text typed just before leaving the page', async () => {
  stopTime();
  const { sent } = show(page(1), '?search=sopir');
  await pass(100);
  fill(search(), 'barista');
  fireEvent.click(screen.getByRole('link', { name: 'Kasir' }));
  await pass(1000);
  expect(search()).toHaveValue('kasir');
  expect(sent(SeekerJobsDocument).map((asked) => asked.search)).toEqual(['sopir', 'kasir']);
});

describe('the job list', () => {
  it('leads to each job and to its company', async () => {
    show(page(1));
    expect(await screen.findByRole('link', { name: 'Barista p1' })).toHaveAttribute('href', '/user/job/p1');
    expect(screen.getByRole('heading', { level: 1, name: 'Available Jobs' })).toBeVisible();
    expect(hrefOf('Apply Now: Barista p1 at Kopi Senja')).toBe('/user/job/p1');
    expect(hrefOf('Kopi Senja')).toBe('/user/company/company-2');
  });

  it('offers to tell of a free time in place of Apply Now where a job has none', async () => {
    show(page(1, 1, [card('full', { nextTimes: { slots: [], more: 0, state: 'TAKEN' } })]));
    await screen.findByRole('link', { name: 'Barista full' });
    expect(hrefOf('Tell me of a free time: Barista full at Kopi Senja')).toBe('/user/job/full');
    expect(screen.queryByRole('link', { name: /^Apply Now: / })).toBeNull();
  });

  it("offers the own company's job to look at, not to apply to", async () => {
    const { company } = aCompanyViewer({ id: 'company-2' });
    show(page(1, 1, [card('own'), card('other', { companyId: 'company-3' })]), '', aViewer({ company }));
    expect(await screen.findByRole('link', { name: 'Barista own' })).toHaveAttribute('href', '/user/job/own');
    expect(screen.getByText('Your own company’s job')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Apply Now: / }).map((link) => link.getAttribute('href'))).toEqual([
      '/user/job/other',
    ]);
  });

  it('reads search, type and page from the address', async () => {
    const { sent } = show(byPage, '?search=kopi&type=part-time&page=3');
    await screen.findByText('Barista p3');
    expect(sent(SeekerJobsDocument)[0]).toEqual({
      search: 'kopi',
      filter: { ...NO_JOB_FILTER, employmentType: 'PART_TIME' },
      page: 3,
      understoodAs: null,
    });
    expect(search()).toHaveValue('kopi');
    expect(screen.getByRole('radio', { name: 'Part Time' })).toBeChecked();
  });

  it('searches when typing pauses, from page 1, and keeps the focus', async () => {
    const { sent } = show(byPage, '?page=3');
    await screen.findByText('Barista p3');
    // Without pauses of its own, so that no busy machine makes one between two letters.
    await userEvent.setup({ delay: null }).type(search(), 'kopi senja');
    await addressIs('?search=kopi+senja');
    expect(search()).toHaveFocus();
    await waitFor(() =>
      expect(sent(SeekerJobsDocument).at(-1)).toEqual({
        search: 'kopi senja',
        filter: NO_JOB_FILTER,
        page: 1,
        understoodAs: null,
      }),
    );
    // The old page and the new one, each once: nothing is asked for in turn.
    expect(sent(SeekerJobsDocument)).toHaveLength(2);
  });

  it('filters by a chip from page 1', async () => {
    show(byPage, '?search=kopi&page=3');
    await screen.findByText('Barista p3');
    expect(screen.getAllByRole('radio').map((chip) => chip.parentElement?.textContent)).toEqual([
      'All Types',
      'Full Time',
      'Part Time',
      'Contract',
      'Freelance',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Contract' }));
    await addressIs('?search=kopi&type=contract');
    await userEvent.click(screen.getByRole('radio', { name: 'All Types' }));
    await addressIs('?search=kopi');
  });

  it('turns pages by number, Previous and Next, and keeps the last results until the next are there', async () => {
    show(byPage, '?page=5');
    await screen.findByText('Barista p5');
    expect(screen.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByText('…')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await addressIs('?page=6');
    await screen.findByText('Barista p6');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await addressIs('?page=5');
    expect(screen.queryByRole('status', { name: 'Loading...' })).toBeNull();
  });

  it('offers to clear all filters when nothing matches', async () => {
    show(({ search: text }) => (text ? page(1, 1, []) : page(1)), '?search=zzz&type=freelance');
    expect(await screen.findByText('No jobs found matching your criteria.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    const found = await screen.findByText('Barista p1');
    expect(found).toBeVisible();
    // The button is gone, and the list has the focus.
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(found);
    expect(search()).toHaveValue('');
    await addressIs('');
  });

  it('says when it could not be loaded, with a way to try again', async () => {
    show(new Error('down'));
    expect(await screen.findByText('Failed to load jobs. Please try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the list of a search', () => {
  const found = (over: Parameters<typeof understoodAs>[0], number = 1) => ({
    jobs: { ...page(number, 3).jobs, totalCount: 2, understood: understoodAs(over) },
  });

  it.each<[string, Parameters<typeof understoodAs>[0], string, string]>([
    ['how many jobs it has', { place: 'Jakarta' }, '?search=lowongan+sopir', '2 jobs for sopir in Jakarta'],
    [
      'that they are elsewhere',
      { place: 'Jakarta', isElsewhere: true },
      '?search=sopir&place=jakarta',
      'No jobs for sopir in Jakarta. 2 jobs in other places.',
    ],
    [
      'that it has all jobs where none has a word that names no job',
      { words: 'starbucks', isEverything: true },
      '?search=starbucks',
      'No jobs for starbucks. Showing all 2 jobs.',
    ],
    [
      'no words when the search names no job',
      { words: '', place: 'Jakarta', isEverything: true },
      '?search=lowongan+kerja&place=jakarta',
      '2 jobs in Jakarta',
    ],
  ])('says %s, and counts those', async (_what, over, address, text) => {
    const { sent } = show(found(over), address);
    await waitFor(() => expect(textsIn(document.body, 'status')).toContain(text));
    const { isElsewhere = false, isEverything = false } = over;
    const asked = () => sent(JobFilterCountsDocument).at(-1)?.understoodAs;
    await waitFor(() =>
      expect([asked()?.isElsewhere ?? false, asked()?.isEverything ?? false]).toEqual([isElsewhere, isEverything]),
    );
  });

  it('says what it was corrected to and which other words are found, each a press away', async () => {
    show(
      ({ search: text }) =>
        found(text === 'soppir' ? { correctedSearch: 'sopir', relatedSearches: ['pengemudi', 'driver'] } : {}),
      '?search=soppir&place=bandung',
    );
    expect(await screen.findByText(/^Also:/)).toHaveTextContent('Also: pengemudi, driver');
    expect(hrefOf('driver')).toBe('/?search=driver&place=bandung');
    await userEvent.click(screen.getByRole('link', { name: 'sopir' }));
    await addressIs('?search=sopir&place=bandung');
    expect(search()).toHaveValue('sopir');
    await waitFor(() => expect(screen.queryByText(/^Showing results/)).toBeNull());
    expect(document.body).not.toHaveFocus();
  });

  it('asks for later pages of what its first page was understood as, and begins a new search without', async () => {
    const corrected = { correctedSearch: 'sopir' };
    const { sent } = show(({ page: number }) => found(corrected, Number(number)), '?search=soppir');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByText('Barista p2');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Barista p3');
    const understood = { ...corrected, isElsewhere: false, isEverything: false };
    expect(sent(SeekerJobsDocument).map(({ understoodAs }) => understoodAs)).toEqual([null, understood, understood]);
    await userEvent.type(search(), 's');
    await waitFor(() =>
      expect(sent(SeekerJobsDocument).at(-1)).toMatchObject({ search: 'soppirs', understoodAs: null }),
    );
  });
});
