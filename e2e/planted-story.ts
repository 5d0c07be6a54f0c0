import { expect } from '@playwright/test';
import { FORMULAS, hostileLine, hostileLines, hostileTags, STRANGE_LINK, type HostileText } from './hostile-texts';
import { comingWeekday, DEMO_PASSWORD, mailedLink } from './people';
import { Planter } from './planter';

const [COMPUTED_TITLE, COMPUTED_PLACE, COMPUTED_COMPANY] = FORMULAS;

/** A person's name takes letters only, so nothing hostile gets into one. */
export const NAMES = { seeker: "Seruni O'Tertanam-Panjang", googleSeeker: 'Gendis Tertanam' } as const;

/** What each text is planted as, by the name that it begins with. */
export const TEXTS = {
  experience: hostileLines('Ex'),
  technical: hostileTags('Te'),
  soft: hostileTags('So'),
  company: hostileLine('Co', 160),
  otherCompany: hostileLine('Oc', 160, COMPUTED_COMPANY),
  address: hostileLines('Ad'),
  about: hostileLines('Ab'),
  title: hostileLine('Ti', 200),
  computedTitle: hostileLine('Ct', 200, COMPUTED_TITLE),
  place: hostileLine('Pl', 160),
  computedPlace: hostileLine('Cp', 160, COMPUTED_PLACE),
  duties: hostileLines('Du'),
  skill: hostileTags('Sk'),
  venue: hostileLine('Ve', 300),
  moreInfo: hostileLines('Mo'),
  askedBecause: hostileLines('As'),
  counteredBecause: hostileLines('Cb'),
  noteOfVerification: hostileLines('Nv'),
  noteOfRevocation: hostileLines('Nr'),
  rejectedBecause: hostileLines('Rb'),
} as const satisfies Record<string, HostileText>;

const tags = ({ shown }: HostileText): string[] => [...shown];
const emailOf = (who: string): string => `${who}.${Date.now()}@planted.test`;
const ACCOUNT = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD, acceptTerms: true, phoneNumber: '081234567890' };

export interface Story {
  seeker: Planter;
  googleSeeker: Planter;
  company: Planter;
  otherCompany: Planter;
  admin: Planter;
  /** Everyone's mail addresses. */
  addresses: string[];
  jobId: string;
  userId: string;
  companyId: string;
  otherCompanyId: string;
  /** Accepted, with details and a counter offer. */
  acceptedId: string;
  /** Of the one who came from Google, not decided upon: still behind the mask. */
  pendingId: string;
}

/** Signs up as everyone, writes something hostile wherever they may write, and lets the two sides meet. */
export async function plant(baseURL: string, tried: Set<string>, seeWithoutName: (person: Planter) => Promise<void>): Promise<Story> {
  const begin = () => Planter.begin(baseURL, tried);
  const [seeker, googleSeeker, company, otherCompany, admin] = [await begin(), await begin(), await begin(), await begin(), await begin()];
  await admin.write('login', { input: { email: 'admin@demo.test', password: DEMO_PASSWORD } });
  const addresses = [await registerSeeker(seeker), await registerCompany(company, TEXTS.company), await registerCompany(otherCompany, TEXTS.otherCompany), emailOf('google')];
  await signUpWithGoogle(googleSeeker, addresses[3] ?? '');
  await seeWithoutName(googleSeeker);
  await completeProfile(googleSeeker);
  const companyId = await improveProfile(company);
  const otherCompanyId = await idOfCompany(otherCompany);
  await decide(admin, 'verifyCompany', companyId, { note: TEXTS.noteOfVerification.sent });
  await decide(admin, 'verifyCompany', otherCompanyId, {});
  await decide(admin, 'revokeCompany', otherCompanyId, { note: TEXTS.noteOfRevocation.sent });
  await decide(admin, 'rejectCompany', otherCompanyId, { reason: TEXTS.rejectedBecause.sent });
  const userId = (await seeker.ask<{ viewer: { seeker: { id: string } } }>('{ viewer { seeker { id } } }')).viewer.seeker.id;
  return { seeker, googleSeeker, company, otherCompany, admin, addresses, userId, companyId, otherCompanyId, ...(await hire(seeker, googleSeeker, company)) };
}

async function registerSeeker(seeker: Planter): Promise<string> {
  const email = emailOf('seeker');
  const [cvClaim, portfolioClaim] = [await seeker.upload('user_cv', 'Cv'), await seeker.upload('user_portfolio', 'Po')];
  await seeker.write('registerSeeker', {
    input: {
      ...ACCOUNT, email, fullName: NAMES.seeker, education: "Bachelor's Degree", workExperience: TEXTS.experience.sent,
      technicalSkills: tags(TEXTS.technical), softSkills: tags(TEXTS.soft), cvClaim, portfolioClaim,
    },
  });
  await verify(seeker, email);
  await seeker.write('updateSeekerProfile', {
    input: { fullName: NAMES.seeker, workExperience: TEXTS.experience.sent, technicalSkills: tags(TEXTS.technical), softSkills: tags(TEXTS.soft) },
  });
  return email;
}

