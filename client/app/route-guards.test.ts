import { guard, type Visitor } from './guard';
import { routeTable } from './route-table';

/** Every route in every session state. */

const states = {
  'signed out': { state: 'signed-out' },
  unverified: { state: 'unverified' },
  user: { state: 'user' },
  'Google user without a complete profile': { state: 'user', isGoogleAccount: true, isProfileComplete: false },
  company: { state: 'company' },
  admin: { state: 'admin' },
  'administrator without a second factor': { state: 'unenrolled' },
} as const satisfies Record<string, Partial<Visitor>>;
type Who = keyof typeof states;

const home: Record<Exclude<Who, 'signed out'>, string> = {
  unverified: '/verify-email',
  user: '/user/dashboard',
  'Google user without a complete profile': '/user/dashboard',
  company: '/company/dashboard',
  admin: '/admin/dashboard',
  'administrator without a second factor': '/admin/second-factor',
};
const everyone = Object.keys(states) as Who[];
const seekers: Who[] = ['user'];

interface Group {
  routes: string[];
  admits: Who[];
  /** Where a person goes who is not admitted, when that is not the own home or the login. */
  otherwise?: Partial<Record<Who, string>>;
}

const expected: Group[] = [
  { routes: ['/login', '/register', '/company/register', '/forgot-password'], admits: ['signed out'] },
  {
    routes: [
      '/privacy',
      '/terms',
      '/verify-email',
      '/reset-password',
      '/not-me',
      '/invitation',
      '/owner-not-me',
      '/unsubscribe',
      '/farewell',
      '*',
    ],
    admits: everyone,
  },
  { routes: ['/user/complete-profile'], admits: ['Google user without a complete profile'] },
  {
    routes: [
      ...[
        '/user/dashboard',
        '/user/jobs',
        '/user/job/:jobId',
        '/user/company/:companyId',
        '/user/job',
        '/user/company',
        '/user/profile',
        '/user/security',
        '/user/notifications',
      ],
      ...['/user/applied', '/user/application/:applicationId', '/user/interview-calendar', '/user/saved-searches'],
      '/user/privacy',
    ],
    admits: seekers,
    otherwise: { 'Google user without a complete profile': '/user/complete-profile' },
  },
  {
    routes: [
      ...[
        '/company/dashboard',
        '/company/jobs',
        '/company/create',
        '/company/jobs/import',
        '/company/job/:jobId',
        '/company/jobs/:jobId/slots',
        '/company/jobs/:jobId/edit',
        '/company/outcomes',
        '/company/track-record',
        '/company/insights',
        '/company/team',
        '/company/team/seen',
      ],
      ...['/company/applicant/:applicationId', '/company/all-applicants', '/company/upcoming-interviews'],
      ...['/company/buy-token', '/company/payment-success', '/company/receipt/:invoiceId', '/company/profile'],
      '/company/security',
      '/company/notifications',
      '/company/privacy',
    ],
    admits: ['company'],
  },
  {
    routes: [
      ...['/admin/dashboard', '/admin/company-verification', '/admin/companies', '/admin/company-details/:companyId'],
      '/admin/company-details',
      ...[
        '/admin/users',
        '/admin/applications',
        '/admin/token-transactions',
        '/admin/flagged-payments',
        '/admin/reports',
        '/admin/flagged-postings',
        '/admin/oversight',
        '/admin/audit-trail',
        '/admin/security',
      ],
      ...['/admin/user/:userId', '/admin/job/:jobId', '/admin/application/:applicationId'],
    ],
    admits: ['admin'],
  },
  { routes: ['/admin/second-factor'], admits: ['administrator without a second factor'] },
  {
    routes: ['/admin/playground'],
    admits: ['admin'],
    otherwise: Object.fromEntries(everyone.map((who) => [who, 'missing'])),
  },
];

function expectedVerdict({ admits, otherwise }: Group, who: Who, path: string): string {
  if (admits.includes(who)) return 'allow';
  return otherwise?.[who] ?? (who === 'signed out' ? `/login?returnTo=${encodeURIComponent(path)}` : home[who]);
}

const cases = expected.flatMap((group) =>
  group.routes.flatMap((route) =>
    everyone.map((who) => ({ route, who, expected: expectedVerdict(group, who, `${route}?page=2`) })),
  ),
);

it.each(cases)('$route for $who: $expected', ({ route, who, expected }) => {
  const entry = routeTable.find(({ path }) => path === route);
  if (!entry) throw new Error(`There is no route ${route}`);
  const visitor: Visitor = {
    ...{ isGoogleAccount: false, isProfileComplete: true, maybeSignedIn: true, isUnreachable: false },
    ...states[who],
  };
  const verdict = guard(entry.audience, visitor, `${route}?page=2`);
  expect(verdict.kind === 'redirect' ? verdict.to : verdict.kind).toBe(expected);
});

it('leaves no route of the signed-in out of this table', () => {
  const listed = expected.flatMap(({ routes }) => routes);
  expect(routeTable.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual([]);
});
