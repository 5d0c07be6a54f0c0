export { VerificationResolver } from './verification.resolver';
export { decideCompany } from './commands/decide-company';
export { Admin } from './admin.entity';
