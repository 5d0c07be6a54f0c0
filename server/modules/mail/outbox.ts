import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import type { MailPreference } from '../../../domain/consents';
import type { Language } from '../../../domain/language';
import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import type { Clock } from '../../clock';
import type { DatabaseAccess } from '../../db/database';
import type { Transaction } from '../../db/transaction';
import type { Invitation, Invitations, MailNews, MailReader, Outbox, OutgoingMail, PushNews } from '../../ports';
import { membersToMail } from './company-readers.sql';
import { Dispatcher } from './dispatcher';
import { mailInWords, preferenceOf } from './mail-in-words';
import { MAX_SENDING_MS, type MailSender } from './mail-sender';
import {
  dueMails,
  insertEntries,
  keyInTopic,
  mailEntry,
  markFailed,
  markSent,
  newestOfTopic,
  replacePayload,
  type DueMail,
  type QueuedEntry,
  type QueuedMail,
} from './outbox.sql';
import { pushEntry, pushNewsOf } from './push-of-mail';

const RENEWED_AFTER_MS = 5_000;
/** Longer than one mail can take, with room for the statements around it. */
const LEASE_MS = MAX_SENDING_MS + RENEWED_AFTER_MS + 10_000;
const BATCH = 20;
const MAX_DELAY_MS = 60 * MINUTE_MS;
/** A mailbox that has refused a mail for so long is gone. A mail server that is down loses nothing. */
const REFUSED_FOR_MS = 3 * DAY_MS;
/** The time between two mails of a topic. */
const TOPIC_PAUSE_MS = 10 * MINUTE_MS;
/** A mail may be sent as soon as it is due, so news no longer join it this long before. */
const CLOSED_BEFORE_DUE_MS = MINUTE_MS / 2;

interface OutboxParts {
  dataSource: DatabaseAccess;
  clock: Clock;
  logger: Logger;
  sender: MailSender;
  /** Asked for mails that can be switched off, at the moment when they are due. */
  isWanted: (address: string, preference: MailPreference) => Promise<boolean>;
  /** Builds the calendar entry of a mail that brings one. */
  invitations: Invitations;
  /** Called for every calendar entry that has left. */
  onInvited: (method: Invitation['method']) => void;
  /** Sends notifications; null where none are sent. */
  pushes: { wakeForNews(): void } | null;
  /** Called for every mail that was sent, not wanted, failed, or refused for good. */
  onTried: (outcome: 'sent' | 'unwanted' | 'failed' | 'refused') => void;
}

/** `counts`: how many events of each kind the mail reports. */
type CountedMail = OutgoingMail & { counts: Record<string, number> };

/** What the outbox holds. */
type QueuedPayload = OutgoingMail & {
  counts?: CountedMail['counts'];
  /** Who of several readers has got it, as hashes: an erasure removes mails by the ids in them. */
  reached?: string[];
};

/** With the hash of the account. */
type DueReader = MailReader & { key: string };

/**
 * Queues mails and notifications, and sends the mails after the commit that queued them: by one process at a time, at least
 * once, in order, retried with growing delay.
 */
export class MailOutbox implements Outbox {
  private readonly dispatcher: Dispatcher;

  constructor(private readonly parts: OutboxParts) {
    const terms = { forMs: LEASE_MS, renewedAfterMs: RENEWED_AFTER_MS };
    this.dispatcher = new Dispatcher({
      ...parts,
      lease: { task: 'outbox', terms },
      dispatch: (mayGoOn) => this.dispatch(mayGoOn),
    });
  }

  queueMail(transaction: Transaction, effectKey: string, mail: OutgoingMail): Promise<void> {
    return this.queueMails(transaction, { [effectKey]: mail });
  }

  async queueMails(transaction: Transaction, mails: Readonly<Record<string, OutgoingMail>>): Promise<void> {
    const now = this.parts.clock.now();
    await this.queue(
      transaction,
      Object.entries(mails).map(([effectKey, mail]) => ({ effectKey, mail, dueAt: now, now })),
    );
  }

  async queueNews(transaction: Transaction, topic: string, { kind, alone, together }: MailNews): Promise<void> {
    const now = this.parts.clock.now();
    const last = await newestOfTopic(transaction.manager, topic);
    const lastDue = last ? Number(last.effect_key.slice(topic.length + 1)) : Number.NEGATIVE_INFINITY;
    if (last && lastDue > now.getTime() + CLOSED_BEFORE_DUE_MS) {
      // What is queued without counts is due at once, so it is not found here.
      const { counts: before } = JSON.parse(last.payload) as Pick<CountedMail, 'counts'>;
      const counts = withOneMore(before, kind);
      const mail = { ...together(counts), counts };
      await replacePayload(transaction.manager, last.id, mail);
      // The mail before may have told what no browser is told.
      const times = { dueAt: new Date(lastDue), now };
      return insertEntries(transaction.manager, this.pushesOf([{ effectKey: last.effect_key, mail, ...times }]));
    }
    const dueAt = new Date(Math.max(now.getTime(), lastDue + TOPIC_PAUSE_MS));
    const mail = { ...alone, counts: withOneMore({}, kind) };
    await this.queue(transaction, [{ effectKey: keyInTopic(topic, dueAt), mail, dueAt, now }]);
  }

  async queuePush(transaction: Transaction, effectKey: string, news: PushNews): Promise<void> {
    if (!this.parts.pushes) return;
    const now = this.parts.clock.now();
    await insertEntries(transaction.manager, [pushEntry(effectKey, news, { dueAt: now, now })]);
    this.wakeAfter(transaction);
  }

