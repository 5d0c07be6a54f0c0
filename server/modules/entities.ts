/** Every table: what is exported here is an entity of the database. */
export { Account } from './accounts/account.entity';
export { DisownCode, EmailVerification, PasswordReset } from './accounts/one-time-code.entity';
export { RateLimit } from './accounts/rate-limit.entity';
export { RecoveryCode, SecondFactor } from './accounts/second-factor.entity';
export { Session } from './accounts/session.entity';
export { AcceptanceConflict } from './applications/acceptance-conflict.entity';
export { Application } from './applications/application.entity';
export { RescheduleRequest } from './reschedules/reschedule-request.entity';
export { AdminActivity } from './audit/audit.entity';
export { Company } from './companies/company.entity';
export { StoredFile } from './files/file.entity';
export { InterviewSlot, SlotHold } from './jobs/interview-slot.entity';
export { Job } from './jobs/job.entity';
export { Lease, OutboxEntry } from './mail/outbox.entity';
export { Invoice, PaymentCallback } from './payments/invoice.entity';
export { Seeker } from './seekers/seeker.entity';
export { TokenBalance, TokenTransaction } from './tokens/token.entity';
export { Admin } from './accounts/admin.entity';
