import type { UploadPreset } from '../../../domain/files';
import { findFile, runsCode } from '../../modules/files';
import {
  aCompany,
  anAdmin,
  aSeeker,
  type TestActor,
  type TestCompany,
  type TestSeeker,
} from '../../../testkit/people/actors';
import { accept, aJob, applied, reject, withdraw } from '../../../testkit/market/job-factory';
import { atOnce } from '../../../testkit/races/at-once';
import type { UpdateCompanyProfileInput, UpdateSeekerProfileInput } from '../../../testkit/graphql/graphql';
import { changeCompanyProfile, changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { registerSeeker } from '../../../testkit/people/registration';
import type { TestClient } from '../../../testkit/server/test-client';
import { setCompanyPublic } from '../../../testkit/server/public-pages';
import { useServer } from '../../../testkit/server/test-server';
import { pdfWith } from '../../../testkit/files/active-pdfs';
import { aDocx, aPdf, aPicture, uploaded } from '../../../testkit/files/uploads';

const server = useServer();

/** Postings are no part of a profile. */
type ProfilePreset = Exclude<UploadPreset, 'job_postings'>;

const FIELD = {
  user_cv: 'cvClaim',
  user_portfolio: 'portfolioClaim',
  profile_picture: 'pictureClaim',
  company_logo: 'logoClaim',
  company_deed: 'deedClaim',
} as const satisfies Record<ProfilePreset, keyof UpdateSeekerProfileInput | keyof UpdateCompanyProfileInput>;

/** Uploads a file and saves it in the profile; returns its path. */
async function attach(
  actor: TestActor & { companyId?: string },
  preset: ProfilePreset,
  content: Buffer,
  name = 'file.pdf',
): Promise<string> {
  const { url, claim } = await uploaded(actor.client, { preset, content, name });
  if (actor.companyId) await changeCompanyProfile(actor, { companyName: 'PT Berkas', [FIELD[preset]]: claim });
  else await changeSeekerProfile(actor, { [FIELD[preset]]: claim });
  return url;
}

const status = async (client: TestClient, url: string) => (await client.fetch(url)).status;
const setVerified = (company: TestCompany, isVerified: boolean) =>
  server.dataSource.query('UPDATE companies SET is_verified = ? WHERE id = ?', [isVerified, company.companyId]);

describe('who reads the files of an applicant', () => {
  let seeker: TestSeeker;
  let urls: string[];
  let company: TestCompany;

  beforeEach(async () => {
    seeker = await aSeeker(server, { fullName: 'Sekar Plantedname' });
    urls = [
      await attach(seeker, 'user_cv', aPdf(), 'Sekar Plantedname.pdf'),
      await attach(seeker, 'user_portfolio', aPdf()),
      await attach(seeker, 'profile_picture', await aPicture()),
    ];
    company = await aCompany(server, { tokens: 5 });
  });
  const all = (client: TestClient) => Promise.all(urls.map((url) => status(client, url)));
  const HIDDEN = [404, 404, 404];
  const OPEN = [200, 200, 200];

  it('the owner and administrators do; visitors, other seekers and strange companies do not', async () => {
    expect(await all(seeker.client)).toEqual(OPEN);
    expect(await all((await anAdmin(server)).client)).toEqual(OPEN);
    for (const client of [server.visitor(), (await aSeeker(server)).client, company.client])
      expect(await all(client)).toEqual(HIDDEN);
  });

  it('a company does from its acceptance on, and no other company with it', async () => {
    const foreign = await aCompany(server);
    await applied(seeker, await aJob(foreign));
    const id = await applied(seeker, await aJob(company, { slots: [{ date: '2026-11-25' }] }));
    expect(await all(company.client)).toEqual(HIDDEN);
    await accept(company, id);
    expect(await all(company.client)).toEqual(OPEN);
    expect(await all(foreign.client)).toEqual(HIDDEN);
  });

  it('a company that rejected, or whose applicant withdrew, does not', async () => {
    const rejecting = await aCompany(server);
    await reject(rejecting, await applied(seeker, await aJob(rejecting, { slots: [{ date: '2026-11-26' }] })));
    const left = await aCompany(server);
    await withdraw(seeker, await applied(seeker, await aJob(left, { slots: [{ date: '2026-11-27' }] })));
    expect(await all(rejecting.client)).toEqual(HIDDEN);
    expect(await all(left.client)).toEqual(HIDDEN);
  });

  it('lets an accepted company read the new CV and never again the old one', async () => {
    const [old] = urls;
    await accept(company, await applied(seeker, await aJob(company)));
    const fresh = await attach(seeker, 'user_cv', aPdf('second'));
    expect([await status(company.client, old!), await status(company.client, fresh)]).toEqual([404, 200]);
    expect(await status(seeker.client, old!)).toBe(404);
  });

  it('shows an upload that is not saved yet to its uploader alone', async () => {
    const { url } = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf('draft') });
    const orphan = await uploaded(server.visitor(), { preset: 'user_cv', content: aPdf('visitor') });
    const admin = await anAdmin(server);
    expect([
      await status(seeker.client, url),
      await status(company.client, url),
      await status(admin.client, url),
    ]).toEqual([200, 404, 404]);
    expect([
      await status(server.visitor(), orphan.url),
      await status(seeker.client, orphan.url),
      await status(admin.client, orphan.url),
    ]).toEqual([404, 404, 404]);
  });
});

