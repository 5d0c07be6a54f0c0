import type { Readable } from 'node:stream';
import { aSeeker } from '../../testkit/people/actors';
import { eventually } from '../../testkit/races/eventually';
import { graphql } from '../../testkit/graphql';
import { postOf } from '../../testkit/server/graphql-request';
import { ERROR, linesOf, WARN, type LogLine } from '../../testkit/checks/log-lines';
import { sendRegistered } from '../../testkit/server/registered-operation';
import type { TestClient } from '../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../testkit/server/test-server';
import { aPdf, uploaded } from '../../testkit/files/uploads';
import { whileLocked } from '../../testkit/races/while-locked';

const SECRET = 'a-secret-that-both-processes-share-0123456789';
const log: string[] = [];
const server = useServer(
  {
    LOG_LEVEL: 'info',
    SESSION_SECRET: SECRET,
    SLOW_OPERATION_MS: '60000',
    SLOW_STATEMENT_MS: '60000',
    CLIENT_DIR: '/no/client',
  },
  { log },
);
const slowLog: string[] = [];
/** To this one everything is slow. */
const slow = useSecondServer(
  { LOG_LEVEL: 'warn', SESSION_SECRET: SECRET, SLOW_OPERATION_MS: '0', SLOW_STATEMENT_MS: '0' },
  { log: slowLog },
);

/** The lines of one request; its own comes last, a moment after its response. */
function linesWith(id: string, lines: readonly string[] = log): Promise<LogLine[]> {
  const own = () => linesOf(lines).filter(({ requestId }) => requestId === id);
  return eventually(own, (found) => found.some(({ statusCode }) => statusCode !== undefined));
}

const RENAME = graphql(
  `mutation RenameLogged { updateSeekerProfile(input: { fullName: "Planted Person" }) { errors { code } } }`,
);

