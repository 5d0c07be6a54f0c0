import type { Translation } from '../../../domain/language';
import type { agreement as english } from '../en/agreement';

export const agreement: Translation<typeof english> = {
  title: 'Ada tambahan pada syarat dan kebijakan privasi kami',
  text: 'Tanggalnya {day}. Silakan baca di <terms>Syarat dan Ketentuan</terms> dan <privacy>Kebijakan Privasi</privacy>. Jika Anda berusia di bawah 18 tahun, orang tua atau wali juga harus setuju.',
  agree: 'Sudah saya baca dan saya setuju',
  later: 'Nanti saja',
  agreed: 'Terima kasih. Persetujuan Anda sudah dicatat.',
};
