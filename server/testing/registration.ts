import type { TestClient } from './test-client';

export interface UserErrorAnswer {
  code: string;
  message: string;
  field: string[] | null;
}

export interface ViewerAnswer {
  id: string;
  email: string;
  emailVerified: boolean;
  isGoogleAccount: boolean;
  hasPassword: boolean;
  roles: string[];
  activeRole: string;
  isProfileComplete: boolean;
}

export interface SignInAnswer {
  viewer: ViewerAnswer | null;
  errors: UserErrorAnswer[];
}

const VIEWER = 'id email emailVerified isGoogleAccount hasPassword roles activeRole isProfileComplete';
const ANSWER = `{ viewer { ${VIEWER} } errors { code message field } }`;

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

/** Sends the seeker's form, complete and right but for what the test changes; undefined leaves a field out. */
export async function registerSeeker(client: TestClient, changes: Partial<Record<keyof typeof SEEKER_FORM | 'workExperience' | 'code', unknown>> = {}): Promise<SignInAnswer> {
  const answer = await client.ask<{ registerSeeker: SignInAnswer }>(`mutation ($input: RegisterSeekerInput!) { registerSeeker(input: $input) ${ANSWER} }`, {
    input: { ...SEEKER_FORM, ...changes },
  });
  return answer.registerSeeker;
}

export async function registerCompany(client: TestClient, changes: Partial<Record<keyof typeof COMPANY_FORM | 'description' | 'code', unknown>> = {}): Promise<SignInAnswer> {
  const answer = await client.ask<{ registerCompany: SignInAnswer }>(`mutation ($input: RegisterCompanyInput!) { registerCompany(input: $input) ${ANSWER} }`, {
    input: { ...COMPANY_FORM, ...changes },
  });
  return answer.registerCompany;
}

/** A code only where the second factor is on. */
export async function logIn(client: TestClient, email: string, password = STRONG_PASSWORD, code?: string): Promise<SignInAnswer> {
  const { login } = await client.ask<{ login: SignInAnswer }>(`mutation ($input: LoginInput!) { login(input: $input) ${ANSWER} }`, { input: { email, password, code } });
  return login;
}

export async function viewerOf(client: TestClient): Promise<ViewerAnswer | null> {
  const { viewer } = await client.ask<{ viewer: ViewerAnswer | null }>(`{ viewer { ${VIEWER} } }`);
  return viewer;
}

/** The codes of an answer, in order. */
export function codesOf({ errors }: { errors: UserErrorAnswer[] }): string[] {
  return errors.map(({ code }) => code);
}
