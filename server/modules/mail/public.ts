export { createSmtpSender, type MailSender } from './mail-sender';
export { MailOutbox } from './outbox';
export { countWaitingMails } from './outbox.queries';
export { escapeHtml } from './mail-layout';
