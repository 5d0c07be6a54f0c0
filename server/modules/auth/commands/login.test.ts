import type * as Argon2 from '@node-rs/argon2';
import { knownBrowserCookie } from '../../../http/middleware/known-browser';
import { aCompany, aSeeker } from '../../../../testkit/people/actors';
import { takePassword } from '../../../../testkit/people/passwords';
import { codesOf, logIn, STRONG_PASSWORD } from '../../../../testkit/people/registration';
import { useServer } from '../../../../testkit/server/test-server';

/** What a hash says of its cost, without salt and sum. */
const costOf = (hash: string): string => hash.split('$').slice(0, 4).join('$');

const server = useServer();

describe('login', () => {
  it('does the same work for an unknown e-mail as for a wrong password: one check of a hash of the same cost, the same statements', async () => {
    const seeker = await aSeeker(server);
    const verify = jest.spyOn(jest.requireActual<typeof Argon2>('@node-rs/argon2'), 'verify');
    const workFor = async (email: string) => {
      verify.mockClear();
      const statements = await server.statementsOf(() => logIn(server.visitor(), email, 'Wrong-1234'));
      return { statements, checked: verify.mock.calls.map(([hash, password]) => [costOf(String(hash)), password]) };
    };

    const unknown = await workFor('nobody@people.test');

    expect(unknown.checked).toEqual([['$argon2id$v=19$m=64,t=2,p=1', 'Wrong-1234']]);
    expect(await workFor(seeker.email)).toEqual(unknown);
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
    expect(errors).toEqual([
      { code: 'USER_NOT_FOUND', message: 'User not found in our system. Please register first.', field: null },
    ]);
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
    await takePassword(server, seeker);
    for (const password of ['no account has this password', STRONG_PASSWORD, 'null'])
      expect(codesOf(await logIn(server.visitor(), seeker.email, password))).toEqual(['INVALID_CREDENTIALS']);
  });
});
