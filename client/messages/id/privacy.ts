import type { Translation } from '../../../domain/language';
import type { privacy as english } from '../en/privacy';

export const privacy: Translation<typeof english> = {
  seen: {
    title: 'Siapa yang telah melihat data saya',
    explained:
      'Setiap kali perusahaan atau tim dukungan TemuKerja melihat nama, kontak, atau file Anda, kami mencatatnya sebelum data itu ditampilkan.',
    support: 'Tim dukungan TemuKerja',
    goneCompany: 'Perusahaan yang sudah keluar dari TemuKerja',
    what: {
      IDENTITY: 'Melihat data Anda',
      CV: 'Membuka CV Anda',
      PORTFOLIO: 'Membuka portofolio Anda',
      PICTURE: 'Melihat foto Anda',
      EXPORT: 'Mengunduh daftar yang memuat data Anda',
      CALENDAR: 'Mengunduh file kalender wawancara Anda',
      SEARCH: 'Mencari nama dan menemukan Anda',
    },
    details: {
      NAME: 'nama',
      EMAIL: 'alamat email',
      PHONE: 'nomor telepon',
      PICTURE: 'foto',
      CV: 'CV',
      PORTFOLIO: 'portofolio',
      TEXTS: 'teks profil selengkapnya',
    },
    timeline: 'Dilihat oleh: {who}',
    shown: 'Ditampilkan: {details}',
    once: '<day></day>, <from></from>',
    often: '<day></day>, pertama pukul <from></from>, terakhir pukul <to></to> · {count, plural, other {# kali}}',
    yourApplication: 'Lamaran Anda: {job}',
    companies:
      '{count, plural, =0 {Belum ada perusahaan yang melihat data Anda.} other {# perusahaan pernah melihat data Anda, semuanya setelah menerima Anda.}}',
    last: '{count, plural, =0 {} other {# lamaran · }}terakhir <day></day>',
    neverShown: 'Belum pernah ditampilkan kepada siapa pun: {details}.',
    none: 'Belum ada yang melihat data Anda yang disembunyikan. Jika ada, Anda dapat membacanya di sini.',
    noneOfApplication: 'Belum ada yang membuka nama, kontak, atau file Anda lewat lamaran ini.',
    loadFailed: 'Gagal memuat siapa yang telah melihat data Anda. Silakan coba lagi nanti.',
    loadMore: 'Muat lainnya',
  },
};
