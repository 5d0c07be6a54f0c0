import type { Translation } from '../../../domain/language';
import type { audit as english } from '../en/audit';

export const audit: Translation<typeof english> = {
  formerAdministrator: 'Mantan administrator',
  erasedCompany: 'perusahaan yang sudah dihapus',
  reportWithoutReference: 'Laporan tanpa referensi',
  aFile: 'Sebuah file',
  actions: {
    VERIFY: 'Memverifikasi {company}',
    REJECT: 'Menolak {company}',
    REVOKE: 'Mencabut verifikasi {company}',
    REPLAY_CALLBACK:
      'Memproses ulang callback {reference} ({status}): {outcome, select, TOOK_EFFECT {berhasil diproses} NOTHING_TO_DO {sudah diproses sebelumnya} other {tetap tidak cocok}}',
    DISMISS_CALLBACK: 'Mengabaikan laporan {reference}',
    dismissedUnknown: 'Mengabaikan laporan pembayaran yang tidak dikenal',
    PAUSE_JOB: 'Menjeda lowongan',
    RESUME_JOB: 'Menayangkan kembali lowongan',
    DISMISS_REPORTS: 'Mengabaikan laporan tentang lowongan atau perusahaan',
    DISMISS_FLAGS: 'Mengabaikan tanda pada lowongan',
    NAME_OWNER: 'Mengajukan pemilik untuk {company}',
    LIFT_OWNER_FREEZE: 'Mengizinkan lagi perubahan pemilik {company}',
    READ_FILE:
      '{document, select, user_cv {Membuka CV} user_portfolio {Membuka portofolio} company_deed {Membuka akta pendirian} other {Membuka dokumen}}',
    READ_COMPANY: 'Membuka data perusahaan',
    READ_COMPANIES: 'Membuka daftar berisi {count, plural, other {# perusahaan}}',
    READ_USER: 'Membuka data pengguna',
    READ_USERS: 'Membuka daftar berisi {count, plural, other {# pengguna}}',
    READ_JOB: 'Membuka lowongan',
    READ_JOBS: 'Membuka daftar berisi {count, plural, other {# lowongan}}',
    READ_APPLICATION: 'Membuka lamaran',
    READ_APPLICATIONS: 'Membuka daftar berisi {count, plural, other {# lamaran}}',
    READ_TOKEN_TRANSACTIONS: 'Membuka daftar berisi {count, plural, other {# transaksi token}}',
    READ_PAUSES: 'Membuka daftar {count, plural, other {# jeda lowongan}}',
    READ_RECEIPTS: 'Membuka daftar siapa yang melihat data {count, plural, other {# pengguna}}',
    READ_DATA_EXPORTS: 'Membuka daftar {count, plural, other {# akun}} yang meminta datanya',
    READ_REPORTS: 'Membuka laporan tentang {count, plural, other {# lowongan atau perusahaan}}',
    READ_FLAGGED_POSTINGS: 'Membuka {count, plural, other {# lowongan yang ditandai}}',
    EXPORT_COMPANIES: 'Mengunduh data perusahaan',
    EXPORT_USERS: 'Mengunduh data pengguna',
    EXPORT_APPLICATIONS: 'Mengunduh data lamaran',
    EXPORT_TOKEN_TRANSACTIONS: 'Mengunduh data transaksi token',
  },
};
