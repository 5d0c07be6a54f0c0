import type { Transaction } from '../../db/transaction';
import type { PrimingScope } from '../../graphql/loaders';

/** What companies need from jobs. The jobs module fills it. */
export interface CompanyJobs {
  /** Shows or hides the open jobs of a company whose lock the caller holds. */
  setVisible(transaction: Transaction, companyId: string, isVisible: boolean): Promise<void>;
  /** Turns the switch of every job of a company, whose lock the caller holds, for people without an account. */
  setPublic(transaction: Transaction, companyId: string, isPublic: boolean): Promise<void>;
  /** Jobs carry the company's name for lists and search. */
  rename(transaction: Transaction, companyId: string, companyName: string): Promise<void>;
}

/** What companies need from applications. The applications module fills it. */
export interface CompanyApplicants {
  /** The company has accepted the viewing seeker, who keeps seeing it after a revocation. */
  hasAcceptedViewer(scope: PrimingScope, companyId: string): Promise<boolean>;
}
