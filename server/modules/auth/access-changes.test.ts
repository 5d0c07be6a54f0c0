import { MINUTE_MS } from '../../../domain/time';
import { mailedOwnerCode, mailOwnerCode, undo, undoCode } from '../../../testkit/people/access-changes';
import { aSeeker, PASSWORD, signIn } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { requestErasure } from '../../../testkit/people/erasures';
import { signInWithGoogle } from '../../../testkit/people/google-sign-in';
import { renewFeed } from '../../../testkit/market/calendar-feeds';
import { graphql } from '../../../testkit/graphql';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import { changePassword, resetByMail, setPassword, twice } from '../../../testkit/people/passwords';
import { codesOf, logIn, viewerOf } from '../../../testkit/people/registration';
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  stepUp,
  turnOffSecondFactor,
  turnOnSecondFactor,
  codeOf,
} from '../../../testkit/people/second-factor';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';

const SESSION_SECRET = 'a secret of two processes, for tests only';
const server = useServer({ SESSION_SECRET });
const limited = useSecondServer({ SESSION_SECRET, RATE_LIMIT_FACTOR: '1' });

const NEW = 'Berganti-456';
const chosen = (password = NEW) => twice(password);
const HOUR_MS = 60 * MINUTE_MS;
const CHANGED = 'Your password was changed';
const ON = 'Two-factor authentication is on';
const OFF = 'Two-factor authentication is off';

const COMPLETE = graphql(
  `mutation CompleteByProof($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }`,
);

let people = 0;

/** Signed up with Google an hour ago: the session is as good as stolen, for all that it shows. */
async function aGoogleSeeker() {
  const email = `owner${(people += 1)}@gmail.example`;
  const client = server.visitor();
  await signInWithGoogle(client, { name: 'Rani Prameswari', email });
  const viewer = await viewerOf(client);
  server.clock.advance(HOUR_MS);
  return { client, email, id: viewer?.id ?? '' };
}

const opens = async (email: string, password: string, code?: string): Promise<string[]> =>
  codesOf(await logIn(server.visitor(), email, password, code));

describe('a stolen session of an account without a password', () => {
  it('sets no password, enrols no app, completes no profile with a password and erases nothing', async () => {
    const { client, id } = await aGoogleSeeker();
    const profile = { fullName: 'Rani P', phoneNumber: '081234567890', education: 'Diploma', workExperience: 'Shop' };

    expect(codesOf(await setPassword(client, chosen()))).toEqual(['OWNER_PROOF_REQUIRED']);
    expect(codesOf(await startSecondFactor(client, null))).toEqual(['OWNER_PROOF_REQUIRED']);
    expect(codesOf(await startSecondFactor(client, PASSWORD))).toEqual(['OWNER_PROOF_REQUIRED']);
    const completed = await client.ask(COMPLETE, { input: { ...profile, ...chosen() } });
    expect(codesOf(completed.completeProfile)).toEqual(['OWNER_PROOF_REQUIRED']);
    const erasure = await requestErasure({ client, accountId: id }, { password: null });
    expect(erasure.errors).toMatchObject([{ code: 'OWNER_PROOF_REQUIRED', field: ['mailedCode'] }]);
    expect(await viewerOf(client)).toMatchObject({ hasPassword: false });
  });

  it('does so within ten minutes of a sign-in with Google', async () => {
    const { client, email } = await aGoogleSeeker();
    await signInWithGoogle(client, { name: 'Rani Prameswari', email });
    server.clock.advance(10 * MINUTE_MS);
    expect(codesOf(await setPassword(client, chosen()))).toEqual([]);
  });

  it('does so with a mailed code, which is good once, for one account, for 15 minutes, until the next one', async () => {
    const { client, email } = await aGoogleSeeker();
    const other = await aGoogleSeeker();
    expect(await mailOwnerCode(client)).toEqual([]);
    const early = await mailedOwnerCode(server, email);
    await mailOwnerCode(client);
    const late = await mailedOwnerCode(server, email, 2);

    expect(codesOf(await setPassword(client, { ...chosen(), mailedCode: early }))).toEqual(['OWNER_CODE_WRONG']);
    expect(codesOf(await setPassword(other.client, { ...chosen(), mailedCode: late }))).toEqual(['OWNER_CODE_WRONG']);
    // A password that is refused leaves the code to be used.
    expect(codesOf(await setPassword(client, { ...chosen('Password-1'), mailedCode: late }))).toEqual([
      'PASSWORD_WELL_KNOWN',
    ]);
    const typed = late.toLowerCase().replace('-', ' ');
    const answers = await atOnce(10, () => startSecondFactor(client, null, typed));
    expect(answers.filter(({ enrolment }) => enrolment)).toHaveLength(1);

    await mailOwnerCode(client);
    const expired = await mailedOwnerCode(server, email, 3);
    server.clock.advance(15 * MINUTE_MS);
    expect(codesOf(await setPassword(client, { ...chosen(), mailedCode: expired }))).toEqual(['OWNER_CODE_WRONG']);
  });

  it('can neither guess the code nor flood the mailbox, and gets none where there is a password', async () => {
    const { client, email } = await aGoogleSeeker();
    const thief = client.clone(limited.url);
    limited.clock.advance(HOUR_MS);
    for (let sent = 0; sent < 5; sent += 1) expect(await mailOwnerCode(thief)).toEqual([]);
    expect(await mailOwnerCode(thief)).toEqual(['TOO_MANY_ATTEMPTS']);
    const right = await mailedOwnerCode(server, email, 5);
    const guess = { ...chosen(), mailedCode: 'AAAA-AAAA' };
    for (let tried = 0; tried < 10; tried += 1)
      expect(codesOf(await setPassword(thief, guess))).toEqual(['OWNER_CODE_WRONG']);
    expect(codesOf(await setPassword(thief, { ...chosen(), mailedCode: right }))).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(await mailOwnerCode((await aSeeker(server)).client)).toEqual(['NOT_ALLOWED']);
  });

  it('cannot confirm an app that was started long ago', async () => {
    const seeker = await aSeeker(server);
    const { enrolment } = await startSecondFactor(seeker.client);
    server.clock.advance(30 * MINUTE_MS);
    const late = await confirmSecondFactor(seeker.client, codeOf(server, enrolment?.secret ?? ''));
    expect(codesOf(late)).toEqual(['SECOND_FACTOR_OFF']);
  });
});

