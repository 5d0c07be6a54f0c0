import type { Translation } from '../../../domain/language';
import type { companyJobs as english } from '../en/company-jobs';

export const companyJobs: Translation<typeof english> = {};
