import { aSeeker, type TestSeeker } from '../../../../testkit/people/actors';
import { signInWithGoogle } from '../../../../testkit/people/google-sign-in';
import { graphql } from '../../../../testkit/graphql';
import type { UpdateSeekerProfileInput } from '../../../../testkit/graphql/graphql';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const UPDATE = graphql(`mutation NameAfterSave($input: UpdateSeekerProfileInput!) {
  updateSeekerProfile(input: $input) { seeker { fullName education } errors { ...Refusal } }
}`);

const update = async ({ client }: TestSeeker, input: UpdateSeekerProfileInput) =>
  (await client.ask(UPDATE, { input })).updateSeekerProfile;

const OWN_NAME = graphql(`query OwnSeekerName { viewer { seeker { fullName } } }`);

const ownName = async ({ client }: Pick<TestSeeker, 'client'>) => (await client.ask(OWN_NAME)).viewer?.seeker?.fullName;

describe('the name of a profile', () => {
  it.each(['Rina 2', 'rina@contoh.test', '0812 3456 7890', 'linkedin.com/in/rina', 'Rina 😀', 'a b c d e f g h i'])(
    'does not become %s',
    async (fullName) => {
      const seeker = await aSeeker(server, { fullName: 'Rina Dewi' });

      const { errors } = await update(seeker, { fullName, education: "Bachelor's Degree" });

      expect(errors).toEqual([
        {
          code: 'NAME_INVALID',
          message:
            'Full name may contain only letters, spaces, apostrophes, hyphens, dots and commas, and at most 8 words',
          field: ['fullName'],
        },
      ]);
      expect((await update(seeker, {})).seeker).toEqual({ fullName: 'Rina Dewi', education: 'Diploma' });
    },
  );

  it('may hold titles, accents and apostrophes, which stay as typed', async () => {
    const seeker = await aSeeker(server);
    expect((await update(seeker, { fullName: '  Dr. Ma`ruf  Nur-Aini Zoë, S.Kom., M.M. ' })).seeker?.fullName).toBe(
      'Dr. Ma`ruf Nur-Aini Zoë, S.Kom., M.M.',
    );
  });
});

it.each([
  ['rina2@gmail.example', 'Rina 2'],
  ['rina@gmail.example', 'rina@gmail.example'],
  ['emoji@gmail.example', 'Rina 😀'],
])('a name from elsewhere is left for Complete Profile when %s is called %s at Google', async (email, name) => {
  const client = server.visitor();
  expect(await signInWithGoogle(client, { name, email })).toBe('signed-in');
  expect(await ownName({ client })).toBe('');
});
