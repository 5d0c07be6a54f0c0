import { Redactor } from '../../text/masking';
import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { aJob, applied } from '../../../testkit/market/job-factory';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

graphql(`fragment MaskedTexts on Applicant { technicalSkills softSkills workExperience }`);
const TEXTS = graphql(`query TextsOfApplicant($id: ID!) { application(id: $id) { applicant { ...MaskedTexts } } }`);
const TEXTS_THREE_TIMES = graphql(`query TextsOfApplicantThreeTimes($id: ID!) {
  a1: application(id: $id) { applicant { ...MaskedTexts } }
  a2: application(id: $id) { applicant { ...MaskedTexts } }
  b: companyApplications { items { applicant { ...MaskedTexts } } }
}`);

// What the mask finds: quality/mask-check/golden.test.ts; that it is over every text: masking.test.ts.
describe('what a seeker wrote, as a company reads it before acceptance', () => {
  it('is read over both lists of skills, and keeps the skills that tell nothing', async () => {
    const company = await aCompany(server);
    const seeker = await aSeeker(server, {
      technicalSkills: ['Excel', '0812'],
      softSkills: ['3456', '7890', 'Teamwork'],
    });
    const id = await applied(seeker, await aJob(company));

    const { application } = await company.client.ask(TEXTS, { id });

    expect(application?.applicant).toMatchObject({
      technicalSkills: ['Excel', '•••'],
      softSkills: ['•••', '•••', 'Teamwork'],
    });
  });

  it('is searched once per request, for any number of aliases and lists', async () => {
    const company = await aCompany(server);
    const id = await applied(await aSeeker(server), await aJob(company));
    const find = jest.spyOn(Redactor.prototype as unknown as { find: () => unknown }, 'find');

    await company.client.ask(TEXTS_THREE_TIMES, { id });

    // The work experience, and the skills of both lists.
    expect(find).toHaveBeenCalledTimes(2);
    find.mockRestore();
  });
});
