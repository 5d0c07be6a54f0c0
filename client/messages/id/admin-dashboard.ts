import type { Translation } from '../../../domain/language';
import type { adminDashboard as english } from '../en/admin-dashboard';

export const adminDashboard: Translation<typeof english> = {
  titles: {
    dashboard: 'Beranda',
  },
  context: 'Yang menunggu Anda, dan keputusan terbaru. Semua waktu dalam WIB (UTC+7).',
  failed: 'Gagal memuat data beranda administrator. Silakan coba lagi.',
  companiesWaiting: '{count, plural, other {perusahaan menunggu keputusan}}',
  flaggedPayments: '{count, plural, other {pembayaran bermasalah}}',
  flaggedPostings: '{count, plural, other {lowongan ditandai}}',
  openReports: '{count, plural, other {lowongan dan perusahaan dilaporkan atau dijeda}}',
  tokensSold: '{count, plural, other {{tokens} token}} terjual sejak <day></day>',
  applications: {
    title: 'Lamaran {days} hari terakhir',
    all: 'Semua lamaran',
    chart: 'Lamaran menurut hari melamar dan statusnya saat ini',
  },
  activities: {
    title: 'Aktivitas terbaru',
    none: 'Belum ada keputusan.',
    review: 'Periksa perusahaan',
  },
};
