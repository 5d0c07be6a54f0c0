import type { Translation } from '../../../domain/language';
import type { reasonTexts as english } from '../en/reason-texts';

export const reasonTexts: Translation<typeof english> = {
  label: 'Mulai dari teks',
  choose: 'Tulis sendiri',
  hint: 'Anda dapat mengubahnya sebelum mengirim.',
  hintIn: {
    en: 'Dalam bahasa Inggris, bahasa perusahaan ini. Anda dapat mengubahnya sebelum mengirim.',
    id: 'Dalam Bahasa Indonesia, bahasa perusahaan ini. Anda dapat mengubahnya sebelum mengirim.',
  },
  REJECT: {
    deed: {
      label: 'Akta tidak terbaca',
      text: 'Akta pendirian tidak dapat dibaca. Silakan unggah salinan yang jelas dan lengkap.',
    },
    npwp: {
      label: 'NPWP tidak sesuai',
      text: 'NPWP ini bukan milik perusahaan dengan nama tersebut. Silakan periksa keduanya di profil Anda.',
    },
    address: {
      label: 'Alamat tidak ditemukan',
      text: 'Kami tidak menemukan kantor Anda di alamat ini. Silakan tulis alamat kantor selengkapnya.',
    },
  },
  REVOKE: {
    moved: {
      label: 'Kantor sudah pindah',
      text: 'Perusahaan Anda tidak lagi berada di alamat pada profilnya. Silakan perbarui alamat agar dapat kami periksa.',
    },
    fees: {
      label: 'Meminta biaya',
      text: 'Lowongan Anda meminta uang dari pelamar, yang tidak diperbolehkan di sini.',
    },
    deed: {
      label: 'Akta sudah tidak berlaku',
      text: 'Akta pendirian Anda sudah tidak berlaku. Silakan unggah yang terbaru.',
    },
  },
  pause: {
    fees: {
      label: 'Meminta biaya',
      text: 'Lowongan ini meminta uang dari pelamar. Silakan hapus bagian itu dan jawab di sini; melamar tidak boleh berbayar.',
    },
    contact: {
      label: 'Kontak di dalam teks',
      text: 'Lowongan ini meminta pelamar melamar lewat telepon atau aplikasi pesan. Silakan hapus kontak tersebut.',
    },
    unclear: {
      label: 'Tidak sesuai uraian',
      text: 'Menurut pelamar, pekerjaan ini tidak sesuai uraian. Silakan perbaiki lowongan, atau jelaskan di sini.',
    },
  },
  dismiss: {
    unfounded: {
      label: 'Tidak terbukti',
      text: 'Sudah diperiksa: pada lowongan dan perusahaan tidak ada yang seperti dilaporkan.',
    },
    corrected: { label: 'Sudah diperbaiki', text: 'Perusahaan sudah memperbaiki yang dilaporkan.' },
  },
  dismissFlags: {
    standard: { label: 'Kalimat umum', text: 'Kalimat yang umum untuk pekerjaan seperti ini, bukan masalah.' },
    refund: {
      label: 'Bukan biaya',
      text: 'Jumlah ini dibayar atau dikembalikan oleh perusahaan; pelamar tidak membayar apa pun.',
    },
    branch: {
      label: 'Perusahaan yang sama',
      text: 'Teks yang lain dipasang oleh perusahaan yang sama atau cabangnya.',
    },
  },
  dismissPayment: {
    settled: { label: 'Sudah beres', text: 'Sudah diselesaikan dengan perusahaan; jumlah tokennya benar.' },
    unknown: { label: 'Bukan milik kami', text: 'Referensi ini bukan salah satu tagihan kami.' },
  },
};
