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
  waits: {
    title: 'Lowongan tanpa jadwal kosong',
    context:
      'Kami mengirim email saat salah satunya punya jadwal wawancara kosong, paling sering sekali sehari. Berakhir saat Anda melamar, saat Anda menghentikannya, atau setelah 30 hari.',
    since: 'Diminta pada <day></day>',
    closed: 'Lowongan ini tidak dapat dibuka saat ini.',
    stop: 'Berhenti',
    stopNamed: 'Berhenti menunggu {job}',
    stopped: 'Anda tidak akan dikabari lagi',
    loadFailed: 'Lowongan yang Anda tunggu gagal dimuat. Silakan coba lagi nanti.',
  },
  unsubscribe: {
    title: 'Hentikan email ini',
    question: 'Hentikan email yang memuat tautan ini? Pencarian tersimpan tidak terhapus.',
    stop: 'Hentikan email',
    done: 'Selesai. Anda tidak lagi menerima email ini. Email sebuah pencarian dapat diaktifkan lagi di “Pencarian Tersimpan”.',
    invalid:
      'Tautan ini tidak berfungsi. Salin seluruh tautan dari email, atau hentikan emailnya di “Pencarian Tersimpan”.',
    failed: 'Belum berhasil. Silakan coba lagi.',
    savedSearches: 'Buka pencarian tersimpan',
  },
};
