import type { Industry } from './companies';

/** Sixty invented people: Javanese, Sundanese, Batak, Minang, Balinese, Bugis, Chinese, Arab, Moluccan, Papuan … names. */
export const SEEKER_NAMES: readonly string[] = [
  'Rizky Aditya Pratama',
  'Kezia Natalia Simanjuntak',
  'Al',
  'Siti Nurhaliza Rahmawati',
  'Sutrisno',
  'I Gede Putu Wirawan',
  'Andi Muhammad Faisal',
  'Michelle Angelina Tanoto',
  'Dewi',
  'Yohanes Kaisiepo',
  'Asep Sunandar Hidayat',
  'Cut Meutia Zahra',
  'Togar Hasiholan Nainggolan',
  'Fauziah Hanum',
  'Ni Luh Ayu Saraswati',
  'Hendra Wijaya',
  'Suharni',
  'Reza Fahlevi',
  'Maria Goreti Tukan',
  'Ahmad Zaki Assegaf',
  'Ratna Sari Dewi',
  'Ferdinand Latuconsina',
  'Lilis Suryani',
  'Bayu Segara',
  'Uli',
  'Yusuf Maulana',
  'Theresia Wulandari',
  'Dimas Arya Wicaksono',
  'Nur Aini',
  'Kevin Hartono Lie',
  'Wahyuni',
  'Rendi Saputra',
  'Besse Tenri',
  'Agus Salim Harahap',
  'Intan Permatasari',
  'Yosep Rumbiak',
  'Putri Ayuningtyas',
  'Mulyono',
  'Desak Made Kartini',
  'Galih Nugroho',
  'Syarifah Aminah',
  'Leonardo Manurung',
  'Eka',
  'Tri Wahyu Handayani',
  'Iqbal Ramadhan',
  'Grace Evelyn Pangemanan',
  'Ujang Komarudin',
  'Fitri Handayani Lubis',
  'Jefri Tambunan',
  'Oki Setiawan',
  'Rahma Yunita',
  'Bambang Susilo',
  'Vania Clarissa Gunawan',
  'La Ode Arman',
  'Nadia Paramitha',
  'Slamet',
  'Winda Oktaviani',
  'Arif Budiman',
  'Meilani Kusuma',
  'Zulfikar Daulay',
];

export interface Trade {
  industry: Industry;
  roles: readonly string[];
  technical: readonly string[];
  soft: readonly string[];
  achievements: readonly string[];
}

const SOFT = [
  'Komunikasi',
  'Teamwork',
  'Problem Solving',
  'Time Management',
  'Ketelitian',
  'Leadership',
  'Adaptability',
  'Negosiasi',
  'Customer Focus',
];

type Row = readonly [
  industry: Industry,
  roles: readonly string[],
  technical: readonly string[],
  achievements: readonly string[],
];

