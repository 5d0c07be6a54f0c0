import type { Translation } from '../../../domain/language';
import type { erasure as english } from '../en/erasure';

export const erasure: Translation<typeof english> = {
  titles: { farewell: 'Sampai jumpa' },
  section: {
    title: 'Hapus data Anda',
    intro:
      'Anda bisa meminta semua yang kami ketahui tentang Anda dihapus. Baca dulu apa yang dihapus dan apa yang tetap ada.',
    start: 'Hapus data saya',
    loadFailed: 'Bagian ini gagal dimuat. Silakan coba lagi.',
  },
  banner: {
    title: 'Data Anda akan dihapus pada {day}',
    USER: 'Profil pencari kerja Anda disembunyikan dari perusahaan dan akan dihapus pada {day}. Sampai saat itu Anda masih bisa berubah pikiran.',
    COMPANY:
      'Lowongan Anda disembunyikan dari pencari kerja, dan perusahaan Anda akan dihapus pada {day}. Sampai saat itu Anda masih bisa berubah pikiran.',
    ACCOUNT: 'Akun Anda disembunyikan dan akan dihapus pada {day}. Sampai saat itu Anda masih bisa berubah pikiran.',
    erasing: 'Data Anda sedang dihapus. Prosesnya sekitar satu menit.',
    cancel: 'Batalkan penghapusan',
    cancelled: 'Dibatalkan. Semuanya kembali seperti semula.',
    failed: 'Belum berhasil. Silakan coba lagi.',
  },
  what: {
    question: 'Apa yang ingin dihapus?',
    ACCOUNT: 'Seluruh akun saya',
    USER: 'Hanya profil pencari kerja saya',
    COMPANY: 'Hanya perusahaan saya',
  },
  goes: {
    title: 'Yang dihapus',
    USER: {
      profile: 'Profil Anda dengan nama, nomor telepon, pengalaman, dan keahlian, serta CV, portofolio, dan foto Anda',
      applications: 'Lamaran yang menunggu ditarik. Wawancara mendatang dibatalkan, dan perusahaannya diberi tahu.',
      details: 'Yang Anda dan perusahaan tulis tentang wawancara Anda',
      searches: 'Pencarian tersimpan dan yang pernah Anda cari',
    },
    COMPANY: {
      profile: 'Profil, akta pendirian, dan logo perusahaan Anda',
      jobs: 'Semua lowongan beserta isinya. Lamaran yang menunggu ditutup dan wawancara mendatang dibatalkan; pelamarnya diberi tahu.',
      tokens: 'Sisa token Anda. Token tidak dikembalikan; jika masih ingin dipakai, pakai dulu.',
      receipts: 'Kuitansi. Unduh dulu yang Anda perlukan untuk pembukuan.',
    },
    ACCOUNT: { login: 'Alamat email, kata sandi, dan semua cara masuk Anda' },
  },
  stays: {
    title: 'Yang tetap ada',
    USER: 'Lamaran yang sudah lewat sebagai angka bagi perusahaan, tanpa nama atau kontak Anda',
    COMPANY:
      'Jumlah dan tanggal pembelian serta token, tanpa nama Anda; lamaran yang sudah lewat milik pencari kerja, juga tanpa nama',
    sent: 'Email yang sudah terkirim, di kotak masuk penerimanya',
    account: 'Akun Anda dengan peran yang lain',
    ids: 'Catatan bahwa ini sudah dihapus, hanya berupa nomor',
  },
  when: {
    question: 'Kapan?',
    IN_14_DAYS: 'Dalam 14 hari',
    IN_14_DAYS_hint: 'Langsung disembunyikan, dan bisa dibatalkan sampai saat itu.',
    NOW: 'Sekarang',
    NOW_hint: 'Dalam beberapa menit. Tidak bisa dibatalkan.',
  },
  confirm: {
    password: 'Kata sandi Anda',
    withGoogle: 'Konfirmasi dengan Google bahwa ini Anda. Lalu tekan tombol di sini lagi.',
    google: 'Konfirmasi dengan Google',
    now: 'Hapus sekarang',
    later: 'Hapus dalam 14 hari',
    back: 'Kembali',
    failed: 'Belum berhasil. Silakan coba lagi.',
  },
  farewell: {
    text: 'Anda sudah keluar, dan data Anda sedang dihapus. Prosesnya beberapa menit. Terima kasih sudah bersama kami.',
    home: 'Ke halaman utama',
  },
};
