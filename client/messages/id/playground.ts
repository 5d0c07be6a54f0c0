import type { Translation } from '../../../domain/language';
import type { playground as english } from '../en/playground';

export const playground: Translation<typeof english> = {
  titles: {
    playground: 'Playground',
  },
  back: 'Kembali ke area admin',
  welcome:
    'Tanyakan apa saja ke API dengan sesi Anda.\nPilih kueri tersimpan di sebelah kiri,\natau tulis sendiri.\nWaktu dalam WIB (+07:00).',
  savedQueries: 'Kueri tersimpan',
  saved: {
    companiesWaiting: {
      title: 'Perusahaan yang menunggu',
      purpose: 'Perusahaan yang menunggu keputusan, dengan dokumennya dan perubahan sejak keputusan terakhir.',
    },
    startOfTheDay: {
      title: 'Awal hari',
      purpose: 'Yang menunggu, yang terjual, dan keputusan terbaru.',
    },
    rejectedCompanies: { title: 'Perusahaan ditolak', purpose: 'Siapa yang ditolak, kapan, dan mengapa.' },
    companiesByName: {
      title: 'Perusahaan menurut nama',
      purpose: 'Mencari perusahaan dari sebagian namanya; ubah di bagian Variables.',
    },
    newestUsers: { title: 'Pengguna terbaru', purpose: 'Siapa yang terakhir mendaftar.' },
    applicationsOfToday: {
      title: 'Lamaran hari ini',
      purpose: 'Lamaran terbaru, mulai dari hari ini, dan angka beberapa hari terakhir.',
    },
    tokenSales: { title: 'Penjualan token', purpose: 'Pembelian yang sudah dibayar, mulai dari yang terbaru.' },
    flaggedPayments: {
      title: 'Pembayaran bermasalah',
      purpose: 'Laporan pembayaran yang tidak cocok, dengan tagihannya.',
    },
    latestChanges: {
      title: 'Perubahan terbaru',
      purpose: 'Apa yang diputuskan dan diproses ulang administrator, sebelum dan sesudahnya.',
    },
    reads: {
      title: 'Siapa yang melihat data pribadi',
      purpose: 'Dokumen, daftar, dan data yang dibuka administrator.',
    },
    longestWaiting: {
      title: 'Perusahaan yang paling lama menunggu',
      purpose: 'Antrean verifikasi: siapa yang paling lama menunggu, dan mengapa.',
    },
    mostAppliedJobs: { title: 'Lowongan paling diminati', purpose: 'Lowongan menurut jumlah pelamar.' },
    oneJob: {
      title: 'Satu lowongan',
      purpose: 'Lowongan dengan perusahaan, jadwal, dan lamaran terbarunya; isi ID-nya di bagian Variables.',
    },
    oneUser: {
      title: 'Satu pengguna',
      purpose: 'Pengguna dengan perusahaan dan lamaran terbarunya; isi ID-nya di bagian Variables.',
    },
    oneApplication: {
      title: 'Satu lamaran',
      purpose: 'Lamaran dengan pengguna, lowongan, perusahaan, dan biayanya; isi ID-nya di bagian Variables.',
    },
    tokensOfACompany: {
      title: 'Token satu perusahaan',
      purpose: 'Pembelian dan mutasi token satu perusahaan; isi ID-nya di bagian Variables.',
    },
    whoVerified: {
      title: 'Siapa yang memverifikasi',
      purpose: 'Perusahaan terverifikasi, siapa yang memverifikasinya, dan kapan.',
    },
    buyersOfAMonth: {
      title: 'Pembeli dan pengembalian dana sebulan',
      purpose:
        'Yang dibeli dan dikembalikan pada tanggal tertentu, dengan jumlahnya; ubah tanggalnya di bagian Variables.',
    },
    whoSawWhom: {
      title: 'Siapa melihat siapa',
      purpose: 'Data siapa yang dilihat, dan oleh siapa, terbaru lebih dulu.',
    },
    pauses: {
      title: 'Lowongan yang dijeda',
      purpose: 'Jeda yang masih berlaku dan yang sudah berakhir, dengan alasannya.',
    },
    silentCompanies: {
      title: 'Perusahaan yang tidak menjawab',
      purpose: 'Perusahaan yang pelamarnya paling lama menunggu jawaban.',
    },
    neverAnswered: {
      title: 'Perusahaan yang belum pernah menjawab',
      purpose: 'Yang mendapat pelamar dan belum menjawab seorang pun.',
    },
    exportsMade: {
      title: 'Unduhan yang dibuat',
      purpose: 'Daftar yang diunduh administrator, dan orang yang meminta datanya sendiri.',
    },
    secondFactors: { title: 'Faktor kedua', purpose: 'Semua administrator, mulai dari yang belum punya faktor kedua.' },
  },
};
