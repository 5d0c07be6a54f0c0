import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { NO_JOB_FILTER } from '../../../../domain/job-filter';
import {
  JobFilterCountsDocument,
  RelatedJobsDocument,
  SeekerJobsDocument,
  type RelatedJobsQuery,
} from '../../../graphql/generated';
import { aJob } from '../../../testing/fixtures/job';
import { inTurn, mockQuery, type AnswerTo } from '../../../testing/mock-operation';
import { renderPortal } from '../../../testing/portal';
import { aViewer } from '../../../testing/render';
import { JobsPage } from './JobsPage';

type Related = RelatedJobsQuery['relatedJobs'];

const LITERAL = { page: 1, pageCount: 1, totalCount: 1, items: [aJob()] };
const NONE = { page: 1, pageCount: 1, totalCount: 0, items: [] };
const related = (over: Partial<Related> = {}): { relatedJobs: Related } => ({
  relatedJobs: {
    page: 1,
    pageCount: 1,
    totalCount: 2,
    items: [aJob({ id: 'r1', title: 'Pengemudi' }), aJob()],
    correctedSearch: null,
    relatedSearches: [],
    ...over,
  },
});

function Address() {
  return <output>{useLocation().search}</output>;
}

interface Answers {
  at?: string;
  jobs?: typeof LITERAL | Error;
  meant?: AnswerTo<typeof RelatedJobsDocument>;
}

function show({ at = '?search=sopir', jobs = LITERAL, meant = related() }: Answers) {
  return renderPortal(
    <>
      <JobsPage />
      <Address />
    </>,
    {
      at: `/${at}`,
      viewer: aViewer(),
      answers: [
        mockQuery(SeekerJobsDocument, jobs instanceof Error ? jobs : { jobs }),
        mockQuery(RelatedJobsDocument, meant),
        mockQuery(JobFilterCountsDocument, new Error('not asked here')),
      ],
    },
  );
}

const section = () => screen.findByRole('region', { name: 'Related jobs' });
const noSection = () => expect(screen.queryByRole('region', { name: 'Related jobs' })).toBeNull();
const noneAtAll = 'No jobs found matching your criteria.';
const addressIs = (expected: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(expected));

describe('related jobs', () => {
  it('are below the others, with the words that are found too and a total of their own', async () => {
    const { sent } = show({
      at: '?search=sopir&place=bandung&page=2&rpage=3',
      meant: related({ relatedSearches: ['pengemudi', 'driver'] }),
    });
    const found = within(await section());
    expect(found.getByText(/^Also:/)).toHaveTextContent('Also: pengemudi, driver');
    expect(found.getByRole('link', { name: 'driver' })).toHaveAttribute('href', '/?search=driver&place=bandung');
    expect(found.getByRole('status')).toHaveTextContent('2 related jobs');
    // The barista's job is right above.
    expect(found.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Pengemudi']);
    expect(found.getByRole('link', { name: 'Pengemudi' })).toHaveAttribute('href', '/user/job/r1?q=sopir');
    expect(screen.getByText('1 job')).toBeVisible();
    const filter = { ...NO_JOB_FILTER, placeId: 'bandung' };
    expect(sent(SeekerJobsDocument)).toEqual([{ search: 'sopir', filter, page: 2 }]);
    expect(sent(RelatedJobsDocument)).toEqual([{ search: 'sopir', filter, page: 3 }]);
  });

  it('say what the search was corrected to, which one press searches', async () => {
    show({
      at: '?search=akutansi',
      meant: ({ search }) => related(search === 'akutansi' ? { correctedSearch: 'akuntansi' } : {}),
    });
    expect(await screen.findByText(/^Showing results for/)).toHaveTextContent('Showing results for akuntansi');
    await userEvent.click(screen.getByRole('link', { name: 'akuntansi' }));
    await addressIs('?search=akuntansi');
    expect(screen.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('akuntansi');
    await waitFor(noSection);
    expect(document.body).not.toHaveFocus();
  });

  it('stay away where they say nothing new', async () => {
    const { sent } = show({});
    expect(await screen.findByRole('link', { name: 'Barista' })).toBeVisible();
    await waitFor(() => expect(sent(RelatedJobsDocument)).toHaveLength(1));
    noSection();
  });

  it('are not asked for without a search', async () => {
    const { sent } = show({ at: '?place=bandung' });
    expect(await screen.findByRole('link', { name: 'Barista' })).toBeVisible();
    expect(sent(RelatedJobsDocument)).toEqual([]);
  });

  it('are alone where no job has what was typed', async () => {
    show({ jobs: NONE });
    expect(within(await section()).getByRole('link', { name: 'Pengemudi' })).toBeVisible();
    expect(screen.queryByText(noneAtAll)).toBeNull();
  });

  it('leave the whole empty state where there are none of them either', async () => {
    show({ jobs: NONE, meant: related({ ...NONE, relatedSearches: ['driver'] }) });
    expect(await screen.findByText(noneAtAll)).toBeVisible();
    noSection();
  });

  it('turn pages by themselves and lead to their heading', async () => {
    show({ meant: ({ page }) => related({ page: Number(page), pageCount: 3, relatedSearches: ['driver'] }) });
    const pages = within(await screen.findByRole('navigation', { name: 'Related job pages' }));
    await userEvent.click(pages.getByRole('button', { name: 'Next' }));
    await addressIs('?search=sopir&rpage=2');
    expect(screen.getByRole('heading', { name: 'Related jobs' })).toHaveFocus();
    expect(await pages.findByRole('button', { name: 'Page 2', current: 'page' })).toBeVisible();
  });

  it('that failed leave the others, with a way to try again', async () => {
    show({ meant: inTurn(new Error('down'), related({ relatedSearches: ['driver'] })) });
    expect(await screen.findByText('Failed to load related jobs. Please try again later.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Barista' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await section()).toBeVisible();
  });

  it('are there when the others failed', async () => {
    show({ jobs: new Error('down'), meant: related({ relatedSearches: ['driver'] }) });
    expect(await section()).toBeVisible();
    expect(screen.getByText('Failed to load jobs. Please try again later.')).toBeVisible();
  });
});
