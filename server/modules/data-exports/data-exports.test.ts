import { HOUR_MS } from '../../../domain/time';
import { newId } from '../../db/columns';
import { aCompany, anAdmin, aRecruiter, aSeeker, type TestActor } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { decide } from '../../../testkit/market/company-decisions';
import { exportOf, exportSeenBy, readyExport, requestExport, unpacked } from '../../../testkit/people/data-exports';
import { cancelErasure, requestErasure } from '../../../testkit/people/erasures';
import { eventually } from '../../../testkit/races/eventually';
import { graphql } from '../../../testkit/graphql';
import { accept, aJob, applied, withdraw } from '../../../testkit/market/job-factory';
import { waits } from '../../../testkit/market/job-waits';
import { findLeaks } from '../../../testkit/checks/leak-checker';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import { chooseLanguage } from '../../../testkit/people/own-language';
import { PEOPLE, plant } from '../../../testkit/people/planted-people';
import { changeCompanyProfile, changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { codesOf, registerCompany } from '../../../testkit/people/registration';
import { answerPause, pauseJob, reportJob } from '../../../testkit/market/reports';
import { useServer, type TestServer } from '../../../testkit/server/test-server';
import { aPdf, uploaded } from '../../../testkit/files/uploads';
import { Account } from '../accounts';
import { AcceptanceConflict } from '../applications/deciding/acceptance-conflict.entity';
import { makeDataExports } from './make-data-exports.task';
import { sweepDataExports } from './sweep-data-exports.task';
import { DataExport } from './data-export.entity';

const server = useServer();

const rowOf = ({ accountId }: Pick<TestActor, 'accountId'>): Promise<DataExport> =>
  server.dataSource.manager.findOneByOrFail(DataExport, { accountId });
const areStored = async (storageKey: string, { services }: TestServer = server): Promise<boolean> => {
  const content = await services.files.read(storageKey);
  content?.destroy();
  return content !== null;
};

const pagesOf = (parts: string[]) => ['index.html', ...parts.map((name) => `data/${name}.json`)];

describe('a recruiter', () => {
  it('gets the own account and what they did, and nothing of the company or of anyone else', async () => {
    const company = await aCompany(server, { companyName: 'PT Rahasia Kita', tokens: 2 });
    const recruiter = await aRecruiter(server, company, { personName: 'Sari Nuraini' });
    const { seeker, identity } = await plant(server, 'an everyday name');
    const job = await aJob(recruiter, { title: 'Juru Masak' });
    const application = await applied(seeker, job);
    await accept(recruiter, application);
    await decide(await anAdmin(server), 'revoke', company.companyId, { note: 'The address was not found' });

    const data = await exportOf(server, recruiter);

    expect(data.names).toEqual(pagesOf(['account', 'devices', 'consents', 'records']));
    expect(findLeaks(data.everything, identity)).toEqual([]);
    expect(data.everything).not.toMatch(/PT Rahasia Kita|Juru Masak|The address was not found/);
    const { deeds } = data.json('records') as { deeds: { kind: string; id: string }[] };
    expect(deeds.map(({ kind }) => kind).toSorted()).toEqual(['DECIDED', 'POSTED_JOB', 'TOKENS']);
    expect(deeds).toContainEqual({ kind: 'DECIDED', id: application, day: '2026-11-23' });
    expect(data.text('index.html')).toContain('Decided about an application');
  });
});

describe('a second owner', () => {
  it('reads that someone of the company has asked today, in their own language', async () => {
    const first = await aCompany(server);
    const second = await aRecruiter(server, first, { role: 'OWNER' });
    await requestExport(first);
    const refusal = async (of: TestActor) =>
      (await requestExport(of)).errors.map(({ code, message }) => `${code}: ${message}`);
    expect(await refusal(second)).toEqual([
      'DATA_EXPORT_ONCE_A_DAY: Someone of your company already asked today. Please try again tomorrow.',
    ]);
    await chooseLanguage(second, 'id');
    expect(await refusal(second)).toEqual([
      'DATA_EXPORT_ONCE_A_DAY: Hari ini sudah ada rekan di perusahaan Anda yang meminta data. Silakan coba lagi besok.',
    ]);
    expect(await refusal(first)).toEqual([
      'DATA_EXPORT_ONCE_A_DAY: You can ask for your data once a day. Please try again tomorrow.',
    ]);
  });
});

describe('a seeker', () => {
  it('gets everything that is theirs: data, files byte for byte, and a page to read', async () => {
    const { seeker, identity, files } = await plant(server, 'an everyday name');
    const company = await aCompany(server, { companyName: 'PT <Rasa> Nusantara' });
    await withdraw(seeker, await applied(seeker, await aJob(company, { title: 'Pramusaji' })));
    await accept(company, await applied(seeker, await aJob(company, { title: 'Juru Masak' })));
    await waits(seeker, (await aJob(company, { title: 'Kasir', slots: [] })).id);
    await waits(await aSeeker(server), (await aJob(company, { title: 'Sopir', slots: [] })).id);

    const data = await exportOf(server, seeker);

    const own = 'account devices consents records profile applications savedSearches jobWaits receipts'.split(' ');
    expect(data.names.filter((name) => !name.startsWith('files/'))).toEqual(pagesOf(own));
    expect(data.json('profile')).toMatchObject({ seeker: { fullName: identity.fullName, email: identity.email } });
    expect(data.json('applications')).toEqual([
      expect.objectContaining({ jobTitle: 'Juru Masak', status: 'ACCEPTED' }),
      expect.objectContaining({ jobTitle: 'Pramusaji', status: 'WITHDRAWN' }),
    ]);
    expect(data.json('jobWaits')).toEqual([
      { id: expect.any(String), askedAt: expect.any(String), jobTitle: 'Kasir', companyName: 'PT <Rasa> Nusantara' },
    ]);
    const [html, kept] = [data.text('index.html'), data.names.filter((name) => name.startsWith('files/'))];
    expect(html).toContain(`<dd>${identity.fullName}</dd>`);
    expect(html).toContain('PT &lt;Rasa&gt; Nusantara');
    expect(html).not.toContain('<Rasa>');
    expect(kept.map((name) => name.split('-')[1])).toEqual(
      expect.arrayContaining(['user_cv', 'user_portfolio', 'profile_picture']),
    );
    for (const path of files) {
      const bytes = Buffer.from(await (await seeker.client.fetch(path)).arrayBuffer());
      expect(kept.some((name) => bytes.equals(data.files[name] ?? Buffer.alloc(0)))).toBe(true);
    }
  });

  it('reads the page in the language of the account', async () => {
    const seeker = await aSeeker(server);
    await chooseLanguage(seeker, 'id');
    const html = (await exportOf(server, seeker)).text('index.html');
    expect(html).toContain('<html lang="id">');
    expect(html).toContain('<h2>Profil Anda sebagai pencari kerja</h2>');
    expect(html).toContain('<dt>Pengalaman kerja</dt>');
  });
});

describe('a company', () => {
  it('gets its data, and applicants masked until it has accepted them', async () => {
    const company = await aCompany(server, { tokens: 3 });
    const job = await aJob(company, { title: 'Kasir', slots: [{ maxApplicants: 20 }] });
    // The mask itself is tried on every name in masking.test.ts.
    const names = Object.keys(PEOPLE).slice(0, process.env['LONG_TESTS'] ? undefined : 3);
    const hidden = await Promise.all(names.map((name) => plant(server, name)));
    for (const { seeker } of hidden) await applied(seeker, job);
    const revealed = await plant(server, 'an everyday name');
    await accept(company, await applied(revealed.seeker, job));

    const data = await exportOf(server, company);

    expect(data.names).toEqual(expect.arrayContaining(['data/company.json', 'data/jobs.json', 'data/tokens.json']));
    expect(data.json('applicants')).toHaveLength(hidden.length + 1);
    expect(data.everything).toContain(revealed.identity.email);
    const shared = revealed.identity.fullName.split(' ');
    for (const { identity } of hidden) {
      const leaks = findLeaks(data.everything, identity);
      // Another person of the same name was accepted.
      expect(leaks.filter((leak) => ![revealed.identity.fullName, ...shared].includes(leak))).toEqual([]);
    }
  });

  it('gets all pages of a list', async () => {
    const company = await aCompany(server);
    for (let number = 0; number < 12; number += 1) await aJob(company, { title: `Lowongan ${number}`, slots: [] });
    const jobs = (await exportOf(server, company)).json('jobs') as { title: string }[];
    expect(new Set(jobs.map(({ title }) => title)).size).toBe(12);
  });
});

const VIEW = graphql(
  `mutation ViewBeforeExport($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }`,
);

test('what is kept beside the pages is in it, in either role, and of no one else', async () => {
  const [seeker, other, admin] = [await aSeeker(server), await aSeeker(server), await anAdmin(server)];
  const company = await aCompany(server, { isVerified: false });
  await decide(admin, 'reject', company.companyId, { reason: 'The deed cannot be read' });
  await changeCompanyProfile(company, { companyName: 'PT Kedai', description: 'Kedai kopi' });
  await decide(admin, 'verify', company.companyId, { profileVersion: 2 });
  const job = await aJob(company, { title: 'Peracik Kopi', slots: [{ maxApplicants: 5 }] });
  for (const person of [seeker, other]) {
    await person.client.ask(VIEW, { jobId: job.id, search: `kopi ${person === seeker ? 'sendiri' : 'orang lain'}` });
    await reportJob(person, job.id, { text: `Words of ${person === seeker ? 'the person' : 'another'}` });
  }
  await changeSeekerProfile(seeker, { education: "Bachelor's Degree" });
  const applicationId = await applied(seeker, job);
  const conflict = { id: newId(), companyId: company.companyId, applicationId, createdAt: server.clock.now() };
  await server.dataSource.manager.insert(AcceptanceConflict, conflict);
  await pauseJob(admin, job.id, 'It asks for a deposit');
  await answerPause(company, job.id, 'The deposit is gone');
  await uploaded(seeker.client, { preset: 'user_cv', content: aPdf(), name: 'CV Rina, S.Kom' });
  await server.dataSource.manager.update(Account, seeker.accountId, { googleSub: 'google-1234' });
  await changeSeekerProfile(seeker, { fullName: 'Sari Dewi' });
  await requestErasure(seeker, { when: 'IN_14_DAYS' });
  await cancelErasure(seeker);

  const data = await exportOf(server, seeker);
  expect(data.json('records')).toMatchObject({
    googleSub: 'google-1234',
    lastActiveAt: expect.any(String),
    emailVerifiedAt: expect.any(String),
    searches: [{ term: 'kopi sendiri', jobTitle: 'Peracik Kopi' }],
    reports: [{ kind: 'ASKS_FOR_MONEY', text: 'Words of the person', jobTitle: 'Peracik Kopi' }],
    conflicts: [{ applicationId, jobTitle: 'Peracik Kopi' }],
    erasures: [{ cancelledAt: expect.any(String) }],
    copies: [{ endedAt: null }],
    corrections: [
      { role: 'USER', corrected: ['fullName'] },
      { role: 'USER', corrected: ['education'], correctedAt: server.clock.now().toISOString() },
    ],
    formerNames: [{ role: 'USER', name: seeker.fullName }],
    pauses: [],
    decisions: [],
  });
  expect(data.text('index.html')).toContain('<dt>Fields that you changed</dt><dd><ul><li>Education</li></ul></dd>');
  expect(data.names.some((name) => name.endsWith('user_cv-CV Rina, S.Kom.pdf'))).toBe(true);
  expect(data.everything).not.toMatch(/orang lain|Words of another/);

  expect((await exportOf(server, company)).json('records')).toMatchObject({
    searches: [],
    reports: [],
    pauses: [{ jobTitle: 'Peracik Kopi', reason: 'It asks for a deposit', answer: 'The deposit is gone' }],
    decisions: [
      { verificationStatus: 'VERIFIED', reason: null },
      { verificationStatus: 'REJECTED', reason: 'The deed cannot be read' },
    ],
    conflicts: [{ applicationId }],
    corrections: [{ role: 'COMPANY', corrected: ['companyName', 'description'] }],
    formerNames: [{ role: 'COMPANY', name: expect.stringMatching(/^PT Nomor/) }],
  });
});

test('a person with both roles gets the data of both', async () => {
  const seeker = await aSeeker(server);
  const { errors } = await registerCompany(seeker.client, { email: seeker.email, companyName: 'PT Dua Peran' });
  expect(errors).toEqual([]);

  const data = await exportOf(server, seeker);

  expect(data.json('profile')).toMatchObject({ seeker: { fullName: seeker.fullName } });
  expect(data.json('company')).toMatchObject({ company: { companyName: 'PT Dua Peran' } });
});

test('exports that are made at once never meet', async () => {
  const people = [await plant(server, 'an everyday name'), await plant(server, 'a name with an emoji and accents')];
  const company = await aCompany(server);
  const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
  for (const { seeker } of people) await applied(seeker, job);

  const files = await Promise.all([...people.map(({ seeker }) => exportOf(server, seeker)), exportOf(server, company)]);

  for (const [index, { identity }] of people.entries())
    for (const [other, data] of files.entries())
      expect([index, other, findLeaks(data.everything, identity).length > 0]).toEqual([index, other, other === index]);
});

describe('asking', () => {
  it('is possible once a day, however many ask at once', async () => {
    const seeker = await aSeeker(server);
    const answers = await atOnce(10, () => requestExport(seeker));
    expect(answers.flatMap(codesOf)).toEqual(Array<string>(9).fill('DATA_EXPORT_ONCE_A_DAY'));
    await makeDataExports(server.services);

    server.clock.advance(24 * HOUR_MS);
    expect((await requestExport(seeker)).errors).toEqual([]);
  });

  it('shows how far it is, and is mailed when it is ready', async () => {
    const seeker = await aSeeker(server);
    expect(await exportSeenBy(seeker)).toBeNull();
    const { dataExport } = await requestExport(seeker);
    expect(dataExport).toMatchObject({ state: 'WAITING', progress: 0, url: null, expiresAt: null });
    await makeDataExports(server.services);

    const [mail] = await mailsArrived(server, seeker.email, 'Your data is ready to download');
    expect(mail?.text).toContain(`Download your data: ${server.services.env.APP_URL}/user/privacy`);
    const expiresAt = new Date(server.clock.now().getTime() + 24 * HOUR_MS).toISOString();
    expect(await exportSeenBy(seeker)).toMatchObject({ state: 'READY', progress: 100, expiresAt });
  });
});

describe('the file', () => {
  it('is for its owner alone; for everyone else it is missing', async () => {
    const [owner, other] = [await aSeeker(server), await aSeeker(server)];
    const url = await readyExport(server, owner);
    const missing = await other.client.fetch(`/exports/my-data/${newId()}.zip`);

    for (const stranger of [other, await aCompany(server), await anAdmin(server)]) {
      const answer = await stranger.client.fetch(url);
      expect([answer.status, await answer.text()]).toEqual([404, '{"errors":[{"message":"File not found"}]}']);
    }
    expect((await server.visitor().fetch(url)).status).toBe(404);
    expect([missing.status, await missing.text()]).toEqual([404, '{"errors":[{"message":"File not found"}]}']);
    expect((await owner.client.fetch(url)).headers.get('content-type')).toBe('application/zip');
    expect((await owner.client.fetch(url, { method: 'HEAD' })).status).toBe(200);
    // Again and again.
    const [first, second] = [await unpacked(owner, url), await unpacked(owner, url)];
    expect(second.names).toEqual(first.names);
  });

  it('is gone after a day', async () => {
    const owner = await aSeeker(server);
    const url = await readyExport(server, owner);
    const { storageKey } = await rowOf(owner);
    expect(await areStored(storageKey ?? '')).toBe(true);

    server.clock.advance(24 * HOUR_MS);
    expect((await owner.client.fetch(url)).status).toBe(404);
    expect(await exportSeenBy(owner)).toBeNull();

    await sweepDataExports(server.services);
    expect(await areStored(storageKey ?? '')).toBe(false);
    expect(await rowOf(owner)).toMatchObject({ storageKey: null });
  });
});

it('a finished copy stays when the response to its commit is lost', async () => {
  const owner = await aSeeker(server);
  const { outbox, logger } = server.services;
  const queueMail = outbox.queueMail.bind(outbox);
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  const spy = jest.spyOn(outbox, 'queueMail').mockImplementation(async (transaction, key, mail) => {
    await queueMail(transaction, key, mail);
    if (!key.startsWith('data-export:')) return;
    transaction.afterCommit(() => {
      throw new Error('the answer was lost');
    });
  });
  const url = await readyExport(server, owner);
  expect(spy).toHaveBeenCalled();
  spy.mockRestore();
  warn.mockRestore();
  expect((await owner.client.fetch(url)).status).toBe(200);
});

describe('an export that cannot be made', () => {
  it('is tried again, then given up, and leaves nothing behind', async () => {
    const { seeker } = await plant(server, 'an everyday name');
    const { files } = server.services;
    const written: string[] = [];
    server.services.files = {
      remove: (storageKey) => files.remove(storageKey),
      write: (storageKey, content) => {
        written.push(storageKey);
        return files.write(storageKey, content);
      },
      read: () => Promise.reject(new Error('The file store is away')),
    };
    try {
      await requestExport(seeker);
      await eventually(
        async () => {
          const { dueAt } = await rowOf(seeker);
          // To the next try and no further: the server's own task may take long over this one, and sessions end.
          server.clock.advance(Math.max(0, dueAt.getTime() - server.clock.now().getTime()));
          await makeDataExports(server.services);
          return (await exportSeenBy(seeker))?.state;
        },
        (state) => state === 'FAILED',
      );
    } finally {
      server.services.files = files;
    }
    expect(await rowOf(seeker)).toMatchObject({ tries: 5, storageKey: null });
    // Each try that came as far as writing had a key of its own.
    expect(new Set(written).size).toBe(written.length);
    expect(written).not.toEqual([]);
    for (const storageKey of written) expect(await areStored(storageKey)).toBe(false);
  });
});
