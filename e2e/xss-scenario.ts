import { expect } from '@playwright/test';
import { graphql } from '../testkit/graphql';
import type { CompanyDecisionInput } from '../testkit/graphql/graphql';
import { saveInterviewDetails } from '../testkit/market/interview-details';
import { deleteJob } from '../testkit/market/job-changes';
import { accept, aJob, applied, reject, withdraw, type TestJob } from '../testkit/market/job-factory';
import { answerPause, dismissReports, pauseJob, reportCompany, reportJob } from '../testkit/market/reports';
import { cancel, requestReschedule, respondToReschedule } from '../testkit/market/reschedules';
import { saveSearch } from '../testkit/market/saved-searches';
import { changeCompanyProfile, changeSeekerProfile } from '../testkit/people/profile-changes';
import { registerCompany, registerSeeker } from '../testkit/people/registration';
import { present } from './ask';
import { FORMULAS, hostileLine, hostileLines, hostileTags, STRANGE_LINK, type HostileText } from './hostile-texts';
import { comingWeekday, DEMO_PASSWORD, mailedLink, signInByApi } from './people';
import { XssSeeder } from './xss-seeder';
import { changeTeam } from './xss-team';

const [COMPUTED_TITLE, COMPUTED_PLACE, COMPUTED_COMPANY] = FORMULAS;

/** A person's name takes letters only, so it cannot be hostile. */
export const NAMES = {
  seeker: "Seruni O'Tertanam-Panjang",
  googleSeeker: 'Gendis Tertanam',
  colleague: "Rarasati O'Tertanam",
} as const;

/** The planted texts; each begins with a name of its own. */
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
  cancelledBecause: hostileLines('Co'),
  noteOfVerification: hostileLines('Nv'),
  noteOfRevocation: hostileLines('Nr'),
  rejectedBecause: hostileLines('Rb'),
  savedSearch: hostileLine('Ss', 60, COMPUTED_TITLE),
  reportedBecause: hostileLines('Rp'),
  pausedBecause: hostileLines('Pb'),
  answerToPause: hostileLines('Ap'),
  dismissedBecause: hostileLines('Db'),
  barredBecause: hostileLines('Bb'),
  namedBecause: hostileLines('Nb'),
} as const satisfies Record<string, HostileText>;

const tags = ({ shown }: HostileText): string[] => [...shown];
const emailOf = (who: string): string => `${who}.${Date.now()}@planted.test`;
const ACCOUNT = {
  password: DEMO_PASSWORD,
  confirmPassword: DEMO_PASSWORD,
  acceptTerms: true,
  phoneNumber: '081234567890',
};

export interface XssScenario {
  seeker: XssSeeder;
  googleSeeker: XssSeeder;
  company: XssSeeder;
  otherCompany: XssSeeder;
  admin: XssSeeder;
  /** Everyone's mail addresses. */
  addresses: string[];
  jobId: string;
  pausedJobId: string;
  userId: string;
  companyId: string;
  otherCompanyId: string;
  /** Accepted, with details and a counter offer. */
  acceptedId: string;
  /** The pending, still masked application of the person who signed up with Google. */
  pendingId: string;
}

const OWN_IDS = graphql(`query PlantedIds { viewer { seeker { id } company { id } } }`);
const VERIFY = graphql(
  `mutation PlantVerification($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { ...Refusal } } }`,
);
const REVOKE = graphql(
  `mutation PlantRevocation($input: CompanyDecisionInput!) { revokeCompany(input: $input) { errors { ...Refusal } } }`,
);
const REJECT_COMPANY = graphql(
  `mutation PlantRejection($input: RejectCompanyInput!) { rejectCompany(input: $input) { errors { ...Refusal } } }`,
);

/** What is seen at one moment only. */
export interface Onlookers {
  seeWithoutName: (person: XssSeeder) => Promise<void>;
  /** Has to have the decisions taken, just before they are looked at. */
  seeDecisions: (admin: XssSeeder, decide: () => Promise<void>) => Promise<void>;
}

