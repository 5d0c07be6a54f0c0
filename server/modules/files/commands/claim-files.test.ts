import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aCompany, aSeeker, type TestSeeker } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { graphql } from '../../../../testkit/graphql';
import type {
  RegisterSeekerInput,
  UpdateCompanyProfileInput,
  UpdateSeekerProfileInput,
} from '../../../../testkit/graphql/graphql';
import { registerCompany, registerSeeker } from '../../../../testkit/people/registration';
import type { TestClient } from '../../../../testkit/server/test-client';
import { useServer } from '../../../../testkit/server/test-server';
import { aDocx, aPdf, aPicture, uploaded } from '../../../../testkit/files/uploads';
import { createDiskFileStore } from '../disk-file-store';
import { DiscardedFileSweep } from '../file-sweep';

const server = useServer();
const HOUR_MS = 3_600_000;

let people = 0;

/** By its form, at a fresh address. */
const registered = (client: TestClient, claims: Pick<RegisterSeekerInput, 'cvClaim' | 'portfolioClaim'>) =>
  registerSeeker(client, { email: `filer${(people += 1)}@people.test`, ...claims });

const UPDATE = graphql(`mutation SaveSeekerFiles($input: UpdateSeekerProfileInput!) {
  updateSeekerProfile(input: $input) { seeker { cvUrl portfolioUrl pictureUrl workExperience } errors { code field } }
}`);

const updateSeeker = async ({ client }: TestSeeker, input: UpdateSeekerProfileInput) =>
  (await client.ask(UPDATE, { input })).updateSeekerProfile;

const UPDATE_COMPANY = graphql(`mutation SaveCompanyFiles($input: UpdateCompanyProfileInput!) {
  updateCompanyProfile(input: $input) { company { logoUrl isVerified records { deedUrl } } errors { code field } }
}`);

const FILES = graphql(`query OwnFiles { viewer { seeker { cvUrl portfolioUrl } company { records { deedUrl } } } }`);

/** Does what the background does every minute, now. */
const sweep = () => new DiscardedFileSweep(server.services).sweep();

async function isStored(id: string): Promise<boolean> {
  const [row] = await server.dataSource.query<unknown[]>('SELECT id FROM files WHERE id = ?', [id]);
  const bytes = existsSync(join(server.services.env.FILES_DIR, id.slice(-2), id));
  expect(bytes).toBe(row !== undefined);
  return bytes;
}

it('that cannot be removed keep no later ones back', async () => {
  const visitor = server.visitor();
  const older = await uploaded(visitor, { preset: 'user_cv', content: aPdf() });
  server.clock.advance(1_000);
  const younger = await uploaded(visitor, { preset: 'user_cv', content: aPdf() });
  const { files, logger } = server.services;
  const remove = files.remove.bind(files);
  const spies = [
    jest.spyOn(logger, 'warn').mockImplementation(),
    jest
      .spyOn(files, 'remove')
      .mockImplementation((key) => (key.includes(older.id) ? Promise.reject(new Error('locked')) : remove(key))),
  ];
  server.clock.advance(HOUR_MS);
  await sweep();
  expect([await isStored(older.id), await isStored(younger.id)]).toEqual([true, false]);
  for (const spy of spies) spy.mockRestore();
  await sweep();
  expect(await isStored(older.id)).toBe(false);
});

