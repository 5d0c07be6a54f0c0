import type { Translation } from '../../../domain/language';
import type { browse as english } from '../en/browse';

export const browse: Translation<typeof english> = {
  titles: {
    findJobs: 'Cari Lowongan',
    job: 'Lowongan',
    company: 'Perusahaan',
  },
};
