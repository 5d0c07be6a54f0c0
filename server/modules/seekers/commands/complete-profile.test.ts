import { completeProfileCases, completeProfilePasswordCases } from '../../../../domain/registration.cases';
import { aSeeker, type TestSeeker } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { graphql } from '../../../../testkit/graphql';
import type { CompleteProfileInput } from '../../../../testkit/graphql/graphql';
import { mailsArrived, mailsQueued, mailsTo } from '../../../../testkit/outside/mailbox';
import { logIn, STRONG_PASSWORD, viewerOf } from '../../../../testkit/people/registration';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const FORM = {
  fullName: 'Dewi Lestari',
  phoneNumber: '081234567890',
  education: 'Diploma',
  workExperience: 'Two years in a shop',
};
const WITH_PASSWORD = { ...FORM, password: STRONG_PASSWORD, confirmPassword: STRONG_PASSWORD };

/** As a person who came with Google: no password, and a profile that is not complete. */
async function aGooglePerson(): Promise<TestSeeker> {
  const seeker = await aSeeker(server, { phoneNumber: null, education: null, workExperience: null });
  await server.dataSource.query('UPDATE accounts SET password_hash = NULL, google_sub = ? WHERE id = ?', [
    seeker.accountId,
    seeker.accountId,
  ]);
  return seeker;
}

const COMPLETE = graphql(
  `mutation CompleteOwnProfile($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }`,
);

const complete = async ({ client }: TestSeeker, input: CompleteProfileInput) =>
  (await client.ask(COMPLETE, { input })).completeProfile.errors;

const stored = (seeker: TestSeeker) =>
  server.dataSource.query<unknown[]>(
    'SELECT full_name, phone_number, education, work_experience, is_profile_complete, password_hash IS NULL AS has_none FROM seekers s JOIN accounts a ON a.id = s.account_id WHERE s.id = ?',
    [seeker.seekerId],
  );

describe('completing the profile', () => {
  it.each([...completeProfileCases, ...completeProfilePasswordCases])(
    'refuses $what, and keeps what was there',
    async ({ changes, field, message }) => {
      const seeker = await aGooglePerson();
      const before = await stored(seeker);

      const errors = await complete(seeker, { ...WITH_PASSWORD, ...changes });

      expect(errors[0]).toMatchObject({ message, field: [field] });
      expect(await stored(seeker)).toEqual(before);
    },
  );

  it('gives a Google person a password, and with it login by e-mail', async () => {
    const seeker = await aGooglePerson();
    expect(await viewerOf(seeker.client)).toMatchObject({ hasPassword: false, isProfileComplete: false });

    expect(await complete(seeker, { ...WITH_PASSWORD, password: 'Rahasia123', confirmPassword: 'Rahasia123' })).toEqual(
      [],
    );

    expect(await viewerOf(seeker.client)).toMatchObject({ hasPassword: true, isProfileComplete: true });
    expect((await logIn(server.visitor(), seeker.email, 'Rahasia123')).errors).toEqual([]);
  });

  it('stores one password and sends one mail when ten forms come at the same moment', async () => {
    const seeker = await aGooglePerson();
    const forms = await atOnce(10, (index) =>
      complete(seeker, { ...WITH_PASSWORD, password: `Rahasia-${index}00`, confirmPassword: `Rahasia-${index}00` }),
    );
    expect(forms.flat()).toEqual([]);
    const logins = await Promise.all(
      forms.map((_, index) => logIn(server.visitor(), seeker.email, `Rahasia-${index}00`)),
    );
    expect(logins.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const [mail] = await mailsArrived(server, seeker.email, 'Your password was changed');
    expect(mail?.text).toContain('/not-me?code=');
    const queued = await server.dataSource.query<unknown[]>(
      "SELECT id FROM outbox WHERE done_at IS NULL AND effect_key LIKE 'password-changed:%'",
    );
    expect(queued).toEqual([]);
    const subjects = (await mailsTo(server, seeker.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Your password was changed')).toHaveLength(1);
  });

  it('asks an account that has a password for none, leaves the one it has, and mails nothing', async () => {
    const seeker = await aSeeker(server, { phoneNumber: null });
    const before = await mailsQueued(server, 'password-changed:%');
    const password = 'Berubah-456';
    expect(await complete(seeker, FORM)).toEqual([]);
    expect(await complete(seeker, { ...WITH_PASSWORD, password, confirmPassword: password })).toEqual([]);
    expect(await mailsQueued(server, 'password-changed:%')).toBe(before);
    expect((await logIn(server.visitor(), seeker.email)).errors).toEqual([]);
  });
});
