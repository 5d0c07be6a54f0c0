import { aCompany, anAdmin, aSeeker, type TestActor } from '../../testing/actors';
import { graphql } from '../../testing/graphql';
import { useServer } from '../../testing/test-server';

const server = useServer();

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
