import type { Translation } from '../../../domain/language';
import type { savedSearches as english } from '../en/saved-searches';

export const savedSearches: Translation<typeof english> = {
  titles: {
    savedSearches: 'Pencarian Tersimpan',
    unsubscribe: 'Hentikan email',
  },
  save: {
    open: 'Simpan pencarian ini',
    name: 'Nama',
    cadence: 'Kirim email jika ada lowongan baru',
    onlyNews: 'Hanya jika ada yang baru.',
    submit: 'Simpan',
    done: 'Pencarian sudah disimpan. Lihat di “Pencarian Tersimpan”.',
    failed: 'Pencarian gagal disimpan. Silakan coba lagi.',
  },
  cadence: {
    DAILY: 'Paling sering sekali sehari',
    WEEKLY: 'Paling sering sekali seminggu',
    OFF: 'Tanpa email',
  },
  filter: {
    salaryFrom: 'mulai {amount} per bulan',
    interview: 'wawancara: {type}',
    freeWithin: 'jadwal wawancara yang tersedia dalam {days, plural, other {# hari}}',
    postedWithin: 'tayang {days, plural, other {# hari terakhir}}',
  },
  list: {
    context:
      'Kami mengirim email jika ada lowongan baru untuk pencarian ini. Anda dapat menyimpan hingga 10 pencarian.',
    none: 'Anda belum menyimpan pencarian. Cari lowongan, lalu tekan “Simpan pencarian ini”.',
    findJobs: 'Cari lowongan',
    loadFailed: 'Pencarian tersimpan gagal dimuat. Silakan coba lagi nanti.',
  },
  row: {
    paused: 'Tanpa email',
    mails: 'Email untuk {name}',
    cadenceChosen: 'Sudah disimpan',
    delete: 'Hapus',
    deleteNamed: 'Hapus {name}',
    deleteTitle: 'Hapus pencarian tersimpan ini?',
    deleteText: '“{name}” akan dihapus, dan Anda tidak lagi menerima email untuk pencarian ini.',
    deleted: 'Pencarian tersimpan dihapus',
  },
  unsubscribe: {
    title: 'Hentikan email pencarian tersimpan',
    question: 'Hentikan email tentang lowongan baru untuk pencarian ini? Pencariannya tetap tersimpan.',
    stop: 'Hentikan email',
    done: 'Selesai. Anda tidak lagi menerima email untuk pencarian ini. Anda dapat mengaktifkannya lagi di “Pencarian Tersimpan”.',
    invalid:
      'Tautan ini tidak berfungsi. Salin seluruh tautan dari email, atau hentikan emailnya di “Pencarian Tersimpan”.',
    failed: 'Belum berhasil. Silakan coba lagi.',
    savedSearches: 'Buka pencarian tersimpan',
  },
};
