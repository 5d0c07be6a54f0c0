import { aCompany, anAdmin, aSeeker } from '../testing/actors';
import { aJob, applied } from '../testing/job-factory';
import { useServer } from '../testing/test-server';

/** Lists read what is asked for; whichever way it is asked, it must be there. */
const server = useServer();

const WHOLE = `{
  id status interview: selectedInterview { date start end locationType } interviewDetails { venue } joinUrl rejectionNotice
  job { id title location employmentType salary { formatted } description skills createdAt isActive }
  applicant { fullName email education technicalSkills workExperience }
}`;

interface Item {
  id: string;
  interview: { date: string };
  job: { title: string; location: string; description: string; skills: string[] };
  applicant: { fullName: string; education: string | null; technicalSkills: string[] };
}

async function listed(query: string): Promise<Item[]> {
  const { client } = await anAdmin(server);
  return (await client.ask<{ list: { items: Item[] } }>(query)).list.items;
}

describe('an administrator\'s list of applications', () => {
  let whole: Item[] = [];
  beforeAll(async () => {
    const [company, seeker] = [await aCompany(server), await aSeeker(server)];
    await applied(seeker, await aJob(company));
    whole = await listed(`{ list: adminApplications { items ${WHOLE} } }`);
  });

  it('has everything that is asked for at once', () => {
    expect(whole).toHaveLength(1);
    expect(whole[0]).toMatchObject({ interview: { date: expect.stringMatching(/^\d{4}/) as string }, job: { location: expect.stringMatching(/./) as string } });
    expect(whole[0]?.job.description.length).toBeGreaterThan(10);
  });

  it.each([
    ['by fragments', `query { list: adminApplications { ...Stretch } } fragment Stretch on AdminApplicationConnection { items { ...Row } } fragment Row on Application ${WHOLE}`],
    ['in pieces', `{ list: adminApplications { items { id status joinUrl job { id title } applicant { fullName } } items ${WHOLE} } }`],
    ['within inline fragments', `{ list: adminApplications { ... on AdminApplicationConnection { items { ... on Application ${WHOLE} } } } }`],
  ])('has the same asked for %s', async (_how, query) => {
    expect(await listed(query)).toEqual(whole);
  });

  it.each([
    ['names', '{ id status job { id title } applicant { fullName email } }'],
    ['the interview', '{ id interview: selectedInterview { date } }'],
    ['a text of the applicant', '{ id applicant { education } }'],
    ['more of the job', '{ id job { location } }'],
  ])('has the same of %s, asked for alone', async (_what, fields) => {
    expect(whole).toMatchObject(await listed(`{ list: adminApplications { items ${fields} } }`));
  });
});
