export { isMailWanted } from './mail-choice.sql';
export { recordConsent } from './commands/record-consent';
export { choicesOf } from './choices.sql';
export { switchConsent } from './commands/switch-consent';
