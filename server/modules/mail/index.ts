export { escapeHtml } from './mail-layout';
export { createSmtpSender } from './mail-sender';
export { MailOutbox } from './outbox';
export { countWaitingMails, dropWaitingMails, insertMails, isMailQueued, keyInTopic } from './outbox.sql';
export { idOfToken, unsubscribeUrl } from './unsubscribe-link';
export { PRIVACY_PAGES } from './privacy-pages';
