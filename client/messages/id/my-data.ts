import type { Translation } from '../../../domain/language';
import type { myData as english } from '../en/my-data';

export const myData: Translation<typeof english> = {
  titles: {
    privacy: 'Privasi',
  },
  context: 'Lihat siapa yang telah membuka data Anda dan apa yang Anda setujui, atau minta salinan data Anda.',
  consents: {
    title: 'Persetujuan Anda',
    terms: 'Syarat dan Ketentuan',
    privacyPolicy: 'Kebijakan Privasi',
    supplement: 'Tambahan untuk keduanya',
    given: 'Versi {version}, disetujui pada <day></day>',
    none: 'Belum ada persetujuan yang tercatat untuk akun ini.',
    howToWithdraw:
      'Akun Anda memerlukan persetujuan ini, jadi tidak dapat ditarik satu per satu. Jika Anda menghapus akun, semuanya ikut ditarik.',
    loadFailed: 'Gagal memuat persetujuan Anda. Silakan coba lagi nanti.',
  },
  mails: {
    title: 'Email',
    always: 'Email tentang keamanan, pembayaran, dan wawancara selalu dikirim.',
    alwaysToSeeker:
      'Email tentang keamanan, pembayaran, dan wawancara selalu dikirim, begitu juga kabar saat lamaran diterima.',
    savedSearches:
      'Seberapa sering Anda menerima kabar lowongan baru diatur di setiap <link>pencarian tersimpan</link>.',
    APPLICATION_NEWS: 'Kabar lamaran saya',
    APPLICANT_NEWS: 'Kabar pelamar',
    APPLICATION_NEWS_text:
      'Saat lamaran tidak diterima atau belum dijawab tepat waktu, lowongannya diubah atau dihapus, atau perusahaan menyampaikan hasil wawancara.',
    APPLICANT_NEWS_text:
      'Saat ada yang melamar di lowongan Anda atau menarik lamarannya, atau pelamar menunggu jawaban Anda atau hasil wawancara.',
    on: 'Email ini sudah diaktifkan',
    off: 'Email ini sudah dinonaktifkan',
  },
  copy: {
    title: 'Salinan data Anda',
    what: 'Satu file zip berisi semuanya: halaman yang mudah dibaca, data yang sama dalam format JSON, dan file yang Anda unggah. Anda dapat memintanya sekali sehari.',
    ask: 'Minta salinan data saya',
    asked: 'Salinan Anda sedang dibuat. Kami kirim email saat sudah siap.',
    askFailed: 'Gagal meminta data Anda. Silakan coba lagi.',
    waiting: 'Salinan Anda akan segera dibuat.',
    running: 'Salinan Anda sedang dibuat: {percent}%',
    progress: 'Proses pembuatan salinan Anda',
    mayLeave: 'Anda boleh meninggalkan halaman ini; kami kirim email saat sudah siap.',
    ready: 'Salinan Anda sudah siap. Anda dapat mengunduhnya sampai <day></day> pukul <time></time>.',
    download: 'Unduh ({size})',
    failed: 'Maaf, salinan Anda gagal dibuat. Silakan coba lagi besok.',
    loadFailed: 'Gagal memuat status salinan Anda. Silakan coba lagi nanti.',
  },
};
