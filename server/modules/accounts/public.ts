export { countPasswordTry, forgivePasswordTries } from './login-tries';
export { createAttemptLimiter } from './attempt-limiter';
export { passwordChangedMail } from './account.mails';
export { storeFirstPassword } from './first-password';
export { hashNewPassword, whyGuessable } from './new-password';
export { noteEmailVerified, voidUnprovenAccess } from './void-access';
export { createPasswordHasher } from './password-hasher';
export {
  endAllSessions,
  endOtherSessions,
  endSession,
  markProved,
  sessionsOf,
} from './account-sessions.sql';
export { startAccountSweep, sweepAccounts } from './account-sweep.sql';
export {
  AccountSessionStore,
  SESSION_IDLE_MS,
  type AwaitedSignIn,
  type NewSession,
  type SessionData,
  type StoredSession,
} from './session-store';
export { removeSecondFactor } from './second-factors';
export { RecoveryCode, SecondFactor } from './second-factor.entity';
export { Account } from './account.entity';
export { Admin } from './admin.entity';
export { DisownCode, EmailVerification, PasswordReset } from './one-time-code.entity';
export {
  companyMailAddress,
  findAccountByEmail,
  findAccountByGoogleSub,
  findAccountById,
  passwordOwner,
  seekerMailAddress,
  type AccountRow,
} from './account.sql';
