export { createSmtpSender } from './mail-sender';
export { MailOutbox, writeMail } from './outbox';
export { countWaitingMails } from './outbox.queries';
export { escapeHtml } from './mail-layout';
