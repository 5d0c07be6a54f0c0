import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { addDays } from '../domain/time';
import { graphql } from '../testkit/graphql';
import { verifyCompany } from '../testkit/market/company-decisions';
import { aJob, type TestJob } from '../testkit/market/job-factory';
import { registerCompany, registerSeeker } from '../testkit/people/registration';
import { askAs, personIn, present } from './ask';
import { DEMO_PASSWORD, comingWeekday, linkMailedTo, newPerson, signInByApi } from './people';

const VERIFY_EMAIL = graphql(
  `mutation VerifyOwnEmail($oobCode: String!) { verifyEmail(oobCode: $oobCode) { errors { message } } }`,
);
const OWN_COMPANY = graphql(`query OwnCompany { viewer { company { id } } }`);

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
  await registerSeeker(personIn(request).client, { fullName: 'Ratna Kusumawardhani', ...credentials(email) });
  await applyMailedCode(request, email);
  return email;
}

/** A company of one test alone, verified by the demo's administrator and signed in. */
export async function ownCompany(browser: Browser): Promise<OwnPerson> {
  const page = await newPerson(browser);
  const email = `company-${randomUUID()}@mail.test`;
  await registerCompany(personIn(page.request).client, {
    companyName: `PT Contoh ${email.slice(8, 16)}`,
    companyNpwp: null,
    companyAddress: 'Jl. Braga 10, Bandung',
    industry: 'Hospitality',
    ...credentials(email),
  });
  await applyMailedCode(page.request, email);
  const { viewer } = await askAs(page.request, OWN_COMPANY);
  const admin = await browser.newContext();
  await signInByApi(admin.request, 'admin@demo.test');
  expect(await verifyCompany(personIn(admin.request), present(viewer?.company?.id, 'company'))).toEqual([]);
  await admin.close();
  return { page, email };
}

/** A job of one test alone, with two free times of five seats on one day, or as many as said; its title is like no other. */
export async function ownJob(
  browser: Browser,
  { seats = 5, location = 'Bandung', days = 1 } = {},
): Promise<TestJob & { title: string; company: OwnPerson }> {
  const company = await ownCompany(browser);
  const first = comingWeekday();
  const title = `Penata Rias ${randomUUID().slice(0, 8)}`;
  const job = await aJob(personIn(company.page.request), {
    title,
    description: 'Merias pengantin dan keluarga, menyiapkan alat, dan menjaga kebersihan ruang rias.',
    location,
    skills: ['Tata rias'],
    slots: Array.from({ length: days }, (_, day) => addDays(first, day)).flatMap((date) => [
      { date, start: '09:00', end: '09:30', maxApplicants: seats },
      { date, start: '14:00', end: '14:30', maxApplicants: seats },
    ]),
  });
  return { ...job, title, company };
}

function credentials(email: string) {
  return { email, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
}

async function applyMailedCode(request: APIRequestContext, email: string): Promise<void> {
  const link = new URL(await linkMailedTo(request, email, '/verify-email'), 'http://localhost');
  const oobCode = present(link.searchParams.get('oobCode'), 'code in the link');
  await askAs(request, VERIFY_EMAIL, { oobCode });
}
