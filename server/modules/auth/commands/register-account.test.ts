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
import { takePassword, twice } from '../../../../testkit/people/passwords';
import { codesOf, registerCompany, registerSeeker, viewerOf } from '../../../../testkit/people/registration';
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

  it('is stored without signs that nobody sees, the NPWP as digits; it starts with one token, unverified', async () => {
    const email = freshEmail();
    const pasted = {
      email,
      companyName: 'PT\u00A0Maju\u00ADJaya \u2060☕️ \u3164',
      companyNpwp: '\u202A01.234.567\u20118-901.234\uFF15\u202C',
    };
    expect(codesOf(await registerCompany(server.visitor(), pasted))).toEqual([]);

    const rows = await server.dataSource.query<unknown[]>(
      `SELECT c.company_name, c.company_npwp, c.is_verified, c.is_rejected, b.tokens, t.type, t.amount FROM companies c JOIN company_members m ON m.company_id = c.id JOIN accounts a ON a.id = m.account_id
       JOIN token_balances b ON b.company_id = c.id JOIN token_transactions t ON t.company_id = c.id WHERE a.email = ?`,
      [email],
    );
    const stored = { company_name: 'PT MajuJaya ☕️', company_npwp: '0123456789012345' };
    expect(rows).toEqual([{ ...stored, is_verified: 0, is_rejected: 0, tokens: 1, type: 'GRANT', amount: 1 }]);
  });
});

describe('an e-mail that exists', () => {
  it('is refused under the same role, and under the other with a wrong password; nothing is changed', async () => {
    const seeker = await aSeeker(server, { email: freshEmail() });
    const company = await aCompany(server, { email: freshEmail() });
    const before = await rowCounts();

    const answers = [
      await registerSeeker(server.visitor(), { email: ` ${seeker.email.toUpperCase()} ` }),
      await registerSeeker(server.visitor(), { email: seeker.email, ...twice('Another-123') }),
      await registerCompany(server.visitor(), { email: company.email.toUpperCase() }),
    ];
    const asCompany = await registerCompany(server.visitor(), { email: seeker.email, ...twice('Another-123') });
    const asSeeker = await registerSeeker(server.visitor(), { email: company.email, ...twice('Another-123') });

    const message = 'Email already in use. Please use a different email.';
    for (const answer of answers)
      expect(answer).toEqual({
        viewer: null,
        errors: [{ code: 'EMAIL_ALREADY_IN_USE', message, field: ['email'] }],
      });
    // In the words of each form.
    expect(asCompany.errors.map((error) => error.message)).toEqual([
      'This email is already registered with a different password. Please use the correct password.',
    ]);
    expect(asSeeker.errors.map((error) => error.message)).toEqual([
      'This email is already registered with a different password. Please use the correct password or recover your account.',
    ]);
    expect(await rowCounts()).toEqual(before);
  });

  it('links the other role with the right password, and acts in it from then on', async () => {
    const seeker = await aSeeker(server, { email: freshEmail() });
    const company = await aCompany(server, { email: freshEmail() });

    const asCompany = await registerCompany(server.visitor(), { email: seeker.email });
    const asSeeker = await registerSeeker(server.visitor(), { email: company.email });

    const linked = { roles: ['USER', 'COMPANY'], emailVerified: true };
    expect(asCompany.viewer).toMatchObject({ ...linked, id: seeker.accountId, activeRole: 'COMPANY' });
    expect(asSeeker.viewer).toMatchObject({ ...linked, id: company.accountId, activeRole: 'USER' });
    await expectInvariants(server);
  });

  it('is not linked to an account without a password, with any password', async () => {
    const seeker = await aSeeker(server, { email: freshEmail() });
    await takePassword(server, seeker);

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
      registerCompany(server.visitor(), { email: mixedCase(seeker.email, index) }),
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
