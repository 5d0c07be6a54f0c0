import type { Translation } from '../../../domain/language';
import type { calendarFeed as english } from '../en/calendar-feed';

export const calendarFeed: Translation<typeof english> = {
  title: 'Wawancara di kalender Anda',
  what: 'Alamat rahasia menampilkan wawancara Anda di kalender Anda sendiri dan selalu memperbaruinya. Alamat ini melengkapi undangan yang kami kirim lewat email; jika memakai keduanya, satu wawancara mungkin muncul dua kali.',
  none: 'Belum ada alamat.',
  made: 'Alamat Anda dibuat pada <day></day>. Alamat ini tidak ditampilkan lagi. Jika memerlukannya sekali lagi, buat alamat baru yang menggantikannya.',
  make: 'Buat alamat',
  renew: 'Buat alamat baru',
  renewQuestion: 'Buat alamat baru?',
  renewing: 'Alamat yang sekarang langsung tidak berlaku. Kalender yang memakainya perlu diberi alamat baru.',
  revoke: 'Hentikan alamat ini',
  revokeQuestion: 'Hentikan alamat ini?',
  revoking:
    'Kalender yang memakainya tidak menerima apa pun lagi. Yang sudah terbaca dapat tetap ada di sana sampai Anda menghapus kalendernya.',
  revoked: 'Alamat sudah dihentikan.',
  onceTitle: 'Alamat Anda, hanya ditampilkan sekarang',
  once: 'Tambahkan ke kalender Anda sekarang. Jangan berikan kepada siapa pun: siapa pun yang memilikinya dapat membaca kapan, di mana, dan untuk lowongan apa wawancara Anda.',
  mine: 'Hanya wawancara untuk lowongan saya',
  add: {
    google: 'Tambahkan ke Google Kalender',
    outlook: 'Tambahkan ke Outlook',
    apple: 'Tambahkan ke Kalender Apple',
  },
  does: {
    google:
      'Membuka Google Kalender di tab baru dan meminta konfirmasi Anda di sana. Google hanya memeriksa perubahan sekali dalam 8 sampai 24 jam, jadi wawancara yang dipindah dapat terlambat terlihat.',
    outlook:
      'Membuka Outlook di web di tab baru; tekan Impor di sana. Outlook memeriksa perubahan setiap beberapa jam, kadang hanya sekali sehari.',
    apple:
      'Membuka kalender iPhone, iPad, atau Mac dan meminta konfirmasi Anda di sana. Di perangkat itu Anda memilih seberapa sering perubahan diperiksa.',
  },
  address: 'Alamat',
  other: 'Untuk kalender lain: salin alamat ini, lalu pilih “berlangganan” atau “tambahkan dari web” di sana.',
  copy: 'Salin alamat',
  copied: 'Alamat disalin.',
  copyFailed: 'Gagal menyalin. Pilih alamatnya, lalu salin sendiri.',
  done: 'Sudah saya tambahkan',
  failed: 'Gagal mengubah alamat. Silakan coba lagi.',
  loadFailed: 'Gagal memuat alamat kalender Anda. Silakan coba lagi nanti.',
};
