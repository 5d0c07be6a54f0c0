import { createHash } from 'node:crypto';
import { ERROR_MESSAGES } from '../../../../domain/errors';
import { DAY_MS, MINUTE_MS } from '../../../../domain/time';
import { aSeeker } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import {
  anUnverified,
  resendVerificationEmail as resend,
  VERIFICATION_SUBJECT,
  verifyEmail as verify,
} from '../../../../testkit/people/email-verification';
import { linkParameter, mailsArrived } from '../../../../testkit/outside/mailbox';
import { codesOf, registerSeeker, viewerOf } from '../../../../testkit/people/registration';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

let addresses = 0;

const unverified = () => anUnverified(server, `verify${(addresses += 1)}@people.test`);

describe('the verification link', () => {
  it('has the parameters of the page, and is stored only as a hash', async () => {
    const { email, code } = await unverified();
    const [mail] = await mailsArrived(server, email, VERIFICATION_SUBJECT);
    expect(mail && linkParameter(mail, 'mode')).toBe('verifyEmail');

    const stored = JSON.stringify(await server.dataSource.query('SELECT * FROM email_verifications'));
    expect(stored).not.toContain(code);
    expect(stored).toContain(createHash('sha256').update(code).digest('hex'));
    expect(
      JSON.stringify(await server.dataSource.query('SELECT payload FROM outbox WHERE done_at IS NOT NULL')),
    ).not.toContain(code);
  });

  it('leads on to where the person wanted to go, in each mail, and to this site only', async () => {
    const jobPage = '/user/job/1?slot=2&q=a b"<'.replace(' ', '+');
    const outside = ['//evil.test', '/\\evil.test', '/%2fevil.test', 'javascript:alert(1)', `/${'a'.repeat(2000)}`];
    for (const returnTo of [jobPage, ...outside]) {
      const client = server.visitor();
      const email = `verify${(addresses += 1)}@people.test`;
      expect((await registerSeeker(client, { email, returnTo })).errors).toEqual([]);
      server.clock.advance(MINUTE_MS);
      expect((await resend(client, returnTo)).errors).toEqual([]);

      const links = (await mailsArrived(server, email, VERIFICATION_SUBJECT, 2)).map(
        ({ text }) => new URL(/\S+\/verify-email\?\S+/.exec(text)?.[0] ?? '').searchParams,
      );
      expect(links.map((link) => link.get('continueUrl'))).toEqual(
        returnTo === jobPage ? [jobPage, jobPage] : [null, null],
      );
    }
  });

  it('verifies once, without a session; opened again it says so, also at the same moment, and the open session knows', async () => {
    const { client, code } = await unverified();

    const answers = await atOnce(20, () => verify(server.visitor(), code));

    const disownToken = expect.any(String) as string;
    expect(answers.filter(({ wasVerifiedBefore }) => wasVerifiedBefore === false)).toEqual([
      { role: 'USER', wasVerifiedBefore: false, disownToken, errors: [] },
    ]);
    expect(answers.filter(({ wasVerifiedBefore }) => wasVerifiedBefore === true)).toHaveLength(19);
    expect((await viewerOf(client))?.emailVerified).toBe(true);
  });

  it('works until 24 hours have passed, not after', async () => {
    const early = await unverified();
    const late = await unverified();

    server.clock.advance(DAY_MS - 1);
    expect((await verify(server.visitor(), early.code)).errors).toEqual([]);
    server.clock.advance(1);
    expect((await verify(server.visitor(), late.code)).errors).toEqual([
      {
        code: 'INVALID_ACTION_CODE',
        message: 'This verification link is invalid or has expired. Please request a new one.',
        field: null,
      },
    ]);
    expect((await viewerOf(late.client))?.emailVerified).toBe(false);
  });

  it('with an unknown code is invalid', async () => {
    for (const code of ['', 'x', '%', 'a'.repeat(5000)])
      expect(codesOf(await verify(server.visitor(), code))).toEqual(['INVALID_ACTION_CODE']);
  });
});

describe('sending the link again', () => {
  it('is refused for 60 seconds after the last one, and then works', async () => {
    const { client, email } = await unverified();

    server.clock.advance(59_999);
    expect((await resend(client)).errors.map(({ message }) => message)).toEqual([
      ERROR_MESSAGES.VERIFICATION_EMAIL_TOO_SOON,
    ]);
    server.clock.advance(1);
    expect(await resend(client)).toEqual({ sentTo: email, errors: [] });
    expect(await mailsArrived(server, email, VERIFICATION_SUBJECT, 2)).toHaveLength(2);
  });

  it('sends one of 20 that ask at the same moment', async () => {
    const { client, email } = await unverified();
    server.clock.advance(60_000);

    const answers = await atOnce(20, () => resend(client));

    expect(answers.filter(({ sentTo }) => sentTo === email)).toHaveLength(1);
    expect(answers.flatMap(codesOf)).toEqual(Array<string>(19).fill('VERIFICATION_EMAIL_TOO_SOON'));
  });

  it('sends nothing to a verified address', async () => {
    const seeker = await aSeeker(server);
    expect(await resend(seeker.client)).toEqual({ sentTo: seeker.email, errors: [] });
    const rows: unknown[] = await server.dataSource.query('SELECT id FROM email_verifications WHERE account_id = ?', [
      seeker.accountId,
    ]);
    expect(rows).toEqual([]);
  });
});
