import { gzipSync } from 'node:zlib';
import { MAX_UPLOAD_BYTES, UPLOAD_HEADER } from '../../domain/files';
import { aSeeker, type TestActor } from '../testing/actors';
import { useServer } from '../testing/test-server';
import { aPdf, aPictureBomb, upload } from '../testing/uploads';
import { DEAREST_ATTACK_MS, whileAttacked } from '../testing/while-attacked';

const server = useServer();
let person: TestActor;
beforeAll(async () => {
  person = await aSeeker(server);
});

/** One body for all: what is measured is the server's work. */
const TYPE = 'multipart/form-data; boundary=zzzz';
const PART = '--zzzz\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
const ONE_FILE = '--zzzz\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n';
const POST = { preset: 'user_cv' };

const BODIES: [what: string, status: number, body: Buffer, headers?: Record<string, string>][] = [
  ['a form of 80,000 parts', 400, Buffer.from(PART.repeat(80_000))],
  ['a part with 4 MB of headers', 400, Buffer.from(`${ONE_FILE}${'X-More: yes\r\n'.repeat(300_000)}\r\nx\r\n--zzzz--\r\n`)],
  ['a part whose name is 4 MB long', 400, Buffer.from(`--zzzz\r\nContent-Disposition: form-data; name="${'x'.repeat(4_000_000)}"\r\n\r\nx\r\n--zzzz--\r\n`)],
  ['a form that is nearly its boundary all over', 400, Buffer.from('--zzz'.repeat(900_000))],
  ['a form of line ends', 400, Buffer.from('\r\n'.repeat(2_400_000))],
  ['a form packed a thousand times', 400, gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }],
];

describe('an attack by upload, 20 at once', () => {
  it.each(BODIES)('%s is answered %i, and others are served as usual', async (_what, status, body, headers = {}) => {
    const send = async () => (await server.visitor().fetch('/upload', { method: 'POST', body: new Uint8Array(body), headers: { [UPLOAD_HEADER]: 't', 'content-type': TYPE, ...headers } })).status;

    const { answers, waitMs, longestWaitMs, cpuMs } = await whileAttacked(person.client, send);

    expect(answers).toEqual(answers.map(() => status));
    expect(waitMs).toBeLessThan(longestWaitMs);
    expect(cpuMs).toBeLessThan(2 * DEAREST_ATTACK_MS);
  });

  it('pictures of 64 million pixels are refused before they are drawn', async () => {
    const content = aPictureBomb(8_000);
    const send = async () => (await upload(person.client, { preset: 'profile_picture', content })).status;

    const { answers, waitMs, longestWaitMs, cpuMs } = await whileAttacked(person.client, send);

    expect(answers).toEqual(answers.map(() => 415));
    expect(waitMs).toBeLessThan(longestWaitMs);
    expect(cpuMs).toBeLessThan(2 * DEAREST_ATTACK_MS);
  });

  it('files of the very limit are taken and one byte more is not, from all at once', async () => {
    const ofBytes = (size: number) => Buffer.concat([aPdf(), Buffer.alloc(size - aPdf().length, ' ')]);
    const [most, tooMuch] = [ofBytes(MAX_UPLOAD_BYTES), ofBytes(MAX_UPLOAD_BYTES + 1)];
    const send = async (index: number) => (await upload(person.client, { ...POST, content: index % 2 === 0 ? most : tooMuch })).status;

    const { answers, waitMs, longestWaitMs } = await whileAttacked(person.client, send, { times: 10 });

    expect(answers).toEqual(answers.map((_answer, index) => (index % 2 === 0 ? 201 : 413)));
    expect(waitMs).toBeLessThan(longestWaitMs);
  });
});
