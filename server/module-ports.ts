import {
  companyApplicants,
  filesOfAcceptedApplicant,
  jobApplicants,
  logoOfAcceptingCompany,
} from './modules/applications';
import { filesOfOwnCompany, logoOfVerifiedCompany } from './modules/companies';
import { plannedErasures } from './modules/erasure';
import { companyJobs } from './modules/jobs';
import type { ModulePorts } from './services';

/** Which module fills the ports of the modules below it. */
export const modulePorts: ModulePorts = {
  fileRules: [logoOfVerifiedCompany, filesOfOwnCompany, filesOfAcceptedApplicant, logoOfAcceptingCompany],
  companyApplicants,
  companyJobs,
  jobApplicants,
  plannedErasures,
};
