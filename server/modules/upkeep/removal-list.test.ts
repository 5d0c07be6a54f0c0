import { appendFileSync } from 'node:fs';
import { newId } from '../../db/columns';
import { aCompany, aRecruiter, aSeeker } from '../../../testkit/people/actors';
import { requestErasure } from '../../../testkit/people/erasures';
import { acceptInvitation, invited } from '../../../testkit/people/invitations';
import { removeMember } from '../../../testkit/people/members';
import { atOnce } from '../../../testkit/races/at-once';
import { eventually } from '../../../testkit/races/eventually';
import { useServer } from '../../../testkit/server/test-server';
import { appendRemoval, readRemovals } from './removal-list';
import { removalLists } from './removal-list.sql';

const server = useServer();

test('keeps both erasures of a person who came back and left again, and each once, after a line that was cut short', async () => {
  const path = server.services.env.ERASED_LIST;
  const [accountId, first, second] = [newId(), newId(), newId()];
  const erased = (seekerId: string) =>
    appendRemoval(server.dataSource, path, {
      ...{ accountId, role: 'USER', seekerId, companyId: null },
      erasedAt: '2026-11-23T02:00:00.000Z',
    });
  await erased(first);
  appendFileSync(path, '\n{"accountId":"01J');
  for (const seekerId of [second, second]) await erased(seekerId);

  const list = await readRemovals(path);

  expect(list.erased.map(({ seekerId }) => seekerId)).toEqual([first, second]);
  expect([list.entries, list.unreadable]).toEqual([3, 1]);
  expect(await removalLists(server.dataSource)).toEqual([{ id: list.list, entries: 3 }]);
});

test('has members who left, by ids alone', async () => {
  const company = await aCompany(server);
  const recruiter = await aRecruiter(server, company);
  expect(await removeMember(company, recruiter)).toBe('done');
  const { left } = await eventually(
    () => readRemovals(server.services.env.ERASED_LIST),
    (list) => list.left.length > 0,
  );
  expect(left).toEqual([
    { accountId: recruiter.accountId, companyId: company.companyId, leftAt: server.clock.now().toISOString() },
  ]);
});

test('has members who erased their company role alone', async () => {
  const [company, seeker] = [await aCompany(server), await aSeeker(server)];
  const { code } = await invited(server, company, seeker.email);
  expect((await acceptInvitation(seeker, code)).codes).toEqual([]);
  expect((await requestErasure(seeker, { role: 'COMPANY' })).errors).toEqual([]);
  const leftAt = server.clock.now().toISOString();
  await eventually(
    () => readRemovals(server.services.env.ERASED_LIST),
    ({ left }) => left.some((entry) => entry.accountId === seeker.accountId && entry.leftAt === leftAt),
  );
});

test('is one list with one id, however many begin it at once', async () => {
  const path = `${server.services.env.ERASED_LIST}.many`;
  await atOnce(20, () =>
    appendRemoval(server.dataSource, path, {
      ...{ accountId: newId(), companyId: newId() },
      leftAt: '2026-11-23T02:00:00.000Z',
    }),
  );
  const { list, entries, unreadable } = await readRemovals(path);
  expect([entries, unreadable]).toEqual([20, 0]);
  expect(await removalLists(server.dataSource)).toContainEqual({ id: list, entries: 20 });
});
