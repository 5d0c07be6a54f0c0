import { undo, undoCode } from '../../../testkit/people/access-changes';
import { aSeeker } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { requestErasure } from '../../../testkit/people/erasures';
import { signInWithGoogle } from '../../../testkit/people/google-sign-in';
import { anUnverified, verifyEmail as verify, type Unverified } from '../../../testkit/people/email-verification';
import { renewFeed } from '../../../testkit/market/calendar-feeds';
import { graphql } from '../../../testkit/graphql';
import { mailsArrived, mailsQueued } from '../../../testkit/outside/mailbox';
import { changePassword, resetByMail, twice } from '../../../testkit/people/passwords';
import { codesOf, logIn, STRONG_PASSWORD, viewerOf } from '../../../testkit/people/registration';
import type { TestClient } from '../../../testkit/server/test-client';
import { turnOnSecondFactor } from '../../../testkit/people/second-factor';
import { useServer } from '../../../testkit/server/test-server';
import { findAccountByEmail } from '../accounts';

/**
 * The attack: a person registers a stranger's address and waits for the stranger to make the account worth having.
 * Clicking the mail proves whose address it is, not who chose the password.
 */
const server = useServer();
const VOIDED = 'Your password was removed';
const MINUTE = 60_000;

let strangers = 0;

/** The client is the browser that registered. */
function registered(): Promise<Unverified> {
  return anUnverified(server, `stranger${(strangers += 1)}@gmail.example`);
}

const DISOWN = graphql(
  `mutation ThisWasNotMe($token: String!) { disownRegistration(token: $token) { isDisowned errors { ...Refusal } } }`,
);

/** The token in the response to a verification, if any. */
async function disown(client: TestClient, token: string | null): Promise<string[]> {
  if (token === null) throw new Error('The verification gave no token');
  const { disownRegistration } = await client.ask(DISOWN, { token });
  return disownRegistration.isDisowned ? ['done'] : codesOf(disownRegistration);
}

/** How many mails have said that the password was removed, whether they have gone out yet or not. */
async function mailsOfVoiding(email: string): Promise<number> {
  const account = await findAccountByEmail(server.dataSource, email);
  return mailsQueued(server, `access-voided:${account?.id}:%`);
}

/** Neither the open session nor the password of the one who registered opens anything. */
async function expectLockedOut({ client, email }: Unverified): Promise<void> {
  expect(await viewerOf(client)).toBeNull();
  expect(codesOf(await logIn(server.visitor(), email))).toEqual(['INVALID_CREDENTIALS']);
}

