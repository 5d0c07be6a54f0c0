import { readdirSync } from 'node:fs';
import { MAX_UPLOAD_BYTES, UPLOAD_HEADER } from '../../../domain/files';
import { aSeeker, type TestActor } from '../../../testkit/people/actors';
import { UPLOAD_ATTACKS, UPLOAD_TYPE } from '../../../testkit/files/attacks';
import { useServer } from '../../../testkit/server/test-server';
import { aPdf, aPictureBomb, upload } from '../../../testkit/files/uploads';
import { ATTACKERS, whileAttacked } from '../../../testkit/races/while-attacked';

const server = useServer();
let person: TestActor;
beforeAll(async () => {
  person = await aSeeker(server);
});

const POST = { preset: 'user_cv' };

/** What the server has kept of all that was sent to it. */
async function kept(): Promise<{ rows: number; files: number }> {
  const [row] = await server.dataSource.query<{ total: string }[]>('SELECT COUNT(*) AS total FROM files');
  const onDisk = readdirSync(server.services.env.FILES_DIR, { recursive: true, withFileTypes: true });
  return { rows: Number(row?.total), files: onDisk.filter((entry) => entry.isFile()).length };
}

describe(`an attack by upload, ${ATTACKERS} at once`, () => {
  it.each(UPLOAD_ATTACKS)('%s gets %i, and others are served as usual', async (_what, status, body, headers = {}) => {
    const send = async () =>
      (
        await server.visitor().fetch('/upload', {
          method: 'POST',
          body: new Uint8Array(body),
          headers: { [UPLOAD_HEADER]: 't', 'content-type': UPLOAD_TYPE, ...headers },
        })
      ).status;

    const { answers } = await whileAttacked(person.client, send);

    expect(answers).toEqual(answers.map(() => status));
    expect(await kept()).toEqual({ rows: 0, files: 0 });
  });

  it('pictures of 64 million pixels are refused before they are drawn', async () => {
    const content = aPictureBomb(8_000);
    const send = async () => (await upload(person.client, { preset: 'profile_picture', content })).status;

    const { answers } = await whileAttacked(person.client, send);

    expect(answers).toEqual(answers.map(() => 415));
    expect(await kept()).toEqual({ rows: 0, files: 0 });
  });

  it('files of the very limit are taken and one byte more is not, from all at once', async () => {
    const ofBytes = (size: number) => Buffer.concat([aPdf(), Buffer.alloc(size - aPdf().length, ' ')]);
    const [most, tooMuch] = [ofBytes(MAX_UPLOAD_BYTES), ofBytes(MAX_UPLOAD_BYTES + 1)];
    const send = async (index: number) =>
      (await upload(person.client, { ...POST, content: index % 2 === 0 ? most : tooMuch })).status;

    const { answers } = await whileAttacked(person.client, send, { times: 10 });

    expect(answers).toEqual(answers.map((_answer, index) => (index % 2 === 0 ? 201 : 413)));
    expect(await kept()).toEqual({ rows: 5, files: 5 });
  });
});
