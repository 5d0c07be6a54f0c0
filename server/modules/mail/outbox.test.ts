import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/time';
import { freePorts } from '../../../scripts/free-ports';
import { MailServer } from '../../../testkit/outside/mail-server';
import { aCompany, aRecruiter, type TestCompany } from '../../../testkit/people/actors';
import { leaveCompany } from '../../../testkit/people/members';
import { eventually } from '../../../testkit/races/eventually';
import { codesOf, registerSeeker } from '../../../testkit/people/registration';
import { TestServer } from '../../../testkit/server/test-server';
import type { MailOutbox } from '.';

let server: TestServer;
/** Chosen before the mail server runs, so that it may be away at first. */
let port: number;
let mails: MailServer;

beforeAll(async () => {
  [port = 0] = await freePorts(1);
  server = new TestServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'silent' });
  await server.start();
});
beforeEach(async () => {
  server.clock.reset();
  await server.dataSource.query('DELETE FROM outbox');
  mails = new MailServer();
});
afterEach(() => mails.close());
afterAll(() => server.stop());

/** Rows of the outbox, oldest first, with the seconds until they are due. */
async function rows() {
  const found = await server.dataSource.query<
    { attempts: number; last_error: string | null; done_at: Date | null; due_at: Date }[]
  >('SELECT attempts, last_error, done_at, due_at FROM outbox ORDER BY id');
  const now = server.clock.now().getTime();
  return found.map(({ due_at, ...row }) => ({ ...row, wait: (due_at.getTime() - now) / 1000 }));
}
type OutboxRow = Awaited<ReturnType<typeof rows>>[number];

const until = (condition: (found: OutboxRow[]) => boolean): Promise<OutboxRow[]> => eventually(rows, condition);

/** Lets the time pass and the dispatcher look again. */
function later(seconds: number): void {
  server.clock.advance(seconds * 1000);
  (server.services.outbox as MailOutbox).wake();
}

let people = 0;
async function register(email = `outbox${(people += 1)}@people.test`): Promise<string> {
  expect(codesOf(await registerSeeker(server.visitor(), { email }))).toEqual([]);
  return email;
}

const isDone = ({ done_at }: OutboxRow): boolean => done_at !== null;

describe('a mail server that is away', () => {
  it('fails no registration and loses no mail: it is tried again, each time after a longer pause', async () => {
    const email = await register();

    expect(await until(([row]) => row?.attempts === 1)).toMatchObject([
      { attempts: 1, wait: 5, done_at: null, last_error: expect.stringContaining('ECONNREFUSED') },
    ]);
    for (const [attempts, wait] of [
      [2, 10],
      [3, 20],
      [4, 40],
    ] as const) {
      later(wait / 2);
      expect((await until(([row]) => row?.attempts === attempts))[0]?.wait).toBe(wait);
    }

    await mails.listen(port);
    later(40);
    await until((found) => found.every(isDone));
    expect(mails.deliveredTo(email).map(({ subject }) => subject)).toEqual(['Verify your email address']);
  });

  it('is not asked before the pause is over', async () => {
    await mails.listen(port);
    mails.isUnwell = true;
    await register();
    await until(([row]) => row?.attempts === 1);

    later(4);
    await register();
    await until((found) => found[1]?.attempts === 1);
    expect((await rows())[0]).toMatchObject({ attempts: 1, wait: 1 });
    expect(mails.offered).toBe(2);
  });

  it('never waits longer than an hour', async () => {
    await register();
    await until(([row]) => row?.attempts === 1);
    await server.dataSource.query('UPDATE outbox SET attempts = 25');
    later(5);
    expect((await until(([row]) => row?.attempts === 26))[0]?.wait).toBe(3600);
  });
});