describe('the files of a company', () => {
  it('shows the logo of a public company to everyone, of a verified one to the signed-in, else to itself, administrators and those it accepted', async () => {
    const company = await aCompany(server);
    const acceptedSeeker = await aSeeker(server);
    await accept(company, await applied(acceptedSeeker, await aJob(company)));
    const url = await attach(company, 'company_logo', await aPicture('png'));
    expect([
      await status(server.visitor(), url),
      await status(company.client, url),
      await status((await anAdmin(server)).client, url),
      await status(acceptedSeeker.client, url),
    ]).toEqual([404, 200, 200, 200]);
    await setVerified(company, true);
    expect([await status(server.visitor(), url), await status((await aSeeker(server)).client, url)]).toEqual([
      404, 200,
    ]);
    await setCompanyPublic(company, true);
    const open = await server.visitor().fetch(url);
    // Programs that preview links read no WebP.
    expect(open.headers.get('content-type')).toBe('image/png');
    expect([open.status, open.headers.get('cache-control'), open.headers.get('etag')]).toEqual([
      200,
      'public, max-age=300, no-transform',
      expect.stringMatching(/^"[0-9a-f]{64}"$/) as string,
    ]);
    await setVerified(company, false);
    expect(await status(server.visitor(), url)).toBe(404);
  });

  it('shows the deed to the company and to administrators only', async () => {
    const company = await aCompany(server);
    const seeker = await aSeeker(server);
    await accept(company, await applied(seeker, await aJob(company)));
    const url = await attach(company, 'company_deed', aPdf());
    await setVerified(company, true);
    const readers = [
      company.client,
      (await anAdmin(server)).client,
      server.visitor(),
      seeker.client,
      (await aCompany(server)).client,
    ];
    expect(await Promise.all(readers.map((client) => status(client, url)))).toEqual([200, 200, 404, 404, 404]);
  });
});

