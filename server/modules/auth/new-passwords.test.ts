import { ERROR_MESSAGES } from '../../../domain/errors';
import { aCompany, aSeeker, PASSWORD } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import type { RefusalFragment } from '../../../testkit/graphql/graphql';
import {
  changePassword,
  mailedResetCode,
  requestPasswordReset,
  resetPassword,
  setPassword,
  takePassword,
  twice,
} from '../../../testkit/people/passwords';
import { codesOf, logIn, registerCompany, registerSeeker } from '../../../testkit/people/registration';
import { useServer } from '../../../testkit/server/test-server';

/** Passwords that are easy to guess, at each of the five ways to choose a new one. */
const server = useServer();

let addresses = 0;
const freshEmail = () => `chooser${(addresses += 1)}@people.test`;

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
type Send = (password: ReturnType<typeof twice>) => Promise<{ errors: RefusalFragment[] }>;
const WAYS: Record<string, (email: string) => Promise<Send>> = {
  'at registration': (email) =>
    Promise.resolve((password) => registerSeeker(server.visitor(), { fullName: NAME, email, ...password })),
  'at a change': async (email) => {
    const { client } = await aSeeker(server, { fullName: NAME, email });
    return (password) => changePassword(client, { currentPassword: PASSWORD, ...password });
  },
  'by a mailed link': async (email) => {
    await aSeeker(server, { fullName: NAME, email });
    await requestPasswordReset(server.visitor(), email);
    const code = await mailedResetCode(server, email);
    return (password) => resetPassword(server.visitor(), { code, ...password });
  },
  'as the first password': async (email) => {
    const seeker = await aSeeker(server, { fullName: NAME, email });
    await takePassword(server, seeker);
    return (password) => setPassword(seeker.client, password);
  },
  'at Complete Profile': async (email) => {
    const seeker = await aSeeker(server, { fullName: 'Wati Lestari', email });
    await takePassword(server, seeker);
    return async (password) =>
      (await seeker.client.ask(COMPLETE, { input: { ...profile, ...password } })).completeProfile;
  },
};

async function begun(begin: (email: string) => Promise<Send>) {
  const email = freshEmail();
  const way = await begin(email);
  return { email, send: async (password: string) => (await way(twice(password))).errors };
}

describe.each(Object.entries(WAYS))('a new password %s', (_way, begin) => {
  it('cannot be well-known or made of the own name or address; any other is accepted', async () => {
    const { email, send } = await begun(begin);
    const local = email.split('@')[0] ?? '';

    const refused = (code: 'PASSWORD_WELL_KNOWN' | 'PASSWORD_PERSONAL') => [
      { code, message: ERROR_MESSAGES[code], field: ['password'] },
    ];

    for (const known of ['P@ssw0rd1', 'Password-1', 'Qwerty-123', '1qaz@WSX', 'Test-1234'])
      expect(await send(known)).toEqual(refused('PASSWORD_WELL_KNOWN'));
    const own = [`X-${local}`, `Q1-${email.toUpperCase()}x`, 'Ratih-2026', 'xx-RATIH-1a', 'Rátih-2026', 'Saya-Aini-7'];
    for (const personal of own) expect(await send(personal)).toEqual(refused('PASSWORD_PERSONAL'));
    // `Nur` and `Kom` have three letters.
    expect(await send('Nurkom-1234')).toEqual([]);
    expect(codesOf(await logIn(server.visitor(), email, 'Nurkom-1234'))).toEqual([]);
  });

  it('may be the one of the demo', async () => {
    const { send } = await begun(begin);
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