it('asks for the password as well as a fresh code to take the factor off or to make new codes', async () => {
  const seeker = await aSeeker(server);
  await turnOnSecondFactor(server, seeker);
  expect(await turnOffSecondFactor(seeker.client, '')).toEqual(['CURRENT_PASSWORD_WRONG']);
  expect(codesOf(await renewRecoveryCodes(seeker.client, 'Wrong-1234'))).toEqual(['CURRENT_PASSWORD_WRONG']);
  server.clock.advance(16 * MINUTE_MS);
  const change = { currentPassword: PASSWORD, ...chosen() };
  expect(codesOf(await changePassword(seeker.client, change))).toEqual(['STEP_UP_REQUIRED']);
});

describe('"This was not me" undoes', () => {
  it('a first password: it is gone, with every session, once', async () => {
    const { client, email } = await aGoogleSeeker();
    await signInWithGoogle(client, { name: 'Rani Prameswari', email });
    await setPassword(client, chosen());
    const code = await undoCode(server, email, CHANGED);
    expect(JSON.stringify(await server.dataSource.query('SELECT * FROM access_changes'))).not.toContain(code);

    const answers = await atOnce(10, () => undo(server, code));

    expect(answers.flat().sort()).toEqual(['PASSWORD', ...Array.from({ length: 9 }, () => 'UNDO_CODE_INVALID')]);
    expect(await viewerOf(client)).toBeNull();
    expect(await opens(email, NEW)).toEqual(['INVALID_CREDENTIALS']);
    await mailsArrived(server, email, 'A change to your account was undone');
    expect(await signInWithGoogle(server.visitor(), { name: 'Rani Prameswari', email })).toBe('signed-in');
  });

  it('a changed password with what was made of it since, for 72 hours', async () => {
    const [seeker, late] = [await aSeeker(server), await aSeeker(server)];
    await changePassword(seeker.client, { currentPassword: PASSWORD, ...chosen() });
    const first = await undoCode(server, seeker.email, CHANGED);
    server.clock.advance(MINUTE_MS);
    await changePassword(seeker.client, { currentPassword: NEW, ...chosen('Ketiga-789') });
    const second = await undoCode(server, seeker.email, CHANGED, 2);
    await changePassword(late.client, { currentPassword: PASSWORD, ...chosen() });
    const tooLate = await undoCode(server, late.email, CHANGED);

    expect(await undo(server, first)).toEqual(['PASSWORD']);
    expect(await opens(seeker.email, PASSWORD)).toEqual([]);
    expect(await undo(server, second)).toEqual(['UNDO_CODE_INVALID']);
    server.clock.advance(72 * HOUR_MS);
    expect(await undo(server, tooLate)).toEqual(['UNDO_CODE_INVALID']);
    expect(await undo(server, '')).toEqual(['UNDO_CODE_INVALID']);
  });

  it('undoes nothing older than a password set from the mailbox, and restores no unproven password', async () => {
    const seeker = await aSeeker(server);
    await changePassword(seeker.client, { currentPassword: PASSWORD, ...chosen() });
    const stolen = await undoCode(server, seeker.email, CHANGED);
    expect(await resetByMail(server, seeker.email, 'Ketiga-789')).toEqual([]);
    expect(await undo(server, stolen)).toEqual(['UNDO_CODE_INVALID']);
    expect(await undo(server, await undoCode(server, seeker.email, CHANGED, 2))).toEqual(['PASSWORD']);
    expect(await opens(seeker.email, NEW)).toEqual([]);

    const unproven = await aSeeker(server);
    await server.dataSource.query('UPDATE accounts SET proven_at = NULL WHERE id = ?', [unproven.accountId]);
    await changePassword(unproven.client, { currentPassword: PASSWORD, ...chosen() });
    expect(await undo(server, await undoCode(server, unproven.email, CHANGED))).toEqual(['PASSWORD']);
    expect(await opens(unproven.email, PASSWORD)).toEqual(['INVALID_CREDENTIALS']);
  });

  it('a new factor and every calendar feed, and leaves the password', async () => {
    const seeker = await aSeeker(server);
    const feed = await renewFeed(seeker);
    await turnOnSecondFactor(server, seeker);
    expect(await undo(server, await undoCode(server, seeker.email, ON))).toEqual(['SECOND_FACTOR']);
    expect(await viewerOf(seeker.client)).toBeNull();
    expect((await server.visitor().fetch(feed)).status).toBe(404);
    expect(await opens(seeker.email, PASSWORD)).toEqual([]);
  });

  it('a factor that was taken off: it asks again, also where a stranger has put another in its place', async () => {
    const { seeker, phone } = await withOldFactor();
    expect(await turnOffSecondFactor(seeker.client)).toEqual([]);
    const off = await undoCode(server, seeker.email, OFF);
    server.clock.advance(MINUTE_MS);
    const theirs = await turnOnSecondFactor(server, seeker);
    const on = await undoCode(server, seeker.email, ON, 2);

    expect(await undo(server, off)).toEqual(['SECOND_FACTOR']);

    expect(await opens(seeker.email, PASSWORD, theirs.code())).toEqual(['SECOND_FACTOR_WRONG']);
    expect(await opens(seeker.email, PASSWORD, phone.code())).toEqual([]);
    expect(await opens(seeker.email, PASSWORD, phone.recoveryCodes[1])).toEqual([]);
    // The old factor is back: no link of the mailbox takes it off.
    expect(await undo(server, on)).toEqual(['UNDO_CODE_INVALID']);
  });

  it('new recovery codes: the earlier ones work again, and a used code of the app stays used', async () => {
    const { seeker, phone } = await withOldFactor();
    const { recoveryCodes } = await renewRecoveryCodes(seeker.client);
    server.clock.advance(30_000);
    const used = phone.code();
    expect(await opens(seeker.email, PASSWORD, used)).toEqual([]);

    const code = await undoCode(server, seeker.email, 'You have new recovery codes');
    expect(await undo(server, code)).toEqual(['SECOND_FACTOR']);

    expect(await opens(seeker.email, PASSWORD, used)).toEqual(['SECOND_FACTOR_WRONG']);
    expect(await opens(seeker.email, PASSWORD, recoveryCodes?.[0])).toEqual(['SECOND_FACTOR_WRONG']);
    expect(await opens(seeker.email, PASSWORD, phone.recoveryCodes[1])).toEqual([]);
  });

  it('a link to Google', async () => {
    const seeker = await aSeeker(server);
    const google = server.visitor();
    await signInWithGoogle(google, { name: 'Same Person', email: seeker.email, sub: `sub-${seeker.accountId}` });
    expect(await viewerOf(google)).toMatchObject({ isGoogleAccount: true });

    expect(await undo(server, await undoCode(server, seeker.email, 'You can now sign in with Google'))).toEqual([
      'GOOGLE',
    ]);

    expect(await viewerOf(google)).toBeNull();
    expect(await viewerOf(await signIn(server, seeker.email))).toMatchObject({ isGoogleAccount: false });
  });
});

