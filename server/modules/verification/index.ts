export { decideCompany } from './commands/decide-company';
