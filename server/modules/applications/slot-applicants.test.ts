import { aCompany, anAdmin, aSeeker, type TestActor } from '../../testing/actors';
import { accept, aJob, applied, reject, withdraw, type TestJob } from '../../testing/job-factory';
import { findLeaks } from '../../testing/leak-checker';
import { PEOPLE, plant } from '../../testing/planted-people';
import { useServer } from '../../testing/test-server';

const server = useServer();

const WHO_SITS = `query ($id: ID!) { job(id: $id) { interviewAvailability { id applications {
  id status jobTitle companyName selectedInterview { date start end } interviewDetails { venue link additionalInfo } joinUrl rejectionNotice
  applicant { isRevealed fullName email phoneNumber pictureUrl cvUrl portfolioUrl education technicalSkills softSkills workExperience }
} } } }`;

interface Seated {
  id: string;
  status: string;
  applicant: { fullName: string; isRevealed: boolean; email: string | null };
}

interface Slots {
  job: { interviewAvailability: { applications: Seated[] | null }[] } | null;
}

const ask = (actor: TestActor, job: TestJob) => actor.client.send<Slots>(WHO_SITS, { id: job.id });

async function seatedIn(actor: TestActor, job: TestJob, slot = 0): Promise<Seated[] | null | undefined> {
  const { data } = await ask(actor, job);
  return data.job?.interviewAvailability[slot]?.applications;
}

describe('who has a seat in a slot', () => {
  it('is told to its company, the earliest first, masked until acceptance', async () => {
    const company = await aCompany(server, { tokens: 2 });
    const job = await aJob(company, { slots: [{ maxApplicants: 3 }, { start: '15:00', end: '15:30' }] });
    const [first, second] = [await aSeeker(server, { fullName: 'Sekar Ayu' }), await aSeeker(server, { fullName: 'Bima Sakti' })];
    const [accepted, pending] = [await applied(first, job), await applied(second, job)];
    await accept(company, accepted);

    expect(await seatedIn(company, job)).toMatchObject([
      { id: accepted, status: 'ACCEPTED', applicant: { isRevealed: true, fullName: 'Sekar Ayu', email: first.email } },
      { id: pending, status: 'PENDING', applicant: { isRevealed: false, fullName: 'B**a S**i', email: null } },
    ]);
    expect(await seatedIn(company, job, 1)).toEqual([]);
  });

  it('leaves out those whose seat is free again', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 3 }] });
    const [rejected, withdrawn] = [await aSeeker(server), await aSeeker(server)];
    await reject(company, await applied(rejected, job));
    await withdraw(withdrawn, await applied(withdrawn, job));

    expect(await seatedIn(company, job)).toEqual([]);
  });

  it('is told to nobody else', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 3 }] });
    const applicant = await aSeeker(server);
    await applied(applicant, job);

    expect(await seatedIn(applicant, job)).toBeNull();
    expect(await seatedIn(await aSeeker(server), job)).toBeNull();
    expect(await seatedIn(await anAdmin(server), job)).toBeNull();
    const foreign = await ask(await aCompany(server), job);
    expect(foreign.data.job).toBeNull();
    expect(foreign.errors).toMatchObject([{ message: 'You are not authorized to manage this job' }]);
  });
});

describe.each(Object.keys(PEOPLE))('a slot with %s in it', (name) => {
  it('tells nothing of the person before acceptance or after a rejection', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 3 }] });
    const { seeker, identity } = await plant(server, name);
    const id = await applied(seeker, job);

    const pending = await ask(company, job);
    expect(pending.raw).toContain(id);
    expect(findLeaks(pending.raw, identity)).toEqual([]);

    await reject(company, id);
    expect(findLeaks((await ask(company, job)).raw, identity)).toEqual([]);
  });
});

describe('the cost of asking who has a seat', () => {
  it('is the same number of statements for one slot and for 30', async () => {
    const company = await aCompany(server);
    const hours = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00'];
    const slots = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].flatMap((date) =>
      hours.map((start) => ({ date, start, end: start.replace(':00', ':30'), maxApplicants: 3 })),
    );
    const [few, many] = [await aJob(company, { slots: slots.slice(0, 1) }), await aJob(company, { slots })];
    for (const job of [few, many]) {
      const seekers = await Promise.all(job.slots.slice(0, 8).map(() => aSeeker(server)));
      for (const [slot, seeker] of seekers.entries()) await applied(seeker, job, slot);
    }
    const costOf = async (job: TestJob) => (await server.statementsOf(() => ask(company, job))).length;

    expect((await seatedIn(company, many, 7))?.length).toBe(1);
    expect(await costOf(many)).toBe(await costOf(few));
  });
});
