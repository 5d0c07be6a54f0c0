import { Readable } from 'node:stream';
import { readEnv } from '../../env';
import { S3Server } from '../../../testkit/outside/s3-server';
import { s3SignatureOf } from '../../../testkit/outside/s3-signature';
import { S3FileStore, type S3Settings } from './s3-file-store';

const s3 = new S3Server();
let settings: S3Settings;
let store: S3FileStore;

beforeAll(async () => {
  settings = { ...(await s3.listen()), pausesMs: [1, 2, 3], timeoutMs: 120_000 };
  store = new S3FileStore(settings);
});
beforeEach(() => s3.reset());
afterAll(() => s3.close());

const bytesOf = async (content: Readable | null) => content && Buffer.concat((await content.toArray()) as Buffer[]);
const CONTENT = Buffer.from([0, 255, 13, 10, ...Buffer.from('curriculum vitae')]);

it('computes the signature that Amazon publishes as its example', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  };
  const signature = s3SignatureOf({
    method: 'GET',
    target: '/test.txt',
    headers,
    signedHeaders: Object.keys(headers),
    region: 'us-east-1',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  });
  expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

describe('files in a bucket', () => {
  it('come back byte for byte, in whole and in part, until they are removed', async () => {
    await store.write('ab/file', CONTENT);
    expect(s3.objects.get('ab/file')).toEqual(CONTENT);
    expect(await bytesOf(await store.read('ab/file'))).toEqual(CONTENT);
    expect(await bytesOf(await store.read('ab/file', { start: 1, end: 4 }))).toEqual(CONTENT.subarray(1, 5));
    await store.remove('ab/file');
    expect([await store.read('ab/file'), s3.objects.size]).toEqual([null, 0]);
    await store.remove('ab/file');
  });

  it('are written from a stream, in parts where they are long', async () => {
    const inParts = new S3FileStore({ ...settings, partBytes: 10 });
    async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
      for (const text of texts) yield Buffer.from(text);
    }
    for (const [texts, requests] of [
      [[], ['PUT']],
      [['short'], ['PUT']],
      [['exactly 10'], ['PUT']],
      [
        ['a longer text ', 'in ', 'several ', 'pieces'],
        ['POST', 'PUT', 'PUT', 'PUT', 'POST'],
      ],
    ] as const) {
      s3.reset();
      await inParts.write('ab/file', pieces(...texts));
      expect([s3.objects.get('ab/file')?.toString(), s3.received, s3.uploads.size]).toEqual([
        texts.join(''),
        requests,
        0,
      ]);
    }
  });

  it('do not appear when their stream fails, and leave no parts', async () => {
    const inParts = new S3FileStore({ ...settings, partBytes: 10 });
    async function* failing(): AsyncGenerator<Buffer> {
      yield Buffer.from('a first part');
      yield Buffer.from('a second part');
      throw new Error('The source is gone');
    }
    await expect(inParts.write('ab/file', failing())).rejects.toThrow('The source is gone');
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });

  it('can be empty, and can be written over', async () => {
    await store.write('ab/file', CONTENT);
    await store.write('ab/file', Buffer.alloc(0));
    expect(await bytesOf(await store.read('ab/file'))).toEqual(Buffer.alloc(0));
  });

  it.each(['../file', 'ab/../file', 'ab', 'ab/file?acl', '/ab/file', 'ab/%2e%2e'])(
    'never leave it by the key %j',
    async (key) => {
      await expect(store.write(key, CONTENT)).rejects.toThrow('may not leave');
      await expect(store.read(key)).rejects.toThrow('may not leave');
      await expect(store.remove(key)).rejects.toThrow('may not leave');
      expect(s3.received).toEqual([]);
    },
  );

  it('are not sent in whole where a part was asked for', async () => {
    await store.write('ab/file', CONTENT);
    s3.ignoresRanges = true;
    await expect(store.read('ab/file', { start: 0, end: 1 })).rejects.toThrow('answered GET with 200');
  });
});

describe('a service in trouble', () => {
  it.each([503, 500, 429, 408, 'hang-up'] as const)('is asked again after %s', async (disturbance) => {
    s3.disturb(disturbance, disturbance, disturbance);
    await store.write('ab/file', CONTENT);
    expect(s3.received).toEqual(['PUT', 'PUT', 'PUT', 'PUT']);
    s3.disturb(disturbance);
    expect(await bytesOf(await store.read('ab/file'))).toEqual(CONTENT);
    s3.disturb(disturbance);
    await store.remove('ab/file');
    expect(s3.objects.size).toBe(0);
  });

  it('is given up after four tries', async () => {
    s3.disturb(503, 503, 503, 503);
    await expect(store.write('ab/file', CONTENT)).rejects.toThrow('The file store answered PUT with 503 Disturbed');
    expect([s3.received.length, s3.objects.size]).toEqual([4, 0]);
  });

  it('that stays silent is given up in time', async () => {
    const impatient = new S3FileStore({ ...settings, timeoutMs: 30 });
    s3.disturb('silence', 'silence', 'silence', 'silence');
    await expect(impatient.read('ab/file')).rejects.toThrow('The file store gave no answer to GET');
    expect(s3.received).toHaveLength(4);
  });
});

describe('wrong settings', () => {
  const WRONG: [Partial<S3Settings>, string][] = [
    [{ secretAccessKey: 'another' }, '403 SignatureDoesNotMatch'],
    [{ accessKeyId: 'SOMEBODY' }, '403 InvalidAccessKeyId'],
    [{ region: 'us-east-1' }, '400 AuthorizationHeaderMalformed'],
    [{ bucket: 'another-bucket' }, '404 NoSuchBucket'],
  ];
  it.each(WRONG)('%j are refused at once, and never taken for a missing file', async (wrong, told) => {
    const other = new S3FileStore({ ...settings, ...wrong });
    await expect(other.write('ab/file', CONTENT)).rejects.toThrow(told);
    await expect(other.read('ab/file')).rejects.toThrow(told);
    await expect(other.remove('ab/file')).rejects.toThrow(told);
    expect(s3.received).toEqual(['PUT', 'GET', 'DELETE']);
  });

  const ENV = {
    NODE_ENV: 'development',
    DATABASE_URL: 'mariadb://db',
    S3_ENDPOINT: 'https://s3.test',
    S3_BUCKET: 'files',
    S3_REGION: 'auto',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  it.each(Object.keys(ENV).filter((name) => name.startsWith('S3_')))('%s cannot be left out alone', (name) => {
    expect(readEnv(ENV).s3).toEqual({
      endpoint: 'https://s3.test',
      bucket: 'files',
      region: 'auto',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(() => readEnv({ ...ENV, [name]: '' })).toThrow(`${name} is required with the other S3 settings`);
  });

  it('none at all leave the files on disk', () => {
    expect(readEnv({ NODE_ENV: 'development', DATABASE_URL: 'mariadb://db' }).s3).toBeNull();
  });
});
