import type { Translation } from '../../../domain/language';
import type { failures as english } from '../en/failures';

export const failures: Translation<typeof english> = {
  unreadable: 'Permintaan ini tidak dapat dibaca.',
  foreign: 'Permintaan ini berasal dari situs lain.',
  fileNotFound: 'File tidak ditemukan',
  nothingHere: 'Tidak ada apa-apa di sini.',
  unsubscribeLink: 'Tautan ini tidak berfungsi. Salin seluruh tautan dari email.',
  unexpected: 'Terjadi kesalahan pada sistem kami. Silakan coba lagi.',
};
