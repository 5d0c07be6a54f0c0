import type { Translation } from '../../../domain/language';
import type { adminDashboard as english } from '../en/admin-dashboard';

export const adminDashboard: Translation<typeof english> = {
  titles: {
    dashboard: 'Beranda',
  },
  context: 'Yang paling berat lebih dulu. Semua waktu dalam WIB (UTC+7).',
  failed: 'Gagal memuat data beranda administrator. Silakan coba lagi.',
  tokensSold: '{count, plural, other {{tokens} token}} terjual sejak <day></day>',
  queues: {
    postings: 'Lowongan ditandai',
    payments: 'Pembayaran',
    reports: 'Laporan',
    verification: 'Verifikasi',
    open: 'Buka',
    openOf: 'Buka: {name}',
    oldest: 'Terlama: <age></age>',
    none: 'Tidak ada yang menunggu Anda.',
    held: 'Ditahan',
    noReference: 'Tanpa referensi',
  },
  applications: {
    title: 'Lamaran {days} hari terakhir',
    all: 'Semua lamaran',
    chart: 'Lamaran menurut hari melamar dan statusnya saat ini',
  },
  signUps: {
    title: 'Pendaftaran 30 hari terakhir',
    all: 'Semua pengguna',
    day: 'Hari',
    seekers: 'Pencari kerja',
    companies: 'Perusahaan',
    table: 'Lihat sebagai tabel',
  },
  activities: {
    title: 'Aktivitas terbaru',
    all: 'Jejak audit',
    none: 'Belum ada keputusan.',
    review: 'Periksa perusahaan',
  },
};
