export { AdminReadTrail } from './admin-read-trail.sql';
export { recordAdminRead } from './commands/record-admin-read';
export { keepFormerName } from './commands/keep-former-name';
export { recordAdminChange } from './commands/record-admin-change';
export { AdminActivityType, Administrator } from './audit.types';
export { loadAdministrators, readAuditTrail } from './audit.sql';
