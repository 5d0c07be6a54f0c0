/** Proving that it is the owner who asks: on few pages. */
export const ownerProof = {
  password: 'Your password',
  googleOrMail:
    'Confirm that it is you: sign in with Google again, or enter a code that we e-mail you. Neither is needed within ten minutes of signing in.',
  mail: 'Confirm that it is you with a code that we e-mail you.',
  google: 'Sign in with Google',
  mailCode: 'E-mail me a code',
  mailAgain: 'E-mail another code',
  mailFailed: 'The code could not be sent. Please try again.',
  sent: 'A code is on its way to {email}. It works once, for 15 minutes.',
  code: 'Code from the e-mail',
  codeHint: 'Leave it empty if you have just signed in with Google.',
};
