import type { Translation } from '../../../domain/language';
import type { mails as english } from '../en/mails';

const NOT_ME = 'Ini bukan saya';
const NEW_PASSWORD_SIGNS_OUT =
  'Jika bukan Anda yang melakukannya, segera buat kata sandi baru; setelah itu, semua perangkat dikeluarkan dari akun Anda.';
const UNDOES =
  'Jika bukan Anda yang melakukannya, beri tahu kami dalam 72 jam: perubahan ini dibatalkan, dan semua perangkat dikeluarkan dari akun Anda. Tautan ini hanya dapat dipakai sekali.';
const LOOK_FIRST =
  'Lihat dulu keahlian dan pengalaman pelamar. Menerima satu pelamar memakai 1 token dan menampilkan identitasnya.';

const NEWS =
  '{withdrawn, plural, =0 {{applied, plural, other {{applicants} pelamar baru}}} other {{applied, plural, =0 {{withdrawals} lamaran ditarik} other {{applicants} pelamar baru, {withdrawals} lamaran ditarik}}}}';

export const mails: Translation<typeof english> = {
  verifyEmail: {
    subject: 'Verifikasi alamat email Anda',
    paragraphs: {
      welcome: 'Selamat datang di TemuKerja! Satu langkah lagi: pastikan alamat email ini memang milik Anda.',
      once: 'Tautan ini hanya dapat dipakai sekali dan berlaku {hours, plural, other {# jam}}. Jika Anda tidak mendaftar, abaikan email ini.',
    },
    action: 'Verifikasi alamat email',
  },
  addressTaken: {
    subject: 'Anda sudah punya akun',
    paragraphs: {
      asked:
        'Seseorang yang sedang mendaftar di TemuKerja memberikan alamat ini sebagai miliknya. Alamat ini sudah punya akun.',
      what: 'Jika itu Anda, masuklah dengan akun tersebut. Jika bukan, abaikan email ini; tidak ada yang berubah.',
    },
    action: 'Masuk',
  },
  resetPassword: {
    subject: 'Atur ulang kata sandi Anda',
    paragraphs: {
      asked:
        'Kami menerima permintaan kata sandi baru untuk akun TemuKerja Anda. Jika Anda yang memintanya, silakan buat sekarang.',
      once: 'Tautan ini hanya dapat dipakai sekali dan berlaku {minutes, plural, other {# menit}}. Jika Anda tidak memintanya, abaikan email ini; kata sandi Anda tidak berubah.',
    },
    action: 'Buat kata sandi baru',
  },
  newDevice: {
    subject: 'Akun Anda dibuka di perangkat baru',
    paragraphs: {
      where:
        'Akun TemuKerja Anda dibuka di perangkat yang belum pernah dipakai untuk akun ini: {device}, {isoDate} pukul {time} WIB.',
      advice:
        'Jika itu memang Anda, abaikan email ini. Jika bukan, segera buat kata sandi baru; setelah itu, semua perangkat dikeluarkan dari akun Anda.',
    },
    action: NOT_ME,
  },
  secondFactorOn: {
    subject: 'Autentikasi dua faktor sudah aktif',
    paragraphs: {
      fromNowOn:
        'Mulai sekarang, Anda memerlukan kode dari aplikasi autentikator untuk masuk ke akun TemuKerja Anda. Semua perangkat lain sudah dikeluarkan.',
      advice: UNDOES,
    },
    action: NOT_ME,
  },
  secondFactorOff: {
    subject: 'Autentikasi dua faktor sudah dinonaktifkan',
    paragraphs: {
      fromNowOn: 'Anda tidak lagi memerlukan kode untuk masuk ke akun TemuKerja Anda.',
      advice: UNDOES,
    },
    action: NOT_ME,
  },
  newRecoveryCodes: {
    subject: 'Anda punya kode pemulihan baru',
    paragraphs: { before: 'Kode pemulihan yang lama tidak berlaku lagi.', advice: UNDOES },
    action: NOT_ME,
  },
  recoveryCodeUsed: {
    subject: 'Satu kode pemulihan sudah dipakai',
    paragraphs: {
      left: 'Satu kode pemulihan akun TemuKerja Anda baru saja dipakai. {count, plural, =0 {Kode Anda sudah habis; buat yang baru di halaman Keamanan.} other {Sisa # kode; yang baru dapat dibuat di halaman Keamanan.}}',
      advice: NEW_PASSWORD_SIGNS_OUT,
    },
    action: NOT_ME,
  },
  secondFactorReset: {
    subject: 'Autentikasi dua faktor akun Anda sudah dihapus',
    paragraphs: {
      operators:
        'Tim TemuKerja menghapus autentikasi dua faktor dari akun Anda dan mengeluarkan semua perangkat. Kata sandi Anda tidak berubah: masuk dengan kata sandi itu, lalu aktifkan lagi autentikasi dua faktor.',
      advice:
        'Jika Anda tidak memintanya, segera hubungi tim dukungan kami dan buat kata sandi baru. Alamatnya ada di bagian bawah halaman depan TemuKerja.',
    },
  },
  passwordChanged: {
    subject: 'Kata sandi Anda sudah diganti',
    paragraphs: {
      justNow: 'Kata sandi akun TemuKerja Anda baru saja dibuat atau diganti.',
      advice: UNDOES,
    },
    action: NOT_ME,
  },
  googleLinked: {
    subject: 'Anda sekarang dapat masuk dengan Google',
    paragraphs: {
      justNow:
        'Akun Google dengan alamat email ini baru saja dihubungkan ke akun TemuKerja Anda dan dapat dipakai untuk masuk.',
      advice: UNDOES,
    },
    action: NOT_ME,
  },
  changeUndone: {
    subject: 'Perubahan pada akun Anda sudah dibatalkan',
    paragraphs: {
      what: '{part, select, PASSWORD {Kata sandi akun TemuKerja Anda kembali seperti sebelum diubah.} SECOND_FACTOR {Autentikasi dua faktor akun TemuKerja Anda kembali seperti sebelum diubah.} other {Akun Google itu tidak lagi terhubung ke akun TemuKerja Anda.}} Semua perangkat sudah dikeluarkan.',
      advice: 'Demi keamanan, buat kata sandi baru yang tidak Anda pakai di tempat lain.',
    },
    action: 'Buat kata sandi baru',
  },
  ownersChanged: {
    subject: 'Pemilik {company} berubah',
    paragraphs: {
      what: '{change, select, MADE {{by} menjadikan {name} pemilik {company}.} DEMOTED {{by} menjadikan {name} perekrut. {name} bukan lagi pemilik {company}.} REMOVED {{by} mengeluarkan {name}, yang sebelumnya pemilik {company}.} LEFT {{name}, yang sebelumnya pemilik, keluar dari {company}.} BARRED {TemuKerja mengakhiri keanggotaan {name}, yang sebelumnya pemilik {company}.} other {{by} membatalkan suatu perubahan: peran {name} di {company} kembali seperti sebelumnya.}}',
      undo: 'Jika ini tidak benar, pemilik dapat membatalkannya di halaman tim dalam {undo, plural, other {# jam}}.',
    },
    action: 'Buka halaman tim',
  },
  ownerRoleEnded: {
    subject: 'Anda bukan lagi pemilik {company}',
    paragraphs: {
      what: '{change, select, REMOVED {{by} mengeluarkan Anda dari {company}. Akun Anda sendiri tetap ada.} other {{by} menjadikan Anda perekrut di {company}.}}',
      notMe:
        'Jika ini tidak benar, beri tahu kami lewat “Ini bukan saya”. Tautan ini hanya dapat dipakai sekali, dalam {hours, plural, other {# jam}}. Peran Anda tidak langsung kembali, tetapi selama itu tidak ada yang dapat mengubah pemilik, menyalin data, atau menghapus perusahaan, kecuali administrator sudah memeriksanya lebih dulu.',
    },
    action: NOT_ME,
  },
  membershipEnded: {
    subject: 'Anda bukan lagi anggota {company}',
    paragraphs: {
      what: '{how, select, LEFT {Anda sudah keluar dari {company}.} BARRED {TemuKerja mengakhiri keanggotaan Anda di {company}. Anda tidak dapat lagi bertindak untuk perusahaan ini. Jika ada pertanyaan, hubungi tim dukungan kami: alamatnya ada di bagian bawah halaman depan TemuKerja.} other {{by} mengeluarkan Anda dari {company}.}}',
      stays: 'Akun Anda tetap ada dan dapat dipakai untuk mencari kerja.',
    },
    action: 'Masuk',
  },
  ownersFrozen: {
    subject: 'Mantan pemilik {company} berkeberatan',
    paragraphs: {
      what: '{name} sebelumnya pemilik {company} dan menyatakan bahwa perannya tidak semestinya dicabut.',
      frozen:
        'Sampai diperiksa administrator, tidak ada yang dapat mengubah pemilik, menyalin data, atau menghapus perusahaan, paling lama {hours, plural, other {# jam}}. Yang lain tetap berjalan. Jika {name} benar, batalkan perubahan itu di halaman tim.',
    },
    action: 'Buka halaman tim',
  },
  ownerNamed: {
    subject: 'Administrator mengajukan pemilik untuk {company}',
    paragraphs: {
      what: 'Kami menerima laporan bahwa {company} tidak lagi punya pemilik yang dapat dihubungi. Setelah memeriksa dokumennya, kami mengajukan {email} sebagai pemilik mulai {isoDate}.',
      object:
        'Jika Anda masih pemiliknya, sampaikan di halaman tim dalam {days, plural, other {# hari}}: tidak ada yang akan berubah.',
    },
    action: 'Buka halaman tim',
  },
  ownerCode: {
    subject: 'Kode konfirmasi Anda',
    paragraphs: {
      code: 'Masukkan kode ini di halaman TemuKerja yang memintanya: {code}',
      once: 'Kode hanya dapat dipakai sekali dan berlaku {minutes, plural, other {# menit}}. Jangan berikan kepada siapa pun: tim TemuKerja tidak akan pernah menanyakannya kepada Anda.',
      notYou:
        'Jika Anda tidak meminta kode, ada orang lain yang sedang masuk ke akun Anda. Masuklah, lalu keluarkan semua perangkat lain di halaman Keamanan.',
    },
  },
  passwordRemovedByGoogle: {
    subject: 'Kata sandi Anda sudah dihapus',
    paragraphs: {
      why: 'Anda masuk ke TemuKerja dengan Google untuk pertama kalinya. Sebelumnya, alamat email Anda sudah didaftarkan dengan kata sandi, dan belum terbukti bahwa Anda yang membuatnya. Demi keamanan, kata sandi itu tidak berlaku lagi, dan semua perangkat yang sebelumnya masuk sudah dikeluarkan.',
      advice:
        'Jika kata sandi itu memang milik Anda, silakan buat yang baru. Anda juga dapat tetap masuk dengan Google.',
    },
    action: 'Buat kata sandi baru',
  },
  passwordRemovedByOwner: {
    subject: 'Kata sandi Anda sudah dihapus',
    paragraphs: {
      why: 'Anda memberi tahu kami bahwa bukan Anda yang mendaftarkan alamat email ini di TemuKerja. Kata sandi akun itu tidak berlaku lagi, dan semua perangkat yang sebelumnya masuk sudah dikeluarkan.',
      advice: 'Jika Anda ingin memakai akun ini, buat kata sandi Anda sendiri atau masuk dengan Google.',
    },
    action: 'Buat kata sandi baru',
  },
  passwordRemovedByInvitation: {
    subject: 'Kata sandi Anda sudah diganti',
    paragraphs: {
      why: 'Sebuah akun di TemuKerja pernah didaftarkan dengan alamat Anda, tetapi tidak pernah diverifikasi. Undangan yang baru saja Anda terima memberinya kata sandi baru; kata sandi sebelumnya tidak berlaku lagi, dan semua perangkat lain sudah dikeluarkan.',
      advice: 'Jika Anda tidak menerima undangan apa pun, segera buat kata sandi Anda sendiri.',
    },
    action: 'Buat kata sandi baru',
  },
  invitation: {
    subject: '{inviter} mengundang Anda merekrut untuk {company}',
    paragraphs: {
      who: '{inviter} mengundang Anda bergabung dengan {company} di TemuKerja sebagai {role, select, OWNER {pemilik} other {perekrut}}. Anda memutuskannya di halaman yang dibuka tautan ini; membukanya saja belum membuat Anda bergabung.',
      once: 'Tautan berlaku {days} hari, dan hanya untuk alamat ini. Jika Anda tidak mengenal perusahaan itu, abaikan email ini.',
    },
    action: 'Lihat undangan',
  },
  ownerInvited: {
    subject: 'Seseorang diundang menjadi pemilik {company}',
    paragraphs: {
      who: '{inviter} mengundang {address} menjadi pemilik {company}. Pemilik dapat membeli token, mengatur anggota, dan menutup akun perusahaan.',
      advice: 'Jika ini tidak benar, batalkan undangannya.',
    },
    action: 'Buka Tim',
  },
  memberJoined: {
    subject: '{person} bergabung dengan {company}',
    paragraphs: {
      who: '{person} menerima undangan dan sekarang menjadi {role, select, OWNER {pemilik} other {perekrut}} di {company}.',
    },
    action: 'Buka Tim',
  },

  companyVerified: {
    subject: '{company} sudah terverifikasi',
    paragraphs: {
      visible: 'Perusahaan Anda sudah terverifikasi. Lowongan Anda yang masih dibuka kini dapat dilihat pencari kerja.',
    },
    action: 'Lihat lowongan Anda',
  },
  companyRejected: {
    subject: '{company} belum dapat diverifikasi',
    paragraphs: {
      why: '{isGiven, select, yes {Alasan: {reason}} other {Administrator tidak mencantumkan alasan khusus.}}',
      next: 'Perbaiki profil perusahaan Anda, lalu simpan. Setelah itu, perusahaan Anda akan kami periksa lagi.',
    },
    action: 'Buka profil perusahaan',
  },
  companyRevoked: {
    subject: 'Verifikasi {company} dicabut',
    paragraphs: {
      hidden: 'Lowongan Anda tidak dapat dilihat pencari kerja sampai perusahaan Anda terverifikasi lagi.',
      note: 'Catatan: {note}',
    },
    action: 'Buka profil perusahaan',
  },
  jobHeld: {
    subject: 'Lowongan {job} sedang diperiksa tim kami',
    paragraphs: {
      hidden:
        'Tim kami memeriksa lowongan {job} sebelum pencari kerja dapat melihatnya. Sampai saat itu belum ada yang dapat melamar.',
      reason: 'Alasan: {holdReason}',
      answer: 'Anda dapat menjawab satu kali di halaman lowongan.',
    },
    action: 'Buka lowongan',
  },
  jobPaused: {
    subject: 'Lowongan Anda {job} dijeda',
    paragraphs: {
      hidden:
        'Tim kami menjeda lowongan Anda {job}. Sampai ditayangkan kembali, pencari kerja tidak dapat melihatnya dan tidak ada pelamar yang dapat diterima. Lamaran tetap tersimpan.',
      reason: 'Alasan: {reason}',
      answer: 'Anda dapat menjawab satu kali di halaman lowongan.',
    },
    action: 'Buka lowongan',
  },
  jobResumed: {
    subject: 'Lowongan {job} boleh tayang',
    paragraphs: {
      visible:
        'Tim kami sudah mengizinkan lowongan {job} tayang. Pencari kerja dapat melihatnya selama lowongan dibuka dan perusahaan Anda terverifikasi.',
    },
    action: 'Buka lowongan',
  },

  newApplicant: {
    subject: 'Pelamar baru untuk {job}',
    paragraphs: {
      chosen: '{applicant} melamar posisi {job} dan memilih jadwal wawancara ini: {date}, {times} ({locationType}).',
      advice: LOOK_FIRST,
    },
    action: 'Lihat pelamar',
  },
  anotherTimeChosen: {
    subject: 'Seorang pelamar untuk {job} memilih jadwal lain',
    paragraphs: {
      chosen:
        '{applicant} kembali menunggu jawaban Anda dan memilih jadwal wawancara lain untuk {job}: {date}, {times} ({locationType}).',
      advice: LOOK_FIRST,
    },
    action: 'Lihat pelamar',
  },
  repliesExpected: {
    subject: '{count, plural, other {{applicants} pelamar menunggu jawaban Anda}}',
    paragraphs: {
      dates:
        '{count, plural, other {{applicants} pelamar menunggu jawaban Anda, yang paling mendesak lebih dulu.}} Setelah batas waktu di bawah ini lewat, jadwal wawancara pelamar itu kembali tersedia, dan ia harus memilih jadwal lain sebelum dapat Anda terima.',
      reject: 'Menolak juga merupakan jawaban, dan tidak memakai token.',
    },
    action: 'Lihat siapa yang menunggu',
  },
  jobNews: {
    subject: `{job}: ${NEWS}`,
    paragraphs: { counts: `Kabar lowongan {job} sejak email terakhir kami: ${NEWS}.`, advice: LOOK_FIRST },
    action: 'Lihat pelamar',
  },
  applicantWithdrew: {
    subject: 'Seorang pelamar untuk {job} menarik lamarannya',
    paragraphs: {
      seat: '{applicant} menarik lamarannya untuk {job}. Ia tidak lagi memakai kursi di jadwal wawancara.',
    },
    action: 'Lihat lamaran',
  },
  accepted: {
    subject: '{company} menerima lamaran Anda',
    paragraphs: {
      news: 'Kabar baik! {company} menerima lamaran Anda untuk {job}.',
      interview: 'Wawancara Anda: {date}, {times} ({locationType}).',
      next: 'Perusahaan kini dapat melihat nama dan kontak Anda. Tempat atau tautan wawancara tampil di halaman lamaran Anda begitu perusahaan mengisinya.',
    },
    action: 'Lihat wawancara Anda',
  },
  rejected: {
    subject: 'Lamaran Anda untuk {job}',
    paragraphs: {
      news: '{company} memutuskan tidak melanjutkan lamaran Anda untuk {job}.',
      identity:
        '{isKnown, select, yes {Perusahaan ini dapat melihat nama dan kontak Anda karena pernah menerima Anda untuk lowongan lain. Anda dapat melihat lowongan lain yang masih dibuka.} other {Nama dan kontak Anda tidak pernah ditampilkan kepada perusahaan ini. Anda dapat melihat lowongan lain yang masih dibuka.}}',
    },
    action: 'Cari lowongan lain',
  },
  noReply: {
    subject: 'Tidak dijawab: {job}',
    paragraphs: {
      passed:
        'Lamaran Anda untuk {job} di {company} tidak dijawab sampai batas waktunya. Tempat Anda di jadwal wawancara itu kembali kosong.',
      times:
        'Anda dapat memilih jadwal lain di halaman lamaran Anda. {times, plural, other {Yang masih tersedia ada di bawah ini.}}',
      related: '{related, plural, other {Ada juga lowongan serupa di bawah ini.}}',
      choice: 'Lamaran Anda tetap terbuka selama {days} hari. Anda juga dapat menariknya.',
    },
    action: 'Lihat lamaran Anda',
  },

  jobRemoved: {
    subject: 'Lowongan {job} sudah tidak tersedia',
    paragraphs: { closed: '{company} menghapus lowongan {job}, jadi lamaran Anda ditutup.' },
    action: 'Cari lowongan lain',
  },
  jobEdited: {
    subject: 'Lowongan {job} berubah',
    paragraphs: {
      changed: '{company} mengubah lowongan {job} yang Anda lamar. Yang berubah: {parts}.',
      kept: 'Lamaran dan jadwal wawancara Anda tetap seperti semula.',
    },
    action: 'Lihat lamaran',
  },
  companyLeft: {
    subject: 'Perusahaan yang Anda lamar keluar dari TemuKerja',
    paragraphs: {
      closed:
        'Perusahaan yang Anda lamar sudah keluar dari TemuKerja, jadi lamaran Anda dengan wawancara pada {date}, {times} ditutup.',
    },
    action: 'Lihat lamaran',
  },
  ownWithdrawn: {
    subject: 'Lamaran Anda ke perusahaan Anda sendiri ditarik',
    paragraphs: { withdrawn: 'Anda sekarang anggota {company}, jadi lamaran Anda untuk {job} ditarik.' },
    action: 'Lihat lamaran',
  },
  interviewDropped: {
    subject: 'Wawancara pada {date} dibatalkan',
    paragraphs: {
      news: '{by, select, COMPANY {Perusahaan yang mengundang Anda sudah keluar dari TemuKerja, jadi wawancara Anda pada {date}, {times} dibatalkan.} other {Pelamar Anda sudah keluar dari TemuKerja, jadi wawancara pada {date}, {times} dibatalkan.}}',
    },
    action: 'Lihat lamaran',
  },
  erasureWaits: {
    subject: 'Data Anda akan dihapus pada {date}',
    paragraphs: {
      what: '{scope, select, USER {Anda meminta kami menghapus profil pencari kerja Anda.} COMPANY {Anda meminta kami menghapus keanggotaan Anda di perusahaan; bersama pemilik terakhirnya perusahaan ikut dihapus.} other {Anda meminta kami menghapus akun Anda.}} Mulai sekarang datanya disembunyikan, lalu dihapus pada {date}.',
      back: 'Sampai saat itu Anda dapat masuk dan membatalkannya. Jika bukan Anda yang memintanya, segera batalkan dan buat kata sandi baru.',
    },
    action: 'Batalkan penghapusan',
  },
  erasureBegins: {
    subject: 'Data Anda sedang dihapus',
    paragraphs: {
      what: '{scope, select, USER {Anda meminta kami menghapus profil pencari kerja Anda.} COMPANY {Anda meminta kami menghapus keanggotaan Anda di perusahaan; bersama pemilik terakhirnya perusahaan ikut dihapus.} other {Anda meminta kami menghapus akun Anda.}} Kami sedang menghapusnya; prosesnya sekitar satu menit dan tidak dapat dibatalkan.',
      last: '{scope, select, USER {Perusahaan Anda tetap seperti semula.} COMPANY {Profil pencari kerja Anda tetap seperti semula.} other {Ini email terakhir kami untuk Anda. Terima kasih sudah bersama kami.}}',
    },
  },
  erasureCancelled: {
    subject: 'Data Anda tidak jadi dihapus',
    paragraphs: { back: 'Anda membatalkan penghapusan. Semuanya kembali seperti semula.' },
  },

  interviewDetails: {
    subject: 'Wawancara Anda untuk {job}: tempat dan detail',
    paragraphs: {
      news: '{company} menambahkan atau mengubah detail wawancara Anda.',
      venue: 'Tempat: {venue}',
      link: 'Tautan wawancara: {link}{unencrypted, select, yes {\nTidak terenkripsi: jangan masukkan kata sandi, jangan membayar apa pun.} other {}}',
      additionalInfo: 'Informasi tambahan: {additionalInfo}',
      date: 'Wawancara pada {date} sudah dekat. Jika detailnya tidak cocok, Anda dapat mengusulkan jadwal lain atau membatalkan wawancara di halaman wawancara.',
    },
    action: 'Lihat wawancara Anda',
  },
  reminder: {
    subject: '{day, select, TODAY {Wawancara hari ini: {job}} other {Wawancara besok: {job}}}',
    paragraphs: {
      when: '{day, select, TODAY {Wawancara Anda dengan {named, select, yes {{who}} other {pelamar Anda}} untuk {job} berlangsung hari ini: {date}, {times} ({locationType}).} other {Wawancara Anda dengan {named, select, yes {{who}} other {pelamar Anda}} untuk {job} berlangsung besok: {date}, {times} ({locationType}).}}',
    },
    action: 'Lihat wawancara',
  },

  savedSearchNews: {
    subject: '{count, plural, other {{jobs} lowongan baru}}: {name}',
    paragraphs: {
      news: 'Ada {count, plural, other {{jobs} lowongan baru}} untuk pencarian tersimpan Anda “{name}”.',
      newest: 'Berikut {newest} lowongan terbaru; selebihnya ada di daftar lowongan.',
      cadence:
        '{cadence, select, DAILY {Email ini kami kirim paling sering sekali sehari, dan hanya jika ada yang baru.} other {Email ini kami kirim paling sering sekali seminggu, dan hanya jika ada yang baru.}}',
    },
    action: 'Lihat semua lowongan',
    unsubscribe: 'Hentikan email untuk pencarian ini',
  },

  timeFree: {
    subject: 'Ada jadwal kosong: {job}',
    paragraphs: {
      news: '{company} punya jadwal wawancara yang tersedia untuk {job}. Anda meminta kami mengabari Anda.',
      soon: 'Orang lain juga dikabari, jadi jadwalnya mungkin sudah terisi saat Anda membukanya.',
      until:
        'Email ini kami kirim paling sering sekali sehari, sampai Anda melamar atau menghentikannya, paling lama 30 hari sejak Anda memintanya.',
    },
    action: 'Pilih jadwal',
    unsubscribe: 'Hentikan email tentang lowongan ini',
  },

  dataExportReady: {
    subject: 'Data Anda siap diunduh',
    paragraphs: {
      ready: 'Salinan data Anda di TemuKerja sudah siap dan dapat diunduh sampai {date} pukul {time} WIB.',
      alone:
        'Anda perlu masuk untuk mengunduhnya, karena file ini hanya untuk Anda. Jika bukan Anda yang memintanya, segera buat kata sandi baru.',
    },
    action: 'Unduh data Anda',
  },

  rescheduleRequested: {
    subject: 'Permintaan ubah jadwal wawancara: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} mengusulkan {date}, {times} sebagai jadwal wawancara baru ({job}).} other {{named, select, yes {{applicant}} other {Pelamar Anda}} mengusulkan {date}, {times} sebagai jadwal wawancara baru ({job}).}}',
    },
    action: 'Lihat wawancara',
  },
  rescheduleAccepted: {
    subject: 'Jadwal wawancara baru disepakati: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} menerima jadwal baru. Wawancara berlangsung pada {date}, {times} ({job}).} other {{named, select, yes {{applicant}} other {Pelamar Anda}} menerima jadwal baru. Wawancara berlangsung pada {date}, {times} ({job}).}}',
    },
    action: 'Lihat wawancara',
  },
  rescheduleRejected: {
    subject: 'Usulan jadwal wawancara tidak disetujui: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} tidak menyetujui usulan jadwal {date}, {times} ({job}). Selain itu tidak ada yang berubah.} other {{named, select, yes {{applicant}} other {Pelamar Anda}} tidak menyetujui usulan jadwal {date}, {times} ({job}). Selain itu tidak ada yang berubah.}}',
    },
    action: 'Lihat wawancara',
  },
  rescheduleCountered: {
    subject: 'Usulan jadwal lain untuk wawancara: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} mengusulkan jadwal lain: {date}, {times} ({job}).} other {{named, select, yes {{applicant}} other {Pelamar Anda}} mengusulkan jadwal lain: {date}, {times} ({job}).}}',
    },
    action: 'Lihat wawancara',
  },
  rescheduleWithdrawn: {
    subject: 'Usulan jadwal wawancara ditarik kembali: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} menarik kembali usulannya untuk {date}, {times} ({job}). Selain itu tidak ada yang berubah.} other {{named, select, yes {{applicant}} other {Pelamar Anda}} menarik kembali usulannya untuk {date}, {times} ({job}). Selain itu tidak ada yang berubah.}}',
    },
    action: 'Lihat wawancara',
  },
  rescheduleExpired: {
    subject: 'Usulan jadwal wawancara tidak dijawab: {job}',
    paragraphs: {
      news: '{by, select, YOU {Usulan Anda untuk {date}, {times} tidak dijawab tepat waktu ({job}). Selain itu tidak ada yang berubah.} COMPANY {Usulan {company} untuk {date}, {times} tidak dapat dijawab lagi ({job}). Selain itu tidak ada yang berubah.} other {Usulan {named, select, yes {{applicant}} other {pelamar Anda}} untuk {date}, {times} tidak dapat dijawab lagi ({job}). Selain itu tidak ada yang berubah.}}',
    },
    action: 'Lihat wawancara',
  },
  interviewCancelled: {
    subject: 'Wawancara dibatalkan: {job}',
    paragraphs: {
      news: '{by, select, YOU {Wawancara {date}, {times} ({job}) sudah Anda batalkan.} COMPANY {Wawancara {date}, {times} ({job}) dibatalkan oleh {company}. Alasannya ada di halaman wawancara.} other {Wawancara {date}, {times} ({job}) dibatalkan oleh {named, select, yes {{applicant}} other {pelamar Anda}}.}}',
      next: 'Selama 30 hari, kedua pihak dapat mengusulkan jadwal baru di halaman wawancara, tanpa biaya.',
    },
    action: 'Lihat wawancara',
  },
  interviewPlannedAgain: {
    subject: 'Wawancara dijadwalkan lagi: {job}',
    paragraphs: {
      news: '{by, select, COMPANY {{company} menerima jadwal baru. Wawancara berlangsung pada {date}, {times} ({job}).} other {{named, select, yes {{applicant}} other {Pelamar Anda}} menerima jadwal baru. Wawancara berlangsung pada {date}, {times} ({job}).}}',
    },
    action: 'Lihat wawancara',
  },
  interviewOutcome: {
    subject:
      '{outcome, select, CHOSEN {Anda terpilih: {job}} NOT_CHOSEN {Hasil wawancara Anda: {job}} other {Perusahaan masih mempertimbangkan: {job}}}',
    paragraphs: {
      news: '{outcome, select, CHOSEN {Kabar baik: setelah wawancara, {company} memilih Anda untuk lowongan {job}. Selamat! Langkah berikutnya diatur perusahaan bersama Anda.} NOT_CHOSEN {Terima kasih sudah meluangkan waktu untuk wawancara dengan {company}. Kali ini Anda tidak terpilih untuk lowongan {job}. Kami tahu ini bukan kabar yang Anda harapkan. Semoga berhasil di kesempatan berikutnya.} other {{company} belum memutuskan tentang lowongan {job}. Kami akan mengabari Anda begitu perusahaan menyampaikan hasilnya. Sementara itu, Anda dapat terus melamar ke lowongan lain.}}',
    },
    action: 'Lihat lamaran',
  },
  outcomeQuestion: {
    subject:
      '{interviews, plural, =1 {Bagaimana hasil wawancara Anda?} other {Bagaimana hasil {number} wawancara Anda?}}',
    paragraphs: {
      news: '{interviews, plural, =1 {Satu wawancara sudah selesai dan pelamarnya menunggu hasil.} other {{number} wawancara Anda sudah selesai dan pelamarnya menunggu hasil.}} Terpilih, tidak terpilih, atau masih mempertimbangkan: cukup satu ketukan.',
    },
    action: 'Sampaikan hasil',
  },
  interviewCalendar: {
    subject: 'Entri kalender Anda: wawancara untuk {job}',
    paragraphs: {
      news: 'Wawancara untuk {job} berlangsung pada {date}, {times}. Entri kalendernya terlampir; jika ada perubahan, email berikutnya memperbaruinya.',
      next: 'Selengkapnya ada di halaman wawancara.',
    },
    action: 'Lihat wawancara',
  },
};
