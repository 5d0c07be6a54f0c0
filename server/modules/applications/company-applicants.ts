import type { CompanyApplicants } from '../companies/public';
import { loadAcceptedBy } from './accepted-by.sql';
import { readCompanyDashboard } from './company-dashboard.sql';

export const companyApplicants: CompanyApplicants = {
  readDashboard: readCompanyDashboard,
  hasAcceptedViewer: ({ loaders }, companyId) => loaders.load(loadAcceptedBy, companyId),
};
