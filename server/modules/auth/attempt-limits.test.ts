import { aSeeker } from '../../../testkit/people/actors';
import { atOnce, tallyOf } from '../../../testkit/races/at-once';
import { resendVerificationEmail } from '../../../testkit/people/email-verification';
import { graphql } from '../../../testkit/graphql';
import { changePassword, requestPasswordReset, twice } from '../../../testkit/people/passwords';
import { codesOf, logIn, registerCompany, registerSeeker } from '../../../testkit/people/registration';
import type { TestClient } from '../../../testkit/server/test-client';
import { useSecondServer, useServer, type TestServer } from '../../../testkit/server/test-server';

// The real limits, over two processes on one database; the third is behind a proxy that it trusts.
const settings = { RATE_LIMIT_FACTOR: '1', SESSION_SECRET: 'one secret of both processes, for tests' };
const first = useServer(settings);
const second = useSecondServer(settings);
const behindProxy = useSecondServer({ ...settings, TRUST_PROXY: 'loopback' });

beforeEach(async () => {
  await first.dataSource.query('DELETE FROM rate_limits');
});

/** A visitor with this address. */
const forwardedClient = (server: TestServer, address: string): TestClient =>
  server.visitor().withHeaders({ 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` });

const TWELVE_LOGINS = graphql(`mutation TwelveLogins($email: String) {
  a0: login(input: { email: $email, password: "Wrong-0234" }) { errors { code } }
  a1: login(input: { email: $email, password: "Wrong-1234" }) { errors { code } }
  a2: login(input: { email: $email, password: "Wrong-2234" }) { errors { code } }
  a3: login(input: { email: $email, password: "Wrong-3234" }) { errors { code } }
  a4: login(input: { email: $email, password: "Wrong-4234" }) { errors { code } }
  a5: login(input: { email: $email, password: "Wrong-5234" }) { errors { code } }
  a6: login(input: { email: $email, password: "Wrong-6234" }) { errors { code } }
  a7: login(input: { email: $email, password: "Wrong-7234" }) { errors { code } }
  a8: login(input: { email: $email, password: "Wrong-8234" }) { errors { code } }
  a9: login(input: { email: $email, password: "Wrong-9234" }) { errors { code } }
  a10: login(input: { email: $email, password: "Wrong-10234" }) { errors { code } }
  a11: login(input: { email: $email, password: "Wrong-11234" }) { errors { code } }
}`);

const tally = (answers: Parameters<typeof codesOf>[0][]) => tallyOf(answers.flatMap(codesOf));

describe('tries at a password', () => {
  it('are ten in a quarter of an hour, counted over all processes, also at the same moment', async () => {
    const { email } = await aSeeker(first);

    const answers = await atOnce(30, (index) =>
      logIn((index % 2 === 0 ? first : second).visitor(), email, 'Wrong-1234'),
    );

    expect(tally(answers)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_ATTEMPTS: 20 });
    expect(codesOf(await logIn(second.visitor(), email))).toEqual(['TOO_MANY_ATTEMPTS']);
  });

  it('are those of a network, not of each address that a home has by IPv6: no one is locked out from there', async () => {
    const { email } = await aSeeker(first);
    const from = (address: string) => forwardedClient(behindProxy, address);

    const answers = await atOnce(60, (index) => logIn(from(`2001:db8:0:7:${index}::1`), email, 'Wrong-1234'));

    expect(tally(answers)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_ATTEMPTS: 50 });
    expect(codesOf(await logIn(from('198.51.100.9'), email))).toEqual([]);
  });

  it('count for an unknown e-mail in the same way, and are stored without the e-mail or the address', async () => {
    const answers = await atOnce(12, () => logIn(first.visitor(), 'unknown-limits@people.test', 'Wrong-1234'));
    expect(tally(answers)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_ATTEMPTS: 2 });
    const rows = JSON.stringify(await first.dataSource.query('SELECT * FROM rate_limits'));
    expect(rows).toContain('login');
    expect(rows).not.toMatch(/people\.test|127\.0\.0\.1/);
  });

  it('are not multiplied by aliases in one request', async () => {
    const { email } = await aSeeker(first);

    const data = await first.visitor().ask(TWELVE_LOGINS, { email });

    expect(tally(Object.values(data))).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_ATTEMPTS: 2 });
  });

  it('are shared between login and linking a second role', async () => {
    const { email } = await aSeeker(first);
    for (let index = 0; index < 5; index += 1) await logIn(first.visitor(), email, 'Wrong-1234');
    for (let index = 0; index < 5; index += 1) {
      expect(codesOf(await registerCompany(second.visitor(), { email, ...twice('Another-123') }))).toEqual([
        'EXISTING_ACCOUNT_DIFFERENT_PASSWORD_COMPANY',
      ]);
    }

    expect(codesOf(await registerCompany(first.visitor(), { email }))).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(codesOf(await logIn(second.visitor(), email))).toEqual(['TOO_MANY_ATTEMPTS']);
  });

  it('are shared with changing the password', async () => {
    const { client, email } = await aSeeker(first);
    const change = (currentPassword: string) => changePassword(client, { currentPassword, ...twice('Berubah-456') });

    const answers = await atOnce(12, () => change('Wrong-1234'));

    expect(tally(answers)).toEqual({ CURRENT_PASSWORD_WRONG: 10, TOO_MANY_ATTEMPTS: 2 });
    expect(tally([await change('Rahasia-123'), await logIn(second.visitor(), email)])).toEqual({
      TOO_MANY_ATTEMPTS: 2,
    });
  });

  it('begin again after the right password', async () => {
    const { email } = await aSeeker(first);
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 8; index += 1) await logIn(first.visitor(), email, 'Wrong-1234');
      expect(codesOf(await logIn(first.visitor(), email))).toEqual([]);
    }
  });
});

describe('a forwarded address', () => {
  it('that anyone can write changes nothing', async () => {
    const { email } = await aSeeker(first);
    const answers = await atOnce(15, (index) =>
      logIn(forwardedClient(first, `203.0.113.${index}`), email, 'Wrong-1234'),
    );
    expect(tally(answers)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_ATTEMPTS: 5 });
  });

  it('counts when it comes from a trusted proxy, and then no one can lock out another person', async () => {
    const { email } = await aSeeker(first);
    const attacker = forwardedClient(behindProxy, '203.0.113.7');
    for (let index = 0; index < 60; index += 1) await logIn(attacker, email, 'Wrong-1234');
    expect(codesOf(await logIn(attacker, email))).toEqual(['TOO_MANY_ATTEMPTS']);

    expect(codesOf(await logIn(forwardedClient(behindProxy, '198.51.100.9'), email))).toEqual([]);
  });

  it('does not help many addresses against one account', async () => {
    const { email } = await aSeeker(first);
    const answers = await atOnce(60, (index) =>
      logIn(forwardedClient(behindProxy, `203.0.113.${index}`), email, 'Wrong-1234'),
    );
    expect(tally(answers)).toEqual({ INVALID_CREDENTIALS: 50, TOO_MANY_ATTEMPTS: 10 });
  });
});

it('registers at most 20 accounts an hour from one address', async () => {
  const answers = await atOnce(25, (index) =>
    registerSeeker((index % 2 === 0 ? first : second).visitor(), { email: `limit${index}@people.test` }),
  );
  expect(answers.filter(({ viewer }) => viewer)).toHaveLength(20);
  expect(tally(answers)).toEqual({ TOO_MANY_ATTEMPTS: 5 });
});

it('mails at most five reset links an hour for an address, and counts an unknown one alike', async () => {
  const { email } = await aSeeker(first);
  for (const address of [email, 'nobody-reset@people.test']) {
    const answers = await atOnce(7, (index) =>
      requestPasswordReset((index % 2 === 0 ? first : second).visitor(), address),
    );
    expect(tally(answers)).toEqual({ TOO_MANY_ATTEMPTS: 2 });
  }
});

it('mails at most ten verification links an hour to an account, over all processes', async () => {
  const client = first.visitor();
  await registerSeeker(client, { email: 'resend-limit@people.test' });
  const answers: Awaited<ReturnType<typeof resendVerificationEmail>>[] = [];
  for (let index = 0; index < 12; index += 1) {
    for (const server of [first, second]) server.clock.advance(60_000);
    answers.push(await resendVerificationEmail(client.clone((index % 2 === 0 ? first : second).url)));
  }
  expect(tally(answers)).toEqual({ TOO_MANY_ATTEMPTS: 2 });
  expect(answers.slice(10).every(({ errors }) => errors.length === 1)).toBe(true);
});