describe('a stranger whose address another person has registered', () => {
  it('taps the mail, signs in with Google later, and is alone in the account', async () => {
    const attacker = await registered();
    expect((await verify(server.visitor(), attacker.code)).errors).toEqual([]);
    // The attacker sees that it worked, and comes back in another browser, too.
    expect((await viewerOf(attacker.client))?.emailVerified).toBe(true);
    const second = server.visitor();
    expect(codesOf(await logIn(second, attacker.email))).toEqual([]);

    const stranger = server.visitor();
    expect(await signInWithGoogle(stranger, { name: 'Sekar Asli', email: attacker.email })).toBe('signed-in');

    await expectLockedOut(attacker);
    expect(await viewerOf(second)).toBeNull();
    expect(await viewerOf(stranger)).toMatchObject({ email: attacker.email, hasPassword: false, emailVerified: true });
    const [mail] = await mailsArrived(server, attacker.email, VOIDED);
    expect(mail?.text).toContain('Google');
    expect(mail?.text).toContain('/forgot-password');
    expect(await resetByMail(server, attacker.email, 'Berubah-456')).toEqual([]);
    expect(codesOf(await logIn(server.visitor(), attacker.email, 'Berubah-456'))).toEqual([]);
  });

  it('presses "This was not me" after the mail, and the same is void', async () => {
    const attacker = await registered();
    const phone = server.visitor();
    const { disownToken } = await verify(phone, attacker.code);
    const feed = await renewFeed(attacker);

    expect(await disown(phone, disownToken)).toEqual(['done']);

    await expectLockedOut(attacker);
    expect((await server.visitor().fetch(feed)).status).toBe(404);
    expect(await mailsArrived(server, attacker.email, VOIDED)).toHaveLength(1);
    expect(await resetByMail(server, attacker.email, 'Berubah-456')).toEqual([]);
    const own = server.visitor();
    expect(codesOf(await logIn(own, attacker.email, 'Berubah-456'))).toEqual([]);
    expect(await signInWithGoogle(server.visitor(), { name: 'Sekar Asli', email: attacker.email })).toBe('signed-in');
    // Proven by now, so the first sign-in with Google takes nothing away.
    expect(await viewerOf(own)).toMatchObject({ hasPassword: true });
    expect(await mailsOfVoiding(attacker.email)).toBe(1);
  });

  it('sets a password by a mailed code, which leaves an app on; Google takes off that of an attacker', async () => {
    const attacker = await registered();
    await verify(server.visitor(), attacker.code);
    await turnOnSecondFactor(server, { client: attacker.client }, STRONG_PASSWORD);

    expect(await resetByMail(server, attacker.email, 'Berubah-456')).toEqual([]);

    await expectLockedOut(attacker);
    const own = server.visitor();
    expect(codesOf(await logIn(own, attacker.email, 'Berubah-456'))).toEqual(['SECOND_FACTOR_REQUIRED']);
    expect(await signInWithGoogle(own, { name: 'Sekar Asli', email: attacker.email })).toBe('signed-in');
    // Proven by now: nothing but its own codes takes the owner's app off.
    const { code } = await turnOnSecondFactor(server, { client: own }, null);
    expect(await resetByMail(server, attacker.email, 'Berubah-789', 2)).toEqual([]);
    expect(codesOf(await logIn(server.visitor(), attacker.email, 'Berubah-789'))).toEqual(['SECOND_FACTOR_REQUIRED']);
    expect(codesOf(await logIn(server.visitor(), attacker.email, 'Berubah-789', code()))).toEqual([]);
  });

  it('finds no planned erasure of the attacker, and no way back to their password', async () => {
    const attacker = await registered();
    const { disownToken } = await verify(server.visitor(), attacker.code);
    const accountId = (await viewerOf(attacker.client))?.id ?? '';
    await changePassword(attacker.client, { currentPassword: STRONG_PASSWORD, ...twice('Berubah-456') });
    const planned = { client: attacker.client, accountId };
    expect(codesOf(await requestErasure(planned, { when: 'IN_14_DAYS', password: 'Berubah-456' }))).toEqual([]);
    const link = await undoCode(server, attacker.email, 'Your password was changed');

    expect(await disown(server.visitor(), disownToken)).toEqual(['done']);

    expect(await server.dataSource.query('SELECT id FROM erasures WHERE open_account_id = ?', [accountId])).toEqual([]);
    await mailsArrived(server, attacker.email, 'Your data stays');
    expect(await undo(server, link)).toEqual(['UNDO_CODE_INVALID']);
  });

  it('may also do so from a browser where another account is signed in, which goes on', async () => {
    const [attacker, other] = [await registered(), await aSeeker(server)];
    const { disownToken } = await verify(other.client, attacker.code);

    expect(await disown(other.client, disownToken)).toEqual(['done']);

    await expectLockedOut(attacker);
    expect((await viewerOf(other.client))?.id).toBe(other.accountId);
  });

  it('may follow the mail again, and is offered it again until the link has expired', async () => {
    const attacker = await registered();
    await verify(server.visitor(), attacker.code);
    const again = await verify(server.visitor(), attacker.code);
    expect(again).toMatchObject({ wasVerifiedBefore: true, disownToken: expect.any(String) as string });

    server.clock.advance(24 * 60 * MINUTE);
    expect(await verify(server.visitor(), attacker.code)).toMatchObject({ wasVerifiedBefore: true, disownToken: null });
  });
});

