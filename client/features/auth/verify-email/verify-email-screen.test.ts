import {
  readVerificationLink,
  redirectOf,
  verifyEmailScreen,
  type CodeOutcome,
  type VerificationLink,
} from './verify-email-screen';

const none: CodeOutcome = { kind: 'none' };
const plain: VerificationLink = { code: null, continueTo: null };
const withCode: VerificationLink = { code: 'abc', continueTo: null };
const applied: CodeOutcome = { kind: 'applied', role: 'COMPANY', wasVerifiedBefore: false, disownToken: null };
const invalid: CodeOutcome = { kind: 'failed', reason: 'invalid', message: 'no' };

describe('the link', () => {
  const read = (query: string) => readVerificationLink(new URLSearchParams(query));

  it('counts a code only with the right mode', () => {
    expect(read('oobCode=abc&mode=verifyEmail').code).toBe('abc');
    expect(read('oobCode=abc&mode=resetPassword').code).toBeNull();
    expect(read('oobCode=abc').code).toBeNull();
    expect(read('oobCode=&mode=verifyEmail').code).toBeNull();
  });

  it('keeps a continueUrl of this site and forgets any other', () => {
    expect(read('continueUrl=%2Fuser%2Fjobs').continueTo).toBe('/user/jobs');
    expect(read('continueUrl=https%3A%2F%2Fevil.test').continueTo).toBeNull();
    expect(read('continueUrl=%2F%2Fevil.test').continueTo).toBeNull();
  });
});

describe('the screen', () => {
  it('depends on who is signed in when there is no code', () => {
    expect(verifyEmailScreen(plain, none, 'loading').kind).toBe('loading');
    expect(verifyEmailScreen(plain, none, 'signed-out')).toEqual({ kind: 'signed-out', login: '/login' });
    expect(verifyEmailScreen(plain, none, 'unverified')).toEqual({ kind: 'waiting', continueTo: null });
    expect(redirectOf({ kind: 'waiting', continueTo: null })).toBeNull();
    expect(verifyEmailScreen(plain, none, 'user')).toEqual({
      kind: 'already-verified',
      to: '/user/dashboard',
      disownToken: null,
    });
  });

  it.each(['loading', 'signed-out', 'unverified', 'company'] as const)(
    'applies the code while the session is %s',
    (state) => {
      expect(verifyEmailScreen(withCode, { kind: 'applying' }, state).kind).toBe('applying');
    },
  );

  it('keeps the way back while it waits', () => {
    const link = { ...plain, continueTo: '/user/job/1' };
    expect(verifyEmailScreen(link, none, 'unverified')).toEqual({ kind: 'waiting', continueTo: '/user/job/1' });
    expect(verifyEmailScreen(link, none, 'signed-out')).toEqual({
      kind: 'signed-out',
      login: '/login?returnTo=%2Fuser%2Fjob%2F1',
    });
  });

  it('goes to the dashboard of the role, or to continueUrl', () => {
    const verified = { kind: 'verified', disownToken: null };
    expect(verifyEmailScreen(withCode, applied, 'unverified')).toEqual({ ...verified, to: '/company/dashboard' });
    const link = { ...withCode, continueTo: '/company/jobs' };
    expect(verifyEmailScreen(link, applied, 'unverified')).toEqual({ ...verified, to: '/company/jobs' });
  });

  it('says so when the link had done its work before', () => {
    expect(verifyEmailScreen(withCode, { ...applied, wasVerifiedBefore: true }, 'signed-out').kind).toBe(
      'already-verified',
    );
    expect(verifyEmailScreen(withCode, invalid, 'company').kind).toBe('already-verified');
  });
});
