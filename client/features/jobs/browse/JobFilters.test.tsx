import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_JOB_FILTER } from '../../../../domain/job-filter';
import { JobFilterCountsDocument, SeekerJobsDocument, type JobFilterCountsQuery } from '../../../graphql/generated';
import { aJob } from '../../../testing/fixtures/job';
import { mockQuery, type ResponseTo } from '../../../testing/mock-operation';
import { address, renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { JobsPage } from './JobsPage';

const COUNTS: JobFilterCountsQuery['jobFilterCounts'] = {
  employmentTypes: [{ value: 'FULL_TIME', jobs: 1200 }],
  places: [
    { id: 'jawa-barat', name: 'West Java', provinceId: null, jobs: 40 },
    { id: 'bandung', name: 'Bandung', provinceId: 'jawa-barat', jobs: 30 },
    { id: 'jakarta-selatan', name: 'South Jakarta', provinceId: 'dki-jakarta', jobs: 7 },
  ],
  salaries: [{ value: '5000000', jobs: 12 }],
  interviewTypes: [],
  freeWithin: [{ value: '7', jobs: 1 }],
  postedWithin: [],
};

function show(search = '', counts: ResponseTo<typeof JobFilterCountsDocument> = { jobFilterCounts: COUNTS }) {
  const jobs = { page: 1, pageCount: 1, totalCount: 123, items: [aJob()], understood: null };
  return renderPortal(<JobsPage />, {
    at: `/${search}`,
    viewer: aViewer(),
    answers: [mockQuery(SeekerJobsDocument, { jobs }), mockQuery(JobFilterCountsDocument, counts)],
  });
}

const user = userEvent.setup({ delay: null });
const addressIs = (expected: string) => waitFor(() => expect(address.search).toBe(expected));
const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const options = (name: string) => Array.from(field(name).options, ({ text }) => text);
const openSheet = async () => {
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};
const removers = () => screen.queryAllByRole('button', { name: /^Remove filter: / });
const countsAreHere = () => screen.findByRole('radio', { name: 'Full Time 1.200 jobs' });

describe('the filters of the job list', () => {
  it('show how many jobs each choice leaves, also none', async () => {
    show();
    await countsAreHere();
    expect(screen.getByRole('radio', { name: 'Freelance 0 jobs' })).toBeVisible();
    expect(options('Salary from')).toEqual([
      'Any salary',
      'From Rp\u00a03.000.000 (0 jobs)',
      'From Rp\u00a05.000.000 (12 jobs)',
      'From Rp\u00a07.500.000 (0 jobs)',
      'From Rp\u00a010.000.000 (0 jobs)',
      'From Rp\u00a015.000.000 (0 jobs)',
      'From Rp\u00a020.000.000 (0 jobs)',
    ]);
    const sheet = await openSheet();
    expect(
      within(sheet.getByRole('radiogroup', { name: 'Available interview times' }))
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent),
    ).toEqual(['Any', 'Within 3 days 00 jobs', 'Within 7 days 11 job', 'Within 14 days 00 jobs']);
  });

  it('are there without counts while those are missing', async () => {
    show('', new Error('down'));
    expect(await screen.findByRole('link', { name: 'Barista' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Freelance' })).toBeVisible();
    expect(options('Place')).toEqual(['All places']);
    expect(options('Salary from')).toContain('From Rp\u00a05.000.000');
  });

  it('tell provinces and cities apart, and say which one is chosen', async () => {
    const { sent } = show('?page=3');
    await countsAreHere();
    expect(options('Place')).toEqual([
      'All places',
      'West Java (40 jobs)',
      'Bandung, West Java (30 jobs)',
      'South Jakarta (7 jobs)',
    ]);
    await user.selectOptions(field('Place'), 'South Jakarta (7 jobs)');

    await addressIs('?place=jakarta-selatan');
    const asked = { search: null, filter: { ...NO_JOB_FILTER, placeId: 'jakarta-selatan' }, understoodAs: null };
    expect(sent(SeekerJobsDocument).at(-1)).toEqual({ ...asked, page: 1 });
    expect(sent(JobFilterCountsDocument).at(-1)).toEqual(asked);
    expect(field('Place')).toHaveDisplayValue('South Jakarta (7 jobs)');

    await user.selectOptions(field('Place'), 'All places');
    await addressIs('');
  });

  it('are combined, each begins at the first page, and the sheet leads to the jobs', async () => {
    show('?search=kopi&page=2');
    await countsAreHere();
    await user.selectOptions(field('Salary from'), '5000000');
    await addressIs('?search=kopi&salary=5000000');
    const sheet = await openSheet();
    await user.click(sheet.getByRole('radio', { name: /^Online/ }));
    await addressIs('?search=kopi&salary=5000000&interview=online');
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Salary from' }), 'Any salary');
    await addressIs('?search=kopi&interview=online');

    await user.click(sheet.getByRole('button', { name: 'Show 123 jobs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  it('can be taken off one by one, and the focus stays among them', async () => {
    show('?type=contract&place=jakarta-selatan&salary=5000000&free=7&posted=1');
    await countsAreHere();
    expect(removers().map(({ textContent }) => textContent)).toEqual([
      'South Jakarta',
      'From Rp\u00a05.000.000',
      'Interview within 7 days',
      'Posted today',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove filter: From Rp\u00a05.000.000' }));
    await addressIs('?type=contract&place=jakarta-selatan&free=7&posted=1');
    expect(screen.getByRole('button', { name: 'Remove filter: Interview within 7 days' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Posted today' }));
    await user.keyboard('{Enter}');
    await addressIs('?type=contract&place=jakarta-selatan');
    await user.keyboard('{Enter}');
    await addressIs('?type=contract');
    expect(removers()).toEqual([]);
    expect(screen.getByRole('search')).toHaveFocus();
  });

  it('can be cleared at once, which keeps the search', async () => {
    show('?search=kopi&type=contract&place=bandung&posted=30');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await addressIs('?search=kopi');
    expect(screen.getByRole('search')).toHaveFocus();
  });

  it('name a place that the server does not know by its own words', async () => {
    show('?place=negeri-dongeng');
    expect(await screen.findByRole('button', { name: 'Remove filter: Negeri Dongeng' })).toBeVisible();
  });
});
