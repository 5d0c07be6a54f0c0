import { graphql } from '../../../testkit/graphql';
import { plansOf } from '../../../testkit/checks/query-plans';
import { anInterview } from '../../../testkit/market/interview-factory';
import { aCompany, aRecruiter, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { acceptInvitation, invited } from '../../../testkit/people/invitations';
import { changeRole, removeMember } from '../../../testkit/people/members';
import { useServer } from '../../../testkit/server/test-server';
import { DAY_MS } from '../../../domain/time';

const server = useServer();

const RECEIPTS = graphql(`query ReceiptsOfTeam($accountId: ID, $since: LocalDate, $until: LocalDate, $after: String) {
  companyReceipts(accountId: $accountId, since: $since, until: $until, after: $after) {
    items { id byMember day kind details times application { id jobTitle applicant { fullName isRevealed } } }
    endCursor firstDay readers { accountId name }
  }
}`);
const QUIET = graphql(`query ReceiptsWithoutNames($accountId: ID, $since: LocalDate, $until: LocalDate) {
  companyReceipts(accountId: $accountId, since: $since, until: $until) {
    items { byMember day kind details times application { id } } endCursor
  }
}`);
const SEE = graphql(`query SeenByTeam($id: ID!) { application(id: $id) { applicant { fullName email } } }`);

async function aTeam() {
  const owner = await aCompany(server, { tokens: 40 });
  const sari = await aRecruiter(server, owner, { personName: 'Sari Nuraini' });
  return { owner, sari };
}

/** The id of an application of someone whom the company has accepted without a look. */
async function anAccepted(company: TestCompany, given?: TestSeeker, slots = [{}]): Promise<string> {
  const seeker = given ?? (await aSeeker(server, { fullName: 'Sekar Ayu' }));
  return (await anInterview(server, { company, seeker, slots })).id;
}

const see = ({ client }: TestCompany, id: string) => client.ask(SEE, { id });
const quietly = async ({ client }: TestCompany, given: { accountId?: string; since?: string; until?: string }) =>
  (await client.ask(QUIET, given)).companyReceipts;

describe('what an owner reads of who saw whom', () => {
  test('is the member, the applicant, what and when; reading the name is a look of their own', async () => {
    const { owner, sari } = await aTeam();
    const id = await anAccepted(owner);
    await see(sari, id);

    const { companyReceipts } = await owner.client.ask(RECEIPTS);
    const application = { id, jobTitle: 'Backend Engineer', applicant: { fullName: 'Sekar Ayu', isRevealed: true } };
    expect(companyReceipts).toEqual({
      items: [
        {
          ...{ id: expect.any(String) as string, byMember: 'Sari Nuraini', day: '2026-11-23', kind: 'IDENTITY' },
          ...{ details: ['NAME', 'EMAIL'], times: 1, application },
        },
      ],
      endCursor: null,
      firstDay: '2026-11-23',
      readers: expect.arrayContaining([
        { accountId: owner.accountId, name: owner.email },
        { accountId: sari.accountId, name: 'Sari Nuraini' },
      ]) as unknown,
    });
    const { items } = await quietly(owner, {});
    expect(items.map(({ byMember, details }) => ({ byMember, details }))).toEqual(
      expect.arrayContaining([
        { byMember: 'Sari Nuraini', details: ['NAME', 'EMAIL'] },
        { byMember: owner.email, details: ['NAME'] },
      ]),
    );
  });

  test('is of a month, and of one member, page by page, in as many statements for many as for few', async () => {
    const { owner, sari } = await aTeam();
    const early = await anAccepted(owner);
    const ids: string[] = [];
    for (let day = 10; day < 32; day += 1) ids.push(await anAccepted(owner, undefined, [{ date: `2026-12-${day}` }]));
    await see(sari, early);
    server.clock.advance(9 * DAY_MS);
    await see(sari, ids[0]!);
    await see(sari, ids[0]!);
    const december = { since: '2026-12-01', until: '2026-12-31' };
    // The first request of a day also says that the person was here.
    await quietly(owner, december);
    const few = await server.statementsOf(() => quietly(owner, december));
    for (const id of ids.slice(1)) await see(sari, id);
    await see(owner, ids[0]!);

    const many = await server.statementsOf(() => quietly(owner, december));
    expect(many).toHaveLength(few.length);
    const first = await quietly(owner, { ...december, accountId: sari.accountId });
    expect(first.items).toHaveLength(20);
    expect(new Set(first.items.map(({ byMember }) => byMember))).toEqual(new Set(['Sari Nuraini']));
    const { companyReceipts: second } = await owner.client.ask(RECEIPTS, {
      ...{ ...december, accountId: sari.accountId, after: first.endCursor },
    });
    expect([second.items.length, second.endCursor, second.firstDay]).toEqual([2, null, '2026-11-23']);
    expect((await quietly(owner, { since: '2026-11-01', until: '2026-11-30' })).items).toEqual([
      expect.objectContaining({ application: { id: early }, day: '2026-11-23' }),
    ]);
    expect((await quietly(owner, { accountId: 'x' })).items).toEqual([]);
  });

  test('is found by an index, for all members and for one', async () => {
    const { owner, sari } = await aTeam();
    await see(sari, await anAccepted(owner));
    const plans = await plansOf(server, 'reveal_receipts', async () => {
      await quietly(owner, { since: '2026-11-01', until: '2026-11-30' });
      await quietly(owner, { accountId: sari.accountId, since: '2026-11-01', until: '2026-11-30' });
    });
    const steps = plans.flatMap((plan) => plan.steps);
    expect(steps.map(({ key }) => key)).toEqual(['ix_reveal_receipts_company', 'ix_reveal_receipts_member']);
    expect(steps.filter(({ extra }) => extra.includes('filesort'))).toEqual([]);
  });

  test('names a removed member, and says of an erased one which former member it was', async () => {
    const { owner, sari } = await aTeam();
    await see(sari, await anAccepted(owner));
    expect(await removeMember(owner, sari)).toBe('done');
    const who = async () => (await quietly(owner, {})).items.map(({ byMember }) => byMember);
    expect(await who()).toEqual(['Sari Nuraini']);
    expect((await requestErasure(sari)).errors).toEqual([]);
    await eraseNow(server);
    expect(await who()).toEqual(['former member 1']);
    const { readers } = (await owner.client.ask(RECEIPTS)).companyReceipts;
    expect(readers).toEqual([
      { accountId: owner.accountId, name: owner.email },
      { accountId: sari.accountId, name: 'former member 1' },
    ]);
  });
});

describe('nobody reads', () => {
  test('who looked in another company, or as a recruiter at all', async () => {
    const { owner, sari } = await aTeam();
    await see(sari, await anAccepted(owner));
    const stranger = await aCompany(server);
    expect((await quietly(stranger, { accountId: sari.accountId })).items).toEqual([]);
    expect((await quietly(stranger, {})).items).toEqual([]);
    await expect(quietly(sari, {})).rejects.toThrow('OWNERS_ONLY');
  });

  test('who saw their own application, when they own the company since', async () => {
    const { owner, sari } = await aTeam();
    const seeker = await aSeeker(server);
    const id = await anAccepted(owner, seeker);
    await see(sari, id);
    const { code } = await invited(server, owner, seeker.email);
    expect((await acceptInvitation(seeker, code)).codes).toEqual([]);
    expect(await changeRole(owner, seeker, 'OWNER')).toBe('done');

    const { companyReceipts } = await seeker.client.ask(RECEIPTS);
    expect([companyReceipts.items, companyReceipts.firstDay]).toEqual([[], null]);
    expect((await quietly(owner, {})).items).toHaveLength(1);
  });

  test('the name of who is about to be erased, though the look of before stays', async () => {
    const { owner, sari } = await aTeam();
    const seeker = await aSeeker(server, { fullName: 'Sekar Ayu' });
    const id = await anAccepted(owner, seeker);
    await see(sari, id);
    expect((await requestErasure(seeker, { when: 'IN_14_DAYS' })).errors).toEqual([]);

    const { raw, data } = await owner.client.send(RECEIPTS);
    expect(data?.companyReceipts.items.map(({ byMember }) => byMember)).toEqual(['Sari Nuraini']);
    expect(raw).not.toContain('Sekar');
  });
});
