import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { createSchema } from '../../graphql/schema';
import { anAdmin, aCompany, aSeeker } from '../../testing/actors';
import { registerCompany, registerSeeker } from '../../testing/registration';
import { CALLERS, ROOT_ACCESS, type Caller } from '../../testing/root-access-table';
import type { TestClient } from '../../testing/test-client';
import { useServer } from '../../testing/test-server';

const server = useServer();
const schema = createSchema();

const SCALARS: Record<string, unknown> = {
  ID: 'x', String: 'x', Int: 1, Float: 1, Boolean: true, DateTime: '2026-11-24T00:00:00.000Z', LocalDate: '2026-11-24', LocalTime: '09:00', Rupiah: 1,
};

/** The least that the type accepts. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SCALARS[type.name];
  const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

/** The session is over after these, or another one has begun. */
const ENDS_SESSION = new Set(['login', 'logout', 'registerSeeker', 'registerCompany', 'verifyEmail', 'resetPassword']);

interface Root {
  operation: 'query' | 'mutation';
  name: string;
}

const ROOTS: Root[] = (['query', 'mutation'] as const).flatMap((operation) => {
  const type = operation === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.keys(type?.getFields() ?? {}).map((name) => ({ operation, name }));
});

/** Calls a root with the least it takes; answers the top-level code, or null when it let the caller in. */
async function refusalOf(client: TestClient, { operation, name }: Root): Promise<string | null> {
  const field = (operation === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name];
  if (!field) throw new Error(`No root ${name}`);
  const given = field.args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined);
  const declared = given.map((argument) => `$${argument.name}: ${argument.type.toString()}`).join(', ');
  const passed = given.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const query = `${operation}${declared ? ` (${declared})` : ''} { ${name}${passed ? `(${passed})` : ''} { __typename } }`;
  const answer = await client.send(query, Object.fromEntries(given.map((argument) => [argument.name, sampleOf(argument.type)])));
  const code = answer.errors?.[0]?.extensions.errorCode ?? answer.errors?.[0]?.extensions.code ?? null;
  return code === 'NOT_SIGNED_IN' || code === 'NOT_ALLOWED' ? code : null;
}

/** Each kind of caller, signed in anew. */
const SIGN_IN: Record<Caller, () => Promise<TestClient>> = {
  visitor: () => Promise.resolve(server.visitor()),
  unverified: () => anUnverified(registerSeeker),
  seeker: async () => (await aSeeker(server)).client,
  company: async () => (await aCompany(server)).client,
  admin: async () => (await anAdmin(server)).client,
};

let unverified = 0;

async function anUnverified(register: typeof registerSeeker | typeof registerCompany): Promise<TestClient> {
  unverified += 1;
  const client = server.visitor();
  await register(client, { email: `unverified${unverified}@people.test` });
  return client;
}

/** `{ viewer: 'allowed', adminUsers: 'NOT_ALLOWED', … }` as the server answers a caller. */
async function accessOf(signIn: () => Promise<TestClient>): Promise<Record<string, string>> {
  const answered: Record<string, string> = {};
  let client = await signIn();
  for (const root of ROOTS) {
    answered[root.name] = (await refusalOf(client, root)) ?? 'allowed';
    if (ENDS_SESSION.has(root.name)) client = await signIn();
  }
  return answered;
}

/** Nobody but a visitor is ever told to sign in, so a session that was lost on the way would show. */
function accessByTable(caller: Caller): Record<string, string> {
  const refusal = caller === 'visitor' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED';
  return Object.fromEntries(ROOTS.map(({ name }) => [name, ROOT_ACCESS[name]?.includes(caller) ? 'allowed' : refusal]));
}

it('has a row in the authorisation table for every root field, and none for a field that is gone', () => {
  expect(Object.keys(ROOT_ACCESS).sort()).toEqual(ROOTS.map(({ name }) => name).sort());
});

it.each(CALLERS)('lets a caller of the kind %s call what the table says, and nothing else', async (caller) => {
  expect(await accessOf(SIGN_IN[caller])).toEqual(accessByTable(caller));
});

it('lets a company with an unverified e-mail do no more than a seeker with one', async () => {
  expect(await accessOf(() => anUnverified(registerCompany))).toEqual(accessByTable('unverified'));
});
