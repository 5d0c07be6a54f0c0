import { aCompany, anAdmin, aSeeker, type TestSeeker } from '../../../testkit/people/actors';
import { verifyCompany } from '../../../testkit/market/company-decisions';
import { graphql } from '../../../testkit/graphql';
import { aJob } from '../../../testkit/market/job-factory';
import type { ResultOf } from '../../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { JobCards } from './job-cards';
import { Job } from './job.entity';

const server = useServer({ SESSION_SECRET: 'a-secret-that-both-processes-share-0123456789' });
const other = useSecondServer({ SESSION_SECRET: 'a-secret-that-both-processes-share-0123456789' });

const CARDS = graphql(`query JobCardsKept { jobs { items { id companyName } } }`);
const RENAME = graphql(
  `mutation RenameCompany($name: String!) { updateCompanyProfile(input: { companyName: $name }) { errors { message } } }`,
);
const VERSION = graphql(
  `query ProfileVersionToVerify($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }`,
);
type Card = ResultOf<typeof CARDS>['jobs']['items'][number];

const list = async (seeker: TestSeeker): Promise<Card[]> => (await seeker.client.ask(CARDS)).jobs.items;

/** The card as a server shows it that has shown it before and has not seen the change being made. */
const cardOf = async (seeker: TestSeeker, id: string) =>
  (await list({ ...seeker, client: seeker.client.clone(other.url) })).find((card) => card.id === id);

describe('a job card kept in memory', () => {
  it('is gone with its job, and comes back under the name that the company has then', async () => {
    const [company, seeker, admin] = [await aCompany(server), await aSeeker(server), await anAdmin(server)];
    const job = await aJob(company);
    expect(await cardOf(seeker, job.id)).toBeDefined();

    await company.client.ask(RENAME, { name: 'PT Nama Baru' });
    expect(await cardOf(seeker, job.id)).toBeUndefined();

    const { adminCompany } = await admin.client.ask(VERSION, { id: company.companyId });
    await verifyCompany(admin, company.companyId, { profileVersion: adminCompany?.records?.profileVersion });
    expect((await cardOf(seeker, job.id))?.companyName).toBe('PT Nama Baru');
  });

  it('costs a statement the first time and none after', async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    await aJob(company);
    const cost = async () =>
      (await server.statementsOf(() => list(seeker))).filter((sql) => sql.includes('j.description')).length;

    expect([await cost(), await cost()]).toEqual([1, 0]);
  });
});

it('shows every job of a list, even when other lists fill the cache while its missing cards are read', async () => {
  const company = await aCompany(server);
  const jobs = await Promise.all(Array.from({ length: 6 }, () => aJob(company)));
  const versions = await Promise.all(
    jobs.map(({ id }) =>
      server.dataSource.manager
        .getRepository(Job)
        .findOneOrFail({ select: { id: true, lockVersion: true }, where: { id } }),
    ),
  );
  const cards = new JobCards(2);
  const read = async (...places: number[]) => {
    const wanted = places
      .flatMap((place) => versions[place] ?? [])
      .map(({ id, lockVersion }) => ({ id, lock_version: lockVersion }));
    const read = await cards.read(server.dataSource, wanted, server.clock.now());
    return read.map((job) => jobs.findIndex(({ id }) => id === job.id));
  };
  await read(0, 1);

  const lists = await Promise.all([read(2, 3), read(4, 5), read(0, 2), read(1, 3)]);

  expect(lists).toEqual([
    [2, 3],
    [4, 5],
    [0, 2],
    [1, 3],
  ]);
});
