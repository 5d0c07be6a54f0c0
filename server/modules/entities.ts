import { Account } from './accounts/account.entity';
import { DisownCode, EmailVerification, PasswordReset } from './accounts/one-time-code.entity';
import { RateLimit } from './accounts/rate-limit.entity';
import { RecoveryCode, SecondFactor } from './accounts/second-factor.entity';
import { Session } from './accounts/session.entity';
import { AcceptanceConflict } from './applications/acceptance-conflict.entity';
import { Application } from './applications/application.entity';
import { RescheduleRequest } from './reschedules/reschedule-request.entity';
import { AdminActivity } from './audit/audit.entity';
import { Company } from './companies/company.entity';
import { StoredFile } from './files/file.entity';
import { InterviewSlot, SlotHold } from './jobs/interview-slot.entity';
import { Job } from './jobs/job.entity';
import { Lease, OutboxEntry } from './mail/outbox.entity';
import { Invoice, PaymentCallback } from './payments/invoice.entity';
import { Seeker } from './seekers/seeker.entity';
import { TokenBalance, TokenTransaction } from './tokens/token.entity';
import { Admin } from './accounts/admin.entity';

/** Every table. */
export const ENTITIES = [
  Account,
  Session,
  SecondFactor,
  RecoveryCode,
  EmailVerification,
  PasswordReset,
  DisownCode,
  RateLimit,
  StoredFile,
  OutboxEntry,
  Lease,
  TokenBalance,
  TokenTransaction,
  Invoice,
  PaymentCallback,
  Company,
  Seeker,
  Admin,
  AdminActivity,
  Job,
  InterviewSlot,
  SlotHold,
  Application,
  RescheduleRequest,
  AcceptanceConflict,
];
