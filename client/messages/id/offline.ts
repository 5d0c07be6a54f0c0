import type { Translation } from '../../../domain/language';
import type { offline as english } from '../en/offline';

export const offline: Translation<typeof english> = {
  saved: 'disimpan <time></time>',
  title: 'Wawancara Anda',
  companyTitle: 'Wawancara Anda hari ini',
  noneToday: 'Tidak ada wawancara hari ini.',
  link: 'Tautan pertemuan',
  next: 'Wawancara berikutnya',
  over: 'Selesai',
  needsConnection:
    'Menjawab, mengubah jadwal, dan melamar perlu koneksi. Halaman ini memuat ulang sendiri saat tersambung.',
  needsConnectionCompany:
    'Menjawab pelamar dan mengubah jadwal perlu koneksi. Halaman ini memuat ulang sendiri saat tersambung.',
  retry: 'Coba lagi',
  logout: 'Keluar',
  logoutQuestion: 'Keluar? Wawancara yang disimpan di ponsel ini langsung dihapus.',
  cancel: 'Batal',
};
