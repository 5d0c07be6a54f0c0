import type { Translation } from '../../language';
import type { seekerFields as english } from './en';

export const seekerFields: Translation<typeof english> = {
  phoneNumber: 'Nomor telepon',
  education: 'Pendidikan',
  workExperience: 'Pengalaman kerja',
  technicalSkills: 'Keahlian teknis',
  softSkills: 'Keahlian nonteknis',
};
