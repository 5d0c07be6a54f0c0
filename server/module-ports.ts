import {
  companyApplicants,
  filesOfAcceptedApplicant,
  jobApplicants,
  logoOfAcceptingCompany,
} from './modules/applications/public';
import { logoOfVerifiedCompany } from './modules/companies/public';
import { plannedErasures } from './modules/erasure/public';
import { companyJobs } from './modules/jobs/public';
import type { ModulePorts } from './services';

/** Which module fills the ports of the modules below it. */
export const modulePorts: ModulePorts = {
  fileRules: [logoOfVerifiedCompany, filesOfAcceptedApplicant, logoOfAcceptingCompany],
  companyApplicants,
  companyJobs,
  jobApplicants,
  plannedErasures,
};
