import { guard, type Audience, type Visitor } from './guard';

const visitor = (over: Partial<Visitor>): Visitor => ({
  state: 'signed-out',
  isGoogleAccount: false,
  isProfileComplete: true,
  maybeSignedIn: false,
  ...over,
});

const loading = visitor({ state: 'loading' });
const loadingWithHint = visitor({ state: 'loading', maybeSignedIn: true });
const signedOut = visitor({});
const unverified = visitor({ state: 'unverified' });
const user = visitor({ state: 'user' });
const incompleteUser = visitor({ state: 'user', isProfileComplete: false });
const incompleteGoogleUser = visitor({ state: 'user', isGoogleAccount: true, isProfileComplete: false });
const company = visitor({ state: 'company', isProfileComplete: false, isGoogleAccount: true });
const admin = visitor({ state: 'admin' });
const unenrolled = visitor({ state: 'unenrolled' });

const login = '/login?returnTo=%2Fhere%3Fpage%3D2';

const table: [name: string, Audience, Visitor, verdict: string][] = [
  ['an open page for everyone at once', 'anyone', loadingWithHint, 'allow'],
  ['an open page for signed-in people', 'anyone', company, 'allow'],
  ['the landing page at once without a hint', 'public-only', loading, 'allow'],
  ['the landing page after the session with a hint', 'public-only', loadingWithHint, 'wait'],
  ['the landing page to visitors', 'public-only', signedOut, 'allow'],
  ['a user away from the landing page', 'public-only', user, '/user/dashboard'],
  ['a company away from the landing page', 'public-only', company, '/company/dashboard'],
  ['an admin away from the landing page', 'public-only', admin, '/admin/dashboard'],
  ['unverified people to verification', 'public-only', unverified, '/verify-email'],
  ['nobody in before the session is known', 'user', loading, 'wait'],
  ['visitors to login, with the way back', 'user', signedOut, login],
  ['visitors of a company page to login', 'company', signedOut, login],
  ['visitors of an admin page to login', 'admin', signedOut, login],
  ['nobody to a secret page before the session is known', 'admin-secret', loading, 'wait'],
  ['an admin to a secret page', 'admin-secret', admin, 'allow'],
  ['visitors nothing of a secret page', 'admin-secret', signedOut, 'missing'],
  ['unverified people nothing of a secret page', 'admin-secret', unverified, 'missing'],
  ['a user nothing of a secret page', 'admin-secret', user, 'missing'],
  ['a company nothing of a secret page', 'admin-secret', company, 'missing'],
  ['unverified people of a role page to verification', 'user', unverified, '/verify-email'],
  ['a user to a user page', 'user', user, 'allow'],
  ['a user with an incomplete profile and no Google account to a user page', 'user', incompleteUser, 'allow'],
  ['a Google user with an incomplete profile to completion', 'user', incompleteGoogleUser, '/user/complete-profile'],
  ['a company whatever its seeker profile', 'company', company, 'allow'],
  ['a company away from a user page', 'user', company, '/company/dashboard'],
  ['a company away from an admin page', 'admin', company, '/company/dashboard'],
  ['a user away from a company page', 'company', user, '/user/dashboard'],
  ['a user away from an admin page', 'admin', user, '/user/dashboard'],
  ['an admin to an admin page', 'admin', admin, 'allow'],
  ['an admin away from a user page', 'user', admin, '/admin/dashboard'],
  [
    'an administrator without a second factor to its set-up, from any page',
    'admin',
    unenrolled,
    '/admin/second-factor',
  ],
  ['the set-up to an administrator who must enrol', 'unenrolled', unenrolled, 'allow'],
  ['administrators away from the set-up', 'unenrolled', admin, '/admin/dashboard'],
  ['nothing of a secret page to an administrator who must enrol', 'admin-secret', unenrolled, 'missing'],
  ['profile completion to whom it concerns', 'incomplete-user', incompleteGoogleUser, 'allow'],
  ['a complete profile away from completion', 'incomplete-user', user, '/user/dashboard'],
  ['a company away from completion', 'incomplete-user', company, '/company/dashboard'],
  ['visitors of completion to login', 'incomplete-user', signedOut, login],
];

describe('guard', () => {
  it.each([
    ['%2Fuser%2Fjob%2F1%3Fslot%3D2', '/user/job/1?slot=2'],
    ['%2F%2Fevil.test', '/user/dashboard'],
  ])('takes a complete profile from completion to where the person wanted to go: %s', (returnTo, to) => {
    const verdict = guard('incomplete-user', user, `/user/complete-profile?returnTo=${returnTo}`);
    expect(verdict).toEqual({ kind: 'redirect', to });
  });

  it.each(table)('gives %s', (_name, audience, who, expected) => {
    const verdict = guard(audience, who, '/here?page=2');
    expect(verdict.kind === 'redirect' ? verdict.to : verdict.kind).toBe(expected);
  });
});
