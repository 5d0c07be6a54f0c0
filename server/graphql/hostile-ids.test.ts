import { aCompany, anAdmin, aSeeker } from '../../testkit/people/actors';
import { ROOT_ACCESS } from '../../testkit/checks/root-access-table';
import { callRoot, ROOTS, withTextInEach } from '../../testkit/checks/schema-roots';
import type { TestClient } from '../../testkit/server/test-client';
import { useServer } from '../../testkit/server/test-server';

const server = useServer();

const HOSTILE = ['é', '协管员', '😀', '', ' ', 'a b', '\u0000', "' OR 1=1 --", 'x'.repeat(5000), '__proto__'];
const CURSORS = [['é'], ['é', 'é'], ['not a date', 'x'], [1, 2]].map((parts) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url'),
);

/** Every text in every place in the long run. In the short one a place gets each seventh of them, its neighbour the next. */
const EACH = process.env['LONG_TESTS'] ? 1 : 7;

/** A new person for each root: some commands end the session that they are called in. */
async function someoneFor(name: string): Promise<TestClient> {
  const callers = ROOT_ACCESS[name] ?? [];
  if (callers.includes('owner')) return (await aCompany(server)).client;
  return (callers.includes('seeker') ? await aSeeker(server) : await anAdmin(server)).client;
}

const TAKE_TEXT = ROOTS.filter((root) => withTextInEach(root, 'x').length > 0);

it.each(TAKE_TEXT)('made-up ids, cursors and texts, wherever $name takes one, never make it fail', async (root) => {
  const client = await someoneFor(root.name);
  for (const [turn, text] of [...HOSTILE, ...CURSORS].entries())
    for (const [place, given] of withTextInEach(root, text).entries()) {
      if ((turn + place) % EACH !== 0) continue;
      const { errors } = await callRoot(client, root, given, '{ __typename }');
      const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
      expect([given, codes]).not.toEqual([given, expect.arrayContaining(['INTERNAL_SERVER_ERROR'])]);
    }
});
