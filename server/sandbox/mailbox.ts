import type { Router } from 'express';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { escapeHtml } from '../modules/mail';
import { siteRouter } from '../http/site-router';

interface ReceivedMail {
  number: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The calendar entry that it brings, in whole lines; empty without one. */
  calendar: string;
  /** What the mail says about unsubscribing, by header. */
  unsubscribe: Record<string, string>;
  receivedAt: string;
}

const KEPT = 500;

/** An SMTP server that delivers nowhere, and a page that shows the mails. */
export class Mailbox {
  /** Newest first. */
  private readonly mails: ReceivedMail[] = [];
  private count = 0;
  private readonly smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Another process that sends here keeps an idle connection.
    closeTimeout: 500,
    onData: (stream, _session, callback) => {
      void this.receive(stream).then(() => callback(), callback);
    },
  });

  /** Listens on a free port of this machine only; returns the SMTP address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.smtp.once('error', reject);
      this.smtp.listen(0, '127.0.0.1', resolve);
    });
    const { port } = this.smtp.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.smtp.close(() => resolve()));
  }

  routes(): Router {
    const router = siteRouter();
    router.get('/mailbox', (request, response) => {
      const { to } = request.query;
      const mails = typeof to === 'string' ? this.mails.filter((mail) => mail.to === to.toLowerCase()) : this.mails;
      if (request.query['format'] === 'json') response.json(mails);
      else response.type('html').send(mailboxPage(mails));
    });
    router.get('/mailbox/:number', (request, response) => {
      const mail = this.mails.find(({ number }) => number === Number(request.params.number));
      if (!mail) response.status(404).type('html').send(mailboxPage([]));
      else response.type('html').send(mail.html || `<pre>${escapeHtml(mail.text)}</pre>`);
    });
    return router;
  }

  forget(texts: readonly string[], applicationIds: readonly string[]): void {
    const names = texts.map((text) => text.toLowerCase());
    const kept = this.mails.filter((mail) => {
      if (mail.calendar.includes('METHOD:REQUEST') && applicationIds.some((id) => mail.calendar.includes(id)))
        return false;
      const words = [mail.to, mail.subject, mail.text, mail.html, mail.calendar].join('\n').toLowerCase();
      return !names.some((name) => words.includes(name) || words.includes(escapeHtml(name)));
    });
    this.mails.splice(0, this.mails.length, ...kept);
  }

  private async receive(raw: Readable): Promise<void> {
    const mail = await PostalMime.parse(await buffer(raw));
    this.count += 1;
    this.mails.unshift({
      number: this.count,
      to: (mail.to ?? [])
        .map((address) => address.address ?? '')
        .join(', ')
        .toLowerCase(),
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      calendar: calendarOf(mail),
      unsubscribe: Object.fromEntries(
        mail.headers.filter(({ key }) => key.startsWith('list-unsubscribe')).map(({ key, value }) => [key, value]),
      ),
      receivedAt: new Date().toISOString(),
    });
    if (this.mails.length > KEPT) this.mails.pop();
  }
}

function calendarOf({ attachments }: Email): string {
  const content = attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content ?? '';
  const file = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return file.replace(/\r\n[ \t]/g, '');
}

function mailboxPage(mails: readonly ReceivedMail[]): string {
  const rows = mails
    .map(
      (mail) =>
        `<tr><td>${escapeHtml(mail.receivedAt.slice(11, 19))} UTC</td><td>${escapeHtml(mail.to)}</td>` +
        `<td><a href="/sandbox/mailbox/${mail.number}">${escapeHtml(mail.subject)}</a></td></tr>`,
    )
    .join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Local mailbox · TemuKerja</title><style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#142222}' +
    'table{width:100%;border-collapse:collapse}td,th{padding:.6rem;border-bottom:1px solid #d5dede;text-align:left}a{color:#0b6e6e}</style></head>' +
    '<body><h1>Local mailbox</h1><p>Mail sent by this server. It never leaves this machine.</p>' +
    (rows
      ? `<table><thead><tr><th>Time</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows}</tbody></table>`
      : '<p>No mail yet.</p>') +
    '</body></html>'
  );
}
