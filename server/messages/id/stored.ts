import type { Translation } from '../../../domain/language';
import type { stored as english } from '../en/stored';

export const stored: Translation<typeof english> = {
  jobClosed: 'Perusahaan menghapus lowongan ini, jadi lamaran ini ditutup.',
  companyLeft: 'Perusahaan ini sudah keluar dari TemuKerja, jadi lamaran ini ditutup.',
  noReason: 'Tanpa alasan',
  packageName: '{count, plural, other {{number} Token}}',
  device: '{browser} di {system}',
  unknownDevice: 'Perangkat tidak dikenal',
  switchMailsOff: 'Berhenti menerima email seperti ini',
};
