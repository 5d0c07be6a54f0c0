import { connect, type Socket } from 'node:net';
import { UPLOAD_HEADER } from '../../domain/files';
import { aSeeker, type TestActor } from '../testing/actors';
import { eventually } from '../testing/eventually';
import { sendRaw, type RawAnswer } from '../testing/raw-connection';
import { useServer } from '../testing/test-server';
import { whileAttacked } from '../testing/while-attacked';

const server = useServer({ HEADERS_TIMEOUT_MS: '400', REQUEST_TIMEOUT_MS: '800' });
let person: TestActor;
beforeAll(async () => {
  person = await aSeeker(server);
});

/** Pieces that would take a minute. */
const endless = (piece: string) => Array.from({ length: 600 }, () => piece);

const SLOW: [what: string, pieces: string[]][] = [
  ['headers, one at a time', ['GET / HTTP/1.1\r\nHost: x\r\n', ...endless('X-More: y\r\n')]],
  ['a first line, letter by letter', endless('G')],
  ['a body, letter by letter, for the short way', ['POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n', ...endless('{')]],
  ['a body in pieces without end', ['POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n', ...endless('1\r\n{\r\n')]],
  ['a file', [`POST /upload HTTP/1.1\r\nHost: x\r\n${UPLOAD_HEADER}: TemuKerja\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n`, ...endless('x')]],
  ['a callback', ['POST /payments/callback HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n', ...endless('{')]],
];

describe('whoever sends slowly, 20 at once', () => {
  it.each(SLOW)('%s: is cut off in time, and others are served as usual', async (_what, pieces) => {
    const slowly = (): Promise<RawAnswer> => sendRaw(server.url, pieces, 100);

    const { answers, waitMs, longestWaitMs } = await whileAttacked(person.client, slowly, { isAboutWaiting: true });

    expect(waitMs).toBeLessThan(longestWaitMs);
    for (const { status, ms } of answers) {
      expect([0, 400, 408]).toContain(status);
      // They would go on for a minute.
      expect(ms).toBeLessThan(20_000);
    }
  });
});

describe('many who only connect', () => {
  it('keep nobody waiting, and are let go', async () => {
    const { hostname, port } = new URL(server.url);
    const open: Socket[] = [];
    const connectOne = () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(Number(port), hostname, resolve);
        socket.on('error', reject).resume();
        open.push(socket);
      });

    const { waitMs, longestWaitMs } = await whileAttacked(person.client, connectOne, { times: 300, isAboutWaiting: true });
    expect(waitMs).toBeLessThan(longestWaitMs);
    expect(open).toHaveLength(300);

    // Silence is no request: nobody waits for it at the end either.
    await eventually(() => open.filter(({ closed, destroyed }) => !closed && !destroyed).length, (left) => left === 0);
  });
});
