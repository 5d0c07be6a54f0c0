import { DAY_MS } from '../../../../domain/time';
import { aCompany, type TestCompany } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import type { SaveInterviewDetailsInput } from '../../../../testkit/graphql/graphql';
import { anApplication, anInterview } from '../../../../testkit/market/interview-factory';
import { reject } from '../../../../testkit/market/job-factory';
import { mailsArrived, mailsQueued, mailsTo, minutesLater } from '../../../../testkit/outside/mailbox';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const SAVE = graphql(`mutation SaveDetails($input: SaveInterviewDetailsInput!) {
  saveInterviewDetails(input: $input) { application { joinUrl interviewDetails { venue link } } errors { ...Refusal } }
}`);
const DETAILS = graphql(`query SavedDetails($id: ID!) { application(id: $id) { joinUrl interviewDetails { venue } } }`);

const SUBJECT = 'Your interview for Backend Engineer: venue and details';

const saveDetails = async (
  { client }: TestCompany,
  applicationId: string,
  details: Omit<SaveInterviewDetailsInput, 'applicationId'>,
) => (await client.ask(SAVE, { input: { applicationId, ...details } })).saveInterviewDetails;

describe('the interview details of an application', () => {
  it('take the place of the link that came with the acceptance, and take it away when theirs is emptied', async () => {
    const [first, second] = ['https://meet.example/first', 'https://meet.example/second'];
    const { company, seeker, id } = await anInterview(server, { accepting: { interviewLink: first } });
    const venue = 'Lantai 3';
    const saved = async (link?: string) => (await saveDetails(company, id, { venue, link })).application;

    expect((await saved())?.joinUrl).toBe(first);
    expect(await saved(second)).toEqual({ joinUrl: second, interviewDetails: { venue, link: second } });
    expect(await saved('')).toEqual({ joinUrl: null, interviewDetails: { venue, link: null } });
    expect((await seeker.client.ask(DETAILS, { id })).application?.joinUrl).toBeNull();
    minutesLater(server);
    const [mail] = await mailsArrived(server, seeker.email, SUBJECT, 2);
    expect(mail?.text).not.toContain('meet.example');
  });

  it('want a venue, and a link that is an address', async () => {
    const { company, id } = await anInterview(server);

    const saved = await saveDetails(company, id, { venue: ' ', link: 'meet.example' });

    expect(saved.errors.map(({ code, field }) => [code, field])).toEqual([
      ['VENUE_REQUIRED', ['venue']],
      ['URL_INVALID', ['link']],
    ]);
    expect(saved.application).toBeNull();
  });

  it('are refused on an own application that is not accepted', async () => {
    const { company, id: pending } = await anApplication(server);
    const { id: rejected } = await anApplication(server, { company });
    await reject(company, rejected);

    for (const id of [pending, rejected]) {
      const saved = await saveDetails(company, id, { venue: 'Lantai 3' });

      expect(saved.errors).toMatchObject([
        { code: 'INTERVIEW_DETAILS_FORBIDDEN', message: 'Unauthorized to add interview details' },
      ]);
      const { application } = await company.client.ask(DETAILS, { id });
      expect(application?.interviewDetails).toBeNull();
    }
  });

  it('reach the applicant by mail when they are new and once for what changes within ten minutes, and not when they are saved as they were', async () => {
    const { company, seeker, id } = await anInterview(server, {
      company: await aCompany(server, { companyName: 'PT Surat Kabar' }),
    });
    const sequence = async () =>
      (
        await server.dataSource.query<{ interview_sequence: number }[]>(
          'SELECT interview_sequence FROM applications WHERE id = ?',
          [id],
        )
      )[0]?.interview_sequence;
    const first = { venue: 'Lantai 3 <b>', link: 'https://meet.example/first', additionalInfo: 'Bawa KTP\ndan CV' };

    await saveDetails(company, id, first);
    const [mail] = await mailsArrived(server, seeker.email, SUBJECT);
    for (const word of [
      'PT Surat Kabar',
      'Venue: Lantai 3 <b>',
      'https://meet.example/first',
      'Bawa KTP',
      `/user/application/${id}`,
    ])
      expect(mail?.text).toContain(word);

    const before = await sequence();
    expect((await saveDetails(company, id, first)).errors).toEqual([]);
    expect(
      (await saveDetails(company, id, { venue: first.venue, additionalInfo: first.additionalInfo, link: first.link }))
        .application?.interviewDetails?.venue,
    ).toBe(first.venue);
    expect(await sequence()).toBe(before);
    for (const venue of ['Lantai 4', 'Lantai 5', 'Lantai 6']) await saveDetails(company, id, { ...first, venue });
    expect(await mailsQueued(server, `interview-details:${id}:%`)).toBe(2);
    minutesLater(server, 9);
    expect((await mailsTo(server, seeker.email)).filter((sent) => sent.subject === SUBJECT)).toHaveLength(1);

    minutesLater(server, 1);
    const mails = await mailsArrived(server, seeker.email, SUBJECT, 2);
    expect(mails[0]?.text).toContain('Lantai 6');
    expect(mails[0]?.text).not.toMatch(/Lantai [45]/);
  });

  it('are near until the interview begins', async () => {
    const { company, seeker, id } = await anInterview(server);

    await saveDetails(company, id, { venue: 'Lantai 3' });
    expect((await mailsArrived(server, seeker.email, SUBJECT))[0]?.text).toContain('is near');
    server.clock.advance(DAY_MS);
    await saveDetails(company, id, { venue: 'Lantai 4' });
    expect((await mailsArrived(server, seeker.email, SUBJECT, 2))[0]?.text).not.toContain('is near');
  });

  it.each([
    ['http://meet.example/a', true],
    ['https://meet.example/a', false],
  ])('warn in the mail of a link without encryption: %s', async (link, warns) => {
    const { company, seeker, id } = await anInterview(server);

    await saveDetails(company, id, { venue: 'Lantai 3', link });

    const [mail] = await mailsArrived(server, seeker.email, SUBJECT);
    expect(mail?.text).toContain(`Meeting link: ${link}\n`);
    expect(mail?.text.includes(`${link}\nNot encrypted: enter no password, pay nothing.\n`)).toBe(warns);
  });
});
