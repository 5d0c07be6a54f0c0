import { guard, type Audience, type Visitor } from './guard';

const visitor = (over: Partial<Visitor>): Visitor => ({
  state: 'signed-out',
  isGoogleAccount: false,
  isProfileComplete: true,
  maybeSignedIn: false,
  isUnreachable: false,
  ...over,
});

const loading = visitor({ state: 'loading' });
const loadingWithHint = visitor({ state: 'loading', maybeSignedIn: true });
const unreachable = visitor({ state: 'loading', isUnreachable: true });
const signedOut = visitor({});
const user = visitor({ state: 'user' });
const incompleteUser = visitor({ state: 'user', isProfileComplete: false });
const company = visitor({ state: 'company', isProfileComplete: false, isGoogleAccount: true });

/** What route-guards.test.ts, which has every route, does not show: a session that is loading, and odd flags. */
const table: [name: string, Audience, Visitor, verdict: string][] = [
  ['an open page for everyone at once', 'anyone', loadingWithHint, 'allow'],
  ['the landing page at once without a hint', 'public-only', loading, 'allow'],
  ['the landing page after the session with a hint', 'public-only', loadingWithHint, 'wait'],
  ['an address that is nobody’s at once', 'nowhere', loading, 'allow'],
  ['an address that may be the server’s only when the server can be asked', 'nowhere', unreachable, 'wait'],
  ['the landing page to visitors', 'public-only', signedOut, 'allow'],
  ['nobody in before the session is known', 'user', loading, 'wait'],
  ['nobody to a secret page before the session is known', 'admin-secret', loading, 'wait'],
  ['a user with an incomplete profile and no Google account to a user page', 'user', incompleteUser, 'allow'],
  ['a company whatever its seeker profile', 'company', company, 'allow'],
  ['a company away from a user page', 'user', company, '/company/dashboard'],
  ['a company away from completion', 'incomplete-user', company, '/company/dashboard'],
];

describe('guard', () => {
  it.each([
    ['%2Fuser%2Fjob%2F1%3Fslot%3D2', '/user/job/1?slot=2'],
    ['%2F%2Fevil.test', '/user/dashboard'],
  ])('takes a complete profile from completion to where the person wanted to go: %s', (returnTo, to) => {
    const verdict = guard('incomplete-user', user, `/user/complete-profile?returnTo=${returnTo}`);
    expect(verdict).toEqual({ kind: 'redirect', to });
  });

  it.each([
    ['%2Fuser%2Fjob%2F1%3Fslot%3D2', '/verify-email?continueUrl=%2Fuser%2Fjob%2F1%3Fslot%3D2'],
    ['%2F%2Fevil.test', '/verify-email'],
  ])('keeps the time that an unverified person chose: %s', (returnTo, to) => {
    const verdict = guard('public-only', visitor({ state: 'unverified' }), `/login?returnTo=${returnTo}`);
    expect(verdict).toEqual({ kind: 'redirect', to });
  });

  it.each(table)('gives %s', (_name, audience, who, expected) => {
    const verdict = guard(audience, who, '/here?page=2');
    expect(verdict.kind === 'redirect' ? verdict.to : verdict.kind).toBe(expected);
  });
});