const idOf = (response: Response) => response.headers.get('x-request-id') ?? '';
const DRAWN = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("a proxy's trace", () => {
  const behindProxy = useSecondServer(
    { LOG_LEVEL: 'info', SESSION_SECRET: SECRET, TRUST_PROXY: '1' },
    { log: slowLog },
  );
  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
  const see = async (from: { visitor(): TestClient }, traceparent: string, lines?: readonly string[]) => {
    const response = await from.visitor().fetch('/files/none', { headers: { traceparent } });
    return (await linesWith(idOf(response), lines)).at(-1)?.traceId;
  };

  it('is in the line, when the proxy is trusted and the header well formed', async () => {
    expect(await see(behindProxy, `00-${TRACE}-00f067aa0ba902b7-01`, slowLog)).toBe(TRACE);
    expect(await see(server, `00-${TRACE}-00f067aa0ba902b7-01`)).toBeUndefined();
    for (const bad of [
      `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
      `00-${TRACE}-x-01`,
      `01-${TRACE}-00f067aa0ba902b7-01`,
    ])
      expect(await see(behindProxy, bad, slowLog)).toBeUndefined();
  });
});

describe('the id of a request', () => {
  it.each(['/healthz', '/files/none', '/no/such/page', '/exports/none.csv', '/sandbox/mailbox'])(
    'is drawn and sent back on %s',
    async (path) => {
      const [first, second] = [await server.visitor().fetch(path), await server.visitor().fetch(path)];
      expect(idOf(first)).toMatch(DRAWN);
      expect(idOf(second)).not.toBe(idOf(first));
    },
  );

  it('is the given one, on an operation and elsewhere', async () => {
    const { client } = await aSeeker(server);
    const operation = await sendRegistered(client.withHeaders({ 'x-request-id': 'proxy-operation-1' }), 'SeekerJobs');
    const elsewhere = await client.fetch('/healthz', { headers: { 'x-request-id': 'proxy_elsewhere_2' } });
    expect([idOf(operation), idOf(elsewhere)]).toEqual(['proxy-operation-1', 'proxy_elsewhere_2']);
  });

  it.each(['short', 'x'.repeat(65), 'with space 12', 'budi@people.test', '{"level":50}', '../../etc/passwd'])(
    'is made again when the given one could be anything else: %s',
    async (given) => {
      const response = await server.visitor().fetch('/healthz', { headers: { 'x-request-id': given } });
      expect(idOf(response)).toMatch(DRAWN);
    },
  );
});

describe('the line of a request', () => {
  it('names the operation, its time and its statements', async () => {
    const { client } = await aSeeker(server);
    const [line, ...more] = await linesWith(idOf(await sendRegistered(client, 'SeekerJobs')));
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      msg: 'request completed',
      route: 'graphql',
      operation: 'SeekerJobs',
      outcome: 'ok',
      statusCode: 200,
    });
    // The page; a total that is not counted yet is another. The session's is shared between requests.
    expect([1, 2]).toContain(line?.statements);
    expect(line?.sqlMs).toBeGreaterThanOrEqual(0);
  });

  it('counts every statement of a transaction', async () => {
    const { client } = await aSeeker(server);
    let answer: Response | undefined;
    const sent = await server.statementsOf(async () => {
      answer = await client.fetch('/graphql', postOf(RENAME));
    });
    const [line] = await linesWith(idOf(answer as Response));
    expect(sent.some((sql) => sql.startsWith('COMMIT'))).toBe(true);
    expect(line).toMatchObject({
      operation: 'other',
      outcome: 'ok',
      statements: sent.filter((sql) => !sql.includes('FROM sessions')).length,
    });
  });

  const PLANTED_LOGIN = graphql(`mutation Planted($input: LoginInput!) { login(input: $input) { errors { code } } }`);

  it('names the code of a refusal, and nothing that was sent', async () => {
    const input = { email: 'planted@people.test', password: 'Planted-123' };
    const response = await server.visitor().fetch('/graphql?token=planted-token', postOf(PLANTED_LOGIN, { input }));
    const [line] = await linesWith(idOf(response));
    expect(line).toMatchObject({ operation: 'other', outcome: 'INVALID_CREDENTIALS', path: '/graphql' });
    expect(log.join('')).not.toMatch(/planted/i);
  });

  it('is not written for a health check that went well', async () => {
    const before = log.length;
    await server.visitor().fetch('/healthz');
    const after = await server.visitor().fetch('/files/none');
    await linesWith(idOf(after));
    expect(linesOf(log.slice(before)).map(({ route }) => route)).not.toContain('health');
  });
});

describe('what goes wrong', () => {
  const LOGIN = graphql(
    `mutation LoginGoneWrong { login(input: { email: "budi@people.test", password: "Rahasia-123" }) { errors { code } } }`,
  );
  const verify = () => server.services.passwords;

  it('does not count a reader who leaves before the file is open, and closes it', async () => {
    const { client } = await aSeeker(server);
    const { url } = await uploaded(client, { preset: 'user_cv', content: aPdf(), name: 'cv.pdf' });
    const id = 'the-reader-leaves-1';
    const leaving = new AbortController();
    const open = server.services.files.read.bind(server.services.files);
    let content: Readable | null = null;
    jest.spyOn(server.services.files, 'read').mockImplementationOnce(async (...file) => {
      content = await open(...file);
      leaving.abort();
      await linesWith(id);
      return content;
    });
    const read = client.withHeaders({ 'x-request-id': id }).fetch(url, { signal: leaving.signal });
    await expect(read).rejects.toThrow('aborted');
    await eventually(
      () => content?.destroyed,
      (isClosed) => isClosed === true,
    );
    expect((await linesWith(id)).filter(({ level }) => level >= ERROR)).toEqual([]);
  });

  it('is logged with the id of its request, and the response says nothing of it', async () => {
    const real = verify();
    server.services.passwords = {
      ...real,
      verify: () => Promise.reject(new Error("Duplicate entry 'budi@people.test' for key 'uq'")),
    };
    try {
      const response = await server.visitor().fetch('/graphql', postOf(LOGIN));
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
      const lines = await linesWith(idOf(response));
      expect(lines.map(({ level, msg, outcome }) => [level, msg, outcome])).toEqual([
        [ERROR, 'a request failed unexpectedly', undefined],
        [30, 'request completed', 'INTERNAL_SERVER_ERROR'],
      ]);
      expect(lines[0]?.err?.message).toBe("Duplicate entry '…' for key 'uq'");
    } finally {
      server.services.passwords = real;
    }
  });

  it('is logged with the id of its request when it happens before an operation is known', async () => {
    const { client } = await aSeeker(server);
    const { clock } = server.services;
    let isFirst = true;
    // The services of a request are made first; those for the line of the log again.
    Object.defineProperty(server.services, 'clock', {
      configurable: true,
      get: () => {
        if (!isFirst) return clock;
        isFirst = false;
        return fail('the clock is gone');
      },
    });
    try {
      const response = await sendRegistered(client, 'SeekerJobs');
      expect([response.status, await response.text()]).toEqual([
        500,
        JSON.stringify({
          errors: [
            {
              message: 'Something went wrong on our side. Please try again.',
              extensions: { code: 'INTERNAL_SERVER_ERROR' },
            },
          ],
        }),
      ]);
      const lines = await linesWith(idOf(response));
      expect(lines.map(({ msg }) => msg)).toEqual(['a request failed unexpectedly', 'request failed']);
    } finally {
      Object.defineProperty(server.services, 'clock', { configurable: true, writable: true, value: clock });
    }
  });
});

function fail(message: string): never {
  throw new Error(message);
}

describe('what is slow', () => {
  it('is one warning a request, and one a statement, with question marks for what was put in', async () => {
    const { client, email, seekerId } = await aSeeker(server);
    const response = await client.clone(slow.url).fetch('/graphql', postOf(RENAME));
    const lines = await linesWith(idOf(response), slowLog);
    const statements = lines.filter(({ msg }) => msg === 'slow statement');
    expect(statements.map(({ sql }) => sql)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^UPDATE .*seekers.*\?/s), 'COMMIT']),
    );
    const [ms, sqlMs] = [expect.any(Number), expect.any(Number)];
    expect(lines.filter((line) => !statements.includes(line))).toMatchObject([
      { level: WARN, msg: 'slow request', operation: 'other', outcome: 'ok', ms, sqlMs },
    ]);
    for (const needle of ['Planted', email, seekerId]) expect(slowLog.join('')).not.toContain(needle);
  });

  it('names the statement at which a request waited for another', async () => {
    const { client, seekerId } = await aSeeker(server);
    const response = await whileLocked(
      server,
      (writer) => writer.query('UPDATE seekers SET lock_version = lock_version + 1 WHERE id = ?', [seekerId]),
      () => client.clone(slow.url).fetch('/graphql', postOf(RENAME)),
    );
    const lines = await linesWith(idOf(response), slowLog);
    const waiting = lines.find(({ sql }) => sql?.startsWith('UPDATE seekers '));
    expect(waiting?.ms).toBeGreaterThan(0);
    expect(lines.at(-1)?.sqlMs).toBeGreaterThanOrEqual(waiting?.ms ?? Infinity);
  });
});
