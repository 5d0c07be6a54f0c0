import type { CompanyApplicants } from '../companies/public';
import { loadAcceptedBy } from './accepted-by.sql';
import { readCompanyDashboard } from './company-dashboard.sql';

/** What companies ask of applications. */
export const companyApplicants: CompanyApplicants = {
  readDashboard: readCompanyDashboard,
  hasAcceptedViewer: ({ loaders }, companyId) => loaders.load(loadAcceptedBy, companyId),
};
