import type { Translation } from '../../../domain/language';
import type { company as english } from '../en/company';

export const company: Translation<typeof english> = {
  titles: {
    dashboard: 'Beranda',
    companyProfile: 'Profil Perusahaan',
  },
};