describe('files of a registration', () => {
  it('belong to the account once it is made, of every kind that registration takes', async () => {
    const visitor = server.visitor();
    const cv = await uploaded(visitor, { preset: 'user_cv', content: aPdf() });
    const portfolio = await uploaded(visitor, { preset: 'user_portfolio', content: aDocx() });
    await registered(visitor, { cvClaim: cv.claim, portfolioClaim: portfolio.claim });
    const { viewer } = await visitor.ask(FILES);
    expect(viewer?.seeker).toEqual({ cvUrl: cv.url, portfolioUrl: portfolio.url });
    expect((await visitor.fetch(cv.url)).status).toBe(200);
  });

  it('bring a company its deed', async () => {
    const visitor = server.visitor();
    const deed = await uploaded(visitor, { preset: 'company_deed', content: aPdf() });
    expect((await registerCompany(visitor, { email: 'deed@people.test', deedClaim: deed.claim })).errors).toEqual([]);
    const { viewer } = await visitor.ask(FILES);
    expect(viewer?.company?.records?.deedUrl).toBe(deed.url);
  });

  it('refuse a claim that is unknown, used, of another kind or older than an hour, and register no one', async () => {
    const visitor = server.visitor();
    const used = await uploaded(visitor, { preset: 'user_cv', content: aPdf() });
    await registered(server.visitor(), { cvClaim: used.claim });
    const deed = await uploaded(visitor, { preset: 'company_deed', content: aPdf() });
    const old = await uploaded(visitor, { preset: 'user_cv', content: aPdf() });
    server.clock.advance(HOUR_MS);
    const before = await server.dataSource.query<unknown[]>('SELECT id FROM accounts');
    for (const claim of ['nonsense', used.claim, deed.claim, old.claim, used.id]) {
      const answer = await registered(server.visitor(), { cvClaim: claim });
      expect(answer).toMatchObject({ viewer: null, errors: [{ code: 'FILE_CLAIM_INVALID', field: ['cvClaim'] }] });
    }
    expect(await server.dataSource.query<unknown[]>('SELECT id FROM accounts')).toHaveLength(before.length);
  });

  it('go to one of twenty who claim the same file at once', async () => {
    const cv = await uploaded(server.visitor(), { preset: 'user_cv', content: aPdf() });
    const outcomes = await atOnce(20, () => registered(server.visitor(), { cvClaim: cv.claim }));
    expect(outcomes.filter(({ viewer }) => viewer)).toHaveLength(1);
    expect(
      await server.dataSource.query<unknown[]>('SELECT id FROM seekers WHERE cv_file_id = ?', [cv.id]),
    ).toHaveLength(1);
  });
});

describe('files of a profile', () => {
  it('appear with the save, not with the upload', async () => {
    const seeker = await aSeeker(server);
    const cv = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf() });
    expect((await updateSeeker(seeker, { fullName: 'Rina' })).seeker?.cvUrl).toBeNull();
    expect((await updateSeeker(seeker, { cvClaim: cv.claim })).seeker?.cvUrl).toBe(cv.url);
    // The same save sent twice is one save.
    expect((await updateSeeker(seeker, { cvClaim: cv.claim })).seeker?.cvUrl).toBe(cv.url);
    expect(await isStored(cv.id)).toBe(true);
  });

  it('cannot be claimed by another account, and are PDF only, even when a visitor was let in with another kind', async () => {
    const owner = await aSeeker(server);
    const picture = await uploaded(owner.client, { preset: 'profile_picture', content: await aPicture() });
    const { errors } = await updateSeeker(await aSeeker(server), { pictureClaim: picture.claim });
    expect(errors).toEqual([{ code: 'FILE_CLAIM_INVALID', field: ['pictureClaim'] }]);
    expect((await registered(server.visitor(), { cvClaim: picture.claim })).viewer).toBeNull();
    const docx = await uploaded(server.visitor(), { preset: 'user_portfolio', content: aDocx() });
    expect((await updateSeeker(await aSeeker(server), { portfolioClaim: docx.claim })).errors[0]?.code).toBe(
      'FILE_CLAIM_INVALID',
    );
  });

  it('leave nothing behind when replaced or removed', async () => {
    const seeker = await aSeeker(server);
    const first = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf('first') });
    const second = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf('second') });
    await updateSeeker(seeker, { cvClaim: first.claim });
    await updateSeeker(seeker, { cvClaim: second.claim });
    expect((await seeker.client.fetch(first.url)).status).toBe(404);
    await sweep();
    expect([await isStored(first.id), await isStored(second.id)]).toEqual([false, true]);
    const { seeker: after } = await updateSeeker(seeker, { remove: ['CV', 'WORK_EXPERIENCE'] });
    expect(after).toMatchObject({ cvUrl: null, workExperience: null });
    await sweep();
    expect(await isStored(second.id)).toBe(false);
    expect((await updateSeeker(seeker, { cvClaim: first.claim })).errors[0]?.code).toBe('FILE_CLAIM_INVALID');
  });

  it('cannot be read from the moment they are discarded, before the sweep has come', async () => {
    const seeker = await aSeeker(server);
    const cv = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf() });
    await updateSeeker(seeker, { cvClaim: cv.claim });
    expect((await seeker.client.fetch(cv.url)).status).toBe(200);
    await server.dataSource.query('UPDATE files SET discarded_at = ? WHERE id = ?', [server.clock.now(), cv.id]);
    expect((await seeker.client.fetch(cv.url)).status).toBe(404);
    await server.dataSource.query('UPDATE files SET discarded_at = NULL WHERE id = ?', [cv.id]);
  });

  it('keep one of twenty files saved at once, and drop the others', async () => {
    const seeker = await aSeeker(server);
    const files = await atOnce(20, (index) =>
      uploaded(seeker.client, { preset: 'user_cv', content: aPdf(String(index)) }),
    );
    await atOnce(20, (index) => updateSeeker(seeker, { cvClaim: files[index]?.claim }));
    await sweep();
    const [kept] = await server.dataSource.query<{ cv_file_id: string }[]>(
      'SELECT cv_file_id FROM seekers WHERE id = ?',
      [seeker.seekerId],
    );
    const still = await server.dataSource.query<{ id: string }[]>('SELECT id FROM files WHERE owner_account_id = ?', [
      seeker.accountId,
    ]);
    expect(still).toEqual([{ id: kept?.cv_file_id }]);
  });

  it('of a company need verification again, and the old deed goes', async () => {
    const company = await aCompany(server);
    const save = async (input: UpdateCompanyProfileInput) =>
      (await company.client.ask(UPDATE_COMPANY, { input: { companyName: 'PT Berkas', ...input } })).updateCompanyProfile
        .company;
    const deed = await uploaded(company.client, { preset: 'company_deed', content: aPdf() });
    const logo = await uploaded(company.client, { preset: 'company_logo', content: await aPicture('png') });
    const saved = { logoUrl: logo.url, isVerified: false };
    const claims = { deedClaim: deed.claim, logoClaim: logo.claim };
    expect(await save(claims)).toEqual({ ...saved, records: { deedUrl: deed.url } });
    expect(await save({ remove: ['DEED'] })).toEqual({ ...saved, records: { deedUrl: null } });
    await sweep();
    expect([await isStored(deed.id), await isStored(logo.id)]).toEqual([false, true]);
  });
});

