import { aCompany, anAdmin, aSeeker, type TestActor } from '../../testing/actors';
import { useServer } from '../../testing/test-server';

const server = useServer();

const nameOf = async ({ client }: TestActor): Promise<string | null> =>
  (await client.ask<{ viewer: { adminName: string | null } }>('{ viewer { adminName } }')).viewer.adminName;

it('tells administrators the name they are known by, and nobody else one', async () => {
  const admin = await anAdmin(server);
  await server.dataSource.query('UPDATE admins SET name = ? WHERE account_id = ?', ['Ratna Sari', admin.accountId]);

  expect(await nameOf(admin)).toBe('Ratna Sari');
  expect(await nameOf(await aCompany(server))).toBeNull();
  expect(await nameOf(await aSeeker(server))).toBeNull();
});
