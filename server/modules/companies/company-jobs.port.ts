import type { Transaction } from '../../db/transaction';

/** What companies need from jobs. The jobs module fills it. */
export interface CompanyJobs {
  /** Shows or hides the open jobs of a company whose lock the caller holds. */
  setVisible(transaction: Transaction, companyId: string, isVisible: boolean): Promise<void>;
  /** Jobs carry the company's name for lists and search. */
  rename(transaction: Transaction, companyId: string, companyName: string): Promise<void>;
}
