import { graphql } from '../graphql';
import type { RefusalFragment, RegisterCompanyInput, RegisterSeekerInput } from '../graphql/graphql';
import type { TestClient } from '../server/test-client';

graphql(
  `fragment ViewerState on Viewer { id email emailVerified isGoogleAccount hasPassword roles activeRole isProfileComplete }`,
);
graphql(`fragment SignInResult on ViewerPayload { viewer { ...ViewerState } errors { ...Refusal } }`);

export const STRONG_PASSWORD = 'Rahasia-123';

const SEEKER_FORM = {
  fullName: 'Dewi Lestari',
  phoneNumber: '081234567890',
  email: 'dewi@people.test',
  password: STRONG_PASSWORD,
  confirmPassword: STRONG_PASSWORD,
  education: 'Diploma',
  acceptTerms: true,
};

const COMPANY_FORM = {
  companyName: 'PT Maju Jaya',
  email: 'hr@maju.test',
  password: STRONG_PASSWORD,
  confirmPassword: STRONG_PASSWORD,
  phoneNumber: '081234567890',
  companyNpwp: '1234567890123456',
  companyAddress: 'Jl. Sudirman 1, Jakarta',
  industry: 'Technology',
  companySize: '11-50 employees',
  acceptTerms: true,
};

const REGISTER_SEEKER = graphql(
  `mutation RegisterSeekerForm($input: RegisterSeekerInput!) { registerSeeker(input: $input) { ...SignInResult } }`,
);

/** Sends the seeker's form, complete and valid except for the test's changes; undefined leaves a field out. */
export async function registerSeeker(client: TestClient, changes: Partial<RegisterSeekerInput> = {}) {
  return (await client.ask(REGISTER_SEEKER, { input: { ...SEEKER_FORM, ...changes } })).registerSeeker;
}

const REGISTER_COMPANY = graphql(
  `mutation RegisterCompanyForm($input: RegisterCompanyInput!) { registerCompany(input: $input) { ...SignInResult } }`,
);

export async function registerCompany(client: TestClient, changes: Partial<RegisterCompanyInput> = {}) {
  return (await client.ask(REGISTER_COMPANY, { input: { ...COMPANY_FORM, ...changes } })).registerCompany;
}

const LOG_IN = graphql(`mutation LogIn($input: LoginInput!) { login(input: $input) { ...SignInResult } }`);

/** A code only where the second factor is on. */
export async function logIn(client: TestClient, email: string, password = STRONG_PASSWORD, code?: string) {
  return (await client.ask(LOG_IN, { input: { email, password, code } })).login;
}

const VIEWER = graphql(`query WhoAmI { viewer { ...ViewerState } }`);

export async function viewerOf(client: TestClient) {
  return (await client.ask(VIEWER)).viewer;
}

/** The codes of a response, in order. */
export function codesOf({ errors }: { errors: Pick<RefusalFragment, 'code'>[] }): string[] {
  return errors.map(({ code }) => code);
}