/** Signs up as every kind of person, writes hostile text into every field, and lets the company hire the seeker. */
export async function plantHostileTexts(
  baseURL: string,
  tried: Set<string>,
  { seeWithoutName, seeDecisions }: Onlookers,
): Promise<XssScenario> {
  const begin = () => XssSeeder.begin(baseURL, tried);
  const [seeker, googleSeeker, company, otherCompany, admin, colleague] = [
    await begin(),
    await begin(),
    await begin(),
    await begin(),
    await begin(),
    await begin(),
  ];
  await signInByApi(admin.http, 'admin@demo.test');
  const addresses = {
    seeker: await signUpSeeker(seeker),
    company: await signUpCompany(company, TEXTS.company),
    otherCompany: await signUpCompany(otherCompany, TEXTS.otherCompany),
    googleSeeker: emailOf('google'),
    colleague: emailOf('colleague'),
  };
  await signUpWithGoogle(googleSeeker, addresses.googleSeeker);
  await seeWithoutName(googleSeeker);
  await completeProfile(googleSeeker);
  const companyId = await improveProfile(company);
  const otherCompanyId = await idOfCompany(otherCompany);
  await admin.ask(VERIFY, { input: { ...(await asSeen(admin, companyId)), note: TEXTS.noteOfVerification.sent } });
  await seeDecisions(admin, () => decideAboutOther(admin, otherCompanyId));
  const { viewer } = await seeker.ask(OWN_IDS);
  const userId = present(viewer?.seeker?.id, 'profile of the seeker');
  const hired = await hire(seeker, googleSeeker, company);
  // Last: a posting that is close to a paused one is held.
  const pausedJobId = await pauseReportedJob(seeker, company, admin);
  await changeTeam({
    ...{ company, companyId, admin, ownerEmail: addresses.seeker },
    colleague: { person: colleague, email: addresses.colleague, fullName: NAMES.colleague },
    because: { barred: TEXTS.barredBecause, named: TEXTS.namedBecause },
  });
  return {
    seeker,
    googleSeeker,
    company,
    otherCompany,
    admin,
    addresses: Object.values(addresses),
    userId,
    companyId,
    otherCompanyId,
    pausedJobId,
    ...hired,
  };
}

async function signUpSeeker(seeker: XssSeeder): Promise<string> {
  const email = emailOf('seeker');
  const [cvClaim, portfolioClaim] = [await seeker.upload('user_cv', 'Cv'), await seeker.upload('user_portfolio', 'Po')];
  const profile = {
    fullName: NAMES.seeker,
    workExperience: TEXTS.experience.sent,
    technicalSkills: tags(TEXTS.technical),
    softSkills: tags(TEXTS.soft),
  };
  await registerSeeker(seeker, {
    ...ACCOUNT,
    ...profile,
    email,
    education: "Bachelor's Degree",
    cvClaim,
    portfolioClaim,
  });
  await verify(seeker, email);
  await changeSeekerProfile(seeker, profile);
  return email;
}

async function signUpCompany(company: XssSeeder, name: HostileText): Promise<string> {
  const email = emailOf('company');
  await registerCompany(company, {
    ...ACCOUNT,
    email,
    companyName: name.sent,
    companyAddress: TEXTS.address.sent,
    description: TEXTS.about.sent,
    deedClaim: await company.upload('company_deed', 'De'),
  });
  await verify(company, email);
  return email;
}

const VERIFY_EMAIL = graphql(
  `mutation PlantVerifiedEmail($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { ...Refusal } } }`,
);

async function verify(person: XssSeeder, email: string): Promise<void> {
  const link = await mailedLink(person.http, email, /verify/i, '/verify-email');
  await person.ask(VERIFY_EMAIL, {
    oobCode: present(new URL(link, 'http://planted.test').searchParams.get('oobCode'), 'code in the link'),
  });
}

/** Through the popup's forms: Google's stand-in takes any name, and the product drops a hostile one. */
async function signUpWithGoogle(person: XssSeeder, email: string): Promise<void> {
  const consent = await person.http.get('/auth/google');
  const page = await consent.text();
  const kept = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
  );
  const answer = await person.http.post(new URL('/consent', consent.url()).href, {
    form: { ...Object.fromEntries(kept), name: (TEXTS.title.shown[0] ?? '').slice(0, 119), email },
  });
  expect(await answer.text()).toContain('data-outcome="signed-in"');
}

const COMPLETE = graphql(
  `mutation PlantCompleteProfile($input: CompleteProfileInput!) { completeProfile(input: $input) { errors { ...Refusal } } }`,
);

async function completeProfile(person: XssSeeder): Promise<void> {
  await person.ask(COMPLETE, {
    input: {
      fullName: NAMES.googleSeeker,
      phoneNumber: '081234567891',
      education: "Bachelor's Degree",
      workExperience: TEXTS.experience.sent,
      password: DEMO_PASSWORD,
      confirmPassword: DEMO_PASSWORD,
    },
  });
}

async function idOfCompany(company: XssSeeder): Promise<string> {
  const { viewer } = await company.ask(OWN_IDS);
  return present(viewer?.company?.id, 'profile of the company');
}

async function improveProfile(company: XssSeeder): Promise<string> {
  await changeCompanyProfile(company, {
    companyName: TEXTS.company.sent,
    companyAddress: TEXTS.address.sent,
    description: TEXTS.about.sent,
    website: STRANGE_LINK,
  });
  return idOfCompany(company);
}

