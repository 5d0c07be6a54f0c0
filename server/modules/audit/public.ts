export { AuditEntryResolver, AuditResolver } from './audit.resolver';
export { AdminReadTrail } from './admin-read-trail.sql';
export { recordAdminRead, type PersonalDataRead } from './commands/record-admin-read';
export { recordAdminChange } from './commands/record-admin-change';
export { AdminActivity } from './audit.entity';
export { Administrator } from './audit.types';
export { FORMER_ADMINISTRATOR, loadAdministrators } from './audit.sql';