describe('an account is proven', () => {
  it.each([false, true])(
    'by a verification in its own session: no offer, and Google changes nothing (after the phone: %s)',
    async (wasVerifiedBefore) => {
      const own = await registered();
      if (wasVerifiedBefore) await verify(server.visitor(), own.code);
      expect(await verify(own.client, own.code)).toMatchObject({ wasVerifiedBefore, disownToken: null, errors: [] });

      expect(await signInWithGoogle(server.visitor(), { name: 'Sekar Asli', email: own.email })).toBe('signed-in');
      expect(await viewerOf(own.client)).toMatchObject({ hasPassword: true, isGoogleAccount: true });
      expect(codesOf(await logIn(server.visitor(), own.email))).toEqual([]);
      expect(await mailsOfVoiding(own.email)).toBe(0);
    },
  );

  it('by a password that a mailed code has set; what was handed out before is worth nothing then', async () => {
    const own = await registered();
    const { disownToken } = await verify(server.visitor(), own.code);
    expect(await resetByMail(server, own.email, 'Berubah-456')).toEqual([]);

    expect(await disown(server.visitor(), disownToken)).toEqual(['DISOWN_CODE_INVALID']);
    expect(await signInWithGoogle(server.visitor(), { name: 'Sekar Asli', email: own.email })).toBe('signed-in');
    expect(codesOf(await logIn(server.visitor(), own.email, 'Berubah-456'))).toEqual([]);
  });

  it('is not done by a password change with the current password', async () => {
    const attacker = await registered();
    await verify(server.visitor(), attacker.code);
    await changePassword(attacker.client, { currentPassword: STRONG_PASSWORD, ...twice('Berubah-456') });

    await signInWithGoogle(server.visitor(), { name: 'Sekar Asli', email: attacker.email });

    expect(codesOf(await logIn(server.visitor(), attacker.email, 'Berubah-456'))).toEqual(['INVALID_CREDENTIALS']);
    expect(await viewerOf(attacker.client)).toBeNull();
  });
});

describe('the token of "This was not me"', () => {
  it('is stored only as a hash, works once, and for an hour', async () => {
    const [once, late] = [await registered(), await registered()];
    const { disownToken } = await verify(server.visitor(), once.code);
    const lateToken = (await verify(server.visitor(), late.code)).disownToken;
    expect(disownToken).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await server.dataSource.query('SELECT * FROM disown_codes'))).not.toContain(disownToken);

    expect(await disown(server.visitor(), disownToken)).toEqual(['done']);
    expect(await disown(server.visitor(), disownToken)).toEqual(['DISOWN_CODE_INVALID']);
    server.clock.advance(60 * MINUTE);
    expect(await disown(server.visitor(), lateToken)).toEqual(['DISOWN_CODE_INVALID']);
    expect((await viewerOf(late.client))?.email).toBe(late.email);
  });

  it('is unique, and cannot be guessed', async () => {
    const attacker = await registered();
    for (const token of [attacker.code, '', 'x', '%', 'a'.repeat(5000), '\u0000'])
      expect(await disown(server.visitor(), token)).toEqual(['DISOWN_CODE_INVALID']);
    expect((await viewerOf(attacker.client))?.email).toBe(attacker.email);
  });

  it('voids once when 20 use it at the same moment, beside 20 who follow the mail again', async () => {
    const attacker = await registered();
    const { disownToken } = await verify(server.visitor(), attacker.code);

    const [answers] = await Promise.all([
      atOnce(20, () => disown(server.visitor(), disownToken)),
      atOnce(20, () => verify(server.visitor(), attacker.code)),
    ]);

    expect(answers.flat().sort()).toEqual([...Array.from({ length: 19 }, () => 'DISOWN_CODE_INVALID'), 'done']);
    expect(await mailsOfVoiding(attacker.email)).toBe(1);
    await expectLockedOut(attacker);
  });

  it('and a first sign-in with Google at the same moment void once together', async () => {
    const attacker = await registered();
    const { disownToken } = await verify(server.visitor(), attacker.code);

    const [[outcome]] = await Promise.all([
      Promise.all([signInWithGoogle(server.visitor(), { name: 'Sekar Asli', email: attacker.email })]),
      atOnce(10, () => disown(server.visitor(), disownToken)),
      atOnce(10, () => logIn(server.visitor(), attacker.email)),
    ]);

    expect(outcome).toBe('signed-in');
    expect(await mailsOfVoiding(attacker.email)).toBe(1);
    await expectLockedOut(attacker);
  });
});
