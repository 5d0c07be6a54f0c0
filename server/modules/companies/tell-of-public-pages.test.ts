import { aCompany, type TestCompany } from '../../testing/actors';
import { graphql } from '../../testing/graphql';
import { aJob } from '../../testing/job-factory';
import { setCompanyPublic, setJobPublic } from '../../testing/public-pages';
import { useSecondServer, useServer } from '../../testing/test-server';
import { tellOfPublicPages } from './tell-of-public-pages.task';

const server = useServer();
const second = useSecondServer();
const always = () => Promise.resolve(true);

const OWN_SWITCH = graphql(`query OwnPublicSwitch { viewer { company { records { isPublic toldOfPublicAt } } } }`);
const switchOf = async ({ client }: TestCompany) => (await client.ask(OWN_SWITCH)).viewer?.company?.records;

const write = (sql: string, ids: unknown[]) => server.dataSource.query(sql, ids);

/** From before the upgrade, which knows nothing of what it was told. */
async function anOldCompany(): Promise<TestCompany> {
  const company = await aCompany(server);
  await write('UPDATE companies SET told_of_public_at = NULL WHERE id = ?', [company.companyId]);
  return company;
}

/** Two servers at the same time, in batches of one. */
const tell = () => Promise.all([server, second].map(({ services }) => tellOfPublicPages(services, always, 1)));
/** The companies whose mail is queued, or sent since. */
const told = async (): Promise<string[]> => {
  const mails: { effect_key: string }[] = await write('SELECT effect_key FROM outbox', []);
  return mails.map(({ effect_key }) => effect_key.replace('public-pages:', ''));
};

it('a company that registers has its switch, and gets no mail', async () => {
  const company = await aCompany(server);
  await tell();
  expect(await told()).not.toContain(company.companyId);
  expect(await switchOf(company)).toEqual({ isPublic: false, toldOfPublicAt: '2026-11-23T02:00:00.000Z' });
});

it('a company from before is refused until it is told, by one mail', async () => {
  const [company, other] = [await anOldCompany(), await anOldCompany()];
  const job = await aJob(company);
  const refused = [{ code: 'COMPANY_NOT_TOLD' }];
  expect(await switchOf(company)).toEqual({ isPublic: false, toldOfPublicAt: null });
  expect((await setCompanyPublic(company, true)).errors).toMatchObject(refused);
  expect((await setJobPublic(company, job.id, true)).errors).toMatchObject(refused);
  expect((await setCompanyPublic(company, false)).errors).toEqual([]);

  await tell();
  await tell();

  for (const { companyId } of [company, other])
    expect((await told()).filter((id) => id === companyId)).toEqual([companyId]);
  expect(await switchOf(company)).toEqual({ isPublic: false, toldOfPublicAt: '2026-11-23T02:00:00.000Z' });
  expect((await setCompanyPublic(company, true)).errors).toEqual([]);
  expect((await setJobPublic(company, job.id, true)).errors).toEqual([]);
});

it.each([
  ['an imported one', 'UPDATE companies SET is_imported = ? WHERE id = ?', [1, 0]],
  ['one that is about to be erased', 'UPDATE companies SET erasing_at = ? WHERE id = ?', [new Date(), null]],
  [
    'one whose address is not verified',
    'UPDATE accounts a JOIN companies c ON c.account_id = a.id SET a.email_verified_at = ? WHERE c.id = ?',
    [null, new Date()],
  ],
])('%s is told nothing until that has changed', async (_which, sql, [before, after]) => {
  const company = await anOldCompany();
  await write(sql, [before, company.companyId]);
  await tell();
  expect(await told()).not.toContain(company.companyId);
  await write(sql, [after, company.companyId]);
  await tell();
  expect(await told()).toContain(company.companyId);
});
