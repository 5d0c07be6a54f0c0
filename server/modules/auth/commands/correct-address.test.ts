import { DAY_MS, MINUTE_MS } from '../../../../domain/time';
import { linkParameter, mailsArrived, mailsQueued } from '../../../../testkit/outside/mailbox';
import { aSeeker } from '../../../../testkit/people/actors';
import { correctAddress, verificationSentTo } from '../../../../testkit/people/corrected-address';
import {
  anUnverified,
  resendVerificationEmail,
  VERIFICATION_SUBJECT,
  verifyEmail,
} from '../../../../testkit/people/email-verification';
import { mailedResetCode, requestPasswordReset, resetPassword, twice } from '../../../../testkit/people/passwords';
import { codesOf, logIn, registerSeeker, viewerOf } from '../../../../testkit/people/registration';
import { atOnce } from '../../../../testkit/races/at-once';
import { whileLocked } from '../../../../testkit/races/while-locked';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';

const server = useServer();
/** The real limits, on the same database. */
const limited = useSecondServer({ RATE_LIMIT_FACTOR: '1', METRICS_PORT: '0' });

let people = 0;
const address = (name: string) => `${name}.${(people += 1)}@people.test`;
const mistyped = () => anUnverified(server, address('mistyped'));
const TAKEN_SUBJECT = 'You already have an account';

const codesSentTo = async (email: string, mails: number): Promise<string[]> =>
  (await mailsArrived(server, email, VERIFICATION_SUBJECT, mails)).map((mail) => linkParameter(mail, 'oobCode'));
const codeSentTo = async (email: string): Promise<string> => (await codesSentTo(email, 1))[0] ?? '';

it('sends the link to the other address, which becomes the account’s with it, and the old link dies', async () => {
  const { client, email, code } = await mistyped();
  const right = address('right');
  expect(await correctAddress(client, ` ${right.toUpperCase()} `, { returnTo: '/user/job/1?slot=2' })).toEqual({
    sentTo: right,
    errors: [],
  });
  const [mail] = await mailsArrived(server, right, VERIFICATION_SUBJECT);
  expect(mail && linkParameter(mail, 'continueUrl')).toBe('/user/job/1?slot=2');
  expect(await verificationSentTo(client)).toBe(right);
  expect(await viewerOf(client)).toMatchObject({ email, emailVerified: false });
  expect(codesOf(await verifyEmail(server.visitor(), code))).toEqual(['INVALID_ACTION_CODE']);

  expect(await verifyEmail(client, await codeSentTo(right))).toMatchObject({ wasVerifiedBefore: false, errors: [] });
  expect(await viewerOf(client)).toMatchObject({ email: right, emailVerified: true });
  expect((await logIn(server.visitor(), right)).errors).toEqual([]);
  expect(codesOf(await logIn(server.visitor(), email))).toEqual(['INVALID_CREDENTIALS']);
  // Nor does the old link work afterwards, and the first address is free again.
  expect(codesOf(await verifyEmail(server.visitor(), code))).toEqual(['INVALID_ACTION_CODE']);
  expect((await registerSeeker(server.visitor(), { email })).errors).toEqual([]);
});

it('ends a reset link that the old address got, once the corrected one is verified', async () => {
  const { client, email } = await mistyped();
  const right = address('right');
  await requestPasswordReset(server.visitor(), email);
  const code = await mailedResetCode(server, email);
  await correctAddress(client, right);
  expect((await verifyEmail(client, await codeSentTo(right))).errors).toEqual([]);

  const reset = await resetPassword(server.visitor(), { code, ...twice('Berubah-456') });
  expect(codesOf(reset)).toEqual(['INVALID_RESET_CODE']);
  expect(await viewerOf(client)).toMatchObject({ email: right });
  expect((await logIn(server.visitor(), right)).errors).toEqual([]);
});

it('mails no reset link to the old address while the corrected one takes its place', async () => {
  const { email } = await mistyped();
  const before = await mailsQueued(server, 'reset-password:%');
  const asked = await whileLocked(
    server,
    (writer) => writer.query('UPDATE accounts SET email = ? WHERE email = ?', [address('right'), email]),
    () => requestPasswordReset(server.visitor(), email),
  );
  expect(asked).toEqual({ sentTo: email, errors: [] });
  expect(await mailsQueued(server, 'reset-password:%')).toBe(before);
});

it('goes to the corrected address when it is sent again', async () => {
  const { client } = await mistyped();
  const right = address('right');
  await correctAddress(client, right);
  server.clock.advance(MINUTE_MS);
  expect(await resendVerificationEmail(client)).toEqual({ sentTo: right, errors: [] });
  const codes = await codesSentTo(right, 2);
  for (const code of codes) expect((await verifyEmail(server.visitor(), code)).errors).toEqual([]);
});

