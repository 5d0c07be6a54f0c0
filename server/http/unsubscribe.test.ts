import { DAY_MS, MINUTE_MS } from '../../domain/time';
import { aCompany, aSeeker, type TestSeeker } from '../../testkit/people/actors';
import { atOnce } from '../../testkit/races/at-once';
import { aJob } from '../../testkit/market/job-factory';
import { mailsArrived } from '../../testkit/outside/mailbox';
import { aSavedSearch, savedSearchesOf } from '../../testkit/market/saved-searches';
import { useServer } from '../../testkit/server/test-server';
import { unsubscribeUrl } from '../modules/mail';
import { mailSavedSearches } from '../modules/saved-searches/saved-search-mails.task';

const server = useServer();

let seeker: TestSeeker;
let id: string;

beforeEach(async () => {
  seeker = await aSeeker(server);
  id = await aSavedSearch(seeker);
});

const tokenOf = (of: string) =>
  new URL(unsubscribeUrl(server.services.env, 'saved search mails', of)).searchParams.get('token') ?? '';

/** As a mail program sends it: without a session. */
function unsubscribe(token: string | null, headers: Record<string, string> = {}): Promise<Response> {
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
  return fetch(`${server.url}/unsubscribe${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });
}

const cadences = async () => (await savedSearchesOf(seeker)).map(({ cadence }) => cadence);

describe('unsubscribing by the link of a mail', () => {
  it('turns the mails of its search off, and of no other', async () => {
    await aSavedSearch(seeker, { name: 'Kasir', search: 'kasir', cadence: 'WEEKLY' });
    server.clock.advance(MINUTE_MS);
    await aJob(await aCompany(server), { title: 'Sopir' });
    server.clock.advance(DAY_MS);
    await mailSavedSearches(server.services, () => Promise.resolve(true));
    const [mail] = await mailsArrived(server, seeker.email, '1 new job: Sopir');
    const link = new URL(/<(.*)>/.exec(mail?.unsubscribe['list-unsubscribe'] ?? '')?.[1] ?? '');

    const response = await unsubscribe(link.searchParams.get('token'));

    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect((await savedSearchesOf(seeker)).map(({ name, cadence }) => [name, cadence]).sort()).toEqual([
      ['Kasir', 'WEEKLY'],
      ['Sopir', 'OFF'],
    ]);
  });

  it('succeeds as often as it is called, also for a deleted search', async () => {
    const answers = await atOnce(5, () => unsubscribe(tokenOf(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await server.dataSource.query('DELETE FROM saved_searches WHERE id = ?', [id]);
    expect((await unsubscribe(tokenOf(id))).status).toBe(200);
  });

  it('works from a page of another site, because only the signature counts', async () => {
    const response = await unsubscribe(tokenOf(id), { origin: 'https://mail.example' });
    expect(response.status).toBe(200);
    expect(await cadences()).toEqual(['OFF']);
  });

  it('explains any other link plainly, in both languages', async () => {
    const other = await aSavedSearch(await aSeeker(server));
    const [, signature = ''] = tokenOf(id).split('.');
    const wrong = [
      null,
      '',
      '.',
      id,
      `${id}.`,
      `${other}.${signature}`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${id}.${signature}.x`,
      `${id}.${signature}é`,
      `é.${signature}`,
      `${id.toLowerCase()}.${signature}`,
    ];
    for (const token of wrong) {
      const response = await unsubscribe(token, { 'accept-language': 'id' });
      expect([token, response.status, await response.json()]).toEqual([
        token,
        404,
        { errors: [{ message: 'Tautan ini tidak berfungsi. Salin seluruh tautan dari email.' }] },
      ]);
    }
    expect(await (await unsubscribe('x')).json()).toEqual({
      errors: [{ message: 'This link does not work. Please copy the whole link from the e-mail.' }],
    });
    expect(await cadences()).toEqual(['DAILY']);
  });

  it('is not done by opening the link', async () => {
    for (const method of ['GET', 'HEAD'])
      await fetch(`${server.url}/unsubscribe?token=${encodeURIComponent(tokenOf(id))}`, { method });
    expect(await cadences()).toEqual(['DAILY']);
  });
});
