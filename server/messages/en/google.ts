/** The page that Google comes back to. */
export const google = {
  title: 'Sign in with Google · TemuKerja',
  signedIn: 'You are signed in. You can close this window.',
  continue: 'Continue to TemuKerja',
  enterCode: 'Enter the code',
  backToLogin: 'Back to login',
} as const;
