import type { Translation } from '../../../domain/language';
import type { frame as english } from '../en/frame';

export const frame: Translation<typeof english> = {
  register: 'Daftar',
  titles: {
    privacyPolicy: 'Kebijakan Privasi',
    termsAndConditions: 'Syarat dan Ketentuan',
    pageNotFound: 'Halaman Tidak Ditemukan',
    login: 'Masuk',
  },
  loading: 'Memuat...',
  skipToContent: 'Langsung ke isi',
  skipToTimes: 'Langsung ke jadwal',
  home: 'Halaman utama TemuKerja',
  legal: 'Informasi hukum',
  lightColours: 'Ganti ke tampilan terang',
  darkColours: 'Ganti ke tampilan gelap',
  light: 'Terang',
  dark: 'Gelap',
  otherLanguage: 'English',
  otherLanguageInShort: 'English',
  copyright: '© 2025 TemuKerja',
  whatsAppGreeting: 'Halo TemuKerja, saya ingin bertanya.',
  languageFailed: 'Bahasa tidak dapat diganti. Periksa koneksi Anda, lalu coba lagi.',
  togglePassword: 'Tampilkan atau sembunyikan kata sandi',
  dismiss: 'Tutup',
  crash: {
    whatsApp: 'WhatsApp',
    title: 'Terjadi kesalahan pada halaman ini',
    advice: 'Biasanya cukup dengan memuat ulang. Jika tidak berhasil, silakan hubungi tim dukungan kami.',
    reload: 'Muat ulang halaman',
  },
  missing: {
    text: 'Halaman yang Anda cari tidak ada atau sudah dipindahkan.',
    toHome: 'Ke halaman utama',
    toDashboard: 'Ke beranda Anda',
  },
  unreachable: {
    title: 'TemuKerja tidak dapat dihubungi',
    advice: 'Periksa koneksi Anda, lalu coba lagi. Yang sudah Anda simpan tidak hilang.',
    retry: 'Coba lagi',
    loggedOut: 'Anda sudah keluar di perangkat ini',
    loggedOutMeans: 'Data akun Anda tidak lagi disimpan di sini. Server diberi tahu begitu ada koneksi.',
  },
  connection: {
    none: 'Tanpa koneksi',
    since: 'sejak <time></time>. Yang Anda lihat mungkin bukan yang terbaru.',
    needed: 'Perlu koneksi',
  },
};
