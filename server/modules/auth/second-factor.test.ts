import { ERROR_MESSAGES } from '../../../domain/errors';
import { MINUTE_MS } from '../../../domain/time';
import { aCompany, anAdmin, aSeeker, signIn } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { graphql } from '../../../testkit/graphql';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import { resetByMail, takePassword } from '../../../testkit/people/passwords';
import { codesOf, logIn, registerCompany, STRONG_PASSWORD, viewerOf } from '../../../testkit/people/registration';
import {
  codeOf,
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  stepUp,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../../../testkit/people/second-factor';
import type { TestClient } from '../../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';

const SESSION_SECRET = 'a secret of two processes, for tests only';
const server = useServer({ SESSION_SECRET });
const withAnotherSecret = useSecondServer({ SESSION_SECRET: 'the secret after a rotation, for tests only' });
const limited = useSecondServer({ SESSION_SECRET, RATE_LIMIT_FACTOR: '1' });
// The logins of all tests come from one address.
beforeEach(() => server.dataSource.query('DELETE FROM rate_limits'));

const STATE = graphql(`query OwnSecondFactor { mySecondFactor { isOn confirmedAt recoveryCodesLeft } }`);
const CONFIRM = graphql(
  `mutation ConfirmFactorAtOnce($code: String) { confirmSecondFactor(input: { code: $code }) { recoveryCodes errors { ...Refusal } } }`,
);

const stateOf = async (client: TestClient) => (await client.ask(STATE)).mySecondFactor;
const storedOf = (table: 'recovery_codes' | 'second_factors', { accountId }: { accountId: string }) =>
  server.dataSource.query<unknown[]>(`SELECT * FROM ${table} WHERE account_id = ?`, [accountId]);

/** True for one try in. */
const tryWith = async (email: string, code: string, from = server.visitor()) =>
  codesOf(await logIn(from, email, STRONG_PASSWORD, code));

describe('turning the second factor on', () => {
  it.each([
    ['a seeker', aSeeker],
    ['a company', aCompany],
    ['an administrator', anAdmin],
  ])(
    'is offered to %s: a secret, a first code, ten recovery codes; it signs out other browsers',
    async (_who, make) => {
      const actor = await make(server);
      const other = await signIn(server, actor.email);
      expect(await stateOf(actor.client)).toEqual({ isOn: false, confirmedAt: null, recoveryCodesLeft: 0 });

      const { enrolment, errors } = await startSecondFactor(actor.client);
      expect(errors).toEqual([]);
      expect(enrolment?.uri).toBe(
        `otpauth://totp/TemuKerja:${encodeURIComponent(actor.email)}?issuer=TemuKerja&secret=${enrolment?.secret}&algorithm=SHA1&digits=6&period=30`,
      );
      expect(enrolment?.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
      expect((await stateOf(actor.client)).isOn).toBe(false);

      const { recoveryCodes } = await confirmSecondFactor(actor.client, codeOf(server, enrolment?.secret ?? ''));
      expect(new Set(recoveryCodes).size).toBe(10);
      for (const code of recoveryCodes ?? [])
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      expect(await stateOf(actor.client)).toEqual({
        isOn: true,
        confirmedAt: server.clock.now().toISOString(),
        recoveryCodesLeft: 10,
      });
      await mailsArrived(server, actor.email, 'Two-factor authentication is on');
      expect(await viewerOf(other)).toBeNull();
      expect(await viewerOf(actor.client)).not.toBeNull();
    },
  );

  it('wants the password of those who have one, and a code that fits', async () => {
    const { client } = await aSeeker(server);
    expect((await startSecondFactor(client, 'Wrong-1234')).errors).toEqual([
      { code: 'CURRENT_PASSWORD_WRONG', message: 'The current password is incorrect', field: ['password'] },
    ]);
    expect(codesOf(await startSecondFactor(client, null))).toEqual(['CURRENT_PASSWORD_WRONG']);
    expect(codesOf(await confirmSecondFactor(client, '123456'))).toEqual(['SECOND_FACTOR_OFF']);
    const { enrolment } = await startSecondFactor(client);
    const right = codeOf(server, enrolment?.secret ?? '');
    const wrong = right === '000000' ? '000001' : '000000';
    expect(codesOf(await confirmSecondFactor(client, wrong))).toEqual(['SECOND_FACTOR_WRONG']);
    expect(codesOf(await confirmSecondFactor(client, ''))).toEqual(['SECOND_FACTOR_REQUIRED']);
    expect(codesOf(await confirmSecondFactor(client, right))).toEqual([]);
    expect(codesOf(await startSecondFactor(client))).toEqual(['SECOND_FACTOR_ON']);
  });

  it('asks an account without a password for none', async () => {
    const seeker = await aSeeker(server);
    await takePassword(server, seeker);
    await turnOnSecondFactor(server, seeker, null);
    expect((await stateOf(seeker.client)).isOn).toBe(true);
  });

  it('of the same moment is done once', async () => {
    const seeker = await aSeeker(server);
    const { enrolment } = await startSecondFactor(seeker.client);
    const code = codeOf(server, enrolment?.secret ?? '');
    // Signed out by the first, others get an error in place of a response.
    const answers = await atOnce(20, () => seeker.client.clone().send(CONFIRM, { code }));
    expect(answers.filter(({ data }) => data?.confirmSecondFactor.recoveryCodes)).toHaveLength(1);
    expect(await storedOf('recovery_codes', seeker)).toHaveLength(10);
  });

  it('stores the secret encrypted and the recovery codes hashed', async () => {
    const seeker = await aSeeker(server);
    const { secret, recoveryCodes } = await turnOnSecondFactor(server, seeker);
    const stored = JSON.stringify([await storedOf('second_factors', seeker), await storedOf('recovery_codes', seeker)]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it("does not let one account's secret serve another", async () => {
    const [own, other] = [await aSeeker(server), await aSeeker(server)];
    const phone = await turnOnSecondFactor(server, own);
    await turnOnSecondFactor(server, other);
    await server.dataSource.query(
      'UPDATE second_factors theirs JOIN second_factors mine ON mine.account_id = ? SET theirs.sealed_secret = mine.sealed_secret WHERE theirs.account_id = ?',
      [own.accountId, other.accountId],
    );
    expect(await tryWith(other.email, phone.code())).toEqual(['SECOND_FACTOR_WRONG']);
    expect(await tryWith(own.email, phone.code())).toEqual([]);
  });
});

describe('a login with a second factor', () => {
  it('asks who knows the password for a code, and starts no session without the right one', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    const browser = server.visitor();

    const refused = (code: 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_WRONG') => ({
      viewer: null,
      errors: [{ code, message: ERROR_MESSAGES[code], field: ['code'] }],
    });
    expect(await logIn(browser, seeker.email)).toEqual(refused('SECOND_FACTOR_REQUIRED'));
    const wrong = phone.code() === '000000' ? '000001' : '000000';
    expect(await logIn(browser, seeker.email, STRONG_PASSWORD, wrong)).toEqual(refused('SECOND_FACTOR_WRONG'));
    expect(await viewerOf(browser)).toBeNull();
    expect(codesOf(await logIn(browser, seeker.email, 'Wrong-1234', phone.code()))).toEqual(['INVALID_CREDENTIALS']);

    expect(await tryWith(seeker.email, ` ${phone.code().slice(0, 3)} ${phone.code().slice(3)} `, browser)).toEqual([]);
    expect((await viewerOf(browser))?.id).toBe(seeker.accountId);
  });

  it('accepts each code once, and no older one', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    const earlier = phone.code();
    server.clock.advance(30_000);
    expect(await tryWith(seeker.email, phone.code())).toEqual([]);
    expect(await tryWith(seeker.email, phone.code())).toEqual(['SECOND_FACTOR_WRONG']);
    expect(await tryWith(seeker.email, earlier)).toEqual(['SECOND_FACTOR_WRONG']);
    const overseen = phone.code();
    server.clock.advance(2 * MINUTE_MS);
    expect(await tryWith(seeker.email, overseen)).toEqual(['SECOND_FACTOR_WRONG']);
    expect(await tryWith(seeker.email, phone.code())).toEqual([]);
  });

  it('with one code 20 times at once happens once', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    const browsers = Array.from({ length: 20 }, () => server.visitor());

    const answers = await atOnce(20, (index) => tryWith(seeker.email, phone.code(), browsers[index]));

    expect(answers.flat()).toEqual(Array<string>(19).fill('SECOND_FACTOR_WRONG'));
    const viewers = await Promise.all(browsers.map(viewerOf));
    expect(viewers.filter((viewer) => viewer !== null)).toHaveLength(1);
  });

  it('takes a recovery code in the same field, in any writing, once also at the same moment', async () => {
    const seeker = await aSeeker(server);
    const { recoveryCodes } = await turnOnSecondFactor(server, seeker);
    const [first = '', second = ''] = recoveryCodes;

    const answers = await atOnce(20, () => tryWith(seeker.email, first));
    expect(answers.flat()).toEqual(Array<string>(19).fill('SECOND_FACTOR_WRONG'));
    expect((await stateOf(seeker.client)).recoveryCodesLeft).toBe(9);
    const [mail] = await mailsArrived(server, seeker.email, 'A recovery code was used');
    expect(mail?.text).toContain('9 are left');

    expect(await tryWith(seeker.email, ` ${second.toLowerCase().replaceAll('-', ' ')}`)).toEqual([]);
    expect(await tryWith(seeker.email, second)).toEqual(['SECOND_FACTOR_WRONG']);
    const other = await aSeeker(server);
    const theirs = await turnOnSecondFactor(server, other);
    expect(await tryWith(seeker.email, theirs.recoveryCodes[0] ?? '')).toEqual(['SECOND_FACTOR_WRONG']);
  });

  it('counts wrong codes as tries', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    for (let tried = 0; tried < 10; tried += 1)
      expect(await tryWith(seeker.email, 'no code', limited.visitor())).toEqual(['SECOND_FACTOR_WRONG']);
    expect(await tryWith(seeker.email, phone.code(), limited.visitor())).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(await tryWith(seeker.email, phone.code())).toEqual([]);
  });

  it('limits the tries at one account, wherever they come from', async () => {
    const seeker = await aSeeker(server);
    await turnOnSecondFactor(server, seeker);
    const client = seeker.client.clone(limited.url);
    for (let tried = 0; tried < 20; tried += 1)
      expect(codesOf(await stepUp(client, 'no code'))).toEqual(['SECOND_FACTOR_WRONG']);
    expect(codesOf(await stepUp(client, 'no code'))).toEqual(['TOO_MANY_ATTEMPTS']);
  });

  it('still asks for a code after a password reset', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    expect(await resetByMail(server, seeker.email, 'Berganti-456')).toEqual([]);

    expect(codesOf(await logIn(server.visitor(), seeker.email, 'Berganti-456'))).toEqual(['SECOND_FACTOR_REQUIRED']);
    expect(codesOf(await logIn(server.visitor(), seeker.email, 'Berganti-456', phone.code()))).toEqual([]);
  });

  it('is not bypassed by registering the other role', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    const browser = server.visitor();
    expect(codesOf(await registerCompany(browser, { email: seeker.email }))).toEqual(['SECOND_FACTOR_REQUIRED']);
    expect(await viewerOf(browser)).toBeNull();
    expect((await viewerOf(seeker.client))?.roles).toEqual(['USER']);
    expect(codesOf(await registerCompany(browser, { email: seeker.email, code: phone.code() }))).toEqual([]);
    expect((await viewerOf(browser))?.roles).toEqual(['USER', 'COMPANY']);
  });

  it('takes only recovery codes once SESSION_SECRET is another one', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    expect(await tryWith(seeker.email, phone.code(), withAnotherSecret.visitor())).toEqual(['SECOND_FACTOR_WRONG']);
    expect(await tryWith(seeker.email, phone.recoveryCodes[0] ?? '', withAnotherSecret.visitor())).toEqual([]);
  });
});

