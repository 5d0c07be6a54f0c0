import { aSeeker } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import type { UpdateSeekerProfileInput } from '../../../testkit/graphql/graphql';
import { useServer } from '../../../testkit/server/test-server';
import { aPdf, aPicture, uploaded } from '../../../testkit/files/uploads';

const server = useServer();

const COMPLETION = graphql(`mutation CompletionAfterSave($input: UpdateSeekerProfileInput!) {
  updateSeekerProfile(input: $input) { seeker { profileCompletion } errors { ...Refusal } }
}`);

it('nine filled parts complete the profile, and each counts the same', async () => {
  const { client } = await aSeeker(server, {
    phoneNumber: null,
    education: null,
    workExperience: null,
    technicalSkills: [],
    softSkills: [],
  });
  const [cv, portfolio, picture] = [
    await uploaded(client, { preset: 'user_cv', content: aPdf() }),
    await uploaded(client, { preset: 'user_portfolio', content: aPdf() }),
    await uploaded(client, {
      preset: 'profile_picture',
      content: await aPicture(),
      name: 'face.jpg',
      type: 'image/jpeg',
    }),
  ];
  const completionAfter = async (input: UpdateSeekerProfileInput): Promise<number | undefined> => {
    const { updateSeekerProfile } = await client.ask(COMPLETION, { input });
    expect(updateSeekerProfile.errors).toEqual([]);
    return updateSeekerProfile.seeker?.profileCompletion;
  };

  expect(await completionAfter({ fullName: 'Dewi Lestari' })).toBe(11);
  expect(await completionAfter({ phoneNumber: '081234567890' })).toBe(22);
  expect(await completionAfter({ education: 'Diploma' })).toBe(33);
  expect(await completionAfter({ workExperience: 'Two years in a shop' })).toBe(44);
  expect(await completionAfter({ cvClaim: cv.claim })).toBe(56);
  expect(await completionAfter({ portfolioClaim: portfolio.claim })).toBe(67);
  expect(await completionAfter({ technicalSkills: ['Excel'] })).toBe(78);
  expect(await completionAfter({ softSkills: ['Teamwork', 'Patience'] })).toBe(89);
  expect(await completionAfter({ pictureClaim: picture.claim })).toBe(100);
  expect(await completionAfter({ softSkills: [] })).toBe(89);
});
