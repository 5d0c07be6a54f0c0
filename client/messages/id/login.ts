import { errors } from '../../../domain/messages/id/errors';
import type { Translation } from '../../../domain/language';
import type { login as english } from '../en/login';

export const login: Translation<typeof english> = {
  title: 'Selamat datang kembali',
  tabTitle: 'Masuk',
  context: 'Masuk untuk melihat lamaran, wawancara, dan lowongan Anda.',
  toApply: {
    title: 'Masuk untuk melamar',
    context:
      'Setelah masuk, jadwal pilihan Anda terbuka lagi. Jadwal ini belum dipesan. Begitu lowongannya terbuka, kami menyimpannya sebentar untuk Anda.',
    contextWithoutTime: 'Setelah masuk, lowongan ini terbuka lagi dan Anda memilih jadwal wawancara.',
    register: 'Daftar dan lanjut melamar',
  },
  back: 'Kembali',
  ended: {
    title: 'Sesi Anda telah berakhir',
    why: 'Waktunya habis, atau sesi diakhiri di tempat lain: dari perangkat lain, atau karena kata sandi baru. Masuk untuk kembali ke halaman Anda.',
    kept: 'Isian Anda disimpan di tab ini selama satu jam, dan kembali setelah Anda masuk ke akun yang sama. Kata sandi dan berkas tidak disimpan.',
  },
  question: 'Belum punya akun?',
  registerSeeker: 'Daftar sebagai Pencari Kerja',
  registerCompany: 'Daftar sebagai Perusahaan',
  email: 'Email',
  password: 'Kata sandi',
  forgotPassword: 'Lupa kata sandi?',
  submit: 'Masuk',
  google: 'Masuk dengan Google',
  googleConsent:
    'Dengan membuat akun baru, Anda menyetujui <terms>Syarat dan Ketentuan</terms> dan <privacy>Kebijakan Privasi</privacy>.',
  or: 'ATAU',
  // Of the catalogue, which this page does without.
  errors: {
    REQUIRED_FIELDS: errors.REQUIRED_FIELDS,
    LOGIN_FAILED: errors.LOGIN_FAILED,
    GOOGLE_SIGN_IN_FAILED: errors.GOOGLE_SIGN_IN_FAILED,
    SECOND_FACTOR_REQUIRED: errors.SECOND_FACTOR_REQUIRED,
  },
  missing: { email: 'Isi alamat email Anda', password: 'Isi kata sandi Anda' },
  code: {
    form: 'Autentikasi dua faktor',
    appHint: 'Masukkan enam angka yang ditampilkan aplikasi autentikator untuk TemuKerja.',
    recoveryHint: 'Masukkan salah satu kode pemulihan yang Anda simpan. Setiap kode hanya berlaku sekali.',
    appLabel: 'Kode dari aplikasi',
    recoveryLabel: 'Kode pemulihan',
    submit: 'Masuk',
    useApp: 'Pakai aplikasi saja',
    useRecovery: 'Pakai kode pemulihan',
    backToPassword: 'Kembali ke kata sandi',
  },
};
