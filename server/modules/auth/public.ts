export { AuthResolver } from './auth.resolver';
export { Viewer } from './auth.types';
export { OwnerProofResolver } from './owner-proof.resolver';
export { PasswordResolver } from './password.resolver';
export { SecondFactorResolver } from './second-factor.resolver';
export { secondFactorResetMail } from './auth.mails';
export { SessionResolver } from './session.resolver';
export { OwnerProofInput } from './owner-proof.types';
export { signInWithGoogle, type GooglePerson } from './commands/sign-in-with-google';