  /** In one statement, with the notifications that tell the same: both are queued, or none is. */
  private async queue(transaction: Transaction, queued: readonly QueuedMail[]): Promise<void> {
    await insertEntries(transaction.manager, [...queued.map(mailEntry), ...this.pushesOf(queued)]);
    this.wakeAfter(transaction);
  }

  private pushesOf(queued: readonly QueuedMail[]): QueuedEntry[] {
    if (!this.parts.pushes) return [];
    return queued.flatMap(({ effectKey, mail, ...times }) => {
      const news = pushNewsOf(mail);
      return news ? [pushEntry(effectKey, news, times)] : [];
    });
  }

  private wakeAfter(transaction: Transaction): void {
    transaction.afterCommit(() => {
      this.dispatcher.wakeForNews();
      this.parts.pushes?.wakeForNews();
    });
  }

  start(): void {
    this.dispatcher.start();
  }

  stop(): Promise<void> {
    return this.dispatcher.stop();
  }

  wake(): void {
    this.dispatcher.wake();
  }

  private async dispatch(mayGoOn: () => Promise<boolean>): Promise<void> {
    for (;;) {
      const rows = await dueMails(this.parts.dataSource, this.parts.clock.now(), BATCH);
      for (const row of rows) {
        // Another process may have taken over while this one waited for a mail server.
        if (!(await mayGoOn())) return;
        await this.deliver(row, mayGoOn);
      }
      if (rows.length < BATCH) return;
    }
  }

  /** The only place that looks at what the reader has switched off, and as late as can be. */
  private async isWanted({ kind }: OutgoingMail, address: string): Promise<boolean> {
    const preference = preferenceOf(kind);
    return preference === null || this.parts.isWanted(address, preference);
  }

  private async wantingReaders(row: DueMail, mail: OutgoingMail): Promise<DueReader[]> {
    const known = (language: Language | null): Language => language ?? mail.language ?? 'en';
    const readers =
      typeof mail.to === 'string'
        ? [{ account_id: '', to: mail.to, language: row.language }]
        : await membersToMail(this.parts.dataSource, mail.to);
    const wanting: DueReader[] = [];
    for (const { account_id: accountId, to, language } of readers)
      if (await this.isWanted(mail, to))
        wanting.push({ key: hash('sha256', accountId), to, language: known(language) });
    return wanting;
  }

  private async deliver(row: DueMail, mayGoOn: () => Promise<boolean>): Promise<void> {
    const { dataSource, clock, logger, onTried } = this.parts;
    const mail = JSON.parse(row.payload) as QueuedPayload;
    try {
      const readers = await this.wantingReaders(row, mail);
      if (!(await this.sendToEach(row, mail, readers, mayGoOn))) return;
      onTried(readers.length > 0 ? 'sent' : 'unwanted');
      const { counts } = mail;
      // The payload may contain a code or an address, so only its counts are kept.
      await markSent(dataSource, row.id, counts ? { counts } : {}, clock.now());
    } catch (error) {
      const details = { err: error, effectKey: row.effect_key, attempts: row.attempts + 1 };
      const age = clock.now().getTime() - row.created_at.getTime();
      if (isRefusedByMailbox(error) && age >= REFUSED_FOR_MS) {
        onTried('refused');
        logger.warn(details, 'mail not sent; its mailbox has refused it for three days');
        return markSent(dataSource, row.id, {}, clock.now());
      }
      onTried('failed');
      logger.warn(details, 'mail not sent; it is tried again');
      const reason = String(error instanceof Error ? error.message : error);
      const delay = Math.min(MAX_DELAY_MS, 2 ** row.attempts * 5_000);
      await markFailed(dataSource, row.id, reason, new Date(clock.now().getTime() + delay));
    }
  }

  /** A mailbox that refuses it keeps it from no other. False: it was not this process's any more. */
  private async sendToEach(
    row: DueMail,
    mail: QueuedPayload,
    readers: readonly DueReader[],
    mayGoOn: () => Promise<boolean>,
  ): Promise<boolean> {
    const { reached = [] } = mail;
    const failures: unknown[] = [];
    for (const reader of readers.filter(({ key }) => !reached.includes(key))) {
      if (!(await mayGoOn())) return false;
      try {
        await this.send(row, mail, reader);
        reached.push(reader.key);
        if (readers.length > 1) await replacePayload(this.parts.dataSource, row.id, { ...mail, reached });
      } catch (error) {
        failures.push(error);
      }
    }
    const other = failures.find((failure) => !isRefusedByMailbox(failure));
    if (failures.length > 0) throw other ?? failures[0];
    return true;
  }

  /** The calendar entry is built last and the mail leaves at once, so an older SEQUENCE never follows a newer one. */
  private async send(row: DueMail, mail: OutgoingMail, reader: MailReader): Promise<void> {
    const { sender, invitations, onInvited } = this.parts;
    const invitation = mail.invitation ? await invitations(mail.invitation, reader) : null;
    await sender.send(row.effect_key, mailInWords(mail, reader, invitation));
    if (invitation) onInvited(invitation.method);
  }
}

/** As nodemailer says that the server takes nothing for this address, with a code of the 500s for good. */
function isRefusedByMailbox(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
}

/** One more event of each kind. */
function withOneMore(before: CountedMail['counts'], kind: MailNews['kind']): CountedMail['counts'] {
  return { ...before, ...Object.fromEntries([kind].flat().map((one) => [one, (before[one] ?? 0) + 1])) };
}
