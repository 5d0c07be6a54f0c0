import type { Translation } from '../../../domain/language';
import type { applications as english } from '../en/applications';

export const applications: Translation<typeof english> = {
  titles: {
    appliedJobs: 'Lamaran Saya',
    application: 'Lamaran',
    interviewCalendar: 'Kalender Wawancara',
    upcomingInterviews: 'Wawancara Mendatang',
    outcomes: 'Hasil Wawancara',
  },
  unknownPosition: 'Posisi tidak diketahui',
  unknownCompany: 'Perusahaan tidak diketahui',
  unknownUser: 'Pengguna tidak dikenal',
  browseJobs: 'Cari Lowongan',
  replyBy: 'Perusahaan diminta menjawab paling lambat <time></time>',
  appliedOn: 'Melamar <day></day>',
  addToCalendar: 'Tambah ke kalender',
  // Of a company or a job.
  nameAndPlace: '{name} · {place}',
  interviewIsOver: 'Waktu wawancara ini sudah lewat.',

  applied: {
    context: 'Status setiap lamaran Anda.',
    loadFailed: 'Gagal memuat lamaran Anda. Silakan coba lagi nanti.',
    empty: 'Anda belum melamar lowongan apa pun.',
    next: 'Berikutnya: perusahaan melihat lamaran Anda. Jadwal wawancara Anda tetap tersimpan, dan jawabannya akan tampil di sini.',
    replyBy: 'Dijawab paling lambat <time></time>',
    moves: { APPLICANT: 'Anda minta jadwal lain', COMPANY: 'Jawab usulan jadwal' },
    groups: {
      past: '{count, plural, other {{number} dengan jadwal wawancara yang sudah lewat}}',
      Accepted: { name: 'Diterima', none: 'Belum ada lamaran yang diterima.' },
      Pending: { name: 'Menunggu', none: 'Tidak ada lamaran yang menunggu.' },
      Rejected: { name: 'Ditolak', none: 'Tidak ada lamaran yang ditolak.' },
    },
  },

  proposals: {
    from: '{company} mengusulkan jadwal lain',
    many: '{count, plural, other {# usulan jadwal menunggu jawaban Anda}}',
    until: 'jawab sebelum <time></time>',
    answer: 'Jawab',
  },

  application: {
    tabTitle: 'Lamaran: {job}',
    loadFailed: 'Gagal memuat detail lamaran. Silakan coba lagi nanti.',
    back: 'Kembali',
    backToApplied: 'Kembali ke Lamaran Saya',
    rejected: 'Lamaran ini belum berhasil',
    rejectedText: 'Perusahaan memutuskan tidak melanjutkan lamaran ini. Masih banyak lowongan lain untuk Anda.',
    withdrawn: 'Anda sudah menarik lamaran ini',
    noReply: 'Lamaran ini tidak dijawab',
    applyAgain: 'Lamar lagi dengan memilih jadwal',
    job: 'Lowongan',
    jobRemoved: 'Lowongan ini sudah dihapus oleh perusahaan.',
    jobNotShown: 'Halaman lowongan dan perusahaan ini sedang tidak tersedia.',
    viewJob: 'Lihat lowongan',
    viewThisJob: 'Lihat lowongan: {job}',
    requiredSkills: 'Keahlian yang dibutuhkan',
    time: {
      ACCEPTED: 'Wawancara Anda',
      PENDING: 'Jadwal pilihan Anda',
      NO_REPLY: 'Jadwal pilihan Anda',
      REJECTED: 'Jadwal pilihan Anda',
      WITHDRAWN: 'Jadwal pilihan Anda',
    },
    seatIsKept: 'Jadwal wawancara Anda tetap tersimpan selama perusahaan mempertimbangkan.',
    lapsedTime: 'Batas waktu jawaban sudah lewat, jadi jadwal ini tidak lagi disimpan untuk Anda.',
    timeHasPassed: 'Jadwal ini sudah lewat dan perusahaan belum memutuskan.',
    details: 'Detail wawancara',
    venue: 'Tempat',
    additionalInformation: 'Informasi tambahan',
    noDetails: 'Perusahaan belum menambahkan tempat atau detail lainnya.',
  },

  again: {
    title: 'Tidak dijawab',
    choose: 'Pilih jadwal lain',
    text: 'Perusahaan tidak menjawab sampai batas waktunya. Pilih satu jadwal lalu lamar lagi, dan perusahaan diminta menjawab lagi. Lamaran Anda tetap terbuka sampai <day></day>.',
    closed:
      'Perusahaan tidak menjawab sampai batas waktunya. Lowongan ini sedang tidak menerima lamaran. Lamaran Anda tetap terbuka sampai <day></day>.',
    none: 'Perusahaan tidak menjawab sampai batas waktunya, dan tidak ada jadwal lain yang tersedia sekarang. Lamaran Anda tetap terbuka sampai <day></day>.',
    done: 'Jadwal baru Anda sudah dikirim.',
    failed: 'Gagal memilih jadwal lain. Silakan coba lagi.',
    loadFailed: 'Gagal memuat jadwal lain untuk lowongan ini. Silakan coba lagi.',
  },

  withdraw: {
    open: 'Tarik lamaran',
    title: 'Tarik lamaran?',
    text: 'Lamaran Anda untuk {job} di {company} akan ditarik, dan tempat Anda di jadwal itu diberikan kepada orang lain. Anda dapat melamar lagi selama lowongan masih dibuka.',
    confirm: 'Tarik',
    keep: 'Jangan tarik',
    done: 'Lamaran Anda sudah ditarik.',
    failed: 'Gagal menarik lamaran. Silakan coba lagi.',
  },

  calendar: {
    context: 'Wawancara dari lamaran yang diterima perusahaan.',
    empty: 'Anda belum punya wawancara mendatang.',
    loadFailed: 'Gagal memuat wawancara Anda. Silakan coba lagi nanti.',
    tryAgain: 'Coba lagi',
  },

  upcoming: {
    context: 'Wawancara dengan pelamar yang sudah Anda terima.',
    empty: 'Belum ada wawancara mendatang. Wawancara muncul di sini setelah Anda menerima pelamar.',
    viewJobs: 'Lihat Lowongan Saya',
    loadFailed: 'Gagal memuat wawancara mendatang. Silakan coba lagi nanti.',
  },

  outcomesPage: {
    context: 'Catat siapa yang datang dan apa hasilnya. Pelamar menunggu hasil ini.',
    absent: 'Lihat yang tidak datang',
    empty: 'Tidak ada wawancara yang menunggu hasil.',
    loadFailed: 'Gagal memuat wawancara. Silakan coba lagi nanti.',
  },

  followUp: {
    title: 'Setelah wawancara',
    outcome: 'Hasil wawancara',
    outcomeOf: 'Hasil wawancara: {about}',
    ask: 'Sampaikan hasilnya kepada pelamar. Cukup satu ketukan, dan pelamar menunggunya.',
    askAbsent: 'Tercatat: pelamar tidak datang. Pilih juga hasilnya: tidak terpilih, atau masih mempertimbangkan.',
    outcomes: { CHOSEN: 'Terpilih', NOT_CHOSEN: 'Tidak terpilih', STILL_DECIDING: 'Masih mempertimbangkan' },
    changeable: '{outcome}. Anda dapat mengubahnya sampai <time></time>; setelah itu pelamar diberi tahu.',
    toldApplicant: {
      CHOSEN: 'Pelamar sudah diberi tahu: terpilih.',
      NOT_CHOSEN: 'Pelamar sudah diberi tahu: tidak terpilih.',
      STILL_DECIDING:
        'Pelamar sudah diberi tahu bahwa Anda masih mempertimbangkan. Sampaikan hasilnya setelah ada keputusan.',
    },
    waiting: 'Hasilnya muncul di sini setelah disampaikan perusahaan.',
    missing: {
      COMPANY: 'Anda belum menyampaikan hasilnya. Pelamar masih menunggu.',
      APPLICANT: 'Perusahaan belum menyampaikan hasilnya.',
    },
    read: {
      CHOSEN: {
        title: 'Anda terpilih. Selamat!',
        text: 'Perusahaan akan menghubungi Anda tentang langkah berikutnya.',
      },
      NOT_CHOSEN: {
        title: 'Kali ini Anda tidak terpilih',
        text: 'Terima kasih sudah meluangkan waktu. Semoga berhasil di wawancara berikutnya.',
      },
      STILL_DECIDING: {
        title: 'Perusahaan masih mempertimbangkan',
        text: 'Hasilnya muncul di sini setelah disampaikan perusahaan.',
      },
    },
    close: {
      question:
        'Apakah lowongan ini sudah terisi? Tutup agar tidak ada lagi yang melamar. Anda dapat membukanya kembali.',
      confirm: 'Tutup lowongan',
      done: 'Lowongan sudah ditutup.',
      failed: 'Gagal menutup lowongan. Silakan coba lagi.',
    },
    how: 'Apakah wawancaranya berlangsung?',
    own: {
      COMPANY: {
        TOOK_PLACE: 'Wawancara berlangsung',
        OTHER_ABSENT: 'Pelamar tidak datang',
        COULD_NOT_COME: 'Kami tidak bisa datang',
      },
      APPLICANT: {
        TOOK_PLACE: 'Wawancara berlangsung',
        OTHER_ABSENT: 'Perusahaan tidak datang',
        COULD_NOT_COME: 'Saya tidak bisa datang',
      },
    },
    other: {
      COMPANY: {
        TOOK_PLACE: 'Wawancara berlangsung',
        OTHER_ABSENT: 'Pelamar tidak datang',
        COULD_NOT_COME: 'Perusahaan tidak bisa datang',
      },
      APPLICANT: {
        TOOK_PLACE: 'Wawancara berlangsung',
        OTHER_ABSENT: 'Perusahaan tidak datang',
        COULD_NOT_COME: 'Pelamar tidak bisa datang',
      },
    },
    says: { YOU: 'Menurut Anda', COMPANY: 'Menurut perusahaan', APPLICANT: 'Menurut pelamar' },
    nothing: 'Belum ada',
    bothRead:
      'Catatan ini hanya dibaca pihak lain dan administrator, tanpa akibat lain. Anda dapat mengubahnya sampai <time></time>.',
    failed: 'Gagal menyimpan. Silakan coba lagi.',
  },

  reschedule: {
    title: 'Ubah Jadwal',
    askFirst: {
      COMPANY: 'Perusahaan akan dimintai persetujuan. Sebelum itu, jadwal wawancara tidak berubah.',
      APPLICANT: 'Pelamar akan dimintai persetujuan. Sebelum itu, jadwal wawancara tidak berubah.',
    },
    waiting: {
      COMPANY: 'Menunggu jawaban. Perusahaan dapat menerima, menolak, atau meminta jadwal lain.',
      APPLICANT: 'Menunggu jawaban. Pelamar dapat menerima, menolak, atau meminta jadwal lain.',
    },
    notVerified:
      'Perusahaan Anda belum diverifikasi. Anda dapat mengusulkan jadwal lain setelah administrator memverifikasinya.',
    request: 'Minta Ubah Jadwal',
    respond: 'Jawab Permintaan',
    counter: 'Usulan jadwal lain',
    agreedNow: 'Jadwal saat ini',
    proposed: 'Usulan',
    agreedTime: 'Jadwal saat ini: <time></time>',
    proposedTime: {
      COMPANY: 'Usulan perusahaan: <time></time>',
      APPLICANT: 'Usulan pelamar: <time></time>',
    },
    cancelledTime: 'Dibatalkan: <time></time>',
    askedOn: {
      YOU: 'Pada <day></day>, Anda meminta jadwal lain.',
      COMPANY: 'Pada <day></day>, perusahaan meminta jadwal lain.',
      APPLICANT: 'Pada <day></day>, pelamar meminta jadwal lain.',
    },
    expiry: {
      YOU: 'Jawab sebelum <time></time>.',
      COMPANY: 'Perusahaan dapat menjawab sampai <time></time>.',
      APPLICANT: 'Pelamar dapat menjawab sampai <time></time>.',
    },
    silence: {
      PLANNED: 'Tanpa jawaban, jadwal saat ini tetap berlaku.',
      CANCELLED: 'Tanpa jawaban, wawancara tetap batal.',
    },
    takeBack: {
      open: 'Tarik kembali usulan',
      title: 'Tarik kembali usulan ini?',
      text: 'Usulan ini tidak dapat dijawab lagi. {left, plural, =0 {Kesempatan Anda mengusulkan jadwal untuk lamaran ini sudah habis.} other {Anda masih dapat mengusulkan jadwal lain # kali.}}',
      confirm: 'Tarik kembali usulan',
      keep: 'Jangan tarik',
    },
    cancelled: {
      title: 'Dibatalkan',
      by: {
        YOU: 'Dibatalkan oleh Anda pada <day></day>',
        COMPANY: 'Dibatalkan oleh <company></company> pada <day></day>',
        APPLICANT: 'Dibatalkan oleh pelamar pada <day></day>',
      },
      until: 'Anda dapat mengusulkan jadwal baru sampai <time></time>.',
      propose: 'Usulkan jadwal baru',
      over: 'Masa 30 hari untuk mengusulkan jadwal baru sudah lewat.',
    },
    slots: {
      label: 'Jadwal lowongan ini yang tersedia',
      choose: 'Pilih salah satu jadwal ini, atau usulkan waktu lain.',
      notReserved: {
        COMPANY: 'Usulan belum memesan tempat: jadwal ini harus masih tersedia saat perusahaan menyetujuinya.',
        APPLICANT: 'Usulan belum memesan tempat: jadwal ini harus masih tersedia saat pelamar menyetujuinya.',
      },
    },
    answers: {
      label: 'Jawaban Anda',
      accept: 'Terima',
      counter: 'Usulkan jadwal lain',
      reject: 'Tolak',
    },
    form: {
      date: 'Tanggal',
      start: 'Mulai ({zone})',
      end: 'Selesai ({zone})',
      place: 'Lokasi',
      otherTime: 'Usulkan waktu lain',
      reason: 'Alasan (opsional)',
      reasonHint: 'Mengapa jadwal lain lebih baik',
      left: 'Sisa {left} dari {most} usulan untuk lamaran ini',
      sendRequest: 'Kirim permintaan',
      sendCounter: 'Kirim usulan',
      back: 'Kembali',
    },
    done: {
      REQUEST: 'Permintaan ubah jadwal terkirim. Jadwal saat ini tetap berlaku sampai permintaan dijawab.',
      ACCEPT: 'Jadwal baru diterima. Wawancara sudah dipindahkan.',
      REJECT: 'Permintaan tidak disetujui. Jadwal wawancara tidak berubah.',
      COUNTER: 'Usulan jadwal lain terkirim. Jadwal saat ini tetap berlaku sampai usulan dijawab.',
      TAKE_BACK: 'Usulan ditarik kembali. Jadwal wawancara tidak berubah.',
    },
    doneCancelled: {
      REQUEST: 'Jadwal baru diusulkan. Wawancara tetap batal sampai usulan diterima.',
      ACCEPT: 'Jadwal baru diterima. Wawancara dijadwalkan lagi.',
      REJECT: 'Permintaan tidak disetujui. Wawancara tetap batal.',
      COUNTER: 'Usulan jadwal lain terkirim. Wawancara tetap batal sampai usulan diterima.',
      TAKE_BACK: 'Usulan ditarik kembali. Wawancara tetap batal.',
    },
    requestFailed: 'Gagal mengirim permintaan ubah jadwal. Silakan coba lagi.',
    respondFailed: 'Gagal menjawab permintaan ubah jadwal. Silakan coba lagi.',
    takeBackFailed: 'Gagal menarik kembali usulan. Silakan coba lagi.',
    cancelFailed: 'Gagal membatalkan wawancara. Silakan coba lagi.',
    timeline: {
      title: 'Riwayat',
      label: 'Riwayat wawancara ini, mulai dari yang terbaru',
      propose: 'Usulkan jadwal lain',
      next: {
        answer: {
          YOU: 'Berikutnya: jawaban Anda, sebelum <time></time>',
          COMPANY: 'Berikutnya: jawaban perusahaan, sebelum <time></time>',
          APPLICANT: 'Berikutnya: jawaban pelamar, sebelum <time></time>',
        },
        interview: 'Berikutnya: wawancara, <time></time>',
        planAgain: 'Berikutnya: jadwal baru, yang dapat diusulkan kedua pihak sampai <time></time>',
        nothing: 'Tidak ada langkah berikutnya.',
      },
      proposedBy: {
        YOU: 'Anda mengusulkan <time></time>',
        COMPANY: 'Perusahaan mengusulkan <time></time>',
        APPLICANT: 'Pelamar mengusulkan <time></time>',
      },
      ends: {
        WITHDRAWN: 'Ditarik kembali',
        EXPIRED: 'Tidak dijawab tepat waktu',
        ENDED: 'Berakhir bersama wawancara',
      },
      cancelledBy: {
        YOU: 'Anda membatalkan wawancara <time></time>',
        COMPANY: 'Perusahaan membatalkan wawancara <time></time>',
        APPLICANT: 'Pelamar membatalkan wawancara <time></time>',
      },
      proposed: 'Usulan dikirim <time></time>',
      closed: 'Selesai <time></time>',
    },
  },

  cancel: {
    open: 'Batalkan wawancara',
    subject: '{job} di {company}',
    title: 'Batalkan wawancara?',
    move: {
      question: 'Waktunya saja yang tidak cocok?',
      propose: 'Usulkan jadwal lain',
    },
    reason: 'Alasan',
    reasonOptional: 'Alasan (opsional)',
    reasonHint: {
      COMPANY: 'Dibaca oleh perusahaan.',
      APPLICANT: 'Dibaca oleh pelamar. 5 sampai 500 karakter.',
    },
    consequences: {
      APPLICANT:
        'Perusahaan diberi tahu sekarang juga. Anda tetap diterima, dan selama {days} hari kedua pihak dapat mengusulkan jadwal baru.',
      COMPANY:
        'Pelamar diberi tahu sekarang juga. Penerimaan tetap berlaku dan token tidak kembali. Selama {days} hari kedua pihak dapat mengusulkan jadwal baru.',
    },
    keep: 'Jangan batalkan',
    confirm: 'Batalkan wawancara',
    done: 'Wawancara sudah dibatalkan.',
  },
};
