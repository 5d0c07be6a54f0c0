import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../people/actors';
import { graphql } from '../graphql';
import { accept, aJob, applied } from '../market/job-factory';
import { changeSeekerProfile } from '../people/profile-changes';
import { SeededRandom } from '../seeded-random';
import { ServerProcess } from '../server/server-process';
import type { TestClient } from '../server/test-client';
import { aPdf, uploaded } from '../files/uploads';
import { aSlot } from './application-races';
import { inDays, useServerPair } from './server-pair';

/** No reveal without its receipt: random reveals of people to companies, on two servers of which each is killed again and again. */
const pair = useServerPair();

const READS = 2_000;
/** A limit for what hangs: a quiet machine takes some 30 ms for each read and its check. */
const MAX_MS = 300_000 + READS * 300;
/** After this many, both servers are killed and the receipts removed, so that nobody has been seen. */
const READS_A_ROUND = 200;
const ABREAST = 10;
const PEOPLE = 6;
const SEED = 18;

const NAME = graphql(`query NameOfRevealed($id: ID!) { application(id: $id) { applicant { fullName } } }`);
const EMAIL = graphql(`query EmailOfRevealed($id: ID!) { application(id: $id) { applicant { email } } }`);
const PHONE = graphql(`query PhoneOfRevealed($id: ID!) { application(id: $id) { applicant { phoneNumber } } }`);
const LIST = graphql(`query ListOfRevealed { companyApplications { items { id applicant { fullName email } } } }`);

interface Hired {
  id: string;
  seeker: TestSeeker;
  cv: string;
}
interface Hiring {
  company: TestCompany;
  hired: Hired[];
}

/** What was shown, as receipts name it: application, kind, and the bits of the details. */
interface Shown {
  id: string;
  kind: string;
  details: number;
}

let hirings: Hiring[] = [];
beforeAll(async () => {
  const seekers = await Promise.all(Array.from({ length: PEOPLE }, () => aSeeker(pair.eyes)));
  const cvs = await Promise.all(
    seekers.map(async (seeker) => {
      const { url, claim } = await uploaded(pair.at(seeker, 0).client, { preset: 'user_cv', content: aPdf() });
      await changeSeekerProfile(seeker, { cvClaim: claim });
      return url;
    }),
  );
  hirings = await Promise.all(
    [1, 2].map(async (day) => {
      const company = await aCompany(pair.eyes, { tokens: PEOPLE });
      const hired: Hired[] = [];
      for (const [index, seeker] of seekers.entries()) {
        const id = await applied(seeker, await aJob(company, { slots: [aSlot(inDays(day * 7))] }));
        expect((await accept(company, id)).application?.status).toBe('ACCEPTED');
        hired.push({ id, seeker, cv: cvs[index] ?? '' });
      }
      return { company, hired };
    }),
  );
});

/** One look; returns what it showed, nothing when the server died before its response. */
async function look(client: TestClient, hiring: Hiring, random: SeededRandom): Promise<Shown[]> {
  const { id, cv } = random.pick(hiring.hired);
  const ways: (() => Promise<Shown[]>)[] = [
    async () => ((await client.ask(NAME, { id })).application?.applicant ? [{ id, kind: 'IDENTITY', details: 1 }] : []),
    async () =>
      (await client.ask(EMAIL, { id })).application?.applicant ? [{ id, kind: 'IDENTITY', details: 2 }] : [],
    async () =>
      (await client.ask(PHONE, { id })).application?.applicant ? [{ id, kind: 'IDENTITY', details: 4 }] : [],
    async () => {
      const { companyApplications } = await client.ask(LIST);
      return (companyApplications?.items ?? []).map((item) => ({ id: item.id, kind: 'IDENTITY', details: 3 }));
    },
    async () => ((await client.fetch(cv)).ok ? [{ id, kind: 'CV', details: 16 }] : []),
    async () => ((await client.fetch(`/interviews/${id}.ics`)).ok ? [{ id, kind: 'CALENDAR', details: 1 }] : []),
    async () => {
      const text = await (await client.fetch('/exports/accepted-applicants.csv')).text();
      const inExport = hiring.hired.filter(({ seeker }) => text.includes(seeker.email));
      return inExport.map((hired) => ({ id: hired.id, kind: 'EXPORT', details: 7 }));
    },
  ];
  return random
    .pick(ways)()
    .catch((error: unknown) => {
      // Node's own `fetch` throws what is no `Error` of a test's realm.
      if (/^TypeError: (fetch failed|terminated)$/.test(String(error))) return [];
      throw error;
    });
}

async function withoutReceipt({ company }: Hiring, shown: readonly Shown[]): Promise<Shown[]> {
  const receipts = await pair.eyes.dataSource.query<{ subject_id: string; kind: string; details: number }[]>(
    'SELECT subject_id, kind, details FROM reveal_receipts WHERE account_id = ?',
    [company.accountId],
  );
  const detailsOf = ({ id, kind }: Shown) =>
    receipts.find((receipt) => receipt.subject_id === id && receipt.kind === kind)?.details ?? 0;
  return shown.filter((one) => (detailsOf(one) & one.details) !== one.details);
}

it(
  `leaves a receipt of all that was shown in ${READS} reveals, also when a server is killed meanwhile`,
  async () => {
    const random = new SeededRandom(String(SEED));
    let answered = 0;
    for (let done = 0; done < READS; done += READS_A_ROUND) {
      if (done > 0) {
        await Promise.all(pair.processes.map((process) => process.stop()));
        await pair.revive();
      }
      await pair.eyes.dataSource.query('DELETE FROM reveal_receipts');
      let next = 0;
      const deathAt = random.below(READS_A_ROUND);
      const unrecorded: Shown[] = [];
      const keepLooking = async (): Promise<void> => {
        for (let index = next++; index < READS_A_ROUND; index = next++) {
          if (index === deathAt) void pair.processes[0].stop();
          const hiring = random.pick(hirings);
          const shown = await look(pair.at(hiring.company, random.below(2)).client, hiring, random);
          answered += shown.length;
          unrecorded.push(...(await withoutReceipt(hiring, shown)));
        }
      };
      await Promise.all(Array.from({ length: ABREAST }, keepLooking));
      expect([SEED, unrecorded]).toEqual([SEED, []]);
    }
    expect(answered).toBeGreaterThan(READS / 2);
  },
  MAX_MS,
);

describe('a server killed at the receipt', () => {
  const deaths: [string, string, number][] = [
    ['before it is written', 'before-sql:INSERT INTO reveal_receipts', 0],
    ['once it is written', 'after-sql:INSERT INTO reveal_receipts', 1],
  ];
  it.each(deaths)('%s has not responded', async (_when, killAt, written) => {
    await pair.eyes.dataSource.query('DELETE FROM reveal_receipts');
    const { DATABASE_URL, SESSION_SECRET } = pair.eyes.services.env;
    const dying = await ServerProcess.start({ DATABASE_URL, SESSION_SECRET, KILL_AT: killAt });
    const [{ company, hired }] = hirings as [Hiring];

    await expect(company.client.clone(dying.url).ask(NAME, { id: hired[0]?.id ?? '' })).rejects.toThrow('fetch failed');

    expect(await dying.ended()).toBe('SIGKILL');
    const rows = await pair.eyes.dataSource.query<unknown[]>('SELECT id FROM reveal_receipts');
    expect(rows).toHaveLength(written);
  });
});
