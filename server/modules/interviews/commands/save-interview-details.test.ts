import { DAY_MS } from '../../../../domain/time';
import { aCompany, aSeeker, type TestCompany } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import type { SaveInterviewDetailsInput } from '../../../../testkit/graphql/graphql';
import { accept, aJob, applied, reject } from '../../../../testkit/market/job-factory';
import { mailsArrived, mailsTo, minutesLater } from '../../../../testkit/outside/mailbox';
import type { ResultOf } from '../../../../testkit/server/test-client';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const SAVE = graphql(`mutation SaveDetails($input: SaveInterviewDetailsInput!) {
  saveInterviewDetails(input: $input) { application { joinUrl interviewDetails { venue link } } errors { ...Refusal } }
}`);
const DETAILS = graphql(`query SavedDetails($id: ID!) { application(id: $id) { joinUrl interviewDetails { venue } } }`);

async function saveDetails(
  company: TestCompany,
  applicationId: string,
  details: Omit<SaveInterviewDetailsInput, 'applicationId'>,
): Promise<ResultOf<typeof SAVE>['saveInterviewDetails']> {
  const { saveInterviewDetails } = await company.client.ask(SAVE, { input: { applicationId, ...details } });
  return saveInterviewDetails;
}

describe('the interview details of an application', () => {
  it('take the place of the link that came with the acceptance, and take it away when theirs is emptied', async () => {
    const company = await aCompany(server, { tokens: 1 });
    const seeker = await aSeeker(server);
    const id = await applied(seeker, await aJob(company));
    await accept(company, id, { interviewLink: 'https://meet.example/first' });
    const joinUrl = async () => (await seeker.client.ask(DETAILS, { id })).application?.joinUrl;

    expect((await saveDetails(company, id, { venue: 'Lantai 3' })).application?.joinUrl).toBe(
      'https://meet.example/first',
    );
    expect(
      (await saveDetails(company, id, { venue: 'Lantai 3', link: 'https://meet.example/second' })).application,
    ).toEqual({
      joinUrl: 'https://meet.example/second',
      interviewDetails: { venue: 'Lantai 3', link: 'https://meet.example/second' },
    });
    expect((await saveDetails(company, id, { venue: 'Lantai 3', link: '' })).application).toEqual({
      joinUrl: null,
      interviewDetails: { venue: 'Lantai 3', link: null },
    });
    expect(await joinUrl()).toBeNull();
  });

  it('want a venue, and a link that is an address', async () => {
    const company = await aCompany(server, { tokens: 1 });
    const id = await applied(await aSeeker(server), await aJob(company));
    await accept(company, id);

    const saved = await saveDetails(company, id, { venue: ' ', link: 'meet.example' });

    expect(saved.errors.map(({ code, field }) => [code, field])).toEqual([
      ['VENUE_REQUIRED', ['venue']],
      ['URL_INVALID', ['link']],
    ]);
    expect(saved.application).toBeNull();
  });

  it('are refused on an own application that is not accepted', async () => {
    const company = await aCompany(server, { tokens: 1 });
    const job = await aJob(company, { slots: [{ maxApplicants: 2 }] });
    const [pending, rejected] = [await applied(await aSeeker(server), job), await applied(await aSeeker(server), job)];
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
    const company = await aCompany(server, { tokens: 1, companyName: 'PT Surat Kabar' });
    const seeker = await aSeeker(server);
    const id = await applied(seeker, await aJob(company));
    await accept(company, id);
    const subject = 'Your interview for Backend Engineer: venue and details';
    const sequence = async () =>
      (
        await server.dataSource.query<{ interview_sequence: number }[]>(
          'SELECT interview_sequence FROM applications WHERE id = ?',
          [id],
        )
      )[0]?.interview_sequence;
    const first = { venue: 'Lantai 3 <b>', link: 'https://meet.example/first', additionalInfo: 'Bawa KTP\ndan CV' };

    await saveDetails(company, id, first);
    const [mail] = await mailsArrived(server, seeker.email, subject);
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
    const [queued] = await server.dataSource.query<{ total: string }[]>(
      'SELECT COUNT(*) AS total FROM outbox WHERE effect_key LIKE ?',
      [`interview-details:${id}:%`],
    );
    expect(Number(queued?.total)).toBe(2);
    minutesLater(server, 9);
    expect((await mailsTo(server, seeker.email)).filter((sent) => sent.subject === subject)).toHaveLength(1);

    minutesLater(server, 1);
    const mails = await mailsArrived(server, seeker.email, subject, 2);
    expect(mails[0]?.text).toContain('Lantai 6');
    expect(mails[0]?.text).not.toMatch(/Lantai [45]/);
  });

  it('are near until the interview begins', async () => {
    server.clock.reset();
    const [company, seeker] = [await aCompany(server, { tokens: 1 }), await aSeeker(server)];
    const id = await applied(seeker, await aJob(company));
    await accept(company, id);
    const subject = 'Your interview for Backend Engineer: venue and details';

    await saveDetails(company, id, { venue: 'Lantai 3' });
    expect((await mailsArrived(server, seeker.email, subject))[0]?.text).toContain('is near');
    server.clock.advance(DAY_MS);
    await saveDetails(company, id, { venue: 'Lantai 4' });
    expect((await mailsArrived(server, seeker.email, subject, 2))[0]?.text).not.toContain('is near');
  });

  it.each([
    ['http://meet.example/a', true],
    ['https://meet.example/a', false],
  ])('warn in the mail of a link without encryption: %s', async (link, warns) => {
    const company = await aCompany(server, { tokens: 1 });
    const seeker = await aSeeker(server);
    const id = await applied(seeker, await aJob(company));
    await accept(company, id);

    await saveDetails(company, id, { venue: 'Lantai 3', link });

    const [mail] = await mailsArrived(server, seeker.email, 'Your interview for Backend Engineer: venue and details');
    expect(mail?.text).toContain(`Meeting link: ${link}\n`);
    expect(mail?.text.includes(`${link}\nNot encrypted: enter no password, pay nothing.\n`)).toBe(warns);
  });

  it('say in the mail that there is no link when it was taken away', async () => {
    const company = await aCompany(server, { tokens: 1 });
    const seeker = await aSeeker(server);
    const id = await applied(seeker, await aJob(company));
    await accept(company, id, { interviewLink: 'https://meet.example/first' });

    await saveDetails(company, id, { venue: 'Lantai 3', link: '' });

    const [mail] = await mailsArrived(server, seeker.email, 'Your interview for Backend Engineer: venue and details');
    expect(mail?.text).not.toContain('meet.example');
  });
});
