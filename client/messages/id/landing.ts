import type { Translation } from '../../../domain/language';
import type { landing as english } from '../en/landing';

export const landing: Translation<typeof english> = {
  titles: {
    findYourDreamJob: 'Temukan pekerjaan impian Anda',
  },
  account: 'Akun',
  register: 'Daftar',
  registerSeeker: 'Daftar sebagai Pencari Kerja',
  registerCompany: 'Daftar sebagai Perusahaan',
  hero: {
    title: 'Temukan pekerjaan impian Anda. Mulai dengan memilih jadwal.',
    quote:
      '“Perusahaan melihat kemampuan Anda lebih dulu. Identitas Anda baru ditampilkan setelah mereka menerima Anda.”',
    noAccount: 'Belum punya akun? Daftar di sini:',
    findJob: 'Temukan Pekerjaan Impian',
    registerCompany: 'Daftarkan Perusahaan Anda',
  },
  seeJobs: 'Lihat lowongan tanpa masuk',
  find: {
    label: 'Cari lowongan',
    search: 'Posisi atau perusahaan',
    place: 'Kota',
    submit: 'Cari',
  },
  open: {
    title: 'Bisa dilamar sekarang',
    all: 'Semua lowongan',
    hint: 'Tekan jadwal untuk melamar. Judul lowongan membuka semua keterangannya, tanpa akun pun bisa.',
    few: 'Ini lowongan publik terbaru yang jadwal wawancaranya masih tersedia. <all>Cari di semua lowongan publik</all>.',
    onlyThese:
      'Saat ini tidak ada lowongan publik lain dengan jadwal wawancara yang tersedia. <register>Dengan akun</register>, Anda melihat lowongan semua perusahaan terverifikasi.',
    noneFree:
      'Saat ini lowongan publik terbaru belum punya jadwal wawancara yang tersedia. <all>Cari di semua lowongan publik</all>.',
    none: 'Saat ini belum ada lowongan publik. <register>Dengan akun</register>, Anda melihat lowongan semua perusahaan terverifikasi.',
  },
  stories: {
    seekers: {
      title: 'Mencari pekerjaan',
      lead: 'Anda tahu jadwal wawancaranya sebelum melamar, dan setelah itu sampai kapan jawaban ditunggu.',
      steps: {
        first: {
          title: 'Temukan lowongan yang cocok',
          text: 'Setiap perusahaan yang Anda lihat sudah diverifikasi oleh administrator kami.',
        },
        second: {
          title: 'Pilih jadwal wawancara',
          text: 'Cukup ketuk jadwal yang masih kosong, dan Anda sudah melamar. Kami ingatkan jika dua wawancara akan bentrok.',
        },
        third: {
          title: 'Pantau jawabannya',
          text: 'Diterima, menunggu, atau ditolak, lengkap dengan tempat atau tautannya begitu Anda diterima.',
        },
      },
      action: 'Buat akun pencari kerja',
    },
    companies: {
      title: 'Mencari karyawan',
      lead: 'Tiga puluh pelamar, sepuluh menit. Baca yang penting, lalu putuskan.',
      steps: {
        first: {
          title: 'Pasang lowongan beserta jadwalnya',
          text: 'Tentukan kapan Anda dapat mewawancarai dan berapa orang di setiap jadwal.',
        },
        second: {
          title: 'Baca keahlian, pendidikan, dan pengalaman',
          text: 'Nama dan kontak tetap disembunyikan, jadi kemampuan yang berbicara lebih dulu.',
        },
        third: {
          title: 'Terima dengan satu token',
          text: 'Baru setelah itu Anda tahu siapa pelamarnya dan cara menghubunginya. Menolak tidak dikenai biaya.',
        },
      },
      action: 'Buat akun perusahaan',
    },
  },
  benefits: {
    title: 'Mengapa memilih TemuKerja',
    jobs: {
      title: 'Beragam Lowongan',
      text: 'Penuh waktu, paruh waktu, kontrak, dan pekerja lepas, di empat belas industri dan bidang lainnya, di seluruh Indonesia.',
    },
    trust: {
      title: 'Jaringan Tepercaya',
      text: 'Perusahaan diperiksa sebelum Anda dapat melihat lowongannya. Nama dan kontak Anda tidak ditampilkan sampai Anda diterima.',
    },
    ease: {
      title: 'Proses Mudah',
      text: 'Pilih jadwal, dan Anda sudah melamar. Perlu jadwal lain? Usulkan, lalu lihat jawabannya di tempat yang sama.',
    },
  },
  footer: {
    label: 'Kontak dan informasi hukum',
    whatsApp: 'WhatsApp',
    copyright: '© 2025 TemuKerja. Hak cipta dilindungi undang-undang.',
  },
};
