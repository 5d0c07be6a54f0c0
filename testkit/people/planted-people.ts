import { shownColumnsOf } from '../../server/db/field-table';
import { SEEKER_TABLE } from '../../server/modules/seekers/seeker.table';
import { aSeeker, type TestSeeker } from './actors';
import type { PlantedIdentity } from '../checks/leak-checker';
import { changeSeekerProfile } from './profile-changes';
import type { TestServer } from '../server/test-server';
import { aPdf, aPicture, uploaded } from '../files/uploads';

/** Names that a mask has trouble with, and what each person wrote about themselves. Those that break the rule are from before it. */
export const PEOPLE: Record<
  string,
  { fullName: string; experience: (person: { fullName: string; email: string; phone: string }) => string }
> = {
  'an everyday name': {
    fullName: 'Rahmawati Kusumadewi',
    experience: ({ fullName, email, phone }) =>
      `Hi, I am ${fullName}. Write to ${email} or call ${phone}, ${phone.replace(/^0/, '+62 ')}; see github.com/rahmawati-kusumadewi. RAHMAWATI ran a shop.`,
  },
  'a name of short words': {
    fullName: 'Al X',
    experience: ({ fullName, email, phone }) => `Salary clerk, exam writer. ${fullName}, ${email}, ${phone}`,
  },
  'a name of two letters': {
    fullName: 'Al',
    experience: ({ fullName, email, phone }) => `${fullName} is in every salary: ${email} / ${phone}`,
  },
  'a single letter': {
    fullName: 'X',
    experience: ({ fullName, email, phone }) => `Box maker ${fullName} <${email}> (${phone})`,
  },
  'an emoji': {
    fullName: '😀',
    experience: ({ fullName, email, phone }) => `${fullName} ${email} ${phone} ${fullName}`,
  },
  'a name that is spelt out': {
    fullName: 'R i n j a n i',
    experience: ({ fullName, email, phone }) => `${fullName} ${email} ${phone} ran a shop`,
  },
  'an address in place of a name': {
    fullName: 'rani.kontak@contoh.test',
    experience: ({ fullName, email, phone }) => `Write to ${fullName} or ${email}, ${phone}`,
  },
  'a number in place of a name': {
    fullName: '081277310077',
    experience: ({ fullName, email, phone }) => `Call ${fullName} or ${phone}, ${email}`,
  },
  'a name with an emoji and accents': {
    fullName: 'Zoë 😀 Hadiningrat',
    experience: ({ fullName, email, phone }) =>
      `${fullName.toUpperCase()} and zoe and Hadiningrat, twice: hadiningrat. ${email.toUpperCase()} ${phone}`,
  },
};

export interface Planted {
  seeker: TestSeeker;
  identity: PlantedIdentity;
  /** The paths of the person's files. */
  files: string[];
}

/** Texts that the mask keeps back and that no person above has an example of. */
const OTHER_TEXTS = shownColumnsOf(SEEKER_TABLE, 'masked', 'after acceptance').flatMap(([, { as }, name]) =>
  as || ['fullName', 'phoneNumber', 'workExperience'].includes(name) ? [] : [name],
);

let planted = 0;

/** A person whose profile reveals the identity in every field that can. */
export async function plant(server: TestServer, name: string): Promise<Planted> {
  const { fullName, experience } = describedAs(name);
  planted += 1;
  const [email, phone] = [`planted.person${planted}@contoh.test`, `0813${String(57_310_000 + planted)}`];
  const seeker = await aSeeker(server, {
    fullName,
    email,
    phoneNumber: phone,
    technicalSkills: ['Excel', `${fullName} method`],
    workExperience: experience({ fullName, email, phone }),
  });
  const fileName = `CV ${fullName} ${phone}.pdf`;
  const [cv, portfolio, picture] = await Promise.all([
    uploaded(seeker.client, { preset: 'user_cv', content: aPdf(fullName), name: fileName }),
    uploaded(seeker.client, { preset: 'user_portfolio', content: aPdf(fullName), name: fileName }),
    uploaded(seeker.client, {
      preset: 'profile_picture',
      content: await aPicture(),
      name: fileName.replace('pdf', 'jpg'),
      type: 'image/jpeg',
    }),
  ]);
  await changeSeekerProfile(seeker, {
    cvClaim: cv.claim,
    portfolioClaim: portfolio.claim,
    pictureClaim: picture.claim,
    ...Object.fromEntries(OTHER_TEXTS.map((name) => [name, `${fullName}, ${email}`])),
  });
  const files = [cv, portfolio, picture];
  return {
    seeker,
    identity: {
      fullName,
      email,
      phoneNumber: phone,
      others: [seeker.seekerId, seeker.accountId, ...files.map(({ id }) => id)],
    },
    files: files.map(({ url }) => url),
  };
}

function describedAs(name: string) {
  const person = PEOPLE[name];
  if (!person) throw new Error(`No person is described as ${name}`);
  return person;
}
