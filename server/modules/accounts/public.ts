export { Account } from './account.entity';
export { mailAccessChange, PASSWORD_CHANGED, type AccessChange } from './account.mails';
export {
  companyMailAddress,
  findAccountByEmail,
  findAccountByGoogleSub,
  findAccountById,
  rolesOf,
  seekerMailAddress,
  type AccountRow,
} from './account.sql';
export { endAllSessions, endOtherSessions, endSession, markProved, sessionsOf } from './account-sessions.sql';
export { startAccountSweep, sweepAccounts } from './account-sweep.sql';
export { Admin } from './admin.entity';
export { createAttemptLimiter } from './attempt-limiter.sql';
export { hashNewPassword, storeFirstPassword, whyGuessable } from './new-password';
export { DisownCode, EmailVerification, PasswordReset } from './one-time-code.entity';
export { createPasswordHasher } from './password-hasher';
export { countedPasswordTry, forgivePasswordTries } from './password-try';
export { recordCorrection } from './record-correction';
export { RecoveryCode, SecondFactor } from './second-factor.entity';
export {
  AccountSessionStore,
  SESSION_IDLE_MS,
  type AwaitedSignIn,
  type NewSession,
  type SessionData,
  type StoredSession,
} from './session-store.sql';
export { noteEmailVerified, removeSecondFactor, voidUnprovenAccess } from './void-access';
