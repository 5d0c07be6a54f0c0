import { aCompany, anAdmin, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { saveInterviewDetails } from '../../../testkit/market/interview-details';
import { chooseLanguage } from '../../../testkit/people/own-language';
import { requestReschedule, respondToReschedule } from '../../../testkit/market/reschedules';
import { accept, aJob, applied, reject, withdraw } from '../../../testkit/market/job-factory';
import { findLeaks } from '../../../testkit/checks/leak-checker';
import type { TestClient } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer({ APP_URL: 'https://kerja.test' });

interface Interview {
  company: TestCompany;
  seeker: TestSeeker;
  id: string;
}

async function aPendingInterview(): Promise<Interview> {
  const [company, seeker] = [
    await aCompany(server, { companyName: 'PT Kalender' }),
    await aSeeker(server, { fullName: 'Sekar Plantedname' }),
  ];
  return { company, seeker, id: await applied(seeker, await aJob(company, { slots: [{ locationType: 'ONLINE' }] })) };
}

async function anAcceptedInterview(): Promise<Interview> {
  const interview = await aPendingInterview();
  await accept(interview.company, interview.id);
  return interview;
}

async function ask(client: TestClient, id: string) {
  const response = await client.fetch(`/interviews/${id}.ics`);
  return { status: response.status, headers: response.headers, raw: await response.text() };
}

/** The properties of the entry, unfolded and unescaped as RFC 5545 says. */
function propertiesOf(file: string): Record<string, string> {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name, value.join(':').replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))];
    }),
  );
}

async function entryOf(client: TestClient, id: string): Promise<Record<string, string>> {
  const { status, raw } = await ask(client, id);
  expect(status).toBe(200);
  return propertiesOf(raw);
}

async function saveDetails(
  { company, id }: Interview,
  details: { venue: string; link: string | null; additionalInfo: string | null },
): Promise<void> {
  const { errors } = await saveInterviewDetails(company, { applicationId: id, ...details });
  expect(errors).toEqual([]);
}

async function moveTo(
  { company, seeker, id }: Interview,
  time: { date: string; start: string; end: string },
): Promise<void> {
  const asked = await requestReschedule(company, id, time);
  const agreed = await respondToReschedule(seeker, id, 'ACCEPT');
  expect([asked.errors, agreed.errors]).toEqual([[], []]);
}

describe('the calendar file of an accepted interview', () => {
  it('names the job and the company to the seeker, in UTC', async () => {
    const { seeker, id } = await anAcceptedInterview();

    const { headers, raw } = await ask(seeker.client, id);

    expect(propertiesOf(raw)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: `interview-${id}@kerja.test`,
      SEQUENCE: '0',
      DTSTART: '20261124T020000Z',
      DTEND: '20261124T023000Z',
      SUMMARY: 'Interview: Backend Engineer at PT Kalender',
      LOCATION: 'Online',
      STATUS: 'CONFIRMED',
      DESCRIPTION: `https://kerja.test/user/application/${id}`,
      'URL;VALUE=URI': `https://kerja.test/user/application/${id}`,
    });
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="interview.ics"');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('names the applicant to the company, and where to join', async () => {
    const interview = await anAcceptedInterview();
    const { company, id } = interview;
    const link = 'https://meet.test/a?x=1,2;3';
    await saveDetails(interview, { venue: 'Room 4', link, additionalInfo: 'Bring a pen' });

    const entry = await entryOf(company.client, id);

    expect(entry).toMatchObject({
      SUMMARY: 'Interview: Backend Engineer, Sekar Plantedname',
      LOCATION: 'Room 4',
      'URL;VALUE=URI': 'https://meet.test/a?x=1%2C2%3B3',
    });
    expect(entry['DESCRIPTION']).toBe(`Join: ${link}\n\nBring a pen\n\nhttps://kerja.test/company/applicant/${id}`);
  });

  it('warns of a link without encryption, and of no other', async () => {
    const interview = await anAcceptedInterview();
    const warning = 'Not encrypted: enter no password, pay nothing.';
    for (const [link, warns] of [
      ['http://meet.test/a', true],
      ['https://meet.test/a', false],
    ] as const) {
      await saveDetails(interview, { venue: 'Room 4', link, additionalInfo: null });
      const { DESCRIPTION } = await entryOf(interview.seeker.client, interview.id);
      expect(DESCRIPTION?.startsWith(`Join: ${link}\n\n`)).toBe(true);
      expect(DESCRIPTION?.includes(`${link}\n\n${warning}\n\n`)).toBe(warns);
    }
  });

  it('keeps its id and raises its sequence when the details change and when the interview moves', async () => {
    const interview = await anAcceptedInterview();
    const before = await entryOf(interview.seeker.client, interview.id);

    await saveDetails(interview, { venue: 'Room 4', link: null, additionalInfo: null });
    const added = await entryOf(interview.seeker.client, interview.id);
    await saveDetails(interview, { venue: 'Room 5', link: null, additionalInfo: null });
    await moveTo(interview, { date: '2026-11-25', start: '14:00', end: '15:00' });
    const after = await entryOf(interview.seeker.client, interview.id);

    expect(before['SEQUENCE']).toBe('0');
    expect(added).toMatchObject({ UID: before['UID'], SEQUENCE: '1', LOCATION: 'Room 4', DTSTART: before['DTSTART'] });
    expect(after).toMatchObject({ UID: before['UID'], SEQUENCE: '3', LOCATION: 'Room 5', DTSTART: '20261125T070000Z' });
  });

  it('carries hostile titles as text, in lines of at most 75 bytes', async () => {
    const { seeker, id } = await anAcceptedInterview();
    const title = `Chef, "A"; B\\n\r\nEND:VEVENT\r\nBEGIN:VALARM\u0007 ${'😀é'.repeat(40)}`;
    await server.dataSource.query('UPDATE applications SET job_title = ?, additional_info = ? WHERE id = ?', [
      title,
      'a\rDTSTART:19990101T000000Z',
      id,
    ]);

    const { raw } = await ask(seeker.client, id);

    expect(raw.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(raw.replace(/\r\n/g, '')).not.toMatch(/\p{Cc}/u);
    expect(raw.match(/^(BEGIN|END|DTSTART)\b.*/gm)).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'DTSTART:20261124T020000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    const shown = title.replace('\r\n', '\n').replace('\r\n', '\n').replace('\u0007', '');
    expect(propertiesOf(raw)['SUMMARY']).toBe(`Interview: ${shown} at PT Kalender`);
  });
});

