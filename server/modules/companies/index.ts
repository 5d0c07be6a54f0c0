export { companyById, companyForViewer, companyOf } from './company.resolver';
export { CompanyRecordsType, CompanyType, type CompanyRecords } from './company.types';
export type { CompanyApplicants, CompanyJobs } from './company.port';
export {
  filesOfOwnCompany,
  followCorrectedAddress,
  loadCompanies,
  logoOfVerifiedCompany,
  readCompany,
  refuseUnlessVerified,
  type CompanyRow,
} from './company.sql';
export { whyCompanyIsHidden } from './company.policy';
export { createCompany, type CompanyRegistration } from './commands/create-company';
export { setCompanyPublic } from './commands/set-company-public';
export { updateCompanyProfile } from './commands/update-company-profile';
export { hasOtherOwner, isImportedAccount, isLastOwner, membershipOf } from './company-members';
export { areOwnersFrozen, refuseWhileOwnersFrozen } from './owner-freeze.sql';
export { colleagueName, memberNameFor, pagesWithMembers, readsMembersOf, type DoneByMember } from './member-names.sql';
export { CompanyMember } from './company-member.entity';
export { Company, UNDECIDED } from './company.entity';
