import type { Translation } from '../../../domain/language';
import type { ownPhone as english } from '../en/own-phone';

export const ownPhone: Translation<typeof english> = {
  question: 'Apakah ini ponsel Anda sendiri?',
  questionMeans:
    'Jika ya, wawancara Anda tujuh hari ke depan disimpan di sini dan dapat dibaca tanpa koneksi. Pilih “Tidak” jika ponsel atau komputer ini juga dipakai orang lain.',
  questionMeansCompany:
    'Jika ya, jam wawancara Anda hari ini dan besok disimpan di sini, tanpa nama dan tempat, dan dapat dibaca tanpa koneksi. Pilih “Tidak” jika ponsel atau komputer ini juga dipakai orang lain.',
  yes: 'Ya, milik saya',
  no: 'Tidak',
  title: 'Perangkat ini',
  label: 'Ini ponsel saya sendiri',
  means:
    'Disimpan di sini sampai Anda keluar: wawancara Anda tujuh hari ke depan, untuk dibaca tanpa koneksi, dan selama satu jam tulisan Anda saat sesi berakhir, dalam bentuk terenkripsi. Tanpa file dan tanpa CV. Jika dimatikan, tidak ada yang disimpan setelah tab ditutup.',
  meansCompany:
    'Disimpan di sini sampai Anda keluar: jam, lowongan, dan jenis wawancara Anda hari ini dan besok, tanpa nama, tempat, tautan, dan catatan, dan selama satu jam tulisan Anda saat sesi berakhir, dalam bentuk terenkripsi. Jika dimatikan, tidak ada yang disimpan setelah tab ditutup.',
  install: 'Pasang TemuKerja di layar utama: lebih cepat dibuka dan lebih hemat data.',
  installYes: 'Pasang',
  installNo: 'Tidak perlu',
};
