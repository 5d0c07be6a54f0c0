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
      IDENTITY: '<who></who> melihat data Anda pada {day}',
      CV: '<who></who> membuka CV Anda pada {day}',
      PORTFOLIO: '<who></who> membuka portofolio Anda pada {day}',
      PICTURE: '<who></who> melihat foto Anda pada {day}',
      EXPORT: '<who></who> mengunduh daftar yang memuat data Anda pada {day}',
      CALENDAR: '<who></who> mengunduh file kalender wawancara Anda pada {day}',
      SEARCH: '<who></who> mencari nama dan menemukan Anda pada {day}',
      UNRECORDED:
        '<who></who> menerima Anda sebelum {day} dan dapat melihat semua data Anda. Saat itu belum ada pencatatan.',
    },
    details: {
      NAME: 'nama',
      EMAIL: 'alamat email',
      PHONE: 'nomor telepon',
      PICTURE: 'foto',
      CV: 'CV',
      PORTFOLIO: 'portofolio',
      TEXTS: 'keahlian dan pengalaman kerja selengkapnya',
    },
    shown: 'Ditampilkan: {details}',
    once: 'Pukul <from></from>',
    often: 'Pertama pukul <from></from>, terakhir pukul <to></to> · {count, plural, other {# kali}}',
    account: 'Akun {code} di perusahaan ini',
    yourApplication: 'Lamaran Anda: {job}',
    neverShown: 'Belum pernah ditampilkan kepada siapa pun: {details}.',
    none: 'Belum ada yang melihat data Anda yang disembunyikan. Jika ada, Anda dapat membacanya di sini.',
    noneOfApplication: 'Belum ada yang melihat data Anda yang disembunyikan melalui lamaran ini.',
    loadFailed: 'Gagal memuat siapa yang telah melihat data Anda. Silakan coba lagi nanti.',
    loadMore: 'Muat lebih banyak',
  },
};
