import type { EntityManager } from 'typeorm';
import { CompanyMember } from '../../companies';
import { Seeker } from '../../seekers';
import { aCompany, aSeeker } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { graphql } from '../../../../testkit/graphql';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { accept, aJob, applied, apply } from '../../../../testkit/market/job-factory';
import { whileLocked } from '../../../../testkit/races/while-locked';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const OWN = graphql(`query OwnApplicationIds { myApplications { id } }`);

describe('applying at the same moment', () => {
  it('gives 50 seekers exactly the 3 seats of a slot', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 3 }] });
    const seekers = await Promise.all(Array.from({ length: 50 }, () => aSeeker(server)));

    const outcomes = await Promise.all(seekers.map((seeker) => apply(seeker, job)));

    expect(outcomes.filter(({ application }) => application)).toHaveLength(3);
    expect(new Set(outcomes.flatMap(({ errors }) => errors.map(({ code }) => code)))).toEqual(new Set(['SLOT_FULL']));
    await expectInvariants(server);
  });

  it('gives one seeker who presses 50 times one application', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 20 }] });
    const seeker = await aSeeker(server);

    const outcomes = await atOnce(50, () => apply(seeker, job));

    expect(new Set(outcomes.map(({ application }) => application?.id)).size).toBe(1);
    const { myApplications } = await seeker.client.ask(OWN);
    expect(myApplications).toHaveLength(1);
    await expectInvariants(server);
  });
});

describe('applying', () => {
  it('needs a slot of that job, and is refused a second time with another slot', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{}, { start: '14:00', end: '14:30' }] });
    const [other, seeker] = [await aJob(company), await aSeeker(server)];

    const withoutSlot = await apply(seeker, { ...job, slots: [] });
    const foreignSlot = await apply(seeker, { ...job, slots: other.slots });

    expect(withoutSlot.errors).toMatchObject([{ code: 'SLOT_REQUIRED', field: ['slotId'] }]);
    expect(foreignSlot.errors).toMatchObject([{ code: 'SLOT_NOT_FOUND', message: 'Interview slot not found' }]);
    await applied(seeker, job, 0);
    const again = await apply(seeker, job, 1);
    expect(again.errors).toMatchObject([{ code: 'ALREADY_APPLIED', message: 'You have already applied for this job' }]);
    await expectInvariants(server);
  });

  it('obeys the auto-close date through its last day in WIB', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { autoCloseDate: '2026-11-23', slots: [{ maxApplicants: 5 }] });
    const [inTime, late] = [await aSeeker(server), await aSeeker(server)];

    const onTheDay = await apply(inTime, job);
    server.clock.advance(15 * 60 * 60 * 1000);
    const dayAfter = await apply(late, job);

    expect(onTheDay.application?.status).toBe('PENDING');
    expect(dayAfter.errors).toMatchObject([{ code: 'JOB_CLOSED' }]);
  });

  it('names a clash with an accepted interview', async () => {
    const seeker = await aSeeker(server);
    const [first, second] = [await aCompany(server), await aCompany(server)];
    await accept(first, await applied(seeker, await aJob(first, { slots: [{ start: '10:00', end: '10:30' }] })));

    const tooClose = await apply(seeker, await aJob(second, { slots: [{ start: '10:30', end: '11:00' }] }));
    const farEnough = await apply(seeker, await aJob(second, { slots: [{ start: '11:00', end: '11:30' }] }));

    expect(tooClose.errors).toMatchObject([
      { code: 'INTERVIEW_CONFLICT', message: 'This time is too close to another interview you have scheduled.' },
    ]);
    expect(farEnough.application?.status).toBe('PENDING');
  });

  it('is refused at the company that the seeker joins at this moment', async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    const job = await aJob(company);
    const { companyId, accountId: invitedBy } = company;
    const { accountId, seekerId: id } = seeker;
    const join = async (writer: EntityManager) => {
      await writer.getRepository(Seeker).increment({ id }, 'lockVersion', 1);
      const member = { accountId, companyId, role: 'RECRUITER', invitedBy, since: server.clock.now() } as const;
      await writer.getRepository(CompanyMember).insert(member);
    };

    const { errors } = await whileLocked(server, join, () => apply(seeker, job));

    expect(errors).toMatchObject([{ code: 'OWN_COMPANY_JOB' }]);
    await expectInvariants(server);
  });
});
