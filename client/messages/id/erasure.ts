import type { Translation } from '../../../domain/language';
import type { erasure as english } from '../en/erasure';

export const erasure: Translation<typeof english> = {
  titles: { farewell: 'Sampai jumpa' },
  section: {
    title: 'Hapus data Anda',
    intro: 'Anda dapat meminta kami menghapus semua data Anda. Baca dulu apa yang dihapus dan apa yang tetap disimpan.',
    start: 'Hapus data saya',
    loadFailed: 'Bagian ini gagal dimuat. Silakan coba lagi.',
  },
  banner: {
    title: 'Data Anda akan dihapus pada {day}',
    waits: `{role, select,
      USER {Profil pencari kerja Anda disembunyikan dari perusahaan dan akan dihapus pada {day}. Sampai saat itu Anda masih dapat berubah pikiran.}
      COMPANY {Keanggotaan Anda di perusahaan akan dihapus pada {day}, beserta perusahaannya jika tidak ada pemilik lain. Sampai saat itu Anda masih dapat berubah pikiran.}
      other {Akun Anda disembunyikan dan akan dihapus pada {day}. Sampai saat itu Anda masih dapat berubah pikiran.}}`,
    erasing: 'Data Anda sedang dihapus. Prosesnya sekitar satu menit.',
    cancel: 'Batalkan penghapusan',
    cancelled: 'Dibatalkan. Semuanya kembali seperti semula.',
  },
  what: {
    question: 'Apa yang ingin dihapus?',
    ACCOUNT: 'Seluruh akun saya',
    USER: 'Hanya profil pencari kerja saya',
    COMPANY: 'Hanya perusahaan saya',
    MEMBERSHIP: 'Hanya keanggotaan saya di perusahaan',
  },
  lastOwner:
    'Anda satu-satunya pemilik, jadi perusahaannya ikut dihapus. Jika perusahaan perlu tetap ada, tunjuk dulu pemilik lain di halaman <team>Tim</team>.',
  goes: {
    title: 'Yang dihapus',
    USER: {
      profile: 'Profil Anda dengan nama, nomor telepon, pengalaman, dan keahlian, serta CV, portofolio, dan foto Anda',
      applications:
        'Lamaran yang masih menunggu akan ditarik. Wawancara mendatang dibatalkan, dan perusahaannya diberi tahu.',
      details: 'Catatan Anda dan perusahaan tentang wawancara Anda',
      searches: 'Pencarian tersimpan, riwayat pencarian, dan lowongan yang Anda tunggu',
    },
    COMPANY: {
      profile: 'Profil, akta pendirian, dan logo perusahaan Anda',
      jobs: 'Semua lowongan beserta isinya. Lamaran yang masih menunggu akan ditutup, dan wawancara mendatang dibatalkan; pelamarnya diberi tahu.',
      tokens: 'Sisa token Anda. Tidak ada pengembalian dana; pakai dulu jika masih perlu.',
      receipts: 'Kuitansi. Unduh dulu yang Anda perlukan untuk pembukuan.',
    },
    MEMBERSHIP: 'Keanggotaan Anda di perusahaan, alamat kalender Anda, dan undangan yang Anda kirim',
    ACCOUNT: { login: 'Alamat email, kata sandi, dan semua cara masuk Anda' },
  },
  stays: {
    title: 'Yang tetap disimpan',
    USER: 'Lamaran lama Anda sebagai angka di catatan perusahaan, tanpa nama dan kontak Anda',
    COMPANY: 'Jumlah dan tanggal pembelian dan pemakaian token, serta lamaran lama para pencari kerja, tanpa nama Anda',
    MEMBERSHIP: 'Perusahaan dengan lowongan, pelamar, dan tokennya, serta apa yang Anda lakukan di sana',
    sent: 'Email yang sudah terkirim, di kotak masuk penerimanya',
    account: 'Akun Anda, dengan peran yang lain',
    ids: 'Catatan bahwa data ini sudah dihapus, dengan nomor dan tanpa nama',
    copies:
      'Di jurnal basis data dan cadangan data, data itu masih ada untuk sementara. Dalam {days} hari, di sana pun sudah hilang.',
  },
  when: {
    question: 'Kapan?',
    IN_14_DAYS: '14 hari lagi',
    IN_14_DAYS_hint: 'Data Anda langsung disembunyikan. Anda dapat membatalkannya sampai hari itu.',
    NOW: 'Sekarang',
    NOW_hint: 'Selesai dalam beberapa menit. Tidak dapat dibatalkan.',
  },
  confirm: {
    now: 'Hapus sekarang',
    later: 'Hapus 14 hari lagi',
    back: 'Kembali',
  },
  farewell: {
    text: 'Anda sudah keluar, dan data Anda sedang dihapus. Prosesnya beberapa menit. Terima kasih sudah bersama kami.',
    home: 'Ke halaman utama',
  },
};