describe('how a file is sent', () => {
  let seeker: TestSeeker;
  let cv: string;
  let picture: string;

  beforeAll(async () => {
    seeker = await aSeeker(server);
    cv = await attach(seeker, 'user_cv', aPdf('body'), 'CV.pdf');
    picture = await attach(seeker, 'profile_picture', await aPicture());
  });

  it('keeps documents out of every cache and lets no browser guess or run them', async () => {
    const { headers } = await seeker.client.fetch(cv);
    expect(headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect((await seeker.client.fetch(picture)).headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox",
    );
    expect([headers.get('content-type'), headers.get('etag')]).toEqual(['application/pdf', null]);
  });

  it('shows a PDF in the browser, and gives one that could run code to be saved', async () => {
    const [calm, active] = [
      await attach(seeker, 'user_cv', await pdfWith('opens at its page')),
      await attach(seeker, 'user_portfolio', await pdfWith('hides a script in an object stream')),
    ];
    // The second time it is known.
    for (const client of [seeker.client, (await anAdmin(server)).client]) {
      for (const method of ['HEAD', 'GET']) {
        const shown = await client.fetch(calm, { method });
        expect([shown.status, shown.headers.get('content-disposition')?.split(';')[0]]).toEqual([200, 'inline']);
        const saved = await client.fetch(active, { method, headers: { range: 'bytes=0-9' } });
        expect([
          saved.headers.get('content-disposition')?.split(';')[0],
          saved.headers.get('content-security-policy'),
        ]).toEqual(['attachment', "default-src 'none'; sandbox"]);
      }
    }
    const judged = await server.dataSource.query<{ runs_code: number }[]>(
      'SELECT runs_code FROM files WHERE id IN (?) ORDER BY id',
      [[calm, active].map((url) => url.split('/').at(-1))],
    );
    expect(judged.map(({ runs_code }) => runs_code)).toEqual([0, 1]);
    cv = await attach(seeker, 'user_cv', aPdf('body'), 'CV.pdf');
  });

  it('lets a page of ours frame a deed that an administrator decides by, and no other file or reader', async () => {
    const company = await aCompany(server);
    const [admin, other] = [await anAdmin(server), await aSeeker(server)];
    const framing = async (client: TestClient, url: string) => {
      const { headers } = await client.fetch(url, { method: 'HEAD' });
      return [headers.get('content-security-policy')?.match(/frame-ancestors .*/)?.[0], headers.get('x-frame-options')];
    };
    const REFUSED = ["frame-ancestors 'none'", 'DENY'];
    const deed = await attach(company, 'company_deed', aPdf());
    expect(await framing(admin.client, deed)).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
    expect(await framing(company.client, deed)).toEqual(REFUSED);
    expect(await framing(admin.client, await attach(other, 'user_cv', aPdf()))).toEqual(REFUSED);
    expect(await framing(admin.client, await attach(other, 'user_portfolio', aPdf()))).toEqual(REFUSED);
    // The policy of downloads and pictures has no word about frames.
    for (const url of [
      await attach(company, 'company_deed', await pdfWith('hides a script in an object stream')),
      await attach(company, 'company_logo', await aPicture()),
    ])
      expect(await framing(admin.client, url)).toEqual([undefined, 'DENY']);
    expect(await framing(admin.client, '/files/01ARZ3NDEKTSV4RRFFQ69G5FAV')).toEqual(REFUSED);
  });

  it('reads and judges a new PDF once, however many ask for it at the same moment', async () => {
    const url = await attach(seeker, 'user_portfolio', await pdfWith('hides a script in an object stream'));
    const read = jest.spyOn(server.services.files, 'read');
    const answers = await atOnce(20, () => seeker.client.fetch(url, { method: 'HEAD' }));
    expect(answers.map(({ headers }) => headers.get('content-disposition')?.split(';')[0])).toEqual(
      Array.from({ length: 20 }, () => 'attachment'),
    );
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps the judgement for a request that looked the PDF up before another had judged it', async () => {
    const url = await attach(seeker, 'user_portfolio', await pdfWith('hides a script in an object stream'));
    const file = await findFile(server.dataSource, url.split('/').at(-1)!);
    const read = jest.spyOn(server.services.files, 'read');
    expect([await runsCode(server.services, file!), await runsCode(server.services, file!)]).toEqual([true, true]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('sends Word files as downloads', async () => {
    const visitor = server.visitor();
    const { claim, url } = await uploaded(visitor, { preset: 'user_portfolio', content: aDocx(), name: 'work.html' });
    await registerSeeker(visitor, { email: 'word@people.test', portfolioClaim: claim });
    expect((await visitor.fetch(url)).headers.get('content-disposition')).toBe(
      `attachment; filename="work.docx"; filename*=UTF-8''work.docx`,
    );
  });

  it('checks a picture each time, and responds with 304 only to people who may see it', async () => {
    const first = await seeker.client.fetch(picture);
    // Without the second header fetch would ask for a fresh copy.
    const ifChanged = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect(first.headers.get('cache-control')).toBe('private, no-cache, no-transform');
    expect((await seeker.client.fetch(picture, { headers: ifChanged })).status).toBe(304);
    expect((await server.visitor().fetch(picture, { headers: ifChanged })).status).toBe(404);
  });

  it('handles HEAD like GET without the bytes', async () => {
    const whole = await seeker.client.fetch(cv);
    const head = await seeker.client.fetch(cv, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String((await whole.arrayBuffer()).byteLength),
      '',
    ]);
    expect((await server.visitor().fetch(cv, { method: 'HEAD' })).status).toBe(404);
  });

  it('sends the part that a viewer asks for', async () => {
    const size = aPdf('body').length;
    const part = await seeker.client.fetch(cv, { headers: { range: 'bytes=0-4' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-4/${size}`,
      '%PDF-',
    ]);
    const last = await seeker.client.fetch(cv, { headers: { range: 'bytes=-6' } });
    expect([last.status, await last.text()]).toEqual([206, '%%EOF\n']);
    expect((await seeker.client.fetch(cv, { headers: { range: `bytes=${size}-` } })).status).toBe(416);
    const several = await seeker.client.fetch(cv, { headers: { range: 'bytes=0-1,5-6' } });
    expect([several.status, (await several.arrayBuffer()).byteLength]).toEqual([200, size]);
    expect((await seeker.client.fetch(cv, { headers: { range: 'bytes=0-4', 'if-range': '"another"' } })).status).toBe(
      200,
    );
  });

  const NAMES: [string, string][] = [
    ['a"b\r\nSet-Cookie: x=1.pdf', 'a b Set-Cookie x=1.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\rina\\cv.exe', 'cv.pdf'],
    ["Rina's (résumé) 履歴書 🙂.pdf", "Rina's (résumé) 履歴書 🙂.pdf"],
    ['gnp.\u202Efdp', 'gnp. fdp.pdf'],
    ['...', 'file.pdf'],
    ['CV Budi, S.Kom', 'CV Budi, S.Kom.pdf'],
    ['CV Dr. Siti, M.Sc., Ph.D', 'CV Dr. Siti, M.Sc., Ph.D.pdf'],
    ['CV Budi, S.Kom.PDF', 'CV Budi, S.Kom.pdf'],
    ['CV 28.11.2026', 'CV 28.11.2026.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(150)}.pdf`],
  ];
  it.each(NAMES)('calls %j safely', async (name, clean) => {
    const { url } = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf(), name });
    const header = (await seeker.client.fetch(url)).headers.get('content-disposition') ?? '';
    expect(header).toMatch(/^inline; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/);
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(clean);
  });
});
