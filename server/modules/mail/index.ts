export { escapeHtml } from './mail-layout';
export { createSmtpSender } from './mail-sender';
export { MailOutbox } from './outbox';
export { membersToMail, TOLD_OF_JOB } from './company-readers.sql';
export { Dispatcher } from './dispatcher';
export {
  countWaitingMails,
  countWaitingPushes,
  dropWaiting,
  insertEntries,
  insertMails,
  isMailQueued,
  keyInTopic,
  markFailed,
  markSent,
  type QueuedEntry,
} from './outbox.sql';
export { duePushes, finishWaiting, newestPush, postpone, type DuePush } from './push-entries.sql';
export { pushKey } from './push-key';
export { idOfToken, unsubscribeUrl } from './unsubscribe-link';
export { PRIVACY_PAGES } from './privacy-pages';
