export { countPasswordTry, forgivePasswordTries } from './login-tries';
export { createAttemptLimiter } from './attempt-limiter';
export { passwordChangedMail } from './account.mails';
export { storeFirstPassword } from './first-password';
export { hashNewPassword, passwordOwner, whyGuessable } from './new-password';
export { voidUnprovenAccess } from './void-access';
export { createPasswordHasher } from './password-hasher';
export {
  endAllSessions,
  endOtherSessions,
  endSession,
  markProved,
  sessionsOf,
  type SessionRow,
} from './account-sessions';
export { startAccountSweep, sweepAccounts } from './account-sweep';
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
export { DisownCode, EmailVerification, PasswordReset } from './one-time-code.entity';
export {
  companyMailAddress,
  findAccountByEmail,
  findAccountByGoogleSub,
  findAccountById,
  hasAnyAccount,
  seekerMailAddress,
  type AccountRow,
} from './account.queries';
