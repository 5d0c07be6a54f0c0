import type { Translation } from '../../../domain/language';
import type { teamReceipts as english } from '../en/team-receipts';

export const teamReceipts: Translation<typeof english> = {
  titles: { seen: 'Siapa yang membuka data pelamar' },
  context:
    'Satu baris untuk setiap orang, pelamar, dan hari. Nama yang Anda lihat di halaman ini juga tercatat atas nama Anda.',
  back: 'Tim',
  month: 'Bulan',
  who: 'Anggota',
  everyone: 'Semua anggota',
  list: 'Catatan pembukaan data, terbaru di atas',
  loadFailed: 'Gagal memuat siapa yang membuka data pelamar. Silakan coba lagi.',
  more: 'Muat lainnya',
  none: 'Tidak ada yang membuka data tersembunyi pelamar pada bulan itu.',
  what: {
    IDENTITY: '<who></who> melihat data diri',
    CV: '<who></who> membuka CV',
    PORTFOLIO: '<who></who> membuka portofolio',
    PICTURE: '<who></who> melihat foto',
    EXPORT: '<who></who> mengunduh daftar',
    CALENDAR: '<who></who> mengunduh file kalender',
    SEARCH: '<who></who> menemukan pelamar lewat pencarian nama',
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
  shown: 'Ditampilkan: {details}',
  applicant: 'Seorang pelamar',
  gone: 'Lamaran yang sudah dihapus',
  once: '<day></day>, <from></from>',
  often: '<day></day>, pertama pukul <from></from>, terakhir pukul <to></to> · {count, plural, other {# kali}}',
};