describe('the calendar file in Bahasa Indonesia', () => {
  it('is named and worded for the applicant', async () => {
    const { seeker, id } = await anAcceptedInterview();
    seeker.client.setCookie('language=id');

    const { headers, raw } = await ask(seeker.client, id);

    expect(propertiesOf(raw)).toMatchObject({
      PRODID: '-//TemuKerja//Interviews//ID',
      SUMMARY: 'Wawancara: Backend Engineer di PT Kalender',
      LOCATION: 'Online',
    });
    expect(headers.get('content-disposition')).toBe('attachment; filename="wawancara.ics"');
  });

  it('is worded for the company, and leaves what people wrote as it is', async () => {
    const interview = await anAcceptedInterview();
    const { company, id } = interview;
    await chooseLanguage(company, 'id');
    const details = { venue: 'Room 4', link: 'https://meet.test/a', additionalInfo: 'Bring a pen' };
    await saveDetails(interview, details);

    expect(await entryOf(company.client, id)).toMatchObject({
      SUMMARY: 'Wawancara: Backend Engineer, Sekar Plantedname',
      LOCATION: 'Room 4',
      DESCRIPTION: `Ikuti wawancara: https://meet.test/a\n\nBring a pen\n\nhttps://kerja.test/company/applicant/${id}`,
    });
  });

  it('is refused in the language of the request', async () => {
    const visitor = server.visitor().withHeaders({ 'accept-language': 'id' });
    expect((await ask(visitor, 'none')).raw).toBe('{"errors":[{"message":"Wawancara tidak ditemukan"}]}');
  });
});

describe('who gets no calendar file', () => {
  /** A response without what differs between any two requests. */
  const said = ({ status, headers, raw }: Awaited<ReturnType<typeof ask>>) => ({
    status,
    raw,
    headers: [...headers].filter(([name]) => !['date', 'set-cookie', 'x-request-id'].includes(name)),
  });

  it('strangers, visitors and administrators get what a missing interview gets', async () => {
    const { id } = await anAcceptedInterview();
    for (const client of [
      (await aSeeker(server)).client,
      (await aCompany(server)).client,
      (await anAdmin(server)).client,
      server.visitor(),
    ]) {
      const answer = said(await ask(client, id));
      expect(answer).toMatchObject({ status: 404, raw: '{"errors":[{"message":"Interview not found"}]}' });
      expect(answer).toEqual(said(await ask(client, '01ARZ3NDEKTSV4RRFFQ69G5FAV')));
      expect(answer).toEqual(said(await ask(client, encodeURIComponent('é😀'))));
    }
  });

  it('a company before it accepts, or after it rejected or the applicant withdrew', async () => {
    const [pending, rejected, withdrawn] = [
      await aPendingInterview(),
      await aPendingInterview(),
      await aPendingInterview(),
    ];
    await reject(rejected.company, rejected.id);
    await withdraw(withdrawn.seeker, withdrawn.id);
    for (const { company, seeker, id } of [pending, rejected, withdrawn]) {
      const answer = await ask(company.client, id);
      expect(said(answer)).toEqual(said(await ask(company.client, '01ARZ3NDEKTSV4RRFFQ69G5FAV')));
      expect(
        findLeaks(answer.raw + JSON.stringify([...answer.headers]), {
          ...seeker,
          others: [seeker.seekerId, seeker.accountId],
        }),
      ).toEqual([]);
      expect((await ask(seeker.client, id)).status).toBe(404);
    }
  });
});
