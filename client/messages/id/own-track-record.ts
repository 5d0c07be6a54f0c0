import type { Translation } from '../../../domain/language';
import type { ownTrackRecord as english } from '../en/own-track-record';

export const ownTrackRecord: Translation<typeof english> = {
  titles: { trackRecord: 'Cara Anda Menjawab' },
  context:
    'Lamaran Anda dalam {days} hari terakhir. Yang tidak dapat Anda jawab, karena lowongan dijeda atau perusahaan belum terverifikasi, tidak dihitung.',
  loadFailed: 'Gagal memuat angka Anda. Silakan coba lagi nanti.',
  shown: 'Yang dibaca pencari kerja tentang Anda',
  shownHow:
    'Di halaman perusahaan dan lowongan Anda. Dihitung sekali setiap malam, ditulis secara umum tanpa angka persis, dan baru berubah setelah setiap sepuluh lamaran. Tidak ada daftar yang diurutkan menurut ini.',
  answers: 'Jawaban',
  outcomes: 'Hasil wawancara',
  parts: {
    IN_TIME: 'Tepat waktu',
    LATE: 'Terlambat',
    NOT_ANSWERED: 'Tidak dijawab',
    OUTCOME_TOLD: 'Disampaikan',
    OUTCOME_MISSING: 'Tidak disampaikan dalam 14 hari',
  },
  within: '{days, plural, other {{applications} dari {settled} dalam # hari}}',
  nothing: 'Tidak ada lamaran yang dihitung di sini.',
  raise: 'Yang dapat meningkatkannya',
  untilShown: '{count, plural, other {Setelah {number} lamaran lagi, pencari kerja membaca cara Anda menjawab.}}',
  nextInTime: '{count, plural, other {Jika {number} jawaban berikutnya tepat waktu, pencari kerja membaca “{words}”.}}',
  outcomesToGo:
    '{count, plural, other {Jika Anda menyampaikan {number} hasil lagi, pencari kerja membaca “Menyampaikan hasil wawancara”.}}',
};
