import {
  acceptedByRegistrations,
  companyRegistrationCases,
  seekerRegistrationCases,
  type RuleCase,
} from '../../../../domain/registration.cases';
import { anAdmin, aCompany, aSeeker } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import type { SignInResultFragment } from '../../../../testkit/graphql/graphql';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import {
  codesOf,
  registerCompany,
  registerSeeker,
  STRONG_PASSWORD,
  viewerOf,
} from '../../../../testkit/people/registration';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

let addresses = 0;
const freshEmail = () => `register${(addresses += 1)}@people.test`;

async function rowCounts(): Promise<Record<string, number>> {
  const tables = ['accounts', 'seekers', 'companies', 'token_balances', 'token_transactions', 'email_verifications'];
  const counts = await Promise.all(
    tables.map((table) => server.dataSource.query<{ count: string }[]>(`SELECT COUNT(*) AS count FROM ${table}`)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, Number(counts[index]?.[0]?.count)]));
}

const password = (value: string) => ({ password: value, confirmPassword: value });

/** A refused form: the text beside its field, first, and nothing written. */
async function expectRefused({ field, message }: RuleCase, send: () => Promise<SignInResultFragment>): Promise<void> {
  const before = await rowCounts();
  const { viewer, errors } = await send();
  expect(viewer).toBeNull();
  expect(errors[0]).toMatchObject({ message, field: [field] });
  expect(await rowCounts()).toEqual(before);
}

describe('the registration form of a seeker', () => {
  it.each(seekerRegistrationCases)('refuses $what', (refused) =>
    expectRefused(refused, () => registerSeeker(server.visitor(), { email: freshEmail(), ...refused.changes })),
  );

  it('treats missing fields as empty', async () => {
    const { errors } = await registerSeeker(server.visitor(), {
      fullName: null,
      email: undefined,
      education: undefined,
      acceptTerms: undefined,
    });
    expect(errors.map(({ field, code }) => [field?.[0], code])).toEqual([
      ['fullName', 'REQUIRED_FIELDS'],
      ['email', 'REQUIRED_FIELDS'],
      ['acceptTerms', 'TERMS_NOT_ACCEPTED'],
      ['education', 'REQUIRED_FIELDS'],
    ]);
  });

  it.each(acceptedByRegistrations)('takes $what', async ({ changes }) => {
    expect(codesOf(await registerSeeker(server.visitor(), { email: freshEmail(), ...changes }))).toEqual([]);
  });

  it('accepts text pasted from a chat, and stores it without invisible characters', async () => {
    const client = server.visitor();
    const email = freshEmail();
    const pasted = {
      email: `\u202A${email}\u202C`,
      fullName:
        '\u200BProf. Dr. H. Muhammad\u00A0Ma\u2019ruf Nur\u2011Aini Budiman \u2018Aisyah, S.T., M.T., Ph.D.\u200E',
      phoneNumber: '\uFEFF\uFF10812\u00AD34567890\u2060',
    };
    expect(codesOf(await registerSeeker(client, pasted))).toEqual([]);
    const rows = await server.dataSource.query<unknown[]>(
      'SELECT a.email, s.full_name, s.phone_number FROM seekers s JOIN accounts a ON a.id = s.account_id WHERE a.email = ?',
      [email],
    );
    expect(rows).toEqual([
      {
        email,
        full_name: 'Prof. Dr. H. Muhammad Ma\u2019ruf Nur-Aini Budiman \u2018Aisyah, S.T., M.T., Ph.D.',
        phone_number: '081234567890',
      },
    ]);
  });

  it('accepts the shortest and the longest phone number, and signs in unverified', async () => {
    for (const phoneNumber of ['0812345678', '0812345678901']) {
      const client = server.visitor();
      const email = freshEmail();
      expect(codesOf(await registerSeeker(client, { email, phoneNumber }))).toEqual([]);
      expect(await viewerOf(client)).toMatchObject({
        email,
        emailVerified: false,
        roles: ['USER'],
        activeRole: 'USER',
        hasPassword: true,
      });
    }
  });
});

