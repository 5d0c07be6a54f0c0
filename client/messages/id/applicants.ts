import type { Translation } from '../../../domain/language';
import type { applicants as english } from '../en/applicants';

export const applicants: Translation<typeof english> = {
  titles: {
    applicant: 'Pelamar',
    allApplicants: 'Semua Pelamar',
  },
  unknownUser: 'Pengguna tidak dikenal',
  reveals:
    'Setiap kali Anda melihat data pelamar yang diterima, membuka file, atau mengunduh daftar, kami mencatatnya. Pelamar dapat membaca catatan itu.',

  list: {
    foot: 'Urutan: {order}. Nama dan kontak ditampilkan setelah Anda menerima pelamar.',
    download: 'Unduh yang diterima (CSV)',
    loadFailed: 'Gagal memuat pelamar. Silakan coba lagi nanti.',
    pages: 'Halaman pelamar',
    count: '{count, plural, other {{number} pelamar}}',
    ofJob: 'Pelamar untuk {job}',
    postedOn: '{title}, tayang {day}',
    jobDeleted: 'Dihapus',
    clearFilters: 'Hapus semua filter',
    nobodyHasName:
      'Tidak ada pelamar yang diterima dengan nama ini. Pencarian nama hanya menemukan pelamar yang diterima.',
    nobodyAbsent: 'Belum ada pelamar yang tercatat tidak datang wawancara.',
    sayWhoCame: 'Catat siapa yang datang',
    noProposals: 'Tidak ada usulan jadwal yang menunggu jawaban Anda.',
    noneMatch: 'Tidak ada pelamar yang cocok dengan filter ini.',
    empty: 'Belum ada yang melamar. Pelamar akan muncul di sini.',
    myJobs: 'Lowongan Saya',
  },

  table: {
    replyBy: 'jawab paling lambat {day}',
    replyToday: 'jawab sebelum <time></time> hari ini',
    education: 'Pendidikan',
    time: 'Jadwal dipilih',
    status: 'Status dan batas jawab',
  },

  seats: {
    taken: '{taken, number} dari {all, plural, other {# kursi}} terisi',
    free: '{count, plural, other {# kursi kosong}}',
    none: 'Belum ada wawancara mendatang. Pelamar muncul di sini pada jadwal yang mereka pilih.',
  },

  filters: {
    sort: 'Urutan',
    sorts: {
      REPLY_BY: 'batas jawab terdekat lebih dulu',
      DECIDED: 'menurut batas jawabnya',
      NEWEST: 'terbaru lebih dulu',
      EARLIEST: 'wawancara paling awal lebih dulu',
      INTERVIEW_TIME: 'wawancara terdekat lebih dulu',
      BEST_MATCH: 'paling cocok lebih dulu',
    },
    findName: 'Cari nama',
    byTime: 'Menurut jadwal',
    waiting: { proposals: 'Usulan jadwal yang menunggu jawaban', today: 'Batas jawab hari ini' },
    showAll: 'Tampilkan semua',
    status: 'Status',
    allStatuses: 'Semua',
    absent: 'Tidak datang',
    absentHint: 'Berdasarkan catatan Anda, atau keterangan pelamar jika Anda belum mencatatnya.',
    job: 'Lowongan',
    allJobs: 'Semua lowongan',
    noSuchJob: 'Lowongan tidak ditemukan',
    name: 'Nama',
    nameHint: 'Hanya menemukan pelamar yang diterima; nama lain disamarkan.',
  },

  bulk: {
    label: 'Tolak beberapa pelamar',
    choose: 'Pilih {name}, {job}',
    hint: 'Pilih pelamar yang belum diputuskan untuk menolak beberapa sekaligus.',
    noneLeft: 'Tidak ada lagi pelamar yang belum diputuskan di halaman ini.',
    selected: '{count, number} dipilih',
    selectAll: 'Pilih {count, number} yang belum diputuskan di halaman ini',
    clear: 'Batal',
    reject: 'Tolak {count, number}',
    title: 'Tolak {count, plural, other {# pelamar}}?',
    text: '{count, plural, =1 {Pelamar akan diberi tahu lewat email, dan tempatnya di jadwal wawancara kembali kosong. Penolakan tidak dapat dibatalkan.} other {Setiap pelamar akan diberi tahu lewat email, dan kursi wawancara mereka kembali kosong. Penolakan tidak dapat dibatalkan.}}',
    confirm: 'Tolak {count, number}',
    done: '{count, plural, other {# pelamar}} ditolak.',
    doneInPart: '{rejected, number} dari {asked, plural, other {# pelamar}} ditolak. {reasons}',
  },

  queue: {
    review: 'Tinjau {count, plural, other {# pelamar}}',
    reviewShort: 'Tinjau {count, number}',
    title: 'Pelamar yang menunggu',
    back: 'Kembali ke semua pelamar',
    nobody: 'Tidak ada pelamar yang menunggu jawaban Anda.',
  },

  page: {
    loadFailed: 'Gagal memuat detail lamaran. Silakan coba lagi nanti.',
    backToJob: 'Kembali ke lowongan',
    backToAll: 'Kembali ke semua pelamar',
    job: 'lowongan',
    all: 'semua pelamar',
    appliedOn: 'Melamar <day></day>',
  },

  reader: {
    order: 'Urutan',
    orders: { BEST_MATCH: 'Paling cocok', INTERVIEW_TIME: 'Jadwal', REPLY_BY: 'Batas jawaban' },
    position: '{at, number} dari {total, number}',
    all: '{total, plural, other {# pelamar}}',
    decided: '{decided, number} diputuskan',
    progress: 'Sudah diputuskan',
  },

  abilities: {
    label: 'Kemampuan pelamar',
    matches: 'Cocok {found, number} dari {required, number}',
    requiredBy: 'Keahlian yang diminta lowongan <job></job>',
    requiredSkills: 'Keahlian yang dibutuhkan',
    otherTechnicalSkills: 'Keahlian teknis lain',
    technicalSkills: 'Keahlian teknis',
    softSkills: 'Keahlian nonteknis',
    none: 'Belum dicantumkan',
    education: 'Pendidikan',
    workExperience: 'Pengalaman kerja',
    notGiven: 'Belum diisi',
  },

  identity: {
    label: 'Identitas',
    contact: 'Kontak',
    shownAfter: 'Tampil setelah pelamar diterima · {count, plural, other {# token}}',
    notShown: 'Identitas tidak ditampilkan',
    protection:
      'Demi privasi pelamar, nama lengkap, email, nomor telepon, foto profil, CV, dan portofolio baru tampil setelah pelamar diterima.',
    whatsApp: 'WhatsApp',
    viewCv: 'Lihat CV',
    viewPortfolio: 'Lihat portofolio',
    inNewTab: '{name} (dibuka di tab baru)',
  },

  interview: {
    title: 'Wawancara',
    seats: '{taken} dari {count, plural, other {# kursi}} terisi, satu oleh pelamar ini',
    chosenByApplicant: 'Dipilih oleh pelamar',
    replyBy: 'Jawab sebelum <time></time>',
    lapsed: 'Batas waktu jawaban sudah lewat, jadi kursi ini kembali kosong.',
    hint: 'Beri tahu pelamar harus datang ke mana atau membuka tautan apa.',
    venue: 'Tempat',
    venueHint: 'Kantor, lantai 3, atau Google Meet',
    link: 'Tautan wawancara',
    notEncrypted: 'Tautan ini tidak terenkripsi. Pelamar akan diperingatkan.',
    useHttps: 'Ubah ke https',
    additionalInformation: 'Informasi tambahan',
    none: 'Tidak ada',
    edit: 'Ubah detail wawancara',
    save: 'Simpan detail wawancara',
    saved: 'Detail wawancara berhasil disimpan!',
    saveFailed: 'Gagal menyimpan detail wawancara. Silakan coba lagi.',
  },

  decision: {
    label: 'Keputusan',
    next: 'Pelamar berikutnya',
    previous: 'Pelamar sebelumnya',
    cancel: 'Batal',
    accept: 'Terima',
    reject: 'Tolak',
    accepted: 'Pelamar diterima. Data lengkapnya kini dapat dilihat.',
    rejected: 'Pelamar ditolak.',
    failed: 'Gagal memperbarui status lamaran. Silakan coba lagi.',
    buyTokens: 'Beli Token',
    noTokens:
      'Menerima pelamar memerlukan {count, plural, other {# token}}, dan saldo token Anda kosong. <link>Beli token</link>',
    lapsed:
      'Batas waktu jawaban sudah lewat. Pelamar ini baru dapat diterima setelah memilih jadwal lain, tetapi sudah dapat ditolak sekarang.',
    paused:
      'Lowongan ini dijeda oleh tim kami. Pelamar baru dapat diterima setelah lowongan ditayangkan kembali, tetapi sudah dapat ditolak sekarang.',
    notVerified:
      'Perusahaan Anda belum diverifikasi. Anda sudah dapat menolak pelamar, tetapi baru dapat menerima setelah administrator memverifikasinya.',
    conflict: 'Pelamar punya wawancara lain di sekitar waktu ini. Token Anda tidak terpakai.',
    timePassed: 'Jadwal wawancara ini sudah lewat',
    timePassedText: 'Pilih jadwal wawancara untuk pelamar ini. Pelamar akan diberi tahu lewat email.',
    rejectTitle: 'Tolak pelamar ini?',
    addDetails: 'Isi detail wawancara',
    rejectText:
      'Penolakan tidak dapat dibatalkan dan tidak memerlukan token. Pelamar diberi tahu, tanpa alasan. Tempatnya di jadwal wawancara kembali kosong.',
    rejectConfirm: 'Tolak pelamar',
  },

  accept: {
    title: 'Terima pelamar ini?',
    confirm: 'Terima · {count, plural, other {# token}}',
    cost: 'Biayanya <strong>{cost, plural, other {# token}}</strong>.',
    balance:
      'Anda punya {balance, plural, other {{balanceNumber} token}}; akan tersisa <strong>{left, plural, other {{leftNumber} token}}</strong>.',
    interview: 'Wawancara: <time></time>',
    timePassedText: 'Pilih jadwal lain yang masih tersedia: wawancara yang sudah selesai tidak dapat diubah jadwalnya.',
    otherTime: 'Pilih jadwal lain',
    reveals:
      'Anda akan melihat nama lengkap, kontak, CV, dan portofolio pelamar. Keputusan ini tidak dapat dibatalkan.',
    link: 'Tautan wawancara',
    linkHint: 'Opsional. Tautan juga dapat diisi nanti.',
    venueNext: 'Setelah ini, isi tempat wawancara.',
  },

  otherSlots: {
    label: 'Jadwal lain yang tersedia',
    seatsLeft: 'Sisa {left, number} dari {seats, plural, other {# kursi}}',
    none: 'Tidak ada jadwal lain yang tersedia untuk lowongan ini. <link>Tambah jadwal</link>',
  },
};
