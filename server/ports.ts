import type { Transaction } from './db/transaction';

/** What commands need from outside the database. Adapters implement these; tests run the same adapters. */

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for a missing hash as for a wrong password, so that nothing can be told from the time. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export type LimitedAction = 'login' | 'register' | 'resend-verification';

export interface AttemptLimiter {
  /** Counts one try under each key; throws TOO_MANY_ATTEMPTS once one of them has used up its tries. */
  consume(action: LimitedAction, keys: readonly string[]): Promise<void>;
  /** Forgets the tries of a key: a right password makes earlier slips harmless. */
  forgive(action: LimitedAction, key: string): Promise<void>;
}

export interface OutgoingMail {
  to: string;
  subject: string;
  /** Paragraphs of plain text; the HTML is made from them. */
  paragraphs: readonly string[];
  /** The one thing the reader should do. */
  action?: { label: string; url: string };
}

export interface Outbox {
  /** Writes the mail in this transaction; it goes out after the commit. The same key is sent once. */
  queueMail(transaction: Transaction, effectKey: string, mail: OutgoingMail): Promise<void>;
}

export interface FileStore {
  write(storageKey: string, content: Buffer): Promise<void>;
  read(storageKey: string): NodeJS.ReadableStream;
  remove(storageKey: string): Promise<void>;
}
