import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { anAdmin } from '../../testing/actors';
import { useServer } from '../../testing/test-server';

const server = useServer();

/** Every document that the client ships, as text. */
function clientDocuments(): DocumentNode[] {
  return readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => parse(readFileSync(join('client', path), 'utf8')));
}

function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  known: Map<string, FragmentDefinitionNode>,
  found = new Map<string, FragmentDefinitionNode>(),
) {
  visit(node, {
    FragmentSpread: ({ name }) => {
      const fragment = known.get(name.value);
      if (!fragment || found.has(name.value)) return;
      found.set(name.value, fragment);
      fragmentsOf(fragment, known, found);
    },
  });
  return found;
}

const definitions = clientDocuments().flatMap(({ definitions: all }) => all);
const fragments = new Map(
  definitions
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
);
const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

describe('the limits of the endpoint', () => {
  it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))(
    'let %s of the client pass',
    async (_name, operation) => {
      const { client } = await anAdmin(server);
      const query = [operation, ...fragmentsOf(operation, fragments).values()].map(print).join('\n');

      const { errors = [] } = await client.sendText(query);

      // Without variables and in another role it is refused, but never for its size or shape.
      expect(
        errors.map(({ message }) => message).filter((message) => /limit|exceed|Cannot query|Unknown/i.test(message)),
      ).toEqual([]);
    },
  );

  it.each([
    ['depth', `{ viewer ${'{ company '.repeat(30)}{ id }${' }'.repeat(30)} }`],
    ['aliases', `{ ${Array.from({ length: 60 }, (_, index) => `v${index}: viewer { id }`).join(' ')} }`],
    ['tokens', `{ ${Array.from({ length: 4000 }, () => 'viewer').join(' ')} }`],
    ['directives', `{ viewer { id ${'@include(if: true) '.repeat(60)} } }`],
  ])('refuse a hostile %s', async (_what, query) => {
    const answer = await server.visitor().sendText(query);

    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(answer.raw).not.toMatch(/Did you mean|stacktrace|node_modules/);
  });
});
