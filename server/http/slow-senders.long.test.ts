import { connect, type Socket } from 'node:net';
import { UPLOAD_HEADER } from '../../domain/files';
import { aSeeker, type TestActor } from '../../testkit/people/actors';
import { eventually } from '../../testkit/races/eventually';
import { sendRaw } from '../../testkit/server/raw-connection';
import { useServer } from '../../testkit/server/test-server';
import { whileAttacked } from '../../testkit/races/while-attacked';

const server = useServer({ HEADERS_TIMEOUT_MS: '4000', REQUEST_TIMEOUT_MS: '6000' });
let person: TestActor;
beforeAll(async () => {
  person = await aSeeker(server);
});

/** After this comes one piece after the other, until the server ends it: a sender that is never cut off hangs the test. */
function* endless(piece: string, first = ''): Generator<string> {
  if (first) yield first;
  for (;;) yield piece;
}

const post = (path: string, headers: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`;
const SLOW: Record<string, () => Iterable<string>> = {
  'headers, one at a time': () => endless('X-More: y\r\n', 'GET / HTTP/1.1\r\nHost: x\r\n'),
  'a first line, letter by letter': () => endless('G'),
  'a body, letter by letter': () =>
    endless('{', post('/graphql', 'Content-Type: application/json\r\nContent-Length: 5000')),
  'a body in pieces without end': () =>
    endless('1\r\n{\r\n', post('/graphql', 'Content-Type: application/json\r\nTransfer-Encoding: chunked')),
  'a file': () =>
    endless(
      'x',
      post(
        '/upload',
        `${UPLOAD_HEADER}: TemuKerja\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000`,
      ),
    ),
  'a callback': () => endless('{', post('/payments/callback', 'Content-Length: 5000')),
};

describe('slow senders, 20 of each kind at once', () => {
  it('are cut off, and others are served meanwhile', async () => {
    const kinds = Object.entries(SLOW);
    const slowly = async (index: number) => {
      const [what = '', pieces = () => []] = kinds[index % kinds.length] ?? [];
      return { what, status: (await sendRaw(server.url, pieces(), 100)).status };
    };

    const { answers, servedMeanwhile } = await whileAttacked(person.client, slowly, { times: 20 * kinds.length });

    expect(answers.filter(({ status }) => ![0, 400, 408].includes(status))).toEqual([]);
    expect(servedMeanwhile).toBeGreaterThan(0);
  });
});

describe('many who only connect', () => {
  it('block no one, and are disconnected', async () => {
    const { hostname, port } = new URL(server.url);
    const open: Socket[] = [];
    const connectOne = () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(Number(port), hostname, resolve);
        socket.on('error', reject).resume();
        open.push(socket);
      });

    await whileAttacked(person.client, connectOne, { times: 300 });
    expect(open).toHaveLength(300);

    // A connection without a request is ended as well, while others are served.
    expect((await person.client.fetch('/readyz')).status).toBe(200);
    await eventually(
      () => open.filter(({ closed, destroyed }) => !closed && !destroyed).length,
      (left) => left === 0,
    );
  });
});
