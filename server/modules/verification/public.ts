export { VerificationResolver } from './verification.resolver';
export { DecidersResolver, LastDecisionResolver } from './last-decision.resolver';
export { decideCompany } from './commands/decide-company';
export { updateCompanyProfile } from './commands/update-company-profile';
