import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { addDays } from '../domain/time';
import { graphql } from '../testkit/graphql';
import { askAs, present } from './ask';
import { DEMO_PASSWORD, comingWeekday, linkMailedTo, newPerson, signInByApi } from './people';

const REGISTER_SEEKER = graphql(
  `mutation RegisterOwnSeeker($input: RegisterSeekerInput!) { registerSeeker(input: $input) { errors { message } } }`,
);
const REGISTER_COMPANY = graphql(
  `mutation RegisterOwnCompany($input: RegisterCompanyInput!) {
    registerCompany(input: $input) { viewer { company { id } } errors { message } }
  }`,
);
const VERIFY_EMAIL = graphql(
  `mutation VerifyOwnEmail($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { message } } }`,
);
const OWN_COMPANY = graphql(`query OwnCompany($id: ID!) { adminCompany(id: $id) { records { profileVersion } } }`);
const VERIFY_COMPANY = graphql(
  `mutation VerifyOwnCompany($input: CompanyDecisionInput!) { verifyCompany(input: $input) { errors { message } } }`,
);
const POST_JOB = graphql(
  `mutation PostOwnJob($input: CreateJobInput!) { createJob(input: $input) { job { id title } errors { message } } }`,
);

/** Who a test may change without another test seeing it. */
export interface OwnPerson {
  page: Page;
  email: string;
}

/** A seeker of one test alone, verified and signed in. */
export async function ownSeeker(browser: Browser): Promise<OwnPerson> {
  const page = await newPerson(browser);
  return { page, email: await registerOwnSeeker(page.request) };
}

/** The same without a page; returns the address. */
export async function registerOwnSeeker(request: APIRequestContext): Promise<string> {
  const email = `seeker-${randomUUID()}@mail.test`;
  const input = {
    fullName: 'Ratna Kusumawardhani',
    phoneNumber: '081234567890',
    education: 'Diploma',
    ...credentials(email),
  };
  expect(await askAs(request, REGISTER_SEEKER, { input })).toEqual({ registerSeeker: { errors: [] } });
  await applyMailedCode(request, email);
  return email;
}

/** A company of one test alone, verified by the demo's administrator and signed in. */
export async function ownCompany(browser: Browser): Promise<OwnPerson> {
  const page = await newPerson(browser);
  const email = `company-${randomUUID()}@mail.test`;
  const input = {
    companyName: `PT Contoh ${email.slice(8, 16)}`,
    phoneNumber: '081234567890',
    companyAddress: 'Jl. Braga 10, Bandung',
    industry: 'Hospitality',
    companySize: '11-50 employees',
    ...credentials(email),
  };
  const { registerCompany } = await askAs(page.request, REGISTER_COMPANY, { input });
  expect(registerCompany.errors).toEqual([]);
  await applyMailedCode(page.request, email);
  const admin = await browser.newContext();
  await signInByApi(admin.request, 'admin@demo.test');
  const companyId = present(registerCompany.viewer?.company?.id, 'company');
  const { adminCompany } = await askAs(admin.request, OWN_COMPANY, { id: companyId });
  const profileVersion = present(adminCompany?.records?.profileVersion, 'profile to decide about');
  const decided = await askAs(admin.request, VERIFY_COMPANY, { input: { companyId, profileVersion } });
  expect(decided).toEqual({ verifyCompany: { errors: [] } });
  await admin.close();
  return { page, email };
}

/** A job of one test alone, with two free times of five seats on one day, or as many as said; its title is like no other. */
export async function ownJob(
  browser: Browser,
  { seats = 5, location = 'Bandung', days = 1 } = {},
): Promise<{ id: string; title: string; company: OwnPerson }> {
  const company = await ownCompany(browser);
  const first = comingWeekday();
  const input = {
    title: `Penata Rias ${randomUUID().slice(0, 8)}`,
    description: 'Merias pengantin dan keluarga, menyiapkan alat, dan menjaga kebersihan ruang rias.',
    location,
    skills: ['Tata rias'],
    slots: Array.from({ length: days }, (_, day) => addDays(first, day)).flatMap((date) => [
      { date, start: '09:00', end: '09:30', maxApplicants: seats },
      { date, start: '14:00', end: '14:30', maxApplicants: seats },
    ]),
  };
  const { createJob } = await askAs(company.page.request, POST_JOB, { input });
  expect(createJob.errors).toEqual([]);
  return { ...present(createJob.job, 'job'), company };
}

function credentials(email: string) {
  return { email, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD, acceptTerms: true };
}

async function applyMailedCode(request: APIRequestContext, email: string): Promise<void> {
  const link = new URL(await linkMailedTo(request, email, '/verify-email'), 'http://localhost');
  const oobCode = present(link.searchParams.get('oobCode'), 'code in the link');
  expect(await askAs(request, VERIFY_EMAIL, { oobCode })).toEqual({ verifyEmail: { errors: [] } });
}