it('a mail that is never accepted does not keep the others back', async () => {
  await mails.listen(port);
  mails.refused.add('gone@people.test');
  await register('gone@people.test');
  const others = [await register(), await register()];

  const found = await until((all) => all.filter(isDone).length === 2 && all.some(({ attempts }) => attempts === 1));
  expect(found[0]).toMatchObject({
    attempts: 1,
    done_at: null,
    last_error: expect.stringContaining('No such mailbox'),
  });
  for (const email of others) expect(mails.deliveredTo(email)).toHaveLength(1);
});

it('a mail is given up when its mailbox has refused it for three days', async () => {
  await mails.listen(port);
  mails.refused.add('left@people.test');
  await register('left@people.test');
  await until(([row]) => row?.attempts === 1);

  later((3 * DAY_MS - MINUTE_MS) / 1000);
  await until(([row]) => row?.attempts === 2 && !isDone(row));
  later(HOUR_MS / 1000);

  await until((found) => found.every(isDone));
  expect(mails.offered).toBe(3);
});

describe('a mail to several owners', () => {
  async function threeOwners(): Promise<{ owners: TestCompany[]; tellThem: () => Promise<void> }> {
    const first = await aCompany(server);
    const owner = () => aRecruiter(server, first, { role: 'OWNER' });
    const owners = [first, await owner(), await owner()];
    const leaving = await owner();
    return { owners, tellThem: async () => expect(await leaveCompany(leaving)).toBe('done') };
  }
  const arrived = (owners: TestCompany[]) => owners.map(({ email }) => mails.deliveredTo(email).length);

  it('reaches each of them once, and whose mailbox refuses it as soon as that accepts it', async () => {
    await mails.listen(port);
    const { owners, tellThem } = await threeOwners();
    const refused = owners[1]?.email ?? '';
    mails.refused.add(refused);
    await tellThem();
    await until((found) => found.some(({ attempts }) => attempts === 1));
    expect(arrived(owners)).toEqual([1, 0, 1]);
    // An erasure finds mails by the ids in them: of someone who has got it, it must not take it from the others.
    const payloads = JSON.stringify(await server.dataSource.query('SELECT payload FROM outbox'));
    for (const { accountId } of owners) expect(payloads).not.toContain(accountId);

    later(5);
    await until((found) => found.some(({ attempts }) => attempts === 2));
    expect(arrived(owners)).toEqual([1, 0, 1]);
    mails.refused.clear();
    later(10);
    await until((found) => found.every(isDone));
    expect(arrived(owners)).toEqual([1, 1, 1]);
  });

  it('is left to the next process by one that stops between two of them', async () => {
    await mails.listen(port);
    const { owners, tellThem } = await threeOwners();
    const outbox = server.services.outbox as MailOutbox;
    const stops: Promise<void>[] = [];
    mails.beforeTaking = (address) => {
      if (address === owners[0]?.email) stops.push(outbox.stop());
    };
    await tellThem();
    await eventually(
      () => stops.length,
      (begun) => begun > 0,
    );
    await Promise.all(stops);
    expect(arrived(owners)).toEqual([1, 0, 0]);

    outbox.start();
    await until((found) => found.every(isDone));
    expect(arrived(owners)).toEqual([1, 1, 1]);
  });
});

it('a mail says the same in plain text and in HTML, and its secret leaves the database with it', async () => {
  await mails.listen(port);
  const email = await register();
  await until((found) => found.every(isDone));

  const [mail] = mails.deliveredTo(email);
  const link = /https?:\/\/\S+oobCode=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(link).toContain('mode=verifyEmail');
  expect(mail?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  expect(mail?.html).toContain('width=device-width');
  const payloads = await server.dataSource.query<{ payload: unknown }[]>('SELECT payload FROM outbox');
  expect(JSON.stringify(payloads)).not.toContain(email);
});

it('a server that stops leaves its mails to the next one without a pause', async () => {
  await register();
  await until(([row]) => row?.attempts === 1);
  await server.stop();
  server = new TestServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'silent' });
  await mails.listen(port);
  await server.start({ onEmptyDatabase: false });

  later(5);
  await until((found) => found.every(isDone));
});
