import type { Translation } from '../../../domain/language';
import type { ownerProof as english } from '../en/owner-proof';

export const ownerProof: Translation<typeof english> = {
  password: 'Kata sandi Anda',
  googleOrMail:
    'Konfirmasi bahwa ini memang Anda: masuk lagi dengan Google, atau masukkan kode yang kami kirim lewat email. Jika Anda baru masuk dalam sepuluh menit terakhir, keduanya tidak perlu.',
  mail: 'Konfirmasi bahwa ini memang Anda dengan kode yang kami kirim lewat email.',
  google: 'Masuk dengan Google',
  mailCode: 'Kirim kode lewat email',
  mailAgain: 'Kirim kode lagi',
  mailFailed: 'Kode gagal dikirim. Silakan coba lagi.',
  sent: 'Kode sudah dikirim ke {email}. Kode hanya dapat dipakai sekali dan berlaku 15 menit.',
  code: 'Kode dari email',
  codeHint: 'Kosongkan jika Anda baru saja masuk dengan Google.',
};
