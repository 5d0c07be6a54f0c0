export { VerificationResolver } from './verification.resolver';
export { decideCompany } from './commands/decide-company';
export { Admin, AdminActivity } from './admin.entity';