describe('the registration form of a company', () => {
  it.each(companyRegistrationCases)('refuses $what', (refused) =>
    expectRefused(refused, () => registerCompany(server.visitor(), { email: freshEmail(), ...refused.changes })),
  );

  it('refuses an industry that is not on the list', async () => {
    expect(codesOf(await registerCompany(server.visitor(), { email: freshEmail(), industry: 'Alchemy' }))).toEqual([
      'OPTION_INVALID',
    ]);
  });

  it('strips what is no digit from the NPWP and starts with one token, unverified', async () => {
    const client = server.visitor();
    const email = freshEmail();

    expect(codesOf(await registerCompany(client, { email, companyNpwp: '12.345.678.9-012.3456' }))).toEqual([]);

    const rows = await server.dataSource.query<unknown[]>(
      `SELECT c.company_npwp, c.is_verified, c.is_rejected, b.tokens, t.type, t.amount FROM companies c JOIN company_members m ON m.company_id = c.id JOIN accounts a ON a.id = m.account_id
       JOIN token_balances b ON b.company_id = c.id JOIN token_transactions t ON t.company_id = c.id WHERE a.email = ?`,
      [email],
    );
    expect(rows).toEqual([
      { company_npwp: '1234567890123456', is_verified: 0, is_rejected: 0, tokens: 1, type: 'GRANT', amount: 1 },
    ]);
  });
});

test('the name and the NPWP of a company are stored without the signs that nobody sees', async () => {
  const email = freshEmail();
  const pasted = {
    email,
    companyName: 'PT\u00A0Maju\u00ADJaya \u2060☕️ \u3164',
    companyNpwp: '\u202A0123.4567\u20118901.234\uFF15\u202C',
  };
  expect(codesOf(await registerCompany(server.visitor(), pasted))).toEqual([]);
  const rows = await server.dataSource.query<unknown[]>(
    'SELECT c.company_name, c.company_npwp FROM companies c JOIN company_members m ON m.company_id = c.id JOIN accounts a ON a.id = m.account_id WHERE a.email = ?',
    [email],
  );
  expect(rows).toEqual([{ company_name: 'PT MajuJaya ☕️', company_npwp: '0123456789012345' }]);
});

describe('an e-mail that exists', () => {
  it('is refused under the same role, in any case and with any password', async () => {
    const seeker = await aSeeker(server, { email: freshEmail() });
    const company = await aCompany(server, { email: freshEmail() });
    const before = await rowCounts();

    const answers = [
      await registerSeeker(server.visitor(), { email: ` ${seeker.email.toUpperCase()} ` }),
      await registerSeeker(server.visitor(), { email: seeker.email, ...password('Another-123') }),
      await registerCompany(server.visitor(), { email: company.email.toUpperCase() }),
    ];

    for (const { viewer, errors } of answers) {
      expect(viewer).toBeNull();
      expect(errors).toEqual([
        {
          code: 'EMAIL_ALREADY_IN_USE',
          message: 'Email already in use. Please use a different email.',
          field: ['email'],
        },
      ]);
    }
    expect(await rowCounts()).toEqual(before);
  });

  it('links the other role with the right password, and acts in it from then on', async () => {
    const seeker = await aSeeker(server, { email: freshEmail() });
    const company = await aCompany(server, { email: freshEmail() });

    const asCompany = await registerCompany(server.visitor(), { email: seeker.email });
    const asSeeker = await registerSeeker(server.visitor(), { email: company.email });

    expect(asCompany.viewer).toMatchObject({
      id: seeker.accountId,
      roles: ['USER', 'COMPANY'],
      activeRole: 'COMPANY',
      emailVerified: true,
    });
    expect(asSeeker.viewer).toMatchObject({
      id: company.accountId,
      roles: ['USER', 'COMPANY'],
      activeRole: 'USER',
      emailVerified: true,
    });
    await expectInvariants(server);
  });

  it('refuses a wrong password in the words of each form, and changes nothing', async () => {
    const seeker = await aSeeker(server, { email: freshEmail() });
    const company = await aCompany(server, { email: freshEmail() });
    const before = await rowCounts();

    const asCompany = await registerCompany(server.visitor(), { email: seeker.email, ...password('Another-123') });
    const asSeeker = await registerSeeker(server.visitor(), { email: company.email, ...password('Another-123') });

    expect(asCompany.errors.map(({ message }) => message)).toEqual([
      'This email is already registered with a different password. Please use the correct password.',
    ]);
    expect(asSeeker.errors.map(({ message }) => message)).toEqual([
      'This email is already registered with a different password. Please use the correct password or recover your account.',
    ]);
    expect(await rowCounts()).toEqual(before);
  });

  it('is not linked to an account without a password, with any password', async () => {
    const seeker = await aSeeker(server, { email: freshEmail() });
    await server.dataSource.query(
      "UPDATE accounts SET password_hash = NULL, google_sub = 'sub-no-password' WHERE id = ?",
      [seeker.accountId],
    );

    expect(codesOf(await registerCompany(server.visitor(), { email: seeker.email }))).toEqual([
      'EXISTING_ACCOUNT_DIFFERENT_PASSWORD_COMPANY',
    ]);
  });

  it('of an administrator takes no second role, even with the right password', async () => {
    const admin = await anAdmin(server);

    expect(codesOf(await registerSeeker(server.visitor(), { email: admin.email }))).toEqual(['EMAIL_ALREADY_IN_USE']);
    expect(codesOf(await registerCompany(server.visitor(), { email: admin.email }))).toEqual(['EMAIL_ALREADY_IN_USE']);
  });
});

