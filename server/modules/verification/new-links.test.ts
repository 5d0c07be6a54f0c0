import { ERROR_MESSAGES } from '../../../domain/errors';
import { aCompany, aSeeker } from '../../testing/actors';
import { graphql } from '../../testing/graphql';
import { accept, aJob, applied } from '../../testing/job-factory';
import { useServer } from '../../testing/test-server';

const server = useServer();

const UNSAFE = [
  'http://meet.example/a',
  'https://rina@meet.example/a',
  'https://meet.example:x@evil.example/',
  'HTTP://meet.example/b',
  'https://:secret@meet.example/',
];
const OLD = 'http://old.example/room';
const SAFE = 'https://meet.example/room?pwd=1';

const CHANGE_WEBSITE = graphql(`mutation ChangeWebsite($website: String) {
  updateCompanyProfile(input: { companyName: "PT Tautan", website: $website }) { errors { ...Refusal } }
}`);
const SAVE_LINK = graphql(`mutation SaveInterviewLink($applicationId: ID!, $link: String) {
  saveInterviewDetails(input: { applicationId: $applicationId, venue: "Lantai 3", link: $link }) { errors { ...Refusal } }
}`);

const refusal = (field: string) => [{ code: 'URL_INVALID', message: ERROR_MESSAGES.URL_INVALID, field: [field] }];

async function anAcceptance(interviewLink?: string) {
  const company = await aCompany(server, { tokens: 1 });
  const applicationId = await applied(await aSeeker(server), await aJob(company));
  if (interviewLink) await accept(company, applicationId, { interviewLink });
  return { company, applicationId, client: company.client };
}

it('a website is safe when it is new or changed; an older one stays when the profile is saved again', async () => {
  const { client, companyId } = await aCompany(server);
  const save = async (website: string) => (await client.ask(CHANGE_WEBSITE, { website })).updateCompanyProfile.errors;

  for (const link of UNSAFE) expect([link, await save(link)]).toEqual([link, refusal('website')]);
  await server.dataSource.query('UPDATE companies SET website = ? WHERE id = ?', [OLD, companyId]);
  expect(await save(OLD)).toEqual([]);
  expect(await save(`${OLD}/changed`)).toEqual(refusal('website'));
  expect(await save(SAFE)).toEqual([]);
  expect(await save(OLD)).toEqual(refusal('website'));
});

it.each(UNSAFE)('an acceptance takes no link like %s', async (interviewLink) => {
  const { company, applicationId } = await anAcceptance();
  expect((await accept(company, applicationId, { interviewLink })).errors).toEqual(refusal('interviewLink'));
});

it.each(['interview_link', 'details_link'])(
  'details are saved again with an older %s, and with no other unsafe one',
  async (column) => {
    const { client, applicationId } = await anAcceptance(SAFE);
    const save = async (link: string) =>
      (await client.ask(SAVE_LINK, { applicationId, link })).saveInterviewDetails.errors;

    for (const link of UNSAFE) expect([link, await save(link)]).toEqual([link, refusal('link')]);
    await server.dataSource.query(`UPDATE applications SET ${column} = ? WHERE id = ?`, [OLD, applicationId]);
    expect(await save(OLD)).toEqual([]);
    expect(await save(`${OLD}/changed`)).toEqual(refusal('link'));
    expect(await save(SAFE)).toEqual([]);
    expect(await save(OLD)).toEqual(refusal('link'));
  },
);
