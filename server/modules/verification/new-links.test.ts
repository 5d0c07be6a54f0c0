import { ERROR_MESSAGES } from '../../../domain/errors';
import { aCompany } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { anApplication, anInterview } from '../../../testkit/market/interview-factory';
import { accept } from '../../../testkit/market/job-factory';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

/** They contain a user or a password, or are not http. */
const REFUSED = [
  'https://rina@meet.example/a',
  'https://meet.example:x@evil.example/',
  'https://:secret@meet.example/',
  'http://rina:secret@meet.example/',
  'ftp://meet.example/a',
  'javascript:alert(1)',
  'meet.example/a',
];
const UNENCRYPTED = ['http://meet.example/a', 'HTTP://meet.example/b'];
const SAFE = 'https://meet.example/room?pwd=1';

const CHANGE_WEBSITE = graphql(`mutation ChangeWebsite($website: String) {
  updateCompanyProfile(input: { companyName: "PT Tautan", website: $website }) { errors { ...Refusal } }
}`);
const SAVE_LINK = graphql(`mutation SaveInterviewLink($applicationId: ID!, $link: String) {
  saveInterviewDetails(input: { applicationId: $applicationId, venue: "Lantai 3", link: $link }) { errors { ...Refusal } }
}`);

const JOIN_URL = graphql(`query JoinUrlOf($applicationId: ID!) { application(id: $applicationId) { joinUrl } }`);

const refusal = (field: string) => [{ code: 'URL_INVALID', message: ERROR_MESSAGES.URL_INVALID, field: [field] }];

it('a website is a safe link', async () => {
  const { client } = await aCompany(server);
  const save = async (website: string) => (await client.ask(CHANGE_WEBSITE, { website })).updateCompanyProfile.errors;

  for (const link of [...REFUSED, ...UNENCRYPTED]) expect([link, await save(link)]).toEqual([link, refusal('website')]);
  expect(await save(SAFE)).toEqual([]);
});

it.each(REFUSED)('an acceptance takes no link like %s', async (interviewLink) => {
  const { company, id } = await anApplication(server);
  expect((await accept(company, id, { interviewLink })).errors).toEqual(refusal('interviewLink'));
});

it.each([...UNENCRYPTED, SAFE])(
  'an acceptance and the details take %s, without what was copied along',
  async (link) => {
    const accepting = { interviewLink: `\u200B${link}\u200E ` };
    const { company, id: applicationId } = await anInterview(server, { accepting });
    const { client } = company;
    const joinUrl = async () => (await client.ask(JOIN_URL, { applicationId })).application?.joinUrl;
    const save = async (given: string) =>
      (await client.ask(SAVE_LINK, { applicationId, link: given })).saveInterviewDetails.errors;

    expect(await joinUrl()).toBe(link);
    for (const refused of REFUSED) expect([refused, await save(refused)]).toEqual([refused, refusal('link')]);
    expect(await save(`${link}/2\u2060`)).toEqual([]);
    expect(await joinUrl()).toBe(`${link}/2`);
  },
);
