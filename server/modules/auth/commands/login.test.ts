import { knownBrowserCookie } from '../../../http/known-browser';
import { aCompany, aSeeker } from '../../../testing/actors';
import { codesOf, logIn, STRONG_PASSWORD } from '../../../testing/registration';
import { useServer } from '../../../testing/test-server';

// Real hashing: the time of an answer is what one of these tests is about.
const server = useServer({ ARGON2_MEMORY_KIB: '19456' });

describe('login', () => {
  it('answers an unknown e-mail and a wrong password the same', async () => {
    const seeker = await aSeeker(server);

    const unknown = await logIn(server.visitor(), 'nobody@people.test');
    const wrong = await logIn(server.visitor(), seeker.email, 'Wrong-1234');

    expect(unknown).toEqual({ viewer: null, errors: [{ code: 'INVALID_CREDENTIALS', message: 'Failed to login. Please check your credentials.', field: null }] });
    expect(wrong).toEqual(unknown);
  });

  it('takes as long for an unknown e-mail as for a wrong password', async () => {
    const seeker = await aSeeker(server);
    const times = { unknown: [] as number[], wrong: [] as number[] };
    const measure = async (kind: keyof typeof times, email: string) => {
      const start = performance.now();
      await logIn(server.visitor(), email, 'Wrong-1234');
      times[kind].push(performance.now() - start);
    };
    for (let round = 0; round < 15; round += 1) {
      await measure('unknown', `nobody${round}@people.test`);
      await measure('wrong', seeker.email);
    }

    const median = (values: number[]) => [...values].sort((a, b) => a - b)[7] ?? 0;
    expect(median(times.unknown) / median(times.wrong)).toBeGreaterThan(0.6);
    expect(median(times.unknown) / median(times.wrong)).toBeLessThan(1.6);
  });

  it('costs few statements, and writes its session once', async () => {
    const seeker = await aSeeker(server);
    const browser = server.visitor();
    browser.setCookie(knownBrowserCookie(server.services.env, seeker.accountId));

    const statements = await server.statementsOf(() => logIn(browser, seeker.email));

    expect(statements.filter((sql) => sql.includes('INSERT INTO sessions'))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(11);
  });

  it('asks for both fields', async () => {
    expect(codesOf(await logIn(server.visitor(), '', ''))).toEqual(['REQUIRED_FIELDS', 'REQUIRED_FIELDS']);
  });

  it('ignores the case of the e-mail and the space around it', async () => {
    const seeker = await aSeeker(server);
    expect((await logIn(server.visitor(), `  ${seeker.email.toUpperCase()} `)).viewer?.id).toBe(seeker.accountId);
  });

  it('tells only who knows the password that there is no profile', async () => {
    const seeker = await aSeeker(server);
    await server.dataSource.query('DELETE FROM seekers WHERE account_id = ?', [seeker.accountId]);

    const { viewer, errors } = await logIn(server.visitor(), seeker.email);

    expect(viewer).toBeNull();
    expect(errors).toEqual([{ code: 'USER_NOT_FOUND', message: 'User not found in our system. Please register first.', field: null }]);
    expect(codesOf(await logIn(server.visitor(), seeker.email, 'Wrong-1234'))).toEqual(['INVALID_CREDENTIALS']);
  });

  it('says that the account type does not fit when the active role has no profile and another has', async () => {
    const company = await aCompany(server);
    await server.dataSource.query("UPDATE accounts SET active_role = 'USER' WHERE id = ?", [company.accountId]);

    expect((await logIn(server.visitor(), company.email, STRONG_PASSWORD)).errors).toEqual([
      { code: 'USER_TYPE_MISMATCH', message: 'Account type mismatch. Please try again.', field: null },
    ]);
  });

  it('never lets an account without a password in', async () => {
    const seeker = await aSeeker(server);
    await server.dataSource.query("UPDATE accounts SET password_hash = NULL, google_sub = 'sub-login' WHERE id = ?", [seeker.accountId]);
    for (const password of ['no account has this password', STRONG_PASSWORD, 'null']) {
      expect(codesOf(await logIn(server.visitor(), seeker.email, password))).toEqual(['INVALID_CREDENTIALS']);
    }
  });
});