async function registerCompany(company: Planter, name: HostileText): Promise<string> {
  const email = emailOf('company');
  await company.write('registerCompany', {
    input: {
      ...ACCOUNT, email, companyName: name.sent, companyAddress: TEXTS.address.sent, description: TEXTS.about.sent, companyNpwp: '1234567890123456',
      industry: 'Technology', companySize: '11-50 employees', deedClaim: await company.upload('company_deed', 'De'),
    },
  });
  await verify(company, email);
  return email;
}

async function verify(person: Planter, email: string): Promise<void> {
  const link = await mailedLink(person.http, email, /verify/i, '/verify-email');
  await person.write('verifyEmail', { oobCode: new URL(link, 'http://planted.test').searchParams.get('oobCode') });
}

/** By the forms that a popup shows: Google's stand-in takes any name, and a hostile one is left out. */
async function signUpWithGoogle(person: Planter, email: string): Promise<void> {
  const consent = await person.http.get('/auth/google');
  const page = await consent.text();
  const kept = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]);
  const answer = await person.http.post(new URL('/consent', consent.url()).href, { form: { ...Object.fromEntries(kept), name: (TEXTS.title.shown[0] ?? '').slice(0, 119), email } });
  expect(await answer.text()).toContain('data-outcome="signed-in"');
}

async function completeProfile(person: Planter): Promise<void> {
  await person.write('completeProfile', {
    input: { fullName: NAMES.googleSeeker, phoneNumber: '081234567891', education: "Bachelor's Degree", workExperience: TEXTS.experience.sent, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD },
  });
}

async function idOfCompany(company: Planter): Promise<string> {
  return (await company.ask<{ viewer: { company: { id: string } } }>('{ viewer { company { id } } }')).viewer.company.id;
}

async function improveProfile(company: Planter): Promise<string> {
  await company.write('updateCompanyProfile', {
    input: { companyName: TEXTS.company.sent, companyAddress: TEXTS.address.sent, description: TEXTS.about.sent, website: STRANGE_LINK },
  });
  return idOfCompany(company);
}

async function decide(admin: Planter, verb: string, companyId: string, words: Record<string, string>): Promise<void> {
  const { adminCompany } = await admin.ask<{ adminCompany: { records: { profileVersion: number } } }>(
    'query ($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }', { id: companyId },
  );
  await admin.write(verb, { input: { companyId, profileVersion: adminCompany.records.profileVersion, ...words } });
}

interface PostedJob {
  id: string;
  interviewAvailability: { id: string }[];
}

async function postJob(company: Planter, title: HostileText, location: HostileText, start: string): Promise<PostedJob> {
  const end = start.replace(':00', ':30');
  const answer = await company.write('createJob', {
    input: { title: title.sent, location: location.sent, description: TEXTS.duties.sent, skills: tags(TEXTS.skill), slots: [{ date: comingWeekday(), start, end, maxApplicants: 5 }] },
  }, 'job { id interviewAvailability { id } }');
  return answer['job'] as PostedJob;
}

async function apply(seeker: Planter, { id, interviewAvailability }: PostedJob): Promise<string> {
  const answer = await seeker.write('applyToJob', { input: { jobId: id, slotId: interviewAvailability[0]?.id } }, 'application { id }');
  return (answer['application'] as { id: string }).id;
}

/** Each end that an application can take, so that each mail is written. */
async function hire(seeker: Planter, googleSeeker: Planter, company: Planter): Promise<Pick<Story, 'jobId' | 'acceptedId' | 'pendingId'>> {
  const job = await postJob(company, TEXTS.title, TEXTS.place, '09:00');
  const computed = await postJob(company, TEXTS.computedTitle, TEXTS.computedPlace, '11:00');
  const withdrawn = await postJob(company, TEXTS.title, TEXTS.place, '13:00');
  const acceptedId = await apply(seeker, job);
  const pendingId = await apply(googleSeeker, job);
  await company.write('rejectApplication', { applicationId: await apply(googleSeeker, computed) });
  await seeker.write('withdrawApplication', { applicationId: await apply(seeker, withdrawn) });
  await apply(googleSeeker, withdrawn);
  await company.write('deleteJob', { jobId: withdrawn.id });
  await company.write('acceptApplication', { input: { applicationId: acceptedId, interviewLink: STRANGE_LINK } });
  await company.write('saveInterviewDetails', { input: { applicationId: acceptedId, venue: TEXTS.venue.sent, link: STRANGE_LINK, additionalInfo: TEXTS.moreInfo.sent } });
  const time = { date: comingWeekday(), start: '15:00', end: '15:30' };
  await seeker.write('requestReschedule', { input: { applicationId: acceptedId, time: { ...time, reason: TEXTS.askedBecause.sent } } });
  await company.write('respondToReschedule', { input: { applicationId: acceptedId, answer: 'COUNTER', counterOffer: { ...time, start: '16:00', end: '16:30', reason: TEXTS.counteredBecause.sent } } });
  return { jobId: job.id, acceptedId, pendingId };
}
