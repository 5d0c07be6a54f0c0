import type { InterviewOutcome } from '../domain/follow-ups';
import type { AlikeFlags, EarlierPosting } from './text/posting-flags/alike-postings';
import type { Posting, PostingReading } from './text/posting-flags/posting-flags';
import type { Comparable } from './text/posting-flags/similarity';
import type { PushKind } from '../domain/consents';
import type { ApplicationParty } from '../domain/applications';
import type { LocalDate } from '../domain/time';
import type { Language } from '../domain/language';
import type { InvoiceStatus } from '../domain/payments';
import type { Readable } from 'node:stream';
import type { Transaction } from './db/transaction';
import type { stored } from './messages/en/stored';
import type { LinkedMailKind, MailKind, MailValues } from './language/mail-values';

/** What commands need from outside the database. Adapters implement these; tests run the same adapters. */

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for a missing hash as for a wrong password, so that the time reveals nothing. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Members of a company, who are asked for when the mail leaves: one who left meanwhile gets none. */
export interface CompanyReaders {
  companyId: string;
  /** A contact of a job that left, or has none, is replaced by the first owner. */
  readers: 'OWNERS' | 'MEMBERS' | { contactOf: string };
}

/** An address, or members of a company. */
export type MailTo = string | CompanyReaders;

interface MailOf<Kind extends MailKind> {
  to: MailTo;
  kind: Kind;
  values: MailValues<Kind>;
  /** For an address that no account has yet; the language of the account that has it comes first. */
  language?: Language;
  /** Where the one thing leads that the reader should do. */
  url: Kind extends LinkedMailKind ? string : null;
  /** Things that it lists, in the words of those who wrote them. */
  entries?: readonly MailEntry[];
  /** Turns such mails off by a POST without a session (RFC 8058); for a kind whose texts have the words for it. */
  unsubscribeUrl?: string;
  /** The interview whose calendar entry the mail brings. */
  invitation?: InvitedTo;
  /** What a browser is told of it as well, where the kind is one of those (`PUSH_OF_NEWS`, domain/consents.ts). */
  news?: NewsSubject;
}

/**
 * What a notification is about. It has ids and times alone: whether it is still true, and its words, are read when it leaves.
 */
export type NewsSubject =
  | {
      about: 'APPLICATION';
      applicationId: string;
      /** The proposal that was made or answered. */
      requestId?: string;
      /** The start of the interview that is reminded of, in milliseconds since 1970. */
      startsAt?: number;
    }
  | { about: 'APPLICANTS' }
  /** `by`: until when the last of the expected answers is expected, in milliseconds since 1970. */
  | { about: 'REPLIES'; by: number }
  | { about: 'FREE_TIME'; jobId: string; seekerId: string }
  | { about: 'NEW_JOBS'; searchId: string; count: number };

/** News for browsers of an address, or of members of a company. */
export type PushNews = NewsSubject & { kind: PushKind; to: MailTo };

export interface InvitedTo {
  applicationId: string;
  party: ApplicationParty;
  /** The interview's SEQUENCE of which the mail's words tell. */
  sequence: number;
}

export interface MailReader {
  /** The address. */
  to: string;
  language: Language;
}

/** A calendar entry as it leaves with a mail. */
export interface Invitation {
  /** The METHOD of the file, and of its part of the mail. */
  method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  content: string;
  /** What the mail's words do not tell yet, because the interview has changed since they were queued. */
  changedSince: { state: 'PLANNED' | 'CANCELLED'; date: LocalDate; times: string } | null;
}

/** Builds calendar entries when the outbox sends them, so that each says what is true then. */
export type Invitations = (invited: InvitedTo, reader: MailReader) => Promise<Invitation | null>;

export interface MailEntry {
  title: string | EntryText;
  detail: string | EntryText;
  url: string;
}

/** Words of `stored.mailEntry` with their values, put into the reader's language with the mail. */
interface EntryText {
  text: keyof typeof stored.mailEntry;
  values: Readonly<Record<string, string>>;
}

/** A mail in no language: it is put into its reader's words when it is sent. */
export type OutgoingMail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];

export interface Outbox {
  /** Writes the mail in this transaction; it goes out after the commit. The same key is sent once. */
  queueMail(transaction: Transaction, effectKey: string, mail: OutgoingMail): Promise<void>;
  /** Several by their keys, in one statement and in this order. */
  queueMails(transaction: Transaction, mails: Readonly<Record<string, OutgoingMail>>): Promise<void>;
  /**
   * At most one mail of a topic in ten minutes: the first goes out at once, later news are collected in the next one.
   * The caller holds a lock that all news of this topic take.
   */
  queueNews(transaction: Transaction, topic: string, news: MailNews): Promise<void>;
  /** Of which no mail tells. Does nothing where no notifications are sent. */
  queuePush(transaction: Transaction, effectKey: string, news: PushNews): Promise<void>;
}