const PROFILE_VERSION = graphql(
  `query PlantedVersion($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }`,
);

/** The company, with the profile version that the administrator sees. */
async function asSeen(
  admin: XssSeeder,
  companyId: string,
): Promise<Pick<CompanyDecisionInput, 'companyId' | 'profileVersion'>> {
  const { adminCompany } = await admin.ask(PROFILE_VERSION, { id: companyId });
  return { companyId, profileVersion: present(adminCompany?.records?.profileVersion, 'profile to decide about') };
}

async function decideAboutOther(admin: XssSeeder, companyId: string): Promise<void> {
  await admin.ask(VERIFY, { input: await asSeen(admin, companyId) });
  await admin.ask(REVOKE, { input: { ...(await asSeen(admin, companyId)), note: TEXTS.noteOfRevocation.sent } });
  await admin.ask(REJECT_COMPANY, {
    input: { ...(await asSeen(admin, companyId)), reason: TEXTS.rejectedBecause.sent },
  });
}

function postJob(company: XssSeeder, title: HostileText, location: HostileText, start: string): Promise<TestJob> {
  const end = start.replace(':00', ':30');
  return aJob(company, {
    title: title.sent,
    location: location.sent,
    description: TEXTS.duties.sent,
    skills: tags(TEXTS.skill),
    slots: [{ date: comingWeekday(), start, end, maxApplicants: 5 }],
  });
}

const RECORD_VIEW = graphql(
  `mutation PlantView($jobId: ID!, $search: String!) { recordJobView(jobId: $jobId, search: $search) { errors { ...Refusal } } }`,
);
async function lookForJobs(seeker: XssSeeder, job: TestJob): Promise<void> {
  const search = hostileLine('Se', 100).sent;
  await seeker.ask(RECORD_VIEW, { jobId: job.id, search });
  await saveSearch(seeker, { name: TEXTS.savedSearch.sent, search, cadence: 'OFF' });
}

/** Every outcome of an application, so that each mail is sent. */
async function hire(
  seeker: XssSeeder,
  googleSeeker: XssSeeder,
  company: XssSeeder,
): Promise<Pick<XssScenario, 'jobId' | 'acceptedId' | 'pendingId'>> {
  const job = await postJob(company, TEXTS.title, TEXTS.place, '09:00');
  const computed = await postJob(company, TEXTS.computedTitle, TEXTS.computedPlace, '11:00');
  const withdrawn = await postJob(company, TEXTS.title, TEXTS.place, '13:00');
  await lookForJobs(seeker, job);
  const acceptedId = await applied(seeker, job);
  const pendingId = await applied(googleSeeker, job);
  await reject(company, await applied(googleSeeker, computed));
  await withdraw(seeker, await applied(seeker, withdrawn));
  await applied(googleSeeker, withdrawn);
  await deleteJob(company, withdrawn.id);
  await accept(company, acceptedId, { interviewLink: STRANGE_LINK });
  await saveInterviewDetails(company, {
    applicationId: acceptedId,
    venue: TEXTS.venue.sent,
    link: STRANGE_LINK,
    additionalInfo: TEXTS.moreInfo.sent,
  });
  await cancel(seeker, acceptedId, TEXTS.cancelledBecause.sent);
  const time = { date: comingWeekday(), start: '15:00', end: '15:30' };
  await requestReschedule(seeker, acceptedId, { ...time, reason: TEXTS.askedBecause.sent });
  const counterOffer = { ...time, start: '16:00', end: '16:30', reason: TEXTS.counteredBecause.sent };
  await respondToReschedule(company, acceptedId, 'COUNTER', counterOffer);
  // Planned again, so that every list of upcoming interviews has this one.
  await respondToReschedule(seeker, acceptedId, 'ACCEPT');
  return { jobId: job.id, acceptedId, pendingId };
}

/** A job that was reported and paused; the reports about its company itself are dismissed. */
async function pauseReportedJob(seeker: XssSeeder, company: XssSeeder, admin: XssSeeder): Promise<string> {
  const { id: jobId } = await postJob(company, TEXTS.title, TEXTS.place, '14:00');
  const report = { reason: 'OTHER', text: TEXTS.reportedBecause.sent } as const;
  await reportJob(seeker, jobId, report);
  const companyId = await idOfCompany(company);
  await reportCompany(seeker, companyId, report);
  await pauseJob(admin, jobId, TEXTS.pausedBecause.sent);
  await answerPause(company, jobId, TEXTS.answerToPause.sent);
  await dismissReports(admin, { id: companyId, version: 1 }, TEXTS.dismissedBecause.sent);
  return jobId;
}
