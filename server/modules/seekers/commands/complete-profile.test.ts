import { completeProfileCases, completeProfilePasswordCases } from '../../../../domain/registration.cases';
import { aSeeker, type TestSeeker } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { graphql } from '../../../../testkit/graphql';
import type { CompleteProfileInput, RefusalFragment } from '../../../../testkit/graphql/graphql';
import { mailsArrived, mailsTo } from '../../../../testkit/outside/mailbox';
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

async function complete({ client }: TestSeeker, input: CompleteProfileInput): Promise<RefusalFragment[]> {
  return (await client.ask(COMPLETE, { input })).completeProfile.errors;
}

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

  it('tells the owner of the first password, as setting one does', async () => {
    const seeker = await aGooglePerson();
    expect(await complete(seeker, WITH_PASSWORD)).toEqual([]);
    const [mail] = await mailsArrived(server, seeker.email, 'Your password was changed');
    expect(mail?.text).toContain('/not-me?code=');
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
    await mailsArrived(server, seeker.email, 'Your password was changed');
    const queued = await server.dataSource.query<unknown[]>(
      "SELECT id FROM outbox WHERE done_at IS NULL AND effect_key LIKE 'password-changed:%'",
    );
    expect(queued).toEqual([]);
    expect(
      (await mailsTo(server, seeker.email)).filter(({ subject }) => subject === 'Your password was changed'),
    ).toHaveLength(1);
  });

  it('sends no such mail to an account that keeps its password', async () => {
    const queued = () =>
      server.dataSource.query<unknown[]>(
        "SELECT id FROM outbox WHERE effect_key LIKE 'password-changed:%' ORDER BY id",
      );
    const [seeker, before] = [await aSeeker(server, { phoneNumber: null }), await queued()];
    expect(await complete(seeker, FORM)).toEqual([]);
    expect(await queued()).toEqual(before);
  });

  it('asks an account that has a password for none, and leaves the one it has', async () => {
    const seeker = await aSeeker(server, { phoneNumber: null });
    expect(await complete(seeker, FORM)).toEqual([]);
    expect(
      await complete(seeker, { ...WITH_PASSWORD, password: 'Berubah-456', confirmPassword: 'Berubah-456' }),
    ).toEqual([]);
    expect((await logIn(server.visitor(), seeker.email)).errors).toEqual([]);
  });
});
