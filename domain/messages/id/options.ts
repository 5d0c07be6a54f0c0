import type { Translation } from '../../language';
import type { options as english } from '../en/options';

export const options: Translation<typeof english> = {
  education: {
    'Elementary School': 'SD',
    'Junior High School': 'SMP',
    'Senior High School': 'SMA/SMK',
    Diploma: 'Diploma (D1-D2)',
    'Associate Degree': 'Diploma (D3)',
    "Bachelor's Degree": 'Sarjana (D4/S1)',
    Other: 'S2, S3, atau lainnya',
  },
  industry: {
    Technology: 'Teknologi',
    Healthcare: 'Kesehatan',
    Finance: 'Keuangan',
    Education: 'Pendidikan',
    Retail: 'Ritel',
    Manufacturing: 'Manufaktur',
    Transportation: 'Transportasi',
    Construction: 'Konstruksi',
    Agriculture: 'Pertanian',
    Entertainment: 'Hiburan',
    Hospitality: 'Perhotelan',
    Energy: 'Energi',
    Media: 'Media',
    Telecommunications: 'Telekomunikasi',
    Other: 'Lainnya',
  },
  companySize: {
    '1-10 employees': '1-10 karyawan',
    '11-50 employees': '11-50 karyawan',
    '51-200 employees': '51-200 karyawan',
    '201-500 employees': '201-500 karyawan',
    '501-1000 employees': '501-1000 karyawan',
    '1000+ employees': '1000+ karyawan',
    '1001+ employees': '1001+ karyawan',
  },
  employmentType: {
    FULL_TIME: 'Penuh Waktu',
    PART_TIME: 'Paruh Waktu',
    CONTRACT: 'Kontrak',
    FREELANCE: 'Pekerja Lepas',
  },
  locationType: { ONSITE: 'Tatap muka', ONLINE: 'Online', TENTATIVE: 'Lokasi menyusul' },
};
