import type { Translation } from '../../../domain/language';
import type { adminDetails as english } from '../en/admin-details';

export const adminDetails: Translation<typeof english> = {
  titles: {
    companyDetails: 'Detail Perusahaan',
    user: 'Pengguna',
    job: 'Lowongan',
    application: 'Lamaran',
  },
};
