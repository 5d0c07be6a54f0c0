export { createAttemptLimiter } from './attempt-limiter';
export { createPasswordHasher } from './password-hasher';
export { AccountSessionStore, SESSION_IDLE_MS } from './session-store';
export { Account } from './account.entity';
export { EmailVerification } from './one-time-code.entity';
export {
  companyMailAddress,
  findAccountByEmail,
  findAccountById,
  hasAnyAccount,
  seekerMailAddress,
  type AccountRow,
} from './account.queries';