/** How notifications leave for browsers. */
export interface PushSender {
  /** The public VAPID key, with which browsers subscribe. */
  publicKey: string;
  /** Hosts that are sent to. */
  pushServices: readonly string[];
  /** The origin of the stand-in for a push service; null in production. */
  standIn: string | null;
  /** Sends what is due. */
  wake(): void;
}

/** Mails and notifications that the local stand-ins have delivered. */
export interface DeliveredMails {
  /**
   * Removes those to these addresses, those in which one of these texts is written, and invitations to the interviews of
   * these applications. A cancellation says only when the interview was, and stays.
   */
  forget(texts: readonly string[], applicationIds: readonly string[]): void;
}

/** What was permanently removed, for the metrics. */
export interface Removals {
  count(what: RemovedThing, number: number): void;
}
type RemovedThing = 'account' | 'role' | 'application' | 'unverified' | 'mail' | 'invitation' | 'push' | 'browser';

/** What happens between the two sides by itself or after an interview, for the metrics. */
export interface HiringNews {
  count(what: 'asked' | 'lapsed' | InterviewOutcome, number: number): void;
}

export interface MailNews {
  /** What it counts as, such as `applied`; several where one event is several news. */
  kind: string | readonly string[];
  /** The mail when it comes alone. */
  alone: OutgoingMail;
  /** The mail when several have come together, by kind. */
  together(counts: Readonly<Record<string, number>>): OutgoingMail;
}

/** Google's OAuth 2 server, or one that speaks like it. Without endpoints it is Google's own. */
export interface GoogleProvider {
  clientId: string;
  clientSecret: string;
  endpoints?: { authorizationURL: string; tokenURL: string; userProfileURL: string };
}

export interface FileStore {
  /** A stream is stored as it comes, and is there as a whole or not at all. */
  write(storageKey: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes, or those from `start` to `end` inclusive; null when there is no such file. */
  read(storageKey: string, range?: { start: number; end: number }): Promise<Readable | null>;
  /** Removing a missing file is not an error. */
  remove(storageKey: string): Promise<void>;
}

export interface PaymentRequest {
  merchantRef: string;
  /** The method's code at the provider, such as QRIS. */
  method: string;
  /** Whole rupiah. */
  amount: number;
  customer: { name: string; email: string; phone: string | null };
  item: { sku: string; name: string };
  callbackUrl: string;
  returnUrl: string;
  expiresAt: Date;
}

/** A payment as the provider sees it. */
export interface ProviderPayment {
  reference: string;
  merchantRef: string;
  method: string;
  methodName: string;
  status: InvoiceStatus;
  /** Whole rupiah that the payer is asked for or has paid, including a fee on the payer's side. */
  amount: number;
  feeCustomer: number;
  amountReceived: number;
  checkoutUrl: string | null;
  expiresAt: Date | null;
  paidAt: Date | null;
}

/** The payment provider refused: nothing was created. */
export class PaymentRefusedError extends Error {}

/** The provider could not be reached or gave no readable response: the request may or may not have taken effect. */
export class PaymentUnavailableError extends Error {}

export interface PaymentGateway {
  /** Throws PaymentRefusedError or PaymentUnavailableError. */
  create(request: PaymentRequest): Promise<ProviderPayment>;
  /** Null when the provider does not know the reference. Throws PaymentUnavailableError. */
  find(reference: string): Promise<ProviderPayment | null>;
  /** Finds a payment whose `create` got no response. Throws PaymentUnavailableError. */
  findByMerchantRef(merchantRef: string): Promise<ProviderPayment | null>;
  /** True when the provider signed exactly these bytes; false for a missing, short, long or wrong signature. */
  isSignedByProvider(body: Buffer, signature: string | undefined): boolean;
}

/** A posting's text, as the rules read it. */
export type ReadablePosting = Posting & Comparable;

/** The rules that flag postings (docs/adr/0016-explained-posting-flags.md). Some texts take them half a second. */
export interface PostingRules {
  read(posting: ReadablePosting): Promise<PostingReading>;
  /** What a posting shares with earlier ones. */
  compare(posting: Comparable, earlier: readonly EarlierPosting[], now: Date): Promise<AlikeFlags>;
}