const ROWS: readonly Row[] = [
  [
    'Technology',
    ['Junior Web Developer', 'Backend Engineer', 'QA Tester'],
    ['TypeScript', 'React', 'Node.js', 'SQL', 'Git', 'Docker'],
    [
      'menangani migrasi sistem kasir ke web untuk 40 toko',
      'cut page load time from six seconds to under two',
      'menulis pengujian otomatis untuk modul pembayaran',
    ],
  ],
  [
    'Technology',
    ['Data Analyst', 'Business Intelligence Staff'],
    ['SQL', 'Python', 'Microsoft Excel', 'Looker Studio', 'Statistics', 'Analytics'],
    [
      'membangun dasbor penjualan harian yang dipakai 12 kepala cabang',
      'automated a weekly report that used to take a full day',
    ],
  ],
  [
    'Technology',
    ['Graphic Designer', 'UI Designer'],
    ['Figma', 'User Research', 'Prototyping', 'Adobe Illustrator', 'Canva', 'Design System'],
    ['merancang ulang kemasan dua lini produk', 'designed a booking flow that was tested with 30 users'],
  ],
  [
    'Technology',
    ['IT Support', 'Teknisi Jaringan', 'Helpdesk'],
    ['Windows', 'Troubleshooting', 'Jaringan Komputer', 'Helpdesk', 'MikroTik', 'Microsoft Excel'],
    [
      'merawat 60 komputer dan jaringan dua gudang',
      'menurunkan waktu tanggap tiket dari dua hari menjadi tiga jam',
      'moved the mail of 80 people to the cloud over one weekend',
    ],
  ],
  [
    'Technology',
    ['Product Manager', 'Business Analyst'],
    ['Product Strategy', 'User Research', 'Roadmapping', 'Analytics', 'SQL'],
    ['meluncurkan fitur langganan yang dipakai 3.000 toko', 'ran weekly interviews with five merchants'],
  ],
  [
    'Finance',
    ['Staff Akunting', 'Tax Officer', 'Finance Admin'],
    ['Akuntansi', 'Accurate', 'Microsoft Excel', 'PPh 21', 'Rekonsiliasi Bank'],
    ['menyusun laporan keuangan bulanan untuk tiga entitas', 'menurunkan selisih kas kecil menjadi nol selama setahun'],
  ],
  [
    'Healthcare',
    ['Perawat', 'Asisten Apoteker', 'Admin Klinik'],
    ['Rekam Medis', 'BPJS', 'Farmasi Dasar', 'K3', 'Microsoft Office'],
    ['melayani 60 pasien per hari bersama dua rekan', 'merapikan stok obat sehingga tidak ada yang kedaluwarsa'],
  ],
  [
    'Retail',
    ['Store Supervisor', 'Sales Promotion', 'Kasir'],
    ['POS', 'Visual Merchandising', 'Stok Opname', 'Penjualan', 'Microsoft Excel'],
    ['melampaui target penjualan enam bulan berturut-turut', 'trained nine new cashiers'],
  ],
  [
    'Transportation',
    ['Admin Gudang', 'Dispatcher', 'Driver'],
    ['WMS', 'SIM B1', 'Forklift', 'Inventory Control', 'Microsoft Excel'],
    ['mengatur 35 rute pengiriman setiap hari', 'menurunkan keterlambatan pengiriman dari 12% menjadi 4%'],
  ],
  [
    'Manufacturing',
    ['Operator Produksi', 'Quality Control', 'PPIC Staff'],
    ['ISO 9001', '5S', 'GMP', 'AutoCAD', 'SAP'],
    ['menurunkan cacat produksi dari 3% menjadi 1,2%', 'menjadi ketua regu untuk 18 operator'],
  ],
  [
    'Hospitality',
    ['Barista', 'Front Office', 'Cook Helper'],
    ['Latte Art', 'Food Safety', 'Reservasi', 'Bahasa Inggris', 'HACCP'],
    ['melatih empat barista baru', 'kept a guest rating of 9.1 over a full season'],
  ],
  [
    'Education',
    ['Guru Matematika', 'Tutor Bahasa Inggris', 'Admin Sekolah'],
    ['Kurikulum Merdeka', 'Google Classroom', 'Public Speaking', 'TOEFL 560'],
    ['membimbing 12 siswa lolos olimpiade tingkat kota', 'menyusun modul ajar yang dipakai lima kelas'],
  ],
  [
    'Construction',
    ['Drafter', 'Pelaksana Lapangan', 'Quantity Surveyor'],
    ['AutoCAD', 'SketchUp', 'RAB', 'K3 Konstruksi', 'MS Project'],
    ['menyelesaikan gudang 3.000 m2 dua minggu lebih cepat', 'menyusun RAB untuk tender perumahan 120 unit'],
  ],
  [
    'Media',
    ['Content Creator', 'Social Media Specialist', 'Video Editor'],
    ['CapCut', 'Adobe Premiere', 'Copywriting', 'Meta Ads', 'Canva'],
    ['menaikkan pengikut dari 2.000 menjadi 31.000 dalam delapan bulan', 'produced 20 short videos a month'],
  ],
];

export const TRADES: readonly Trade[] = ROWS.map(([industry, roles, technical, achievements]) => ({
  industry,
  roles,
  technical,
  achievements,
  soft: SOFT,
}));

export const PAST_EMPLOYERS: readonly string[] = [
  'Toko Sumber Rejeki',
  'PT Anugerah Jaya Makmur',
  'CV Maju Bersama',
  'Koperasi Sejahtera',
  'PT Samudra Niaga',
  'Klinik Harapan Kita',
  'UD Tani Subur',
  'PT Cipta Solusi',
  'RM Sederhana Jaya',
  'PT Duta Kencana',
  'SMP Tunas Bangsa',
  'PT Media Kita',
];

export const SEEKER_CITIES: readonly string[] = [
  'Jakarta Selatan',
  'Bandung',
  'Surabaya',
  'Yogyakarta',
  'Semarang',
  'Medan',
  'Makassar',
  'Denpasar',
  'Palembang',
  'Malang',
  'Bekasi',
  'Depok',
];