describe('registering the same e-mail at the same moment', () => {
  const mixedCase = (email: string, index: number) => (index % 2 === 0 ? email.toUpperCase() : email);

  it('makes one account with one starting token out of 20', async () => {
    const email = freshEmail();
    const before = await rowCounts();

    const answers = await atOnce(20, (index) => registerCompany(server.visitor(), { email: mixedCase(email, index) }));

    expect(answers.filter(({ viewer }) => viewer)).toHaveLength(1);
    expect(answers.flatMap(codesOf)).toEqual(Array.from({ length: 19 }, () => 'EMAIL_ALREADY_IN_USE'));
    const after = await rowCounts();
    for (const table of ['accounts', 'companies', 'token_balances', 'token_transactions', 'email_verifications']) {
      expect([table, (after[table] ?? 0) - (before[table] ?? 0)]).toEqual([table, 1]);
    }
    await expectInvariants(server);
  });

  it('links one company to a seeker out of 20', async () => {
    const seeker = await aSeeker(server, { email: freshEmail() });
    const before = await rowCounts();

    const answers = await atOnce(20, (index) =>
      registerCompany(server.visitor(), { email: mixedCase(seeker.email, index), ...password(STRONG_PASSWORD) }),
    );

    expect(answers.filter(({ viewer }) => viewer)).toHaveLength(1);
    const after = await rowCounts();
    expect(after).toEqual({
      ...before,
      companies: (before['companies'] ?? 0) + 1,
      token_balances: (before['token_balances'] ?? 0) + 1,
      token_transactions: (before['token_transactions'] ?? 0) + 1,
    });
    await expectInvariants(server);
  });

  it('leaves whole accounts when both roles race', async () => {
    const email = freshEmail();

    await atOnce(20, (index) =>
      index % 2 === 0 ? registerSeeker(server.visitor(), { email }) : registerCompany(server.visitor(), { email }),
    );

    const rows = await server.dataSource.query<{ profiles: string }[]>(
      `SELECT (SELECT COUNT(*) FROM seekers s WHERE s.account_id = a.id) + (SELECT COUNT(*) FROM company_members m WHERE m.account_id = a.id) AS profiles
       FROM accounts a WHERE a.email = ?`,
      [email],
    );
    expect(rows).toHaveLength(1);
    expect([1, 2]).toContain(Number(rows[0]?.profiles));
    await expectInvariants(server);
  });
});
