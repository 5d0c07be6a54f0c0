import { MINUTE_MS } from '../../domain/time';
import type { MailOutbox } from '../../server/modules/mail';
import { eventually } from '../races/eventually';
import type { TestServer } from '../server/test-server';

export interface SentMail {
  number: number;
  to: string;
  subject: string;
  text: string;
  /** The calendar entry that it brings, in whole lines; empty without one. */
  calendar: string;
  unsubscribe: Record<string, string>;
}

/** What has arrived for an address, newest first. */
export async function mailsTo(server: TestServer, address: string): Promise<SentMail[]> {
  const response = await server.visitor().fetch(`/sandbox/mailbox?format=json&to=${encodeURIComponent(address)}`);
  return (await response.json()) as SentMail[];
}

/** Waits until so many mails with this subject have arrived; fails with what has arrived. Newest first. */
export async function mailsArrived(
  server: TestServer,
  address: string,
  subject: string,
  count = 1,
): Promise<SentMail[]> {
  return eventually(
    async () => (await mailsTo(server, address)).filter((mail) => mail.subject === subject),
    (mails) => mails.length >= count,
  );
}

/** How many mails were queued with a key like this, sent or not: one that is on its way counts too. */
export async function mailsQueued(server: TestServer, effectKey: string): Promise<number> {
  const [row] = await server.dataSource.query<{ mails: string }[]>(
    'SELECT COUNT(*) AS mails FROM outbox WHERE effect_key LIKE ?',
    [effectKey],
  );
  return Number(row?.mails);
}

/** Lets time pass and the outbox look again: news of a job wait up to ten minutes for each other. */
export function minutesLater(server: TestServer, minutes = 10): void {
  server.clock.advance(minutes * MINUTE_MS);
  (server.services.outbox as MailOutbox).wake();
}

/** A parameter of the link in a mail. */
export function linkParameter({ text }: SentMail, name: string): string {
  const link = /https?:\/\/\S+\?\S+/.exec(text)?.[0];
  const value = link ? new URL(link).searchParams.get(name) : null;
  if (value === null) throw new Error(`The mail has no link with ${name}: ${text}`);
  return value;
}
