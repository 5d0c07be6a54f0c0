import type { Translation } from '../../../domain/language';
import type { team as english } from '../en/team';

export const team: Translation<typeof english> = {
  titles: { team: 'Tim', ownerNotMe: 'Ini bukan saya' },
  context: '{count, plural, other {# anggota}}',
  loadFailed: 'Gagal memuat tim. Silakan coba lagi.',
  members: {
    title: 'Anggota',
    seen: 'Siapa yang membuka data pelamar',
    you: '(Anda)',
    leaving: 'akan keluar',
    active: 'aktif {when}',
    never: 'belum pernah masuk',
    changeRole: 'Ubah peran {name}',
    remove: 'Keluarkan {name}',
  },
  roles: { OWNER: 'Pemilik', RECRUITER: 'Perekrut' },
  rights: {
    title: 'Siapa boleh apa',
    what: 'Boleh',
    yes: 'Ya',
    no: 'Tidak',
    POST_JOBS: 'Memasang lowongan dan jadwal wawancara',
    READ: 'Membaca pelamar dan wawancara',
    DECIDE: 'Menerima (1 token) dan menolak pelamar',
    EDIT_PROFILE: 'Mengubah profil perusahaan',
    BUY_TOKENS: 'Membeli token',
    MANAGE_MEMBERS: 'Mengundang dan mengeluarkan anggota',
    READ_RECEIPTS: 'Melihat siapa yang membuka data pelamar',
    EXPORT_DATA: 'Menyalin data perusahaan',
    ERASE_COMPANY: 'Menghapus akun perusahaan',
  },
  remove: {
    title: 'Keluarkan {name}?',
    text: '{name} langsung keluar dari akun perusahaan ini. Lowongan dan keputusannya tetap ada, dan namanya tetap tercatat.',
    owner: 'Semua pemilik menerima email dan dapat membatalkannya dalam 72 jam.',
    submit: 'Keluarkan',
    done: '{name} bukan lagi anggota.',
  },
  handover: {
    loading: 'Menghitung yang akan dialihkan …',
    failed: 'Jumlah yang dialihkan tidak dapat dihitung.',
    toYou:
      '{jobs, plural, other {# lowongan}}{interviews, plural, =0 {} other { dan # wawancara mendatang}} pindah ke Anda.',
    to: '{jobs, plural, other {# lowongan}}{interviews, plural, =0 {} other { dan # wawancara mendatang}} pindah ke {name}.',
  },
  role: {
    toOwner: 'Jadikan {name} pemilik?',
    toRecruiter: 'Jadikan {name} perekrut?',
    ownerMeans:
      'Pemilik juga dapat mengubah profil, membeli token, mengatur anggota, dan menghapus perusahaan. Semua pemilik menerima email dan dapat membatalkannya dalam 72 jam.',
    recruiterMeans:
      'Perekrut memasang lowongan dan memutuskan lamaran, tetapi tidak lagi mengelola perusahaan. Semua pemilik menerima email dan dapat membatalkannya dalam 72 jam.',
    ownerSubmit: 'Jadikan pemilik',
    recruiterSubmit: 'Jadikan perekrut',
    done: 'Peran {name} sudah diubah.',
  },
  you: {
    title: 'Anda di tim ini',
    name: 'Nama Anda',
    nameHint: 'Dibaca rekan Anda. Pelamar tidak pernah melihatnya.',
    save: 'Simpan nama',
    saved: 'Nama Anda sudah disimpan.',
    leave: 'Keluar dari perusahaan',
    leaveTitle: 'Keluar dari {company}?',
    leaveText:
      'Mulai sekarang Anda tidak dapat lagi bertindak untuk perusahaan ini. Akun Anda tetap ada dan dapat dipakai untuk mencari kerja.',
    leaveSubmit: 'Keluar dari perusahaan',
  },
  owners: {
    title: 'Perubahan pemilik',
    frozen:
      'Seorang mantan pemilik menyatakan bahwa perannya tidak semestinya dicabut. Sampai diperiksa administrator, tidak ada yang dapat mengubah pemilik, menyalin data, atau menghapus perusahaan, paling lama sampai <when></when>.',
    named:
      'Administrator mengajukan <who></who> sebagai pemilik mulai <when></when>. Jika perusahaan ini masih punya pemilik, ajukan keberatan.',
    object: 'Ajukan keberatan',
    objected: 'Tidak ada pemilik baru. Tidak ada yang berubah.',
    MADE: '{by} menjadikan {name} pemilik.',
    DEMOTED: '{by} menjadikan {name} perekrut.',
    REMOVED: '{by} mengeluarkan {name}, yang sebelumnya pemilik.',
    administrator: 'Administrator',
    someone: 'mantan anggota',
    until: 'Dapat dibatalkan sampai <when></when>',
    undo: 'Batalkan perubahan',
    undoTitle: 'Batalkan perubahan ini?',
    undoText: 'Perannya kembali seperti sebelumnya. Semua pemilik menerima email.',
    undone: 'Perubahan sudah dibatalkan.',
  },
  notMe: {
    question:
      'Apakah Anda seharusnya masih pemilik? Keadaan perusahaan akan kami tahan: tidak ada yang dapat mengubah pemilik, menyalin data, atau menghapusnya selama 72 jam atau sampai diperiksa administrator. Peran Anda tidak langsung kembali.',
    submit: 'Ini bukan saya',
    wasRight: 'Jika memang benar, tutup halaman ini. Tidak ada yang berubah.',
    done: 'Keadaan perusahaan kami tahan, dan para pemiliknya menerima email tentang hal ini. Silakan hubungi kami agar administrator memeriksanya.',
    home: 'Ke halaman utama',
  },
};
