/** The accounts of `npm run demo` to sign in with. */
export const DEMO_PASSWORD = 'Demo-1234';

export const DEMO_EMAILS = {
  seeker: 'seeker@demo.test',
  company: 'company@demo.test',
  recruiter: 'recruiter@demo.test',
  newCompany: 'newcompany@demo.test',
  dual: 'dual@demo.test',
  admin: 'admin@demo.test',
} as const;

/** What company@demo.test has left to spend. */
export const DEMO_COMPANY_TOKENS = 10;
