export { escapeHtml } from './mail-layout';
export { createSmtpSender } from './mail-sender';
export { MailOutbox } from './outbox';
export { countWaitingMails, insertMail } from './outbox.sql';
export { PRIVACY_PAGES } from './privacy-pages';
