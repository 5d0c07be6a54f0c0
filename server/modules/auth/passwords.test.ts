import { createHash } from 'node:crypto';
import { ERROR_MESSAGES } from '../../../domain/errors';
import { MINUTE_MS } from '../../../domain/time';
import { aSeeker, signIn } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { mailsArrived, mailsQueued } from '../../../testkit/outside/mailbox';
import {
  changePassword,
  mailedResetCode,
  requestPasswordReset,
  resetByMail,
  resetPassword,
  setPassword,
  takePassword,
  twice,
} from '../../../testkit/people/passwords';
import { codesOf, logIn, registerSeeker, STRONG_PASSWORD, viewerOf } from '../../../testkit/people/registration';
import type { TestClient } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const NEW_PASSWORD = 'Berubah-456';

const requestReset = (email: string) => requestPasswordReset(server.visitor(), email);
const reset = (code: string, password = NEW_PASSWORD, confirmPassword = password) =>
  resetPassword(server.visitor(), { code, password, confirmPassword });
const change = (client: TestClient, currentPassword: string, password = NEW_PASSWORD) =>
  changePassword(client, { currentPassword, ...twice(password) });
const mailedCode = (email: string, count = 1) => mailedResetCode(server, email, count);

describe('asking for a new password', () => {
  it('responds the same whether the account exists or not, and mails only to one that does', async () => {
    const { email } = await aSeeker(server);
    const before = await mailsQueued(server, 'reset-password:%');

    const answers = await Promise.all(
      [email, 'nobody@people.test'].map((address) => requestReset(address.toUpperCase())),
    );

    expect(answers).toEqual([
      { sentTo: email, errors: [] },
      { sentTo: 'nobody@people.test', errors: [] },
    ]);
    await mailedCode(email);
    expect(await mailsQueued(server, 'reset-password:%')).toBe(before + 1);
  });

  it('responds to both no earlier than the same moment, so that the work for an account does not show', async () => {
    const { email } = await aSeeker(server);
    const pausesFor = async (address: string) => {
      const timers = jest.spyOn(globalThis, 'setTimeout');
      await requestReset(address);
      const pauses = timers.mock.calls.filter(([, milliseconds]) => milliseconds === 250);
      timers.mockRestore();
      return pauses.length;
    };

    expect([await pausesFor(email), await pausesFor('nobody@people.test')]).toEqual([1, 1]);
  });

  it('wants an address', async () => {
    expect((await requestReset('')).errors).toEqual([
      { code: 'REQUIRED_FIELDS', message: ERROR_MESSAGES.REQUIRED_FIELDS, field: ['email'] },
    ]);
    expect(codesOf(await requestReset('nobody'))).toEqual(['EMAIL_INVALID']);
  });
});

describe('a mailed link', () => {
  it('sets the new password, ends every session, and tells the owner', async () => {
    const { client, email } = await aSeeker(server);
    const elsewhere = await signIn(server, email);

    expect(await resetByMail(server, email, NEW_PASSWORD)).toEqual([]);

    expect(await viewerOf(client)).toBeNull();
    expect(await viewerOf(elsewhere)).toBeNull();
    expect(codesOf(await logIn(server.visitor(), email, STRONG_PASSWORD))).toEqual(['INVALID_CREDENTIALS']);
    expect((await logIn(server.visitor(), email, NEW_PASSWORD)).viewer?.email).toBe(email);
    await mailsArrived(server, email, 'Your password was changed');
  });

  it('works once, also for 20 at the same moment, and so do links asked for before', async () => {
    const { email } = await aSeeker(server);
    await requestReset(email);
    const earlier = await mailedCode(email);
    await requestReset(email);
    const code = await mailedCode(email, 2);
    expect(code).not.toBe(earlier);

    const answers = await atOnce(20, (index) => reset(code, `Berubah-${100 + index}`));

    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.flatMap(codesOf)).toEqual(Array.from({ length: 19 }, () => 'INVALID_RESET_CODE'));
    expect((await reset(earlier)).errors.map(({ message }) => message)).toEqual([ERROR_MESSAGES.INVALID_RESET_CODE]);
  });

  it('is stored only as a hash, and works for 30 minutes', async () => {
    const { email } = await aSeeker(server);
    await requestReset(email);
    const code = await mailedCode(email);

    const stored = JSON.stringify(await server.dataSource.query('SELECT * FROM password_resets'));
    expect(stored).not.toContain(code);
    expect(stored).toContain(createHash('sha256').update(code).digest('hex'));
    server.clock.advance(30 * MINUTE_MS);
    expect(codesOf(await reset(code))).toEqual(['INVALID_RESET_CODE']);
    server.clock.advance(-1);
    expect(codesOf(await reset(code))).toEqual([]);
  });

  it('keeps the five rules, and a refused password does not use it up', async () => {
    const { email } = await aSeeker(server);
    await requestReset(email);
    const code = await mailedCode(email);

    expect(codesOf(await reset(code, 'Abc-123'))).toEqual(['PASSWORD_TOO_SHORT']);
    expect(codesOf(await reset(code, 'Berubah456'))).toEqual(['PASSWORD_NO_SPECIAL']);
    expect(codesOf(await reset(code, NEW_PASSWORD, 'Berubah-457'))).toEqual(['PASSWORDS_DIFFER']);
    expect(codesOf(await reset(''))).toEqual(['INVALID_RESET_CODE']);
    expect(codesOf(await reset(code))).toEqual([]);
  });

  it('proves the address: an account that was never verified is verified by it', async () => {
    const email = 'reset-unverified@people.test';
    const squatter = server.visitor();
    await registerSeeker(squatter, { email });
    await resetByMail(server, email, NEW_PASSWORD);

    expect(await viewerOf(squatter)).toBeNull();
    expect((await logIn(server.visitor(), email, NEW_PASSWORD)).viewer).toMatchObject({ emailVerified: true });
  });
});

