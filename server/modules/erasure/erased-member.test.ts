import { graphql } from '../../../testkit/graphql';
import { aCompany, anAdmin, aRecruiter } from '../../../testkit/people/actors';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { changeRole, membersOf, removeMember } from '../../../testkit/people/members';
import { useServer } from '../../../testkit/server/test-server';

// Nothing listens there: every mail waits.
const server = useServer({ SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'silent' });

const SEARCH = graphql(`query SearchForMember($search: String) { adminUsers(search: $search) { items { id } } }`);

const waiting = async () =>
  JSON.stringify(
    await server.dataSource.query(
      "SELECT payload FROM outbox WHERE done_at IS NULL AND effect_key NOT LIKE 'erasure-%'",
    ),
  );

test('mails to colleagues about a member that still wait go with the account, and those about others stay', async () => {
  const owner = await aCompany(server);
  const sari = await aRecruiter(server, owner, { personName: 'Sari Nuraini' });
  const dewi = await aRecruiter(server, owner, { personName: 'Dewi Anggraini' });
  for (const member of [sari, dewi]) expect(await changeRole(owner, member, 'OWNER')).toBe('done');
  expect(await removeMember(owner, sari)).toBe('done');
  expect(await waiting()).toContain('Sari Nuraini');

  expect((await requestErasure(sari)).errors).toEqual([]);
  await eraseNow(server);

  expect(await waiting()).not.toContain('Sari Nuraini');
  expect(await waiting()).toContain('Dewi Anggraini');
  expect(await membersOf(owner)).toHaveLength(2);
});

test('what administrators searched for goes too, where it is the name that colleagues read', async () => {
  const admin = await anAdmin(server);
  const rudi = await aRecruiter(server, await aCompany(server), { personName: 'Rudi Hartono' });
  for (const search of ['Rudi Hartono', 'Someone Else']) await admin.client.ask(SEARCH, { search });
  const searched = () =>
    server.dataSource.query('SELECT search FROM activity_texts WHERE search IS NOT NULL ORDER BY search');
  expect(await searched()).toEqual([{ search: 'Rudi Hartono' }, { search: 'Someone Else' }]);
  expect((await requestErasure(rudi)).errors).toEqual([]);
  await eraseNow(server);
  expect(await searched()).toEqual([{ search: 'Someone Else' }]);
});
