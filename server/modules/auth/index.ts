export { Viewer, ViewerPayload } from './auth.types';
export { secondFactorResetMail } from './auth.mails';
export { consentAt, insertAccount } from './commands/register-account';
export { startSession, viewerOf } from './viewer';
export { OwnerProofInput } from './owner-proof.types';
export { signInWithGoogle, type GooglePerson } from './commands/sign-in-with-google';
