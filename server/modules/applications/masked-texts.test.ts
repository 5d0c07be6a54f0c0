import leaks from '../../../quality/mask-check/golden/leaks.json';
import { normalise } from '../../text/masking/normalise';
import { Redactor } from '../../text/masking';
import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { aJob, applied } from '../../../testkit/market/job-factory';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

interface Leak {
  kind: string;
  name: string;
  text?: string;
  tags?: string[];
  mustGo: string[];
}

/** Some of each kind; `quality/mask-check/golden.test.ts` has all of them. */
const SAMPLE = (leaks as Leak[]).filter((_leak, index) => index % (process.env['LONG_TESTS'] ? 12 : 36) === 0);

graphql(`fragment MaskedTexts on Applicant { technicalSkills softSkills workExperience }`);
const TEXTS = graphql(`query TextsOfApplicant($id: ID!) { application(id: $id) { applicant { ...MaskedTexts } } }`);
const TEXTS_SEVEN_TIMES = graphql(`query TextsOfApplicantSevenTimes($id: ID!) {
  a1: application(id: $id) { applicant { ...MaskedTexts } }
  a2: application(id: $id) { applicant { ...MaskedTexts } }
  a3: application(id: $id) { applicant { ...MaskedTexts } }
  a4: application(id: $id) { applicant { ...MaskedTexts } }
  a5: application(id: $id) { applicant { ...MaskedTexts } }
  a6: application(id: $id) { applicant { ...MaskedTexts } }
  b: companyApplications { items { applicant { ...MaskedTexts } } }
}`);
const needleIn = (raw: string, needle: string) =>
  normalise(raw).text.includes(normalise(JSON.stringify(needle).slice(1, -1)).text);

describe('what a seeker wrote, as a company reads it before acceptance', () => {
  it.each(SAMPLE)('$kind: $text$tags', async ({ name, text, tags, mustGo }) => {
    const company = await aCompany(server);
    const seeker = await aSeeker(server, {
      fullName: name,
      workExperience: text ?? 'Two years in a shop',
      technicalSkills: tags ?? [],
      softSkills: [],
    });
    const id = await applied(seeker, await aJob(company));

    const { raw } = await company.client.send(TEXTS, { id });

    expect(raw).toContain('•••');
    expect(mustGo.filter((needle) => needleIn(raw, needle))).toEqual([]);
  });

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

    await company.client.ask(TEXTS_SEVEN_TIMES, { id });

    // The work experience, and the skills of both lists.
    expect(find).toHaveBeenCalledTimes(2);
    find.mockRestore();
  });
});
