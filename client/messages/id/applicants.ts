import type { Translation } from '../../../domain/language';
import type { applicants as english } from '../en/applicants';

export const applicants: Translation<typeof english> = {
  titles: {
    applicant: 'Pelamar',
    allApplicants: 'Semua Pelamar',
  },
};
