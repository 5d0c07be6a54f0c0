export { VerificationResolver } from './verification.resolver';
export { DecidersResolver, LastDecisionResolver } from './last-decision.resolver';
export { decideCompany } from './commands/decide-company';
