export { CompanyResolver, companyOf } from './company.resolver';
export { CompanyType, type CompanyParent } from './company.types';
export { loadCompanies, type CompanyRow } from './company.queries';
export { isOwnCompany } from './company.policy';
export { createCompany, type CompanyRegistration } from './commands/create-company';
export { Company } from './company.entity';
