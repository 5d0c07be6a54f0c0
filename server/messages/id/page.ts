import type { Translation } from '../../../domain/language';
import type { page as english } from '../en/page';

export const page: Translation<typeof english> = {
  title: 'Temukan pekerjaan impian Anda · TemuKerja',
  description:
    'Lamar pekerjaan di Indonesia dengan memilih jadwal wawancara. Perusahaan melihat kemampuan Anda lebih dulu, dan baru mengetahui siapa Anda setelah menerima Anda.',
  needsScript: 'TemuKerja memerlukan JavaScript. Silakan aktifkan, lalu muat ulang halaman ini.',
  shortcuts: { findJobs: 'Cari Lowongan', applied: 'Lamaran Saya', calendar: 'Kalender' },
};
