import type { Translation } from '../../../domain/language';
import type { company as english } from '../en/company';

export const company: Translation<typeof english> = {
  titles: {
    dashboard: 'Beranda',
    companyProfile: 'Profil Perusahaan',
  },

  dashboard: {
    loadFailed: 'Gagal memuat beranda. Silakan coba lagi nanti.',
    waiting: {
      nothing: 'Tidak ada yang menunggu Anda.',
      proposals: '{count, plural, other {# usulan jadwal}}',
      until: 'Sampai <time></time>',
      answer: 'Jawab',
      applicants: '{count, plural, other {# pelamar menunggu}}',
      today: '{count, plural, other {# harus dijawab hari ini}}',
      nextChosen: 'Wawancara terdekat: <time></time>',
      review: 'Tinjau',
      jobs: '{count, plural, other {# lowongan tanpa jadwal}}',
      addTimes: 'Tambah',
      outcomes: '{count, plural, other {# hasil belum dicatat}}',
      record: 'Catat',
    },
    insights: 'Wawasan',
    createJob: 'Pasang Lowongan',
    overTime: 'Lamaran 30 hari terakhir',
    overTimeChart: 'Lamaran 30 hari terakhir, menurut status',
    nextInterview: '{name} untuk {job}',
    firstSteps: {
      title: 'Langkah pertama Anda',
      job: 'Pasang lowongan dengan jadwal wawancara',
      decide: 'Baca lamaran dan terima pelamar',
      done: 'Selesai',
    },
    jobs: {
      title: 'Lowongan aktif',
      all: 'Semua lowongan',
      none: 'Tidak ada lowongan yang dibuka. Pasang satu untuk menerima lamaran.',
      seats: '{left, plural, other {sisa # kursi}}',
      taken: 'Jadwal penuh',
      noTimes: 'Tanpa jadwal',
      applicants:
        '{count, plural, other {{number} pelamar}}, {pending} menunggu{noReply, select, 0 {} other {, {noReply} tidak dijawab}}',
    },
    interviews: {
      next: 'Wawancara berikutnya',
      title: 'Wawancara mendatang',
      calendar: 'Kalender',
      none: 'Belum ada wawancara mendatang.',
      list: 'Wawancara yang akan datang',
    },
    recent: {
      title: 'Lamaran terbaru',
      all: 'Semua pelamar',
      none: 'Belum ada lamaran. Lamaran muncul di sini begitu ada yang melamar.',
      list: 'Lamaran paling baru',
    },
    figures: {
      tokens: 'Saldo token',
      cost: '{tokens} per pelamar',
      jobs: 'Lowongan',
      active: '{count} aktif',
      closed: '{count} ditutup',
      applicants: 'Pelamar',
      interviews: 'Wawancara',
      interviewsAhead: 'mendatang',
      howYouAnswer: 'Cara Anda menjawab',
    },
  },

  publicPages: {
    title: 'Halaman publik',
    text: 'Selama pengaturan ini aktif, siapa pun dapat membaca lowongan yang dibuka dan halaman perusahaan Anda di web tanpa akun, menemukannya lewat mesin pencari, dan membagikan tautannya. Halaman itu memuat yang dilihat pencari kerja: nama, logo, industri, ukuran, alamat, situs web, deskripsi, sejak kapan Anda bergabung, dan bagaimana Anda menjawab lamaran. NPWP, nomor telepon, alamat email, dan akta tidak pernah ditampilkan, begitu juga jumlah kursi dan pelamar. Anda dapat mengecualikan lowongan tertentu di halamannya.',
    unverified: 'Lowongan tampil setelah perusahaan Anda diverifikasi.',
    label: 'Tampilkan lowongan kami kepada orang tanpa akun',
    on: 'Lowongan Anda kini dapat dibaca tanpa akun.',
    off: 'Lowongan Anda tidak lagi dapat dibaca tanpa akun.',
    failed: 'Gagal mengubahnya. Silakan coba lagi.',
  },
  reveals: {
    title: 'Kami mencatat siapa yang melihat data',
    text: 'Setiap kali Anda melihat data pelamar yang diterima, membuka file, atau mengunduh daftar, kami mencatat perusahaan, akun, dan tanggalnya. Pelamar dapat membaca catatan itu.',
  },
  profile: {
    loadFailed: 'Gagal memuat profil. Silakan coba lagi nanti.',
    context: 'Pencari kerja dapat melihat halaman Anda setelah perusahaan Anda terverifikasi.',
    logout: 'Keluar',
    edit: 'Ubah Profil',
    memberSince: 'Bergabung sejak <day></day>',
    about: 'Tentang perusahaan',
    companyName: 'Nama perusahaan',
    industry: 'Industri',
    companySize: 'Ukuran perusahaan',
    website: 'Situs web',
    address: 'Alamat',
    description: 'Deskripsi',
    forVerification: 'Hanya untuk verifikasi',
    phoneNumber: 'Nomor telepon',
    npwp: 'NPWP',
    deed: 'Akta pendirian',
    viewDeed: 'Lihat akta',
    missing: 'Belum diisi',
  },

  form: {
    title: 'Ubah Profil Perusahaan',
    notice: {
      title: 'Menyimpan perubahan memerlukan verifikasi ulang',
      verified:
        'Setelah Anda menyimpan perubahan, perusahaan Anda harus diverifikasi lagi oleh administrator. Sampai saat itu, lowongan Anda disembunyikan dari pencari kerja.',
      unverified:
        'Setelah Anda menyimpan perubahan, administrator meninjau perusahaan Anda lagi. Lowongan Anda tetap disembunyikan dari pencari kerja sampai perusahaan Anda terverifikasi.',
    },
    chooseOne: 'Pilih salah satu',
    npwpHint: '16 digit',
    logo: 'Logo',
    deedUse: 'Dipakai administrator untuk memverifikasi perusahaan Anda; pencari kerja tidak pernah melihatnya.',
    confirm: {
      title: 'Simpan dan verifikasi ulang?',
      text: 'Lowongan Anda disembunyikan dari pencari kerja sampai administrator memverifikasi perusahaan Anda lagi.',
      save: 'Simpan dan sembunyikan',
    },
    nothingChanged: 'Tidak ada yang diubah, jadi profil dan verifikasi Anda tetap seperti semula.',
  },
};
