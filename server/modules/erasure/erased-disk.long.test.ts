import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPrivateDatabase, type PrivateDatabase } from '../../../testkit/database/private-database';
import { renewJournals } from '../../../testkit/database/renew-journals';
import { DAY_MS } from '../../../domain/time';
import { aCompany, anAdmin, aSeeker } from '../../../testkit/people/actors';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { eventually } from '../../../testkit/races/eventually';
import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import { changeCompanyProfile, changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { answerPause, pauseJob, reportJob } from '../../../testkit/market/reports';
import { aSavedSearch } from '../../../testkit/market/saved-searches';

import { TestServer } from '../../../testkit/server/test-server';
import { prepareDatabase } from '../../../testkit/database/worker-database';

/** Letters alone, because names hold no digits; searches are kept in lower case. */
const WORDS = ['Tanamanseekerzq', 'Tanamanfirmazq'];
const NEEDLES = WORDS.flatMap((word) => [word, word.toLowerCase()]).map((word) => Buffer.from(word));

const folder = mkdtempSync(join(tmpdir(), 'temukerja-disk-'));
let database: PrivateDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await startPrivateDatabase({
    dataDirectory: folder,
    durability: 'full',
    settings: ['--log-bin=binlog', '--binlog-format=ROW'],
  });
  await prepareDatabase(database.socketPath, 'temukerja');
  server = new TestServer({ DATABASE_URL: database.urlFor('temukerja') });
  await server.start();
}, 240_000);

afterAll(async () => {
  await server.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Every file of the data directory that holds one of the words. */
function filesWithWords(): string[] {
  return readdirSync(join(folder, 'mariadb'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return NEEDLES.some((needle) => bytes.includes(needle));
    });
}

test('after the journals are renewed, no byte of the data directory holds an erased person', async () => {
  const [seekerWord = '', companyWord = ''] = WORDS;
  const seeker = await aSeeker(server, {
    fullName: `${seekerWord} Lestari`,
    email: `${seekerWord.toLowerCase()}@contoh.test`,
  });
  const company = await aCompany(server, { email: `${companyWord.toLowerCase()}@contoh.test`, tokens: 9 });
  for (let round = 0; round < 20; round += 1) {
    await changeSeekerProfile(seeker, { workExperience: `${round} ${seekerWord} `.repeat(40 + round) });
    await changeCompanyProfile(company, { companyName: `PT ${companyWord}`, description: `${companyWord} ${round}` });
  }
  await server.dataSource.query('UPDATE companies SET is_verified = 1 WHERE id = ?', [company.companyId]);
  await aSavedSearch(seeker, { name: seekerWord, search: seekerWord });
  const job = await aJob(company, { title: `${companyWord} job`, description: companyWord });
  await accept(company, await applied(seeker, job), { interviewLink: `https://meet.test/${companyWord}` });
  const flagged = await aJob(company, { title: `${companyWord} again` });
  expect(await reportJob(seeker, flagged.id, { reason: 'OTHER', text: seekerWord })).toEqual([]);
  expect(await pauseJob(await anAdmin(server), flagged.id, companyWord)).toEqual([]);
  expect(await answerPause(company, flagged.id, companyWord)).toEqual([]);

  for (const person of [seeker, company]) {
    expect((await requestErasure(person)).errors).toEqual([]);
    await mailsArrived(server, person.email, 'Your data is being erased');
  }
  await eraseNow(server);
  expect(filesWithWords().map((file) => file.replace(/.*\//, ''))).toContain('ib_logfile0');

  const binaryLogsBefore = new Date(Date.now() + DAY_MS);
  // A binary log may be in use for a moment longer.
  await eventually(
    async () => {
      await renewJournals(database.urlFor('temukerja'), { onProgress: () => undefined, binaryLogsBefore });
      return filesWithWords();
    },
    (files) => files.length === 0,
  );
}, 400_000);
