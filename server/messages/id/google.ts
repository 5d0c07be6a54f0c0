import type { Translation } from '../../../domain/language';
import type { google as english } from '../en/google';

export const google: Translation<typeof english> = {
  title: 'Masuk dengan Google · TemuKerja',
  signedIn: 'Anda sudah masuk. Jendela ini boleh ditutup.',
  continue: 'Lanjut ke TemuKerja',
  enterCode: 'Masukkan kode',
  backToLogin: 'Kembali ke halaman masuk',
};
