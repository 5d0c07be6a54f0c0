export { AuthResolver } from './auth.resolver';
export { Viewer } from './auth.types';
export { PasswordResolver } from './password.resolver';
export { SecondFactorResolver } from './second-factor.resolver';
export { secondFactorResetMail } from './auth.mails';
export { SessionResolver } from './session.resolver';
export { checkCurrentPassword } from './commands/change-password';
export { signInWithGoogle, type GooglePerson } from './commands/sign-in-with-google';
