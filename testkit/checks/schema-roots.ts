import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { createSchema } from '../../server/graphql/schema';
import type { RawResponse, TestClient } from '../server/test-client';

/** The schema's root fields, for tests that must hold for every one of them, those of tomorrow included. */
export interface Root {
  operation: 'query' | 'mutation';
  name: string;
  field: GraphQLField<unknown, unknown>;
}

const schema = createSchema();

export const ROOTS: readonly Root[] = (['query', 'mutation'] as const).flatMap((operation) => {
  const type = operation === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({ operation, name: field.name, field }));
});

const SCALARS: Record<string, unknown> = {
  ID: 'x',
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-11-24T00:00:00.000Z',
  LocalDate: '2026-11-24',
  LocalTime: '09:00',
  Rupiah: 1,
};

/** The least that the type accepts. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return SCALARS[type.name];
  const required = Object.values(type.getFields()).filter(
    (field) => isNonNullType(field.type) && field.defaultValue === undefined,
  );
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

/** Every argument of a root and every field of its inputs: `createJob.input.slots.start`. */
export function argumentPaths({ name, field }: Root): string[] {
  return field.args.flatMap((argument) => pathsOf(argument.type, `${name}.${argument.name}`));
}

function pathsOf(type: GraphQLInputType, path: string): string[] {
  const named = getNamedType(type);
  return isInputObjectType(named)
    ? [path, ...Object.values(named.getFields()).flatMap((field) => pathsOf(field.type, `${path}.${field.name}`))]
    : [path];
}

/** Those of them that a call gave something for. */
export function givenPaths({ name }: Root, given: unknown): string[] {
  return pathsIn(given, name);
}

function pathsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, path));
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, item]) => pathsIn(item, `${path}.${name}`))];
}

/** The least arguments that the root accepts. */
export function leastArguments({ field }: Root): Record<string, unknown> {
  const required = field.args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined);
  return Object.fromEntries(required.map((argument) => [argument.name, sampleOf(argument.type)]));
}

/** Calls a root by name with these arguments and asks for `selection`, or for all there is; of a scalar for nothing more. */
export function callRoot(
  client: TestClient,
  root: Root,
  given: Record<string, unknown>,
  selection = fullSelection(root.field.type),
): Promise<RawResponse<Record<string, unknown>>> {
  return client.sendText(textOfRoot(root, given, selection), given);
}

/** The operation that calls a root with these arguments as its variables. */
export function textOfRoot(
  { operation, name, field }: Root,
  given: Record<string, unknown>,
  selection: string,
): string {
  const asked = isCompositeType(getNamedType(field.type)) ? selection : '';
  const passed = field.args.filter((argument) => argument.name in given);
  const declared = passed.map((argument) => `$${argument.name}: ${argument.type.toString()}`).join(', ');
  const arguments_ = passed.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `${operation}${declared ? ` (${declared})` : ''} { ${name}${arguments_ ? `(${arguments_})` : ''} ${asked} }`;
}

/** For each text that a root takes, wherever in its arguments: the least that it accepts, with `text` in that one place. */
export function withTextInEach(root: Root, text: string): Record<string, unknown>[] {
  return root.field.args.flatMap(({ name, type }) =>
    withTextIn(type, text).map((value) => ({ ...leastArguments(root), [name]: value })),
  );
}

function withTextIn(type: GraphQLInputType, text: string): unknown[] {
  if (isNonNullType(type)) return withTextIn(type.ofType, text);
  if (isListType(type)) return withTextIn(type.ofType, text).map((value) => [value]);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) =>
      withTextIn(field.type, text).map((value) => ({ ...(sampleOf(type) as object), [field.name]: value })),
    );
  return type.name === 'String' || type.name === 'ID' ? [text] : [];
}

/** The codes that a command returns for its minimal input. Its payload must have come. */
export async function codesOfCommand(client: TestClient, root: Root): Promise<string[]> {
  const { data, errors } = await callRoot(client, root, leastArguments(root), '{ errors { code } }');
  expect([root.name, errors]).toEqual([root.name, undefined]);
  const payload = data?.[root.name] as { errors: { code: string }[] };
  return payload.errors.map(({ code }) => code);
}

/** Every field that can be reached without asking for a type inside itself; nothing to ask of a scalar. */
export function fullSelection(type: GraphQLOutputType, within: readonly string[] = []): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (!isObjectType(named)) return '{ __typename }';
  const path = [...within, named.name];
  const fields = Object.values(named.getFields())
    .filter((field) => !path.includes(getNamedType(field.type).name))
    .map((field) => `${field.name} ${fullSelection(field.type, path)}`);
  return `{ ${fields.join(' ')} }`;
}

const REFUSALS = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'OWNERS_ONLY'] as const;
type Refusal = (typeof REFUSALS)[number];

/** Calls a root with its minimal input; returns why it did not let the caller in, or null when it did. */
export async function refusalOf(client: TestClient, root: Root): Promise<Refusal | null> {
  const answer = await callRoot(client, root, leastArguments(root), '{ __typename }');
  const code = answer.errors?.[0]?.extensions.errorCode ?? answer.errors?.[0]?.extensions.code ?? null;
  return REFUSALS.find((refusal) => refusal === code) ?? null;
}

/** The roots that let the caller in. Some commands end the session they are called in: the next is then asked in a new one. */
export async function findAllowedRoots(signIn: () => Promise<TestClient>): Promise<Root[]> {
  let client = await signIn();
  const queries = ROOTS.filter(({ operation }) => operation === 'query');
  const refusals = await Promise.all(queries.map((root) => refusalOf(client, root)));
  const open = queries.filter((_root, index) => refusals[index] === null);
  // Nothing has let this client in since it signed in, so that nothing can have ended its session.
  let isFresh = true;
  for (const root of ROOTS) {
    if (root.operation === 'query') continue;
    let refusal = await refusalOf(client, root);
    if (refusal === 'NOT_SIGNED_IN' && !isFresh) {
      client = await signIn();
      isFresh = true;
      refusal = await refusalOf(client, root);
    }
    if (refusal === null) isFresh = false;
    if (refusal === null) open.push(root);
  }
  return open;
}