it('tells nothing of an address that has an account, but its owner', async () => {
  const owner = await aSeeker(server);
  const answersFor = async (email: string) => {
    const person = await mistyped();
    const answer = await correctAddress(person.client, email);
    const asked = await verificationSentTo(person.client);
    server.clock.advance(MINUTE_MS);
    const again = await resendVerificationEmail(person.client);
    const viewer = await viewerOf(person.client);
    const text = JSON.stringify({ answer, asked, again, viewer });
    return text
      .replaceAll(email, 'THE ADDRESS')
      .replaceAll(person.email, 'THE OLD ADDRESS')
      .replaceAll(viewer?.id ?? '', 'THE ID');
  };
  expect(await answersFor(owner.email)).toBe(await answersFor(address('free')));
  const mails = await mailsArrived(server, owner.email, TAKEN_SUBJECT, 2);
  expect(mails.map(({ text }) => text).join()).not.toContain('oobCode');
  expect(await viewerOf(owner.client)).toMatchObject({ email: owner.email });
});

it('gives an address to one account alone', async () => {
  const right = address('right');
  const [first, second] = [await mistyped(), await mistyped()];
  for (const { client } of [first, second]) await correctAddress(client, right);
  const codes = await codesSentTo(right, 2);
  const answers = await atOnce(10, (index) => verifyEmail(server.visitor(), codes[index % 2] ?? ''));
  const owners = await Promise.all([first, second].map(({ client }) => viewerOf(client)));
  expect(owners.filter((viewer) => viewer?.email === right && viewer.emailVerified)).toHaveLength(1);
  expect(owners.filter((viewer) => viewer?.email !== right && !viewer?.emailVerified)).toHaveLength(1);
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(5);
});

it('leaves one working link of corrections at the same moment', async () => {
  const { client } = await mistyped();
  const wanted = Array.from({ length: 5 }, () => address('right'));
  await atOnce(wanted.length, (index) => correctAddress(client, wanted[index] ?? ''));
  const codes = await Promise.all(wanted.map((email) => codeSentTo(email)));
  const sentTo = await verificationSentTo(client);
  const answers = [];
  for (const code of codes) answers.push(await verifyEmail(server.visitor(), code));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(await viewerOf(client)).toMatchObject({ email: sentTo, emailVerified: true });
});

it('asks for the own password and a proper address, and does nothing for the verified', async () => {
  const { client, email, code } = await mistyped();
  const right = address('right');
  const refused = await correctAddress(client, right, { password: 'Rahasia-124' });
  expect(refused).toMatchObject({ sentTo: null, errors: [{ code: 'CURRENT_PASSWORD_WRONG', field: ['password'] }] });
  expect((await correctAddress(client, 'not an address')).errors).toMatchObject([
    { code: 'EMAIL_INVALID', field: ['email'] },
  ]);
  expect((await correctAddress(client, right, { password: '' })).errors).toMatchObject([{ field: ['password'] }]);
  expect((await verifyEmail(client, code)).errors).toEqual([]);
  expect(await correctAddress(client, right)).toEqual({ sentTo: email, errors: [] });
  expect(await viewerOf(client)).toMatchObject({ email, emailVerified: true });
});

it('works three times a day for an account, also at the same moment', async () => {
  const { client, email } = await mistyped();
  await server.dataSource.query('DELETE FROM rate_limits');
  const person = limited.visitor();
  expect((await logIn(person, email)).errors).toEqual([]);
  const answers = await atOnce(5, () => correctAddress(person, address('right')));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
  expect(answers.flatMap(codesOf)).toEqual(['TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
  expect((await viewerOf(client))?.emailVerified).toBe(false);
});

it('mails five times a day to one address, from any account', async () => {
  const right = address('target');
  await server.dataSource.query('DELETE FROM rate_limits');
  const codes: string[] = [];
  for (let account = 0; account < 6; account += 1) {
    const { email } = await mistyped();
    const person = limited.visitor();
    await logIn(person, email);
    codes.push(...codesOf(await correctAddress(person, right)));
  }
  expect(codes).toEqual(['TOO_MANY_ATTEMPTS']);
});

it('works until the link has expired', async () => {
  const { client } = await mistyped();
  const right = address('right');
  await correctAddress(client, right);
  const code = await codeSentTo(right);
  server.clock.advance(DAY_MS);
  expect(codesOf(await verifyEmail(client, code))).toEqual(['INVALID_ACTION_CODE']);
  expect((await viewerOf(client))?.emailVerified).toBe(false);
});
