import type { PostingTemplate } from './posting';

/** Office work that every company needs. */
export const OFFICE_POSTINGS: readonly PostingTemplate[] = [
  {
    title: 'Staff Akuntansi',
    salary: { from: 4.8, to: 7 },
    skills: ['Akuntansi', 'Accurate', 'Microsoft Excel', 'PPh 21'],
    about: 'Posisi ini memegang pembukuan harian dan melapor langsung kepada Finance Manager.',
    duties: [
      'Mencatat transaksi harian dan menyusun jurnal penyesuaian',
      'Rekonsiliasi bank dan piutang setiap minggu',
      'Menyiapkan dokumen PPN dan PPh 21 bersama konsultan pajak',
    ],
    needs: [
      'Minimal D3 Akuntansi, IPK 3,00',
      'Pengalaman 1–3 tahun, fresh graduate dengan brevet A/B dipersilakan',
      'Teliti, jujur, dan terbiasa dengan tenggat akhir bulan',
    ],
  },
  {
    title: 'Finance & Tax Supervisor',
    language: 'en',
    salary: { from: 9, to: 14 },
    skills: ['Tax Reporting', 'Financial Statements', 'SAP', 'Leadership'],
    about: 'You lead a team of three and own the monthly closing.',
    duties: [
      'Close the books by the fifth working day',
      'Prepare and file monthly and annual corporate tax',
      'Work with the external auditor and improve our internal controls',
    ],
    needs: [
      'Bachelor of Accounting, Brevet A and B',
      'Four years in finance, one of them leading people',
      'Comfortable explaining numbers to people who are not accountants',
    ],
  },
  {
    title: 'HR Generalist',
    language: 'en',
    salary: { from: 6.5, to: 10 },
    skills: ['Recruitment', 'Payroll', 'Labor Law', 'Communication'],
    about: 'You are the first person a new colleague meets, and the one who keeps our promises to them.',
    duties: [
      'Run recruitment from job posting to onboarding',
      'Prepare payroll, BPJS Kesehatan and BPJS Ketenagakerjaan',
      'Advise managers on UU Ketenagakerjaan and internal policy',
    ],
    needs: [
      'Bachelor of Psychology, Law or Management',
      'Two years as a generalist',
      'Discreet, patient and organised',
    ],
  },
  {
    title: 'Admin Kantor',
    salary: { from: 3.6, to: 5 },
    skills: ['Microsoft Office', 'Administrasi', 'Komunikasi'],
    about: 'Kami mencari orang yang rapi, cekatan, dan membuat kantor berjalan tanpa hambatan.',
    duties: [
      'Mengelola surat masuk dan keluar serta arsip digital',
      'Menyiapkan kebutuhan rapat dan perjalanan dinas',
      'Membantu pembelian alat tulis dan perawatan kantor',
    ],
    needs: [
      'Minimal SMA/SMK sederajat',
      'Menguasai Word, Excel dan surel bisnis',
      'Domisili di sekitar kantor lebih diutamakan',
    ],
  },
  {
    title: 'Customer Service Representative',
    salary: { from: 4, to: 5.8 },
    skills: ['Customer Service', 'Komunikasi', 'CRM', 'Microsoft Excel'],
    about: 'Anda menjadi suara perusahaan di telepon, WhatsApp dan media sosial.',
    duties: [
      'Menjawab pertanyaan dan keluhan pelanggan dengan ramah dan tuntas',
      'Mencatat setiap kasus di CRM dan mengawal penyelesaiannya',
      'Memberi masukan kepada tim produk dari suara pelanggan',
    ],
    needs: [
      'Pendidikan minimal D3 semua jurusan',
      'Bersedia bekerja dalam shift, termasuk akhir pekan',
      'Pengalaman di contact center menjadi nilai tambah',
    ],
  },
  {
    title: 'Digital Marketing Specialist',
    language: 'en',
    salary: { from: 6, to: 10 },
    skills: ['Meta Ads', 'Google Ads', 'SEO', 'Copywriting', 'Analytics'],
    about: 'You own our paid channels and report straight to the Head of Growth.',
    duties: [
      'Plan and run campaigns on Meta, TikTok and Google with a monthly budget',
      'Test landing pages and creatives every week',
      'Report cost per lead and return on ad spend in plain words',
    ],
    needs: [
      'Two years with paid media you can show results of',
      'Sehari-hari nyaman bekerja dengan data di spreadsheet',
      'Good written Indonesian; English is a plus',
    ],
  },
  {
    title: 'Sales Executive',
    salary: { from: 4.5, to: 8 },
    skills: ['Penjualan', 'Negosiasi', 'SIM C', 'Presentasi'],
    about: 'Gaji pokok, tunjangan transportasi, dan komisi tanpa batas atas.',
    duties: [
      'Mencari pelanggan baru dan merawat pelanggan lama di area Anda',
      'Melakukan presentasi dan negosiasi harga sesuai kewenangan',
      'Mencapai target bulanan dan melaporkan kunjungan harian',
    ],
    needs: [
      'Minimal SMA, pengalaman sales 1 tahun',
      'Memiliki kendaraan dan SIM C aktif',
      'Percaya diri, tahan banting, dan jujur',
    ],
  },
  {
    title: 'Content Creator',
    salary: { from: 4.5, to: 7 },
    skills: ['CapCut', 'Copywriting', 'Fotografi', 'TikTok'],
    about: 'Kami butuh pencerita yang bisa membuat orang berhenti menggulir layar.',
    duties: [
      'Menyusun kalender konten bulanan bersama tim marketing',
      'Merekam dan menyunting video pendek, 4–5 konten per minggu',
      'Membaca insight dan memperbaiki konten berikutnya',
    ],
    needs: [
      'Portofolio akun atau kampanye yang pernah dikerjakan',
      'Nyaman tampil di depan kamera',
      'Paham tren tanpa kehilangan selera',
    ],
  },
  {
    title: 'Security / Satpam',
    salary: { from: 3.5, to: 4.6 },
    skills: ['Gada Pratama', 'Keamanan', 'Disiplin'],
    about: 'Penjagaan tiga shift dengan tim yang kompak.',
    duties: [
      'Menjaga keamanan area kerja dan mencatat tamu',
      'Patroli sesuai jadwal dan melaporkan kejadian',
      'Membantu evakuasi dan penanganan keadaan darurat',
    ],
    needs: [
      'Pria/wanita, tinggi minimal 165/155 cm',
      'Sertifikat Gada Pratama aktif',
      'SKCK dan surat keterangan sehat',
    ],
  },
  {
    title: 'Internship: Business Operations',
    language: 'en',
    salary: { from: 25, to: 35, hourly: true },
    skills: ['Microsoft Excel', 'Communication', 'Curiosity'],
    about: 'A paid internship of three to six months with a mentor and a real project of your own.',
    duties: [
      'Help the operations team with data entry, checks and weekly reports',
      'Map one process end to end and propose how to make it simpler',
      'Present your project to the management at the end',
    ],
    needs: [
      'Final-year student or fresh graduate from any major',
      'Able to come to the office three days a week',
      'Asks questions early and writes things down',
    ],
  },
];
