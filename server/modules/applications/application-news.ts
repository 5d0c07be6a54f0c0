import type { PushKind } from '../../../domain/consents';
import type { ApplicationParty } from '../../../domain/applications';
import { maskName } from '../../text/masking';
import type { Transaction } from '../../db/transaction';
import type { MailNews, MailTo, NewsSubject, OutgoingMail } from '../../ports';
import type { Services } from '../../services';
import { keyInTopic } from '../mail';
import { mailToCompany, seekerMailAddress } from '../accounts';
import { seekerName } from '../seekers';
import type { LockedApplication } from './locked-application.sql';
import type { InterviewTime } from '../jobs';
import { calendarEntryMail, jobNewsMail, type Addressed } from './application.mails';

/** The services that mailing needs; a port passes on no others. */
interface Mailing {
  env: Pick<Services['env'], 'APP_URL'>;
  outbox: Services['outbox'];
}

interface PartyMail {
  party: ApplicationParty;
  /** The same key is mailed once. */
  key: string;
  /** It is mailed again: the first time at once, and then the newest state of what came within ten minutes. */
  isRepeated?: boolean;
  write(addressed: Addressed): OutgoingMail;
}

/**
 * Queues a mail to one side of an application; an imported company has no address and gets none. What is
 * repeated needs the application's lock.
 */
export async function mailParty(
  { env, outbox }: Mailing,
  transaction: Transaction,
  application: Sides,
  { party, key, isRepeated = false, write }: PartyMail,
): Promise<void> {
  const to = await readerOf(transaction, application, party);
  if (!to) return;
  const mail = write({ to, appUrl: env.APP_URL });
  if (isRepeated) await outbox.queueNews(transaction, key, newestOf(mail));
  else await outbox.queueMail(transaction, key, mail);
}

interface Sides {
  seeker_id: string;
  company_id: string;
  job_id: string;
}

async function readerOf({ manager }: Transaction, application: Sides, party: ApplicationParty): Promise<MailTo | null> {
  return party === 'COMPANY'
    ? mailToCompany(manager, application.company_id, { contactOf: application.job_id })
    : seekerMailAddress(manager, application.seeker_id);
}

/** Queues news of which no mail tells, for the browsers of one side. */
export async function pushParty(
  { outbox }: Pick<Mailing, 'outbox'>,
  transaction: Transaction,
  application: Sides,
  { party, key, news }: { party: ApplicationParty; key: string; news: NewsSubject & { kind: PushKind } },
): Promise<void> {
  const to = await readerOf(transaction, application, party);
  if (to) await outbox.queuePush(transaction, key, { ...news, to });
}

const newestOf = (mail: OutgoingMail): MailNews => ({ kind: 'changed', alone: mail, together: () => mail });

interface CalendarChange {
  party: ApplicationParty;
  time: InterviewTime;
  /** The interview's SEQUENCE since the change. */
  sequence: number;
}

/**
 * Mails the calendar entry of an interview to a side that gets no other mail about the change: at once, and the newest state
 * of what changes within ten minutes together. The caller holds the application's lock.
 */
export function mailCalendarEntry(
  services: Mailing,
  transaction: Transaction,
  application: LockedApplication,
  { party, ...change }: CalendarChange,
): Promise<void> {
  return mailParty(services, transaction, application, {
    party,
    key: calendarTopic(application.id, party),
    isRepeated: true,
    write: (addressed) => calendarEntryMail({ ...addressed, ...change, application, reader: party }),
  });
}

/** The key of the first of these mails; later changes wait ten minutes after it. */
export const firstCalendarKey = (id: string, party: ApplicationParty, now: Date): string =>
  keyInTopic(calendarTopic(id, party), now);

const calendarTopic = (id: string, party: ApplicationParty): string => `interview-calendar:${id}:${party}`;

interface JobEvent {
  kind: 'applied' | 'withdrawn';
  job: { id: string; title: string; company_id: string };
  seekerId: string;
  /** The mail when it comes alone. */
  write(facts: Addressed & { maskedName: string }): OutgoingMail;
}

/**
 * Tells a company about its job: the person stays behind the mask, and each application or withdrawal counts, also of the
 * same person. The caller holds the job's lock.
 */
export async function mailJobNews(
  { env, outbox }: Mailing,
  transaction: Transaction,
  { kind, job, seekerId, write }: JobEvent,
): Promise<void> {
  const to = await mailToCompany(transaction.manager, job.company_id, { contactOf: job.id });
  const name = await seekerName(transaction.manager, seekerId);
  if (!to || name === null) return;
  const addressed = { to, appUrl: env.APP_URL };
  await outbox.queueNews(transaction, `job-news:${job.id}`, {
    kind,
    // A person who is leaving has no name.
    alone: name
      ? write({ ...addressed, maskedName: maskName(name) })
      : jobNewsMail({ ...addressed, job, counts: { [kind]: 1 } }),
    together: (counts) => jobNewsMail({ ...addressed, job, counts }),
  });
}