describe('unclaimed files', () => {
  it('are removed after their hour and not before, claimed ones never', async () => {
    const visitor = server.visitor();
    const forgotten = await uploaded(visitor, { preset: 'user_cv', content: aPdf() });
    const claimed = await uploaded(visitor, { preset: 'user_cv', content: aPdf() });
    server.clock.advance(HOUR_MS - 1);
    await sweep();
    expect(await isStored(forgotten.id)).toBe(true);
    // The last moment counts.
    expect((await registered(visitor, { cvClaim: claimed.claim })).errors).toEqual([]);
    server.clock.advance(1);
    await sweep();
    expect([await isStored(forgotten.id), await isStored(claimed.id)]).toEqual([false, true]);
  });

  it('are either claimed or removed when both happen at once', async () => {
    const files = await atOnce(10, () => uploaded(server.visitor(), { preset: 'user_cv', content: aPdf() }));
    server.clock.advance(HOUR_MS - 1);
    const claiming = atOnce(10, (index) => registered(server.visitor(), { cvClaim: files[index]?.claim ?? '' }));
    server.clock.advance(1);
    await Promise.all([claiming, sweep(), sweep()]);
    await sweep();
    for (const [index, { viewer }] of (await claiming).entries())
      expect(await isStored(files[index]?.id ?? '')).toBe(viewer !== null);
  });
});

describe('the store on disk', () => {
  it('never leaves its directory, with any key', async () => {
    const store = createDiskFileStore(server.services.env.FILES_DIR);
    for (const key of ['../evil', 'a/../../evil', '/etc/passwd', 'a/b/c', 'a\\b', 'a/b\0', '..', 'a/', 'a/..', '']) {
      await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('file store');
      await expect(store.read(key)).rejects.toThrow('file store');
      await expect(store.remove(key)).rejects.toThrow('file store');
    }
  });
});
