import type { CompanyApplicants } from '../companies/public';
import { loadAcceptedBy } from './accepted-by.queries';
import { readCompanyDashboard } from './company-dashboard.queries';

export const companyApplicants: CompanyApplicants = {
  readDashboard: readCompanyDashboard,
  hasAcceptedViewer: ({ loaders }, companyId) => loaders.load(loadAcceptedBy, companyId),
};
