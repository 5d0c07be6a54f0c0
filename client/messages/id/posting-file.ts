import type { Translation } from '../../../domain/language';
import type { postingFile as english } from '../en/posting-file';

export const postingFile: Translation<typeof english> = {
  titles: { importJobs: 'Pasang dari File' },
  context:
    'Pasang banyak lowongan sekaligus dari spreadsheet. Anda melihat hasil setiap baris sebelum ada yang dipasang.',
  back: 'Lowongan saya',
  template: 'Unduh templat',
  choose: 'Pilih file Anda',
  file: 'File CSV',
  columns: 'Cara mengisi kolom',
  hints: {
    needed: 'Judul, lokasi, deskripsi, dan keahlian wajib di setiap baris; kolom lain boleh dihilangkan.',
    reference:
      'Referensi adalah kode Anda sendiri untuk sebuah lowongan. File berikutnya dengan referensi yang sama mengubah lowongan itu; tanpa referensi, judul dan lokasi yang sama yang menentukan.',
    choices:
      'Jenis pekerjaan: Penuh Waktu, Paruh Waktu, Kontrak, atau Pekerja Lepas. Periode gaji: per bulan atau per jam. Zona waktu: WIB, WITA, atau WIT, jika lokasi mencakup beberapa zona.',
    writing: 'Keahlian: pisahkan dengan koma. Gaji: rupiah bulat. Tanggal tutup otomatis: 2026-12-31 atau 31/12/2026.',
    slots:
      'Jadwal wawancara: 2026-12-01 09:00-09:30 Online 5, dengan | di antara dua jadwal. Jadwal dibaca untuk lowongan baru; jadwal lowongan yang sudah ada diatur di halamannya sendiri.',
    limits: 'Paling banyak 1.000 lowongan per file, dan Anda dapat mengonfirmasi satu file per hari.',
  },
  uploadFailed: 'Gagal membaca file. Silakan coba lagi.',
  reading: 'Membaca baris…',
  preview: 'Hasil file ini',
  counts: {
    MADE: '{count, plural, other {{number} lowongan baru}}',
    CHANGED: '{count, plural, other {{number} lowongan diubah}}',
    UNCHANGED: '{count, plural, other {{number} baris tanpa perubahan}}',
    REFUSED: '{count, plural, other {{number} baris bermasalah}}',
  },
  leftOut: 'Baris bermasalah dilewati. Perbaiki di file lalu pilih lagi filenya, atau lanjutkan tanpa baris tersebut.',
  line: 'Baris {line}',
  untitled: 'Tanpa judul',
  problem: '{column}: {message}',
  changes: 'Perubahan: {parts}',
  staysClosed: 'Lowongan ini sudah ditutup dan tetap ditutup sampai Anda membukanya di halamannya.',
  slotsStay: 'Jadwal wawancara tetap seperti semula: jadwal lowongan yang sudah dipasang diubah di halamannya.',
  parts: {
    title: 'judul',
    location: 'lokasi',
    timeZone: 'zona waktu',
    employmentType: 'jenis pekerjaan',
    salary: 'gaji',
    description: 'deskripsi',
    skills: 'keahlian',
    autoCloseDate: 'tanggal tutup otomatis',
  },
  more: 'Dan {count, plural, other {{number} baris lainnya}}.',
  confirm: 'Pasang lowongan dari file ini',
  confirming:
    'Lowongan Anda sedang disimpan sekaligus. File berisi 1.000 baris dapat memakan waktu satu atau dua menit.',
  progress: 'Memasang lowongan',
  posted: '{percent}% selesai',
  confirmFailed: 'Belum pasti apakah lowongan sudah dipasang. Tekan tombolnya lagi: tidak ada yang dipasang dua kali.',
  done: 'Lowongan dari file ini sudah dipasang',
  held: '{count, plural, other {Tim kami membaca {number} di antaranya sebelum dilihat pencari kerja.}}',
  toJobs: 'Lihat lowongan saya',
};
