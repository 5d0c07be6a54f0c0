import { SeededRandom } from '../testkit/seeded-random';
import type { OnProgress } from '../scripts/progress';
import { SEARCH_TERMS } from './data/amounts';
import type { Bench } from './harness/bench';
import { measureRound } from './harness/measure';
import { measureInTurns } from './harness/measure-operation';
import type { Measurement } from './harness/report';
import type { Side } from './harness/requests';
import { pageRequest } from './load/keep-alive-client';

const ADDRESSES = 500;
const WARM_UP_SECONDS = 3;

/** The addresses of one kind of page, and of the same page of the bare handler. */
interface PageKind {
  name: string;
  addresses: readonly Record<Side, string>[];
}

/**
 * What people without an account read, beside a bare handler that makes plain markup of the same rows: the newest list, a
 * later page, a search that reads until it has found a page of jobs and one that finds none, a job, a company.
 */
export async function publicPageCosts(bench: Bench, onProgress: OnProgress): Promise<Measurement[]> {
  onProgress('making the jobs public');
  await makePublic(bench);
  const measurements: Measurement[] = [];
  for (const kind of kindsOf(await drawPages(bench))) {
    onProgress(`measuring ${kind.name}`);
    await expectSameJobs(bench, kind);
    measurements.push(await measurePages(bench, kind));
  }
  return measurements;
}

/** All verified companies have switched it on; a company's switch is needed for each of its postings. */
async function makePublic({ connection }: Bench): Promise<void> {
  await connection.query('UPDATE companies SET is_public = 1 WHERE is_verified = 1 AND is_public = 0');
  await connection.query(
    'UPDATE jobs j JOIN companies c ON c.id = j.company_id SET j.is_public = 1 WHERE c.is_public = 1 AND j.is_public = 0 AND j.is_visible = 1',
  );
}

interface Drawn {
  /** As the addresses name them. */
  jobs: readonly { id: string; path: string }[];
  companies: readonly { id: string; path: string }[];
}

/** The first address leads to the one with the title; that one is measured. */
async function drawPages({ ours, subjects }: Bench): Promise<Drawn> {
  const random = new SeededRandom('public pages');
  const drawnOf = async (at: string, ids: readonly string[]): Promise<{ id: string; path: string }[]> => {
    const drawn: { id: string; path: string }[] = [];
    for (const id of random.sample(ids, Math.min(ADDRESSES, ids.length))) {
      const answer = await fetch(`http://127.0.0.1:${ours.port}${at}/${id}`, { redirect: 'manual' });
      const path = answer.headers.get('location');
      if (answer.status === 301 && path) drawn.push({ id, path });
    }
    return drawn;
  };
  return {
    jobs: await drawnOf('/jobs', subjects.jobIds),
    companies: await drawnOf(
      '/companies',
      subjects.companies.map(({ id }) => id),
    ),
  };
}

function kindsOf({ jobs, companies }: Drawn): PageKind[] {
  const listed = (name: string, query: string): PageKind => ({
    name: `public list, ${name}`,
    addresses: [{ ours: `/jobs${query}`, baseline: `/page/list${query}` }],
  });
  return [
    listed('newest', ''),
    listed('page 50', '?page=50'),
    listed('common word', `?search=${SEARCH_TERMS.common}`),
    listed('absent word', `?search=${SEARCH_TERMS.absent}`),
    { name: 'public job', addresses: jobs.map(({ id, path }) => ({ ours: path, baseline: `/page/job?id=${id}` })) },
    {
      name: 'public company',
      addresses: companies.map(({ id, path }) => ({ ours: path, baseline: `/page/company?id=${id}` })),
    },
  ];
}

/** Every title that the bare handler shows is on our page too. */
async function expectSameJobs({ ours, baseline }: Bench, { name, addresses }: PageKind): Promise<void> {
  for (const address of addresses.slice(0, 20)) {
    const [page, bare] = await Promise.all(
      [`http://127.0.0.1:${ours.port}${address.ours}`, `http://127.0.0.1:${baseline.port}${address.baseline}`].map(
        async (url) => {
          const answer = await fetch(url);
          if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
          return answer.text();
        },
      ),
    );
    const titles = [...(bare ?? '').matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title ?? '');
    const missing = titles.find((title) => !page?.includes(title.replaceAll('&', '&amp;')));
    if (missing !== undefined) throw new Error(`${name}: ${address.ours} does not show ${missing}`);
  }
}

function measurePages(bench: Bench, { name, addresses }: PageKind): Promise<Measurement> {
  const requests = {
    ours: addresses.map(({ ours }) => pageRequest(ours)),
    baseline: addresses.map(({ baseline }) => pageRequest(baseline)),
  };
  return measureInTurns(bench, { name, target: null, maxStatements: null }, WARM_UP_SECONDS, (side, seconds) =>
    measureRound(bench.instruments, bench[side], {
      requests: requests[side],
      once: false,
      seconds,
      connections: bench.connections,
    }),
  );
}