/** A factor whose own mail has lost its power. */
async function withOldFactor() {
  const seeker = await aSeeker(server);
  const phone = await turnOnSecondFactor(server, seeker);
  server.clock.advance(73 * HOUR_MS);
  expect(codesOf(await stepUp(seeker.client, phone.code()))).toEqual([]);
  server.clock.advance(30_000);
  return { seeker, phone };
}

describe('a stolen mailbox', () => {
  it('keeps an old factor: a new password, Google and a link do not remove it', async () => {
    const { seeker } = await withOldFactor();
    const { email } = seeker;
    const on = await undoCode(server, email, ON);
    expect(await resetByMail(server, email, NEW)).toEqual([]);

    expect(await opens(email, NEW)).toEqual(['SECOND_FACTOR_REQUIRED']);
    expect(await undo(server, on)).toEqual(['UNDO_CODE_INVALID']);
    expect(await signInWithGoogle(server.visitor(), { name: 'Thief', email })).toBe('code-needed');
    // Nor is the thief's Google linked before the code.
    const linked = await server.dataSource.query('SELECT google_sub FROM accounts WHERE email = ?', [email]);
    expect(linked).toEqual([{ google_sub: null }]);
    expect(await undo(server, await undoCode(server, email, CHANGED))).toEqual(['PASSWORD']);
    expect(await opens(email, PASSWORD)).toEqual(['SECOND_FACTOR_REQUIRED']);
  });
});
