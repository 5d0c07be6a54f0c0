import type { Translation } from '../../../domain/language';
import type { adminReports as english } from '../en/admin-reports';

export const adminReports: Translation<typeof english> = {
  titles: { reports: 'Laporan' },
  context: 'Laporan dari pencari kerja, per lowongan dan per perusahaan, serta lowongan yang sedang dijeda.',
  order: 'Urutan',
  orders: { NEWEST: 'Terbaru', MOST_REPORTED: 'Paling banyak dilaporkan' },
  none: 'Tidak ada yang perlu diperiksa: tidak ada laporan terbuka atau lowongan yang dijeda.',
  failed: 'Gagal memuat laporan. Silakan coba lagi.',
  aboutJob:
    '{count, plural, =0 {Tidak ada laporan terbuka} other {{number} laporan tentang lowongan ini, terbaru <when></when>}}',
  aboutCompany:
    '{count, plural, =0 {Tidak ada laporan terbuka} other {{number} laporan tentang perusahaan ini, terbaru <when></when>}}',
  reasons: 'Alasan',
  reasonCount: '{reason}: {count}',
  reports: '{count, plural, other {{number} laporan terbaru}}',
  by: '<who></who>, <when></when>. Perusahaan tidak akan pernah tahu nama ini.',
  pausedSince: 'Dijeda sejak <when></when>, dengan alasan:',
  answered: 'Jawaban perusahaan:',
  notAnswered: 'Perusahaan belum menjawab.',
  verifiedSince: 'Terverifikasi sejak <when></when>.',
  notVerified: 'Saat ini tidak terverifikasi.',
  history:
    'Total: {reports, plural, other {# laporan}}, {pauses, plural, other {# jeda}}, {rejections, plural, other {# penolakan}}, {revocations, plural, other {# pencabutan}}.',
  revoke: 'Verifikasi dapat dicabut di <link>halaman perusahaan</link>.',
  close: 'Tutup',
  pause: {
    label: 'Jeda lowongan',
    of: 'Jeda {name}',
    title: 'Jeda lowongan ini?',
    text: '{name} langsung disembunyikan dari pencari kerja. Tidak ada yang dapat melamar atau diterima. Lamaran tetap tersimpan.',
    field: 'Alasan',
    hint: 'Perusahaan membacanya lewat email dan di halaman lowongan. Jangan sebutkan siapa yang melapor.',
    cancel: 'Batal',
    done: 'Lowongan sudah dijeda.',
    failed: 'Gagal menjeda lowongan. Silakan coba lagi.',
  },
  resume: {
    label: 'Tayangkan kembali',
    of: 'Tayangkan kembali {name}',
    title: 'Tayangkan kembali lowongan ini?',
    text: 'Jika lowongannya dibuka dan perusahaannya terverifikasi, pencari kerja bisa melihatnya lagi. Perusahaan diberi tahu lewat email. Laporan yang masih terbuka tetap ada di daftar ini.',
    done: 'Lowongan sudah ditayangkan kembali.',
    failed: 'Gagal menayangkan kembali lowongan. Silakan coba lagi.',
  },
  dismiss: {
    label: 'Abaikan laporan',
    of: 'Abaikan laporan tentang {name}',
    title: 'Abaikan laporan ini?',
    text: 'Semua laporan terbuka tentang {name} ditutup. Catatan Anda disimpan di jejak audit.',
    field: 'Catatan',
    hint: 'Untuk catatan para administrator.',
    cancel: 'Batal',
    done: 'Laporan sudah diabaikan.',
    failed: 'Gagal mengabaikan laporan. Silakan coba lagi.',
  },
};
