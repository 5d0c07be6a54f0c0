import type { ApplicationParty } from '../../../../domain/applications';
import { statusAt, type RescheduleStatus } from '../../../../domain/reschedules';
import type { Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { mailParty, type LockedApplication } from '../../applications';
import { CancelledInterview } from '../cancelled-interview.entity';
import type { InterviewTime } from '../../jobs';
import { seekerName } from '../../seekers';
import { RescheduleRequest } from '../reschedule-request.entity';
import { rescheduleMail, type RescheduleNews } from '../reschedule.mails';
import { NEWEST_FIRST, withZone } from '../reschedule.queries';

/** What the commands on one interview share. All are called with the application's row locked. */

export type Mailing = Pick<Services, 'outbox' | 'env'>;

export async function readNegotiation(
  { manager }: Transaction,
  applicationId: string,
): Promise<{ requests: RescheduleRequest[]; cancelled: CancelledInterview | null }> {
  const requests = await manager
    .getRepository(RescheduleRequest)
    .find({ where: { applicationId }, order: NEWEST_FIRST });
  const cancelled = await manager
    .getRepository(CancelledInterview)
    .findOne({ where: { applicationId }, order: NEWEST_FIRST });
  return { requests, cancelled };
}

/** False when it is no longer pending. */
export async function closeRequest(
  { manager }: Transaction,
  id: string,
  {
    status,
    answeredBy = null,
    at,
  }: { status: Exclude<RescheduleStatus, 'PENDING'>; answeredBy?: string | null; at: Date },
): Promise<boolean> {
  const { affected } = await manager
    .getRepository(RescheduleRequest)
    .update({ id, status: 'PENDING' }, { status, answeredBy, respondedAt: at, pendingApplicationId: null });
  return affected !== 0;
}

/** Writes down that a request has run out, and tells both sides, once. Nothing for one that has not. */
export async function writeExpiry(
  services: Mailing,
  transaction: Transaction,
  application: LockedApplication,
  request: RescheduleRequest | null,
  now: Date,
): Promise<void> {
  if (request?.status !== 'PENDING' || statusAt(request, now) !== 'EXPIRED') return;
  if (!(await closeRequest(transaction, request.id, { status: 'EXPIRED', at: request.expiresAt }))) return;
  const applicantName = await applicantNameOf(transaction, application);
  const { requestedBy: by, newInterview } = request;
  const facts = { news: 'expired', application, applicantName, by, time: withZone(newInterview) } as const;
  for (const reader of ['APPLICANT', 'COMPANY'] as const)
    await mailParty(services, transaction, application, {
      party: reader,
      key: `reschedule-expired:${request.id}:${reader}`,
      write: (addressed) => rescheduleMail({ ...addressed, ...facts, reader }),
    });
}

interface News {
  application: LockedApplication;
  by: ApplicationParty;
  news: RescheduleNews;
  time: InterviewTime;
  /** The request that this is about. */
  requestId: string;
  /** The interview's SEQUENCE since the change; missing where the interview is as it was. */
  sequence?: number;
}

/** For mails to the company, which has accepted the person. */
export async function applicantNameOf({ manager }: Transaction, application: LockedApplication): Promise<string> {
  return (await seekerName(manager, application.seeker_id)) ?? '';
}

export async function notifyOtherParty(services: Mailing, transaction: Transaction, about: News): Promise<void> {
  const applicantName = about.by === 'COMPANY' ? '' : await applicantNameOf(transaction, about.application);
  return mailParty(services, transaction, about.application, {
    party: about.by === 'COMPANY' ? 'APPLICANT' : 'COMPANY',
    key: `reschedule-${about.news}:${about.requestId}`,
    write: (addressed) => rescheduleMail({ ...addressed, ...about, applicantName }),
  });
}
