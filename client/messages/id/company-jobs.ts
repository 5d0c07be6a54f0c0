import type { Translation } from '../../../domain/language';
import type { companyJobs as english } from '../en/company-jobs';

export const companyJobs: Translation<typeof english> = {
  titles: {
    myJobs: 'Lowongan Saya',
    createJob: 'Buat Lowongan',
    job: 'Lowongan',
    interviewSlots: 'Jadwal Wawancara',
  },
};