describe('changing the password', () => {
  it('ends all other sessions and gives this one a new id', async () => {
    const { client, email } = await aSeeker(server);
    const elsewhere = await signIn(server, email);
    const stolen = client.clone();

    expect(await change(client, STRONG_PASSWORD)).toEqual({ errors: [] });

    expect((await viewerOf(client))?.email).toBe(email);
    expect(await viewerOf(elsewhere)).toBeNull();
    expect(await viewerOf(stolen)).toBeNull();
    expect(codesOf(await logIn(server.visitor(), email, STRONG_PASSWORD))).toEqual(['INVALID_CREDENTIALS']);
    expect(codesOf(await logIn(server.visitor(), email, NEW_PASSWORD))).toEqual([]);
  });

  it('ends a session that a login with the old password was just opening', async () => {
    const { client, email } = await aSeeker(server);
    const racing = Array.from({ length: 30 }, () => server.visitor());

    await Promise.all([
      ...racing.map((visitor) => logIn(visitor, email)),
      change(client, STRONG_PASSWORD),
      ...racing.map((visitor) => logIn(visitor.clone(), email)),
    ]);

    for (const visitor of racing) expect(await viewerOf(visitor)).toBeNull();
  });

  it('wants the current password, and keeps the five rules', async () => {
    const { client } = await aSeeker(server);
    expect((await change(client, 'Wrong-1234')).errors).toEqual([
      { code: 'CURRENT_PASSWORD_WRONG', message: ERROR_MESSAGES.CURRENT_PASSWORD_WRONG, field: ['currentPassword'] },
    ]);
    expect(codesOf(await change(client, STRONG_PASSWORD, 'Berubah456'))).toEqual(['PASSWORD_NO_SPECIAL']);
    expect(codesOf(await change(client, ''))).toEqual(['REQUIRED_FIELDS']);
  });

  it('voids reset links mailed before', async () => {
    const { client, email } = await aSeeker(server);
    await requestReset(email);
    await change(client, STRONG_PASSWORD);
    expect(codesOf(await reset(await mailedCode(email)))).toEqual(['INVALID_RESET_CODE']);
  });
});

describe('setting a first password', () => {
  it('opens login and role switch to an account that had none', async () => {
    const seeker = await aSeeker(server);
    await takePassword(server, seeker);
    const { client, email } = seeker;
    const set = (password: string) => setPassword(client, twice(password));

    expect(codesOf(await change(client, STRONG_PASSWORD))).toEqual(['CURRENT_PASSWORD_WRONG']);
    expect(codesOf(await set('Berubah456'))).toEqual(['PASSWORD_NO_SPECIAL']);
    expect(codesOf(await set(NEW_PASSWORD))).toEqual([]);

    expect((await viewerOf(client))?.hasPassword).toBe(true);
    expect(codesOf(await logIn(server.visitor(), email, NEW_PASSWORD))).toEqual([]);
    expect((await set('Lainnya-789')).errors.map(({ message }) => message)).toEqual([
      'Failed to set up password. Please try again.',
    ]);
  });
});
