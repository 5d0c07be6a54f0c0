import type { Translation } from '../../../domain/language';
import type { stored as english } from '../en/stored';

export const stored: Translation<typeof english> = {
  jobClosed: 'Perusahaan menghapus lowongan ini, jadi lamaran ini ditutup.',
  noReply: 'Tidak ada jawaban, jadi lamaran ini ditutup.',
  companyLeft: 'Perusahaan ini sudah keluar dari TemuKerja, jadi lamaran ini ditutup.',
  formerMember: '{number, plural, =0 {mantan anggota} other {mantan anggota #}}',
  noReason: 'Alasan tidak disebutkan',
  /** Inside a list. */
  jobParts: {
    title: 'judul',
    location: 'lokasi',
    timeZone: 'zona waktu',
    employmentType: 'jenis pekerjaan',
    salary: 'gaji',
    description: 'deskripsi',
    skills: 'keahlian yang dibutuhkan',
    autoCloseDate: 'tanggal tutup otomatis',
  },
  holdReason: {
    LIKE_PAUSED: 'Teksnya sangat mirip dengan lowongan yang dijeda tim kami.',
    EXPLOITATION: 'Teksnya mungkin mengajak orang berangkat atau bekerja dengan cara yang membahayakan mereka.',
    PAPERS_KEPT: 'Teksnya mungkin meminta dokumen identitas asli diserahkan.',
    MONEY_BEFORE_WORK: 'Teksnya mungkin meminta uang dari pelamar sebelum mulai bekerja.',
  },
  packageName: '{count, plural, other {{number} Token}}',
  device: '{browser} di {system}',
  unknownDevice: 'Perangkat tidak dikenal',
  mailEntry: {
    time: '{date}, {times}',
    place: '{locationType}',
    replyBy: 'Jawaban ditunggu sampai {date}, {time}',
  },
  switchMailsOff: 'Berhenti menerima email seperti ini',
  interviewSince: {
    PLANNED:
      'Sejak email ini ditulis, jadwal atau detail wawancara telah berubah. Wawancara berlangsung pada {date}, {times}; selengkapnya ada di halaman lamaran.',
    CANCELLED: 'Sejak email ini ditulis, wawancara ini dibatalkan.',
  },
};
