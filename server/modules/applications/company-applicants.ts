import type { CompanyApplicants } from '../companies/public';
import { loadAcceptedBy } from './accepted-by.queries';
import { readCompanyDashboard } from './company-dashboard.queries';

/** What companies ask of applications. */
export const companyApplicants: CompanyApplicants = {
  readDashboard: readCompanyDashboard,
  hasAcceptedViewer: ({ loaders }, companyId) => loaders.load(loadAcceptedBy, companyId),
};
