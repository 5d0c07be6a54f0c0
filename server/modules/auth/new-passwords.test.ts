import { ERROR_MESSAGES } from '../../../domain/errors';
import { aCompany, aSeeker, PASSWORD, type TestActor } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import type { RefusalFragment } from '../../../testkit/graphql/graphql';
import {
  changePassword,
  mailedResetCode,
  requestPasswordReset,
  resetPassword,
  setPassword,
} from '../../../testkit/people/passwords';
import { codesOf, logIn, registerCompany, registerSeeker } from '../../../testkit/people/registration';
import { useServer } from '../../../testkit/server/test-server';

/** Passwords that are easy to guess, at each of the five ways to choose a new one. */
const server = useServer();

const twice = (password: string) => ({ password, confirmPassword: password });
let addresses = 0;
const freshEmail = () => `chooser${(addresses += 1)}@people.test`;

async function withoutPassword(person: TestActor): Promise<TestActor> {
  await server.dataSource.query('UPDATE accounts SET password_hash = NULL, google_sub = ? WHERE id = ?', [
    person.accountId,
    person.accountId,
  ]);
  return person;
}

async function codeToReset(email: string): Promise<string> {
  await requestPasswordReset(server.visitor(), email);
  return mailedResetCode(server, email);
}

const COMPLETE = graphql(
  `mutation CompleteWithPassword($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }`,
);

const NAME = 'Ratih Nur-Aini, S.Kom.';
const profile = {
  fullName: NAME,
  phoneNumber: '081234567890',
  education: 'Diploma',
  workExperience: 'Two years in a shop',
};

/** Each way: whose password it would be, and how it is sent. */
const WAYS: Record<string, () => Promise<{ email: string; send: (password: string) => Promise<RefusalFragment[]> }>> = {
  'at registration': () => {
    const email = freshEmail();
    return Promise.resolve({
      email,
      send: async (password) =>
        (await registerSeeker(server.visitor(), { fullName: NAME, email, ...twice(password) })).errors,
    });
  },
  'at a change': async () => {
    const { client, email } = await aSeeker(server, { fullName: NAME, email: freshEmail() });
    return {
      email,
      send: async (password) =>
        (await changePassword(client, { currentPassword: PASSWORD, ...twice(password) })).errors,
    };
  },
  'by a mailed link': async () => {
    const { email } = await aSeeker(server, { fullName: NAME, email: freshEmail() });
    const code = await codeToReset(email);
    return {
      email,
      send: async (password) => (await resetPassword(server.visitor(), { code, ...twice(password) })).errors,
    };
  },
  'as the first password': async () => {
    const { client, email } = await withoutPassword(await aSeeker(server, { fullName: NAME, email: freshEmail() }));
    return { email, send: async (password) => (await setPassword(client, twice(password))).errors };
  },
  'at Complete Profile': async () => {
    const { client, email } = await withoutPassword(
      await aSeeker(server, { fullName: 'Wati Lestari', email: freshEmail() }),
    );
    return {
      email,
      send: async (password) =>
        (await client.ask(COMPLETE, { input: { ...profile, ...twice(password) } })).completeProfile.errors,
    };
  },
};

describe.each(Object.entries(WAYS))('a new password %s', (_way, begin) => {
  it('cannot be well-known or made of the own name or address; any other is accepted', async () => {
    const { email, send } = await begin();
    const local = email.split('@')[0] ?? '';

    for (const known of ['P@ssw0rd1', 'Password-1', 'Qwerty-123', '1qaz@WSX', 'Test-1234']) {
      expect(await send(known)).toEqual([
        { code: 'PASSWORD_WELL_KNOWN', message: ERROR_MESSAGES.PASSWORD_WELL_KNOWN, field: ['password'] },
      ]);
    }
    for (const own of [
      `X-${local}`,
      `Q1-${email.toUpperCase()}x`,
      'Ratih-2026',
      'xx-RATIH-1a',
      'Rátih-2026',
      'Saya-Aini-7',
    ]) {
      expect(await send(own)).toEqual([
        { code: 'PASSWORD_PERSONAL', message: ERROR_MESSAGES.PASSWORD_PERSONAL, field: ['password'] },
      ]);
    }
    // `Nur` and `Kom` have three letters.
    expect(await send('Nurkom-1234')).toEqual([]);
    expect(codesOf(await logIn(server.visitor(), email, 'Nurkom-1234'))).toEqual([]);
  });

  it('may be the one of the demo', async () => {
    const { send } = await begin();
    expect(await send('Demo-1234')).toEqual([]);
  });
});

it("holds no word of the company's name", async () => {
  const email = freshEmail();
  const send = async (password: string) =>
    (await registerCompany(server.visitor(), { companyName: 'PT Kopi Senja', email, ...twice(password) })).errors;
  const message = 'Password must not contain the company’s name or email address';
  expect(await send('Senja-2026')).toEqual([{ code: 'PASSWORD_PERSONAL', message, field: ['password'] }]);
  expect(await send('Bulan-2026')).toEqual([]);
});

describe('a password that is stored', () => {
  it('opens the account, although it would be refused today', async () => {
    const { email, accountId } = await aCompany(server, { companyName: 'PT Kopi Senja' });
    await server.dataSource.query('UPDATE accounts SET password_hash = ? WHERE id = ?', [
      await server.services.passwords.hash('Password-1'),
      accountId,
    ]);

    expect(codesOf(await logIn(server.visitor(), email, 'Password-1'))).toEqual([]);
    // The second role is linked by the password of the first: it is not a new one.
    expect(
      codesOf(await registerSeeker(server.visitor(), { email, fullName: 'Senja Sari', ...twice('Password-1') })),
    ).toEqual([]);
  });
});
