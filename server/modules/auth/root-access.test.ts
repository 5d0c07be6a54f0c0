import { isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { createSchema } from '../../graphql/schema';
import { anAdmin, aCompany, aSeeker } from '../../testing/actors';
import { registerCompany, registerSeeker } from '../../testing/registration';
import type { TestClient } from '../../testing/test-client';
import { useServer } from '../../testing/test-server';

const server = useServer();
const schema = createSchema();

/** Roots that need nobody signed in. Whoever adds one here says that strangers may call it. */
const FOR_VISITORS = new Set([
  'viewer', 'signInOptions', 'registerSeeker', 'registerCompany', 'login', 'logout', 'verifyEmail', 'requestPasswordReset', 'resetPassword',
]);
/** Roots that somebody with an unverified e-mail may call beside those; `switchRole` says no in its own words. */
const FOR_UNVERIFIED = new Set(['resendVerificationEmail', 'switchRole']);

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

async function refusals(client: TestClient): Promise<Map<string, string | null>> {
  const all = new Map<string, string | null>();
  for (const root of ROOTS) all.set(root.name, await refusalOf(client, root));
  return all;
}

const lettingIn = (all: Map<string, string | null>) => [...all].filter(([, code]) => code === null).map(([name]) => name).sort();

it('lets a visitor call only what a visitor needs', async () => {
  expect(lettingIn(await refusals(server.visitor()))).toEqual([...FOR_VISITORS].sort());
});

it.each([
  ['a seeker', registerSeeker],
  ['a company', registerCompany],
])('lets %s with an unverified e-mail do nothing but look, log out and verify', async (_who, register) => {
  const all = new Map<string, string | null>();
  for (const root of ROOTS) {
    // Logging in or out would end the session that the next call needs.
    const client = server.visitor();
    await register(client, { email: 'unverified-roots@people.test' });
    if (!(await client.ask<{ viewer: unknown }>('{ viewer { id } }')).viewer) await client.ask('mutation { login(input: { email: "unverified-roots@people.test", password: "Rahasia-123" }) { errors { code } } }');
    all.set(root.name, await refusalOf(client, root));
  }
  expect(lettingIn(all)).toEqual([...FOR_VISITORS, ...FOR_UNVERIFIED].sort());
});

it('keeps administration from seekers and companies, and their work from administrators', async () => {
  const [seeker, company, admin] = await Promise.all([aSeeker(server), aCompany(server), anAdmin(server)]);
  for (const root of ROOTS.filter(({ name }) => name.startsWith('admin') || name === 'verifyCompany')) {
    expect([root.name, await refusalOf(seeker.client, root)]).toEqual([root.name, 'NOT_ALLOWED']);
    expect([root.name, await refusalOf(company.client, root)]).toEqual([root.name, 'NOT_ALLOWED']);
  }
  for (const name of ['applyToJob', 'createJob', 'acceptApplication', 'updateSeekerProfile', 'updateCompanyProfile']) {
    expect([name, await refusalOf(admin.client, { operation: 'mutation', name })]).toEqual([name, 'NOT_ALLOWED']);
  }
});
