/** @runs-alone: it sets the file store of every server. */
import { s3 } from '../../../testkit/outside/files-in-s3';
import { aSeeker } from '../../../testkit/people/actors';
import { useServer } from '../../../testkit/server/test-server';
import { aPdf, upload, uploaded } from '../../../testkit/files/uploads';

const server = useServer({ LOG_LEVEL: 'silent' });

it('keeps the bytes in the bucket and returns them', async () => {
  const { client } = await aSeeker(server);
  const { url } = await uploaded(client, { preset: 'user_cv', content: aPdf('kept') });
  expect(s3.objects.size).toBe(1);
  expect(Buffer.from(await (await client.fetch(url)).arrayBuffer())).toEqual(aPdf('kept'));
});

describe('when the file store returns nothing but errors', () => {
  it('says so without the headers of the file, and sends it once the store is back', async () => {
    const { client } = await aSeeker(server);
    const { url } = await uploaded(client, { preset: 'user_cv', content: aPdf('patience') });
    s3.disturb(503, 503, 503, 503);
    const response = await client.fetch(url, { headers: { range: 'bytes=0-4' } });
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-disposition'),
      response.headers.get('content-range'),
    ]).toEqual([500, 'application/json; charset=utf-8', null, null]);
    expect(await response.text()).not.toMatch(/Disturbed|503/);
    expect(Buffer.from(await (await client.fetch(url)).arrayBuffer())).toEqual(aPdf('patience'));
  });

  it('refuses the upload and leaves its row to the sweep', async () => {
    const { client } = await aSeeker(server);
    s3.disturb(503, 503, 503, 503);
    const { status, claim } = await upload(client, { preset: 'user_cv', content: aPdf() });
    expect([status, claim]).toEqual([500, undefined]);
    const [{ left }] = (await server.dataSource.query(
      'SELECT COUNT(*) AS `left` FROM files WHERE discarded_at IS NOT NULL AND claimed_at IS NULL AND sha256 = SHA2(?, 256)',
      [aPdf()],
    )) as [{ left: string }];
    expect(Number(left)).toBe(1);
  });
});
