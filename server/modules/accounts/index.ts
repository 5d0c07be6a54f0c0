export { Account } from './account.entity';
export { lockAccess, lockAccount, forgetAccessChanges, mailUndoableChange, undoAccessChange } from './access-changes';
export { mailAccessNews, PASSWORD_CHANGED, type AccessNews } from './account.mails';
export { CalendarFeed } from './calendar-feed.entity';
export { removeFeeds, renewFeedSecret } from './calendar-feed.sql';
export {
  mailToCompany,
  findAccountByEmail,
  findAccountByGoogleSub,
  findAccountById,
  isProved,
  isToBeErased,
  refuseWhileErased,
  rolesOf,
  seekerMailAddress,
  type AccountRow,
} from './account.sql';
export { endAllSessions, endOtherSessions, endSession, markProved, sessionsOf } from './account-sessions.sql';
export { deviceName, deviceOf } from './device-name';
export { Admin } from './admin.entity';
export { createAttemptLimiter } from './attempt-limiter.sql';
export { hashNewPassword, NEW_PASSWORD_REFUSALS, storeFirstPassword, whyGuessable } from './new-password';
export { hashOfCode, issueCode, linkCode, newCodeRow, typedCode, usableCode } from './one-time-code';
export { DisownCode, EmailVerification, PasswordReset } from './one-time-code.entity';
export { checkCurrentPassword, mailOwnerCode, OWNER_REFUSALS, requireOwner } from './owner-proof';
export { createPasswordHasher } from './password-hasher';
export { countedPasswordTry, resetPasswordTries } from './password-try';
export { recordCorrection } from './record-correction';
export { RecoveryCode, SecondFactor } from './second-factor.entity';
export { Session } from './session.entity';
export {
  AccountSessionStore,
  SESSION_IDLE_MS,
  type AwaitedSignIn,
  type NewSession,
  type SessionData,
  type StoredSession,
} from './session-store.sql';
export type { PlannedErasures } from './planned-erasures.port';
export { recordVerifiedEmail, removeSecondFactor, voidMailedCodes, voidUnprovenAccess } from './void-access';
