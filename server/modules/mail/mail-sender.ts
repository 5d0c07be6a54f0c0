import { createTransport } from 'nodemailer';
import type { OutgoingMail } from '../../ports';
import { renderHtml, renderText } from './mail-layout';

export interface MailSender {
  /** `effectKey` becomes the Message-ID, so that a mail sent twice shows once. */
  send(effectKey: string, mail: OutgoingMail): Promise<void>;
  close(): void;
}

interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…` */
  url: string;
  from: string;
  appUrl: string;
}

export function createSmtpSender({ url, from, appUrl }: SmtpOptions): MailSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const domain = new URL(appUrl).hostname;
  return {
    async send(effectKey, mail) {
      await transport.sendMail({
        from,
        to: mail.to,
        subject: mail.subject,
        messageId: `<${effectKey.replace(/[^\w.-]/g, '-')}@${domain}>`,
        text: renderText(mail, appUrl),
        html: renderHtml(mail, appUrl),
      });
    },
    close: () => transport.close(),
  };
}
