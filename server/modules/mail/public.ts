export { createSmtpSender, type MailSender } from './mail-sender';
export { MailOutbox } from './outbox';
export { escapeHtml } from './mail-layout';
