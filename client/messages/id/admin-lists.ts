import type { Translation } from '../../../domain/language';
import type { adminLists as english } from '../en/admin-lists';

export const adminLists: Translation<typeof english> = {
  titles: {
    companyVerification: 'Verifikasi Perusahaan',
    companies: 'Perusahaan',
    usersManagement: 'Kelola Pengguna',
    applicationsManagement: 'Kelola Lamaran',
  },
};
