export { ConsentResolver } from './consent.resolver';
export { isMailWanted } from './consent.queries';
export { recordConsent } from './commands/record-consent';
