import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, type GraphQLInputType } from 'graphql';
import { BLANK_TEXTS } from '../../domain/signs.cases';
import { aCompany, anAdmin, aSeeker } from '../../testkit/people/actors';
import { PLAUSIBLE } from '../../testkit/checks/hostile-values';
import { ROOT_ACCESS } from '../../testkit/checks/root-access-table';
import { callRoot, ROOTS, type Root } from '../../testkit/checks/schema-roots';
import type { TestClient } from '../../testkit/server/test-client';
import { useServer } from '../../testkit/server/test-server';

/** What is empty to the eye is empty, in every text of every command. */

const server = useServer();

/** Passwords stay as typed; days, times, files and addresses of this site are chosen, not typed. */
const AS_IT_COMES = /[Pp]assword$|[cC]laim$|^continueUrl$|^returnTo$|^date$|^start$|^end$|^autoCloseDate$/;
/** They take what a mailed link, the payment provider or a browser says. */
const OF_MACHINES = [
  ...['verifyEmail', 'disownRegistration', 'undoAccessChange', 'resetPassword', 'unsubscribeFromSearch'],
  'savePushSubscription',
];

/** In the ordinary run all of them in one text. */
const BLANKS = [BLANK_TEXTS.join(''), ...(process.env['LONG_TESTS'] ? ['\u3164', '\u0301 \u2060'] : [])];

/** The names on the way to each text that a command takes. */
function textsIn(type: GraphQLInputType, path: readonly string[]): string[][] {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) => textsIn(field.type, [...path, field.name]));
  return named.name === 'String' && !AS_IT_COMES.test(path.at(-1) ?? '') ? [[...path]] : [];
}

/** A right value, with this text where `way` leads to. */
function valueOf(name: string, type: GraphQLInputType, way: readonly string[] | null, text: string): unknown {
  if (isNonNullType(type)) return valueOf(name, type.ofType, way, text) ?? (type.ofType.toString() === 'Int' ? 1 : 'x');
  if (way?.length === 0) return isListType(type) ? [text] : text;
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).map((field) => [
      field.name,
      valueOf(field.name, field.type, way?.[0] === field.name ? way.slice(1) : null, text),
    ]);
    return isListType(type) ? [Object.fromEntries(fields)] : Object.fromEntries(fields);
  }
  if (isEnumType(named)) return isListType(type) ? [] : named.getValues()[0]?.name;
  return PLAUSIBLE[name]?.[0] ?? null;
}

const FIELDS = ROOTS.filter(({ operation, name }) => operation === 'mutation' && !OF_MACHINES.includes(name)).flatMap(
  (root) =>
    root.field.args.flatMap((argument) => textsIn(argument.type, [argument.name]).map((path) => ({ root, path }))),
);

async function answerTo(client: TestClient, { field, ...root }: Root, path: readonly string[], text: string) {
  const given = field.args.map(({ name, type }) => [
    name,
    valueOf(name, type, path[0] === name ? path.slice(1) : null, text),
  ]);
  const { data, errors } = await callRoot(
    client,
    { field, ...root },
    Object.fromEntries(given),
    '{ errors { code field } }',
  );
  expect([root.name, path, errors]).toEqual([root.name, path, undefined]);
  return JSON.stringify(data?.[root.name]);
}

async function someoneFor({ name }: Root): Promise<TestClient> {
  const callers = ROOT_ACCESS[name] ?? [];
  if (callers.includes('visitor')) return server.visitor();
  if (callers.includes('owner')) return (await aCompany(server)).client;
  return (callers.includes('seeker') ? await aSeeker(server) : await anAdmin(server)).client;
}

test('a text of invisible characters is treated as empty', async () => {
  const differing: unknown[] = [];
  const refusedEmpty: string[] = [];
  for (const { root, path } of FIELDS) {
    const client = await someoneFor(root);
    // The first call may change what the next ones meet.
    await answerTo(client, root, path, '');
    const empty = await answerTo(client, root, path, '');
    const of = [root.name, ...path.slice(1)].join('.');
    if (empty.includes('REQUIRED')) refusedEmpty.push(of);
    for (const blank of BLANKS) {
      const answer = await answerTo(client, root, path, blank);
      if (answer !== empty) differing.push({ of, blank, answer, empty });
    }
  }
  expect(differing).toEqual([]);
  expect(refusedEmpty).toEqual(
    expect.arrayContaining([
      ...['title', 'location', 'description', 'skills'].map((name) => `createJob.${name}`),
      ...['completeProfile.workExperience', 'registerCompany.companyAddress', 'saveInterviewDetails.venue'],
      ...['rejectCompany.reason', 'pauseJob.reason', 'answerPause.text', 'dismissReport.note', 'saveSearch.name'],
    ]),
  );
});