describe('what needs a fresh code', () => {
  it('is turning the second factor off, and new recovery codes', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    server.clock.advance(15 * MINUTE_MS + 1);
    expect((await renewRecoveryCodes(seeker.client)).errors).toEqual([
      { code: 'STEP_UP_REQUIRED', message: 'Please confirm with a code that it is you, then try again.', field: null },
    ]);
    expect(await turnOffSecondFactor(seeker.client)).toEqual(['STEP_UP_REQUIRED']);

    expect(await stepUp(seeker.client, phone.code())).toEqual({
      provedUntil: new Date(server.clock.now().getTime() + 15 * MINUTE_MS).toISOString(),
      errors: [],
    });
    server.clock.advance(15 * MINUTE_MS);
    const { recoveryCodes } = await renewRecoveryCodes(seeker.client);
    expect(recoveryCodes).toHaveLength(10);
    expect(await tryWith(seeker.email, phone.recoveryCodes[0] ?? '')).toEqual(['SECOND_FACTOR_WRONG']);
    expect(await tryWith(seeker.email, recoveryCodes?.[0] ?? '')).toEqual([]);

    expect(await turnOffSecondFactor(seeker.client)).toEqual([]);
    await mailsArrived(server, seeker.email, 'Two-factor authentication is off');
    expect(await stateOf(seeker.client)).toEqual({ isOn: false, confirmedAt: null, recoveryCodesLeft: 0 });
    expect(codesOf(await logIn(server.visitor(), seeker.email))).toEqual([]);
    expect(await turnOffSecondFactor(seeker.client)).toEqual(['SECOND_FACTOR_OFF']);
    expect(codesOf(await stepUp(seeker.client, phone.code()))).toEqual(['SECOND_FACTOR_OFF']);
  });

  it('is proved for one session only, at login too; of 20 step-ups with one code, one succeeds', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    const elsewhere = server.visitor();
    await tryWith(seeker.email, phone.code(), elsewhere);
    server.clock.advance(16 * MINUTE_MS);
    const answers = await atOnce(20, () => stepUp(seeker.client, phone.code()));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect((await renewRecoveryCodes(seeker.client)).recoveryCodes).toHaveLength(10);
    expect(codesOf(await renewRecoveryCodes(elsewhere))).toEqual(['STEP_UP_REQUIRED']);
  });
});
