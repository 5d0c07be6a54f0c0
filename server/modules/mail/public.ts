export { createSmtpSender } from './mail-sender';
export { MailOutbox, writeMail } from './outbox';
export { countWaitingMails } from './outbox.sql';
export { escapeHtml } from './mail-layout';
