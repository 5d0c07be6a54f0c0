import type { Translation } from '../../../domain/language';
import type { adminDashboard as english } from '../en/admin-dashboard';

export const adminDashboard: Translation<typeof english> = {
  titles: {
    dashboard: 'Beranda',
  },
  context: 'Yang paling berat lebih dulu. Semua waktu dalam WIB (UTC+7).',
  failed: 'Gagal memuat data beranda administrator. Silakan coba lagi.',
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
    shown: 'Tayang',
    paused: 'Dijeda',
    applicants: '{count, plural, other {{number} pelamar}}',
    show: 'Tampilkan yang menunggu',
    noReference: 'Tanpa referensi',
  },
  plots: {
    applications: {
      title: 'Lamaran 30 hari terakhir',
      all: 'Semua lamaran',
      chart: 'Lamaran menurut hari melamar dan statusnya saat ini',
    },
    signUps: {
      title: 'Pendaftaran 30 hari terakhir',
      all: 'Semua pengguna',
      seekers: 'Pencari kerja',
      companies: 'Perusahaan',
    },
    tokens: { title: 'Token terjual per minggu', all: 'Semua pembelian', sold: 'Token', paid: 'Dibayar' },
    verification: {
      title: 'Hari sampai keputusan, per minggu',
      all: 'Perusahaan yang menunggu',
      sameDay: 'Hari yang sama',
      oneDay: '1 hari',
      threeDays: '2–3 hari',
      longer: 'Lebih dari 3 hari',
    },
  },
  activities: {
    title: 'Aktivitas terbaru',
    all: 'Jejak audit',
    none: 'Belum ada keputusan.',
    review: 'Periksa perusahaan',
  },
};
