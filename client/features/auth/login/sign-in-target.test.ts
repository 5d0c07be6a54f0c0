import { signInTarget } from './sign-in-target';

const company = { emailVerified: true, isGoogleAccount: false, mustEnrol: false, activeRole: 'COMPANY' } as const;

describe('where a login leads', () => {
  it.each([
    ['USER', '/user/dashboard'],
    ['COMPANY', '/company/dashboard'],
    ['ADMIN', '/admin/dashboard'],
  ] as const)('sends %s to %s', (activeRole, expected) => {
    expect(signInTarget({ ...company, activeRole }, null)).toBe(expected);
  });

  it('goes back to where the person wanted to go, on this site only', () => {
    expect(signInTarget(company, '//evil.test')).toBe('/company/dashboard');
    expect(signInTarget(company, '/company/jobs?page=2')).toBe('/company/jobs?page=2');
  });

  it('sends an administrator without a second factor to its set-up from every page', () => {
    expect(signInTarget({ ...company, activeRole: 'ADMIN', mustEnrol: true }, '/admin/users')).toBe(
      '/admin/second-factor',
    );
  });

  it('sends an unverified address to its verification, which goes on to where the person wanted to go', () => {
    const unverified = { ...company, emailVerified: false };
    expect(signInTarget(unverified, null)).toBe('/verify-email');
    expect(signInTarget(unverified, '//evil.test')).toBe('/verify-email');
    expect(signInTarget(unverified, '/company/jobs?page=2')).toBe(
      '/verify-email?continueUrl=%2Fcompany%2Fjobs%3Fpage%3D2',
    );
  });
});
