import { aCompany, anAdmin, aSeeker, signIn, type TestActor } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import type { TestClient } from '../../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';

const SESSION_SECRET = 'a-secret-that-both-processes-share-0123456789';
const server = useServer({ SESSION_SECRET });
const other = useSecondServer({ SESSION_SECRET });

const ADMIN_NAME = graphql(`query OwnAdminName { viewer { adminName } }`);

async function nameOf({ client }: TestActor): Promise<string | null> {
  const { viewer } = await client.ask(ADMIN_NAME);
  if (!viewer) throw new Error('No one is signed in');
  return viewer.adminName;
}

it('tells administrators their display name, and no one else', async () => {
  const admin = await anAdmin(server);
  await server.dataSource.query('UPDATE admins SET name = ? WHERE account_id = ?', ['Ratna Sari', admin.accountId]);

  expect(await nameOf(admin)).toBe('Ratna Sari');
  expect(await nameOf(await aCompany(server))).toBeNull();
  expect(await nameOf(await aSeeker(server))).toBeNull();
});

describe('the key to what a browser keeps of a form', () => {
  const DRAFT_KEY = graphql(`query OwnDraftKey { viewer { draftKey } }`);
  const keyOf = async (client: TestClient) => (await client.ask(DRAFT_KEY)).viewer?.draftKey;

  it('belongs to an account, and is the same at every sign-in', async () => {
    const { client, email } = await aSeeker(server);
    const key = await keyOf(client);
    expect(Buffer.from(key ?? '', 'base64')).toHaveLength(32);
    expect(await keyOf(await signIn(server, email))).toBe(key);
    expect(await keyOf(client.clone(other.url))).toBe(key);
    expect(await keyOf((await aSeeker(server)).client)).not.toBe(key);
  });

  it('is not told to visitors', async () => {
    expect(await server.visitor().ask(DRAFT_KEY)).toEqual({ viewer: null });
  });
});
