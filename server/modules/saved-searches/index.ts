export { saveSearch } from './commands/save-search';
export { turnMailsOff } from './commands/turn-mails-off';
