import type { PrimingScope } from '../../graphql/loaders';
import type { CompanyDashboard } from './company-dashboard.types';

/** What companies need from applications. The applications module fills it. */
export interface CompanyApplicants {
  /** The dashboard in one statement, with the lists that applications add to it. */
  readDashboard(scope: PrimingScope, companyId: string): Promise<CompanyDashboard>;
  /** The company has accepted the viewing seeker, who keeps seeing it after a revocation. */
  hasAcceptedViewer(scope: PrimingScope, companyId: string): Promise<boolean>;
}
