import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { readOperations } from './registered-operations';
import { ROOT_ACCESS } from '../../../testkit/checks/root-access-table';
import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { postOf } from '../../../testkit/server/graphql-request';
import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { invited } from '../../../testkit/people/invitations';
import { anInvoice, callbackOf, sendCallback } from '../../../testkit/market/payment-factory';
import {
  registeredOperation,
  sendHash,
  sendRegistered,
  type RegisteredData,
  type RegisteredName,
  type RegisteredVariables,
} from '../../../testkit/server/registered-operation';
import type { RawResponse, TestClient, VariablesOf } from '../../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { whileRefusingRows } from '../../../testkit/races/while-refusing-rows';

const SECRET = 'a-secret-that-both-processes-share-0123456789';
const server = useServer({ SESSION_SECRET: SECRET, LOG_LEVEL: 'silent' });
const closed = useSecondServer({ SESSION_SECRET: SECRET, OPERATIONS: 'registered' });

const OPERATIONS = Object.entries(readOperations('server/http/graphql/persisted-documents.json')).map(
  ([hash, text]) => {
    const [definition] = parse(text).definitions.filter(
      (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
    );
    return {
      hash,
      text,
      name: definition?.name?.value ?? '',
      kind: definition?.operation,
      variables: definition?.variableDefinitions ?? [],
    };
  },
);

/** The same operation under a hash that is not registered: graphql-js executes it. */
const asStranger = (text: string) => `${text}\n# a stranger's`;

/** In no page. */
const OWN = graphql(`query Own { viewer { id } }`);

type Answer<Data> = Pick<RawResponse<Data>, 'data' | 'errors'>;

/** The response to what the client's page would send. */
async function ask<Name extends RegisteredName>(
  client: TestClient,
  name: Name,
  ...variables: VariablesOf<RegisteredVariables<Name>>
): Promise<Answer<RegisteredData<Name>>> {
  return (await sendRegistered(client, name, ...variables)).json() as Promise<Answer<RegisteredData<Name>>>;
}

/** The response to any hash with any variables. */
async function byHash(client: TestClient, hash: string, variables: Record<string, unknown>): Promise<Answer<unknown>> {
  return (await sendHash(client, hash, variables)).json() as Promise<Answer<unknown>>;
}

/** A company with one accepted and one pending applicant, and ids for every argument of a query. */
async function aWorld() {
  const [company, seeker, other, admin] = [
    await aCompany(server, { tokens: 5 }),
    await aSeeker(server),
    await aSeeker(server),
    await anAdmin(server),
  ];
  const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
  const accepted = await applied(seeker, job);
  await applied(other, job);
  await accept(company, accepted);
  const purchase = await anInvoice(company);
  await sendCallback(server, callbackOf(purchase, 'PAID'));
  const ids: Record<string, unknown> = {
    invoiceId: purchase.id,
    slotId: job.slots[0]?.id,
    userId: seeker.seekerId,
    jobId: job.id,
    applicationId: accepted,
    companyId: company.companyId,
    from: '2026-11-01',
    to: '2026-12-31',
    prefix: 'back',
    location: 'Bali',
    part: 'IN_TIME',
    figure: 'APPLIED',
    search: 'back',
    related: true,
    isMine: false,
    accountId: company.accountId,
    code: (await invited(server, company, 'colleague@people.test')).code,
  };
  await server.services.jobVocabulary.refresh();
  return { ids, job, company, seeker, admin };
}

type World = Awaited<ReturnType<typeof aWorld>>;

/** The first root field of an operation. */
const rootOf = ({ text }: Pick<(typeof OPERATIONS)[number], 'text'>): string => /\{\s*(\w+)/.exec(text)?.[1] ?? '';

/** `id` is a job's, a user's, an application's or a company's, as the operation's root field says. */
function variablesOf({ text, variables }: (typeof OPERATIONS)[number], { ids }: World): Record<string, unknown> {
  const root = rootOf({ text }).toLowerCase();
  const id = root.includes('application')
    ? ids['applicationId']
    : root.includes('adminuser')
      ? ids['userId']
      : root.includes('company')
        ? ids['companyId']
        : ids['jobId'];
  return Object.fromEntries(
    // One with a default may be left out; null would not be its default.
    variables
      .filter(({ defaultValue }) => !defaultValue)
      .map(({ variable: { name } }) => [name.value, name.value === 'id' ? id : (ids[name.value] ?? null)]),
  );
}

// graphql-jit takes a required variable that is left to its default for a missing one, and graphql-js would execute it.
it.each(OPERATIONS)('$name requires no variable that has a default', ({ variables }) => {
  expect(variables.filter(({ type, defaultValue }) => defaultValue && type.kind === Kind.NON_NULL_TYPE)).toEqual([]);
});

describe('a registered mutation', () => {
  it('returns compiled what it returns executed: refusals of every kind, in every role', async () => {
    const world = await aWorld();
    const gone = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    const asked: [RegisteredName, Record<string, unknown>][] = [
      ['AcceptApplicant', { input: { applicationId: gone } }],
      ['AcceptApplicant', { input: { applicationId: world.ids['applicationId'] } }],
      ['AcceptApplicant', { input: { applicationId: 7 } }],
      ['AcceptApplicant', {}],
      ['RejectApplicant', { applicationId: world.ids['applicationId'] }],
      ['SeekerWithdrawApplication', { applicationId: world.ids['applicationId'] }],
    ];
    const codes = new Set<unknown>();
    for (const [name, variables] of asked) {
      for (const { client } of [world.seeker, world.company, world.admin]) {
        const operation = registeredOperation(name);
        const executed = await client.sendText(asStranger(operation.text), variables);
        const compiled = await byHash(client, operation.hash, variables);
        expect({ name, variables, data: compiled.data, errors: compiled.errors }).toEqual({
          name,
          variables,
          data: executed.data,
          errors: executed.errors,
        });
        for (const { extensions } of compiled.errors ?? []) codes.add(extensions.code);
      }
    }
    expect([...codes].toSorted()).toEqual(['BAD_USER_INPUT', 'FORBIDDEN']);
  });

  it('runs once, even when it ends in an unexpected error', async () => {
    const [company, seeker] = [await aCompany(server, { tokens: 5 }), await aSeeker(server)];
    const id = await applied(seeker, await aJob(company));
    const statements = await server.statementsOf(() =>
      whileRefusingRows(server, 'outbox', async () => {
        const { data, errors } = await ask(company.client, 'AcceptApplicant', { input: { applicationId: id } });
        expect({ data, errors }).toMatchObject({
          data: null,
          errors: [
            {
              message: 'Something went wrong on our side. Please try again.',
              extensions: { code: 'INTERNAL_SERVER_ERROR' },
            },
          ],
        });
      }),
    );
    expect(statements.filter((sql) => sql.startsWith('START TRANSACTION'))).toHaveLength(1);

    const again = await ask(company.client, 'AcceptApplicant', { input: { applicationId: id } });
    expect(again).toMatchObject({
      data: { acceptApplication: { application: { id, status: 'ACCEPTED' }, errors: [] } },
    });
  });
});

describe('a registered query', () => {
  it('returns compiled what it returns executed, refusals of other roles among them', async () => {
    const world = await aWorld();
    const people = { seeker: world.seeker, owner: world.company, admin: world.admin };
    const queries = OPERATIONS.filter(({ kind }) => kind === 'query');
    const answered = new Set<string>();

    for (const one of queries) {
      const variables = variablesOf(one, world);
      const callers = ROOT_ACCESS[rootOf(one)] ?? [];
      for (const [role, { client }] of Object.entries(people)) {
        const isCaller = callers.some((caller) => caller === role);
        // The long run asks in the other roles too.
        if (!isCaller && !process.env['LONG_TESTS']) continue;
        const executed = await client.sendText(asStranger(one.text), variables);
        const compiled = await byHash(client, one.hash, variables);
        expect({ of: one.name, data: compiled.data, errors: compiled.errors }).toEqual({
          of: one.name,
          data: executed.data,
          errors: executed.errors,
        });
        if (executed.errors) continue;
        answered.add(one.name);
        if (!process.env['LONG_TESTS']) break;
      }
    }

    // Otherwise refusals alone would have been compared.
    expect(queries.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([]);
  });

  it.each([
    [
      'another signature',
      (cookie: string) => cookie.replace(/\.[^.]*$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
    ],
    ['another id', (cookie: string) => cookie.replace(/s%3A..../, 's%3AAAAA')],
    ['no signature', (cookie: string) => cookie.replace(/\.[^.]*$/, '')],
    ['its plain id', (cookie: string) => cookie.replace('s%3A', '')],
  ])('is refused to a cookie with %s, also after the real one was taken', async (_what, altered) => {
    const { client } = await aSeeker(server);
    const errorsFor = async (cookie: string) => (await ask(client.withHeaders({ cookie }), 'SeekerJobs')).errors;
    const cookie = client.sessionCookie;
    expect(await errorsFor(cookie)).toBeUndefined();
    expect(altered(cookie)).not.toBe(cookie);

    expect(await errorsFor(altered(cookie))).toMatchObject([{ message: 'Please log in to continue.' }]);
    expect(await errorsFor(`${altered(cookie)}; other=1`)).toMatchObject([{ message: 'Please log in to continue.' }]);
    expect(await errorsFor(`other=1; ${cookie}`)).toBeUndefined();
  });

  it('is kept by no cache, and shares no window with a page of another site', async () => {
    const { headers } = await sendRegistered((await aSeeker(server)).client, 'SeekerJobs');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  it('is refused under another name than its own', async () => {
    const { client } = await aSeeker(server);
    const { hash } = registeredOperation('SeekerJobs');
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        operationName: 'Other',
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});

describe('an operation that is not registered', () => {
  it('is asked for in full when only its hash came', async () => {
    const { client } = await aSeeker(server);
    const response = await sendHash(client, 'f'.repeat(64));
    expect(await response.json()).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] });
  });

  it('is accepted while any operation is allowed', async () => {
    const { client } = await aSeeker(server);
    expect((await client.send(OWN)).errors).toBeUndefined();
  });

  it("comes from administrators only with registered operations; the client's own texts still pass", async () => {
    const [seeker, admin] = [await aSeeker(server), await anAdmin(server)];
    const onClosed = (actor: TestActor) => actor.client.clone(closed.url);

    expect((await onClosed(seeker).send(OWN)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect((await onClosed(seeker).sendText(registeredOperation('SeekerJobs').text)).errors).toBeUndefined();
    expect((await onClosed(admin).send(OWN)).errors).toBeUndefined();
  });
});

describe('a body that is packed', () => {
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is read: %s', async (encoding, pack) => {
    const { client, accountId } = await aSeeker(server);

    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      body: new Uint8Array(pack(postOf(OWN).body)),
    });

    expect(await response.json()).toEqual({ data: { viewer: { id: accountId } } });
  });
});

describe('a body that is no operation', () => {
  it.each([
    ['cut off', '{"query":'],
    ['a list of operations', '[{"query":"{ viewer { id } }"},{"query":"{ viewer { id } }"}]'],
    ['a word', '"viewer"'],
    ['nothing', 'null'],
  ])('is refused as bad input: %s', async (_what, body) => {
    const { client } = await aSeeker(server);

    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{}] });
  });
});
