export { CompanyResolver, companyOf } from './company.resolver';
export { CompanyRecordsType, CompanyType, type CompanyParent, type CompanyRecords } from './company.types';
export type { CompanyApplicants } from './company-applicants.port';
export { CompanyDashboard } from './company-dashboard.types';
export { logoOfVerifiedCompany } from './company-files';
export { loadCompanies, readCompany, refuseUnlessVerified, type CompanyRow } from './company.sql';
export { isOwnCompany, whyCompanyIsHidden } from './company.policy';
export { createCompany, type CompanyRegistration } from './commands/create-company';
export { Company } from './company.entity';
