import { createTransport } from 'nodemailer';
import type { WrittenMail } from './mail-in-words';
import { renderHtml, renderText } from './mail-layout';

/** Then a mail is given up, to be tried again: a server that responds in drips is silent at no moment. */
export const MAX_SENDING_MS = 45_000;

interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…` */
  url: string;
  from: string;
  appUrl: string;
  /** Of each stage and of the whole; the usual limits when missing. */
  maxSendingMs?: number | undefined;
}

export type MailSender = ReturnType<typeof createSmtpSender>;

export function createSmtpSender({ url, from, appUrl, maxSendingMs }: SmtpOptions) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: maxSendingMs ?? 10_000,
    greetingTimeout: maxSendingMs ?? 10_000,
    socketTimeout: maxSendingMs ?? 20_000,
  });
  const domain = new URL(appUrl).hostname;
  return {
    /** `effectKey` becomes the Message-ID, so that a mail sent twice shows once. */
    async send(effectKey: string, mail: WrittenMail): Promise<void> {
      await transport.sendMail({
        from,
        signal: AbortSignal.timeout(maxSendingMs ?? MAX_SENDING_MS),
        to: mail.to,
        subject: mail.subject,
        messageId: `<${effectKey.replace(/[^\w.-]/g, '-')}@${domain}>`,
        text: renderText(mail, appUrl),
        html: renderHtml(mail, appUrl),
        ...(mail.calendar && { alternatives: [calendarPart(mail.calendar)] }),
        ...(mail.unsubscribe && { headers: oneClick(mail.unsubscribe.url) }),
      });
    },
    close: () => transport.close(),
  };
}

/**
 * The file as one more form of the mail (RFC 6047). nodemailer's own `icalEvent` would attach it a second time, as
 * `application/ics` without a method, and some calendars then take the copy for an entry to import. In base64, because its
 * line ends are part of the format.
 */
const calendarPart = ({ method, content }: NonNullable<WrittenMail['calendar']>) => ({
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  contentTransferEncoding: 'base64' as const,
  content,
});

/** With these a mail program offers to unsubscribe, and does it by a POST (RFC 8058). */
const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
