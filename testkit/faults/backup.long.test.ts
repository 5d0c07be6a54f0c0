/** @runs-alone: it sets the database of every server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkoutDirectory } from '../../scripts/checkout';
import { createDataSource } from '../../server/db/data-source';
import { placeholders } from '../../server/db/statements';
import { findOrUnpackGalera } from '../database/galera/galera-programs';
import { expectInvariants } from '../checks/invariants';
import { aPdf, uploaded } from '../files/uploads';
import { aCompany, aRecruiter, aSeeker } from '../people/actors';
import { requestErasure } from '../people/erasures';
import { removeMember } from '../people/members';
import { changeSeekerProfile } from '../people/profile-changes';
import { eventually } from '../races/eventually';
import { setForEveryServer } from '../server/test-server';
import { DurableDatabase } from './durable-database';
import { startHiring } from './hiring-load';
import { useServerPair } from './server-pair';

/** A backup under load, the death of everything, and a restore into an empty place. */
const database = new DurableDatabase();
const another = new DurableDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'temukerja-backup-'));
const backups = path.join(folder, 'backups');
const list = path.join(folder, 'removals.jsonl');
let url: string;
beforeAll(async () => {
  url = await database.start();
  // What the eyes say of a database that is killed is not what this test looks at.
  setForEveryServer({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
  await database.prepare();
});
const pair = useServerPair({ ERASED_LIST: list });
afterAll(async () => {
  await database.remove();
  await another.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  code: number | null;
  output: string;
}

/** `npm run ops -- …`, with Debian's client programs. */
async function ops(words: readonly string[], env: Record<string, string>): Promise<Run> {
  const { folders, libraries } = findOrUnpackGalera();
  const child = spawn(process.execPath, ['-r', '@swc-node/register', 'scripts/ops.ts', ...words], {
    cwd: checkoutDirectory,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      BACKUP_KEY: 'ab'.repeat(32),
      PATH: `${folders.join(':')}:${process.env['PATH']}`,
      LD_LIBRARY_PATH: libraries,
      SWC_NODE_PROJECT: path.join(checkoutDirectory, 'tsconfig.json'),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

test('nothing that was there is lost, and nobody who was removed since comes back', async () => {
  const company = await aCompany(pair.eyes);
  const recruiter = await aRecruiter(pair.eyes, company);
  const [kept, erased] = [await aSeeker(pair.eyes), await aSeeker(pair.eyes)];
  const cvOf = async (seeker: typeof kept): Promise<string> => {
    const { id, claim } = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf() });
    await changeSeekerProfile(seeker, { cvClaim: claim });
    return id;
  };
  const [keptCv, erasedCv] = [await cvOf(kept), await cvOf(erased)];
  const load = await startHiring(pair);
  await eventually(
    () => load.acknowledged.length,
    (count) => count > 100,
  );
  const before = load.acknowledged.filter(({ kind }) => kind === 'apply').map(({ id }) => id);
  const files = pair.eyes.services.env.FILES_DIR;
  const made = await ops(['backup', backups], { DATABASE_URL: url, FILES_DIR: files, ERASED_LIST: list });
  expect(made).toMatchObject({ code: 0 });
  expect(
    readFileSync(path.join(backups, 'files', readdirSync(path.join(backups, 'files'))[0] ?? ''), 'latin1'),
  ).not.toContain('%PDF');
  await eventually(
    () => load.acknowledged.length,
    (count) => count > before.length + 50,
  );

  expect((await requestErasure(pair.at(erased, 0))).errors).toEqual([]);
  expect(await removeMember(pair.at(company, 0), recruiter)).toBe('done');
  await eventually(
    () => pair.eyes.dataSource.query<unknown[]>('SELECT 1 FROM accounts WHERE id = ?', [erased.accountId]),
    (rows) => rows.length === 0,
  );
  await load.stop();
  const lists = path.join(folder, 'lists');
  cpSync(list, lists);
  await Promise.all(pair.processes.map((process) => process.stop()));
  await database.kill();

  const emptyUrl = await another.startEmpty();
  const place = {
    DATABASE_URL: emptyUrl,
    FILES_DIR: path.join(folder, 'files'),
    ERASED_LIST: path.join(folder, 'new.jsonl'),
  };
  const restored = await ops(['restore', backups, '--removals', lists], place);
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.output).toContain('Erased again: 1. Members removed again: 1.');
  expect((await ops(['restore', backups, '--removals', lists], place)).output).toContain('The database is not empty');

  const dataSource = await createDataSource({ url: emptyUrl, poolSize: 2 }).initialize();
  try {
    const found = await dataSource.query<{ id: string }[]>(
      `SELECT id FROM applications WHERE id IN (${placeholders(before)})`,
      before,
    );
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(before));
    const [left] = await dataSource.query<object[]>(
      `SELECT (SELECT COUNT(*) FROM accounts WHERE id = ?) AS accounts,
         (SELECT COUNT(*) FROM files WHERE id = ?) AS cvs, (SELECT COUNT(*) FROM files WHERE id = ?) AS keptCvs,
         (SELECT COUNT(*) FROM company_members WHERE account_id = ?) AS members, (SELECT COUNT(*) FROM sessions) AS sessions`,
      [erased.accountId, erasedCv, keptCv, recruiter.accountId],
    );
    expect(left).toEqual({ accounts: 0, cvs: 0, keptCvs: 1, members: 0, sessions: 0 });
    await expectInvariants({ dataSource });
  } finally {
    await dataSource.destroy();
  }
  const bytes = readdirSync(path.join(folder, 'files'), { recursive: true }).map(String);
  expect(bytes.some((name) => name.endsWith(keptCv))).toBe(true);
  expect(bytes.some((name) => name.endsWith(erasedCv))).toBe(false);
}, 600_000);
