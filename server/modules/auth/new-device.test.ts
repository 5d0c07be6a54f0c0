import { aSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { mailsArrived, mailsTo } from '../../../testkit/outside/mailbox';
import { requestPasswordReset } from '../../../testkit/people/passwords';
import { codesOf, logIn, registerCompany, registerSeeker, STRONG_PASSWORD } from '../../../testkit/people/registration';
import { turnOnSecondFactor } from '../../../testkit/people/second-factor';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();
const SUBJECT = 'New sign-in to your account';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const LOG_OUT = graphql(`mutation LeaveBrowser { logout { isSignedOut errors { ...Refusal } } }`);

/** The mails about new browsers, once everything that was queued has been sent. */
async function newsOf(email: string): Promise<string[]> {
  await requestPasswordReset(server.visitor(), email);
  await mailsArrived(server, email, 'Reset your password');
  return (await mailsTo(server, email)).filter(({ subject }) => subject === SUBJECT).map(({ text }) => text);
}

describe('a login from a browser that the account was not used in before', () => {
  it('is told to its owner: the device, the time in WIB, and what to do', async () => {
    const { email } = await aSeeker(server);
    await logIn(server.visitor().withHeaders({ 'user-agent': CHROME }), email);
    const [mail] = await mailsArrived(server, email, SUBJECT);
    expect(mail?.text).toContain('Chrome on Windows, 2026-11-23 at 09:00 WIB');
    expect(mail?.text).toContain('set a new password at once');
    expect(mail?.text).toContain('/forgot-password');
  });

  it('shows once for each browser, also after a logout and another account', async () => {
    const [own, other] = [await aSeeker(server), await aSeeker(server)];
    const browser = server.visitor();
    for (const { email } of [own, other, own, other]) {
      await logIn(browser, email);
      await browser.ask(LOG_OUT);
    }
    expect(await newsOf(own.email)).toHaveLength(1);
    expect(await newsOf(other.email)).toHaveLength(1);
  });

  it('is not told about a registration, of the login that follows it, or of a login that is refused', async () => {
    const browser = server.visitor();
    const email = 'new-device@people.test';
    await registerSeeker(browser, { email });
    await browser.ask(LOG_OUT);
    await logIn(browser, email);
    await logIn(server.visitor(), email, 'Wrong-1234');
    expect(await newsOf(email)).toEqual([]);
  });

  it('is told about a second role that is registered over the account, which signs in as well', async () => {
    const { email } = await aSeeker(server);
    expect(codesOf(await registerCompany(server.visitor(), { email }))).toEqual([]);
    expect(await newsOf(email)).toHaveLength(1);

    const own = await aSeeker(server);
    const browser = server.visitor();
    await logIn(browser, own.email);
    expect(codesOf(await registerCompany(browser, { email: own.email }))).toEqual([]);
    expect(await newsOf(own.email)).toHaveLength(1);
  });

  it('with a second factor is told once the code was right', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    const browser = server.visitor();
    await logIn(browser, seeker.email);
    expect(codesOf(await logIn(browser, seeker.email, STRONG_PASSWORD, phone.code()))).toEqual([]);
    expect(await newsOf(seeker.email)).toHaveLength(1);
  });

  it('cannot be hidden by a forged cookie', async () => {
    const seeker = await aSeeker(server);
    const browser = server.visitor();
    browser.setCookie(`temukerja.browser=${'A'.repeat(22)}.${seeker.accountId}.%00`);
    await logIn(browser, seeker.email);
    expect(await newsOf(seeker.email)).toHaveLength(1);
  });
});
