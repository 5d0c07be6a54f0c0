import { errors } from '../../../domain/messages/en/errors';

export const login = {
  title: 'Welcome back',
  tabTitle: 'Login',
  context: 'Log in to see your applications, interviews and job postings.',
  toApply: {
    title: 'Log in to apply',
    context: 'After that your chosen time opens again. No seat is held yet: one is from that moment on.',
    contextWithoutTime: 'After that the job opens again, and you choose an interview time.',
    register: 'Register and go on to apply',
  },
  back: 'Back',
  ended: {
    title: 'Your session has ended',
    why: 'It timed out, or it was ended elsewhere: on another device, or by a new password. Log in to go back to your page.',
    kept: 'What you entered is kept in this tab for an hour, and is back once you log in to the same account. Passwords and files are not kept.',
  },
  question: 'No account yet?',
  registerSeeker: 'Register as Job Seeker',
  registerCompany: 'Register as Company',
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  submit: 'Login',
  google: 'Sign in with Google',
  googleConsent:
    'By creating a new account you accept the <terms>Terms and Conditions</terms> and the <privacy>Privacy Policy</privacy>.',
  or: 'OR',
  // Of the catalogue, which this page does without.
  errors: {
    REQUIRED_FIELDS: errors.REQUIRED_FIELDS,
    LOGIN_FAILED: errors.LOGIN_FAILED,
    GOOGLE_SIGN_IN_FAILED: errors.GOOGLE_SIGN_IN_FAILED,
    SECOND_FACTOR_REQUIRED: errors.SECOND_FACTOR_REQUIRED,
  },
  missing: { email: 'Please enter your email address', password: 'Please enter your password' },
  code: {
    form: 'Two-factor authentication',
    appHint: 'Enter the six digits that your authenticator app shows for TemuKerja.',
    recoveryHint: 'Enter one of the recovery codes that you saved. Each works once.',
    appLabel: 'Code from your app',
    recoveryLabel: 'Recovery code',
    submit: 'Log in',
    useApp: 'Use the app instead',
    useRecovery: 'Use a recovery code',
    backToPassword: 'Back to password',
  },
} as const;
