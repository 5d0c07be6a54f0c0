import type { REGISTRATION_COMPANY_SIZES, REGISTRATION_INDUSTRIES } from '../../../domain/companies';

export type Industry = (typeof REGISTRATION_INDUSTRIES)[number];
type CompanySize = (typeof REGISTRATION_COMPANY_SIZES)[number];

/** A company of the demo. Names, addresses and numbers are invented; none belongs to a real business. */
export interface CompanyProfile {
  name: string;
  industry: Industry;
  size: CompanySize;
  city: string;
  address: string;
  about: string;
}

type Row = readonly [name: string, industry: Industry, size: CompanySize, city: string, address: string, about: string];

const SMALL = '11-50 employees';
const MIDDLE = '51-200 employees';
const LARGE = '201-500 employees';
const VERY_LARGE = '501-1000 employees';
const HUGE = '1000+ employees';

/** The first two are those of company@demo.test and dual@demo.test; the last five are not verified. */
const ROWS: readonly Row[] = [
  [
    'PT Karya Digital Nusantara',
    'Technology',
    MIDDLE,
    'Jakarta Selatan',
    'Jl. Wijaya Timur II No. 18, Kebayoran Baru, Jakarta Selatan 12170',
    'Kami membangun perangkat lunak untuk ritel dan logistik di seluruh Indonesia. A product company of 120 people with small, independent teams.',
  ],
  [
    'CV Kopi Lereng Argo',
    'Hospitality',
    SMALL,
    'Malang',
    'Jl. Bukit Berbunga No. 7, Sidomulyo, Batu, Jawa Timur 65317',
    'Kedai dan sangrai kopi dari lereng Arjuno. Kami membeli langsung dari petani dan sedang membuka dua kedai baru di Malang.',
  ],
  [
    'PT Tirta Rasa Mandiri',
    'Manufacturing',
    LARGE,
    'Sidoarjo',
    'Kawasan Industri Sirie Blok C-12, Sidoarjo, Jawa Timur 61257',
    'Produsen minuman sari buah dan air kemasan yang memasok lebih dari 4.000 toko di Jawa Timur dan Bali.',
  ],
  [
    'PT Sehat Bersama Medika',
    'Healthcare',
    VERY_LARGE,
    'Bandung',
    'Jl. Cihampelas Atas No. 112, Coblong, Bandung 40131',
    'Jaringan klinik pratama dan laboratorium di 14 kota. Pasien dilayani dengan rekam medis elektronik sejak hari pertama.',
  ],
  [
    'PT Bahari Lintas Logistik',
    'Transportation',
    LARGE,
    'Surabaya',
    'Jl. Perak Barat No. 245, Krembangan, Surabaya 60177',
    'Freight forwarding, trucking and warehousing through Tanjung Perak, with branches in Makassar, Balikpapan and Kupang.',
  ],
  [
    'PT Graha Cipta Konstruksi',
    'Construction',
    LARGE,
    'Bekasi',
    'Ruko Grand Metropolis Blok F-9, Bekasi Selatan 17148',
    'Kontraktor umum untuk gudang, pabrik dan perumahan. Sudah menyelesaikan lebih dari 80 proyek sejak 2009.',
  ],
  [
    'PT Lumbung Pangan Sejahtera',
    'Agriculture',
    LARGE,
    'Medan',
    'Jl. Ringroad Gagak Hitam No. 33, Medan Sunggal, Medan 20128',
    'Pengolahan dan distribusi beras, jagung dan kopi dari Sumatera Utara dan Aceh, bermitra dengan 2.300 petani.',
  ],
  [
    'PT Dana Pintar Finansial',
    'Finance',
    MIDDLE,
    'Jakarta Pusat',
    'Menara Sudirman Lt. 14, Jl. Jend. Sudirman Kav. 60, Jakarta Pusat 10220',
    'Multi-finance for small shops: working capital, invoice financing and simple bookkeeping in one application.',
  ],
  [
    'Yayasan Pendidikan Cahaya Ilmu',
    'Education',
    MIDDLE,
    'Yogyakarta',
    'Jl. Kaliurang KM 7,5 No. 21, Sleman, Yogyakarta 55281',
    'Sekolah dasar dan menengah dengan kurikulum nasional plus, serta bimbingan belajar untuk 1.800 siswa.',
  ],
  [
    'PT Griya Busana Ritelindo',
    'Retail',
    HUGE,
    'Tangerang',
    'Jl. Boulevard Gading Barat No. 5, Kelapa Dua, Tangerang 15810',
    'Ritel busana muslim dan keluarga dengan 160 gerai di 40 kota. We promote from the shop floor.',
  ],
  [
    'PT Layar Cerita Media',
    'Media',
    SMALL,
    'Jakarta Selatan',
    'Jl. Kemang Utara IX No. 3, Mampang Prapatan, Jakarta Selatan 12730',
    'Rumah produksi konten dokumenter, podcast dan video pendek untuk merek-merek lokal.',
  ],
  [
    'PT Surya Energi Timur',
    'Energy',
    MIDDLE,
    'Makassar',
    'Jl. Perintis Kemerdekaan KM 14, Biringkanaya, Makassar 90243',
    'Pembangkit surya atap dan mini-grid untuk pulau-pulau di Sulawesi dan Maluku.',
  ],
  [
    'PT Jaringan Nusa Telekom',
    'Telecommunications',
    LARGE,
    'Semarang',
    'Jl. Pandanaran No. 88, Semarang Tengah, Semarang 50134',
    'Fibre to the home and managed networks in Central Java. Our field teams connect 300 houses a day.',
  ],
  [
    'PT Pesona Wisata Dewata',
    'Hospitality',
    LARGE,
    'Denpasar',
    'Jl. Bypass Ngurah Rai No. 150, Sanur, Denpasar 80228',
    'Pengelola tiga hotel butik dan agen perjalanan di Bali dan Lombok dengan standar layanan internasional.',
  ],
  [
    'PT Baja Perkasa Sentosa',
    'Manufacturing',
    VERY_LARGE,
    'Cilegon',
    'Kawasan Industri Selat Sunda Blok A-4, Cilegon, Banten 42443',
    'Fabrikasi baja ringan, tangki dan struktur jembatan. Bersertifikat ISO 9001 dan SMK3.',
  ],
  [
    'CV Rasa Minang Saiyo',
    'Hospitality',
    MIDDLE,
    'Padang',
    'Jl. Khatib Sulaiman No. 61, Padang Utara, Padang 25135',
    'Rumah makan Padang dengan sembilan cabang dan dapur pusat untuk katering perusahaan.',
  ],
  [
    'PT Apotek Keluarga Prima',
    'Healthcare',
    LARGE,
    'Surabaya',
    'Jl. Raya Darmo No. 77, Wonokromo, Surabaya 60241',
    'Jaringan apotek 24 jam dengan layanan antar obat dan konsultasi apoteker di Jawa Timur.',
  ],
  [
    'PT Kilat Antar Indonesia',
    'Transportation',
    HUGE,
    'Jakarta Barat',
    'Jl. Daan Mogot KM 12, Cengkareng, Jakarta Barat 11730',
    'Same-day and next-day parcel delivery in 62 cities with our own riders and sorting centres.',
  ],
  [
    'PT Awan Data Andalan',
    'Technology',
    SMALL,
    'Bandung',
    'Jl. Ir. H. Juanda No. 270, Dago, Bandung 40135',
    'Konsultan data dan cloud untuk rumah sakit, kampus dan pemerintah daerah. Remote-friendly, outcome-driven.',
  ],
  [
    'PT Bank Perkreditan Mitra Usaha',
    'Finance',
    MIDDLE,
    'Solo',
    'Jl. Slamet Riyadi No. 301, Laweyan, Surakarta 57141',
    'BPR dengan 11 kantor kas yang melayani pedagang pasar dan usaha rumahan di Solo Raya.',
  ],
  [
    'PT Nusa Agro Lestari',
    'Agriculture',
    MIDDLE,
    'Lampung',
    'Jl. ZA Pagar Alam No. 40, Kedaton, Bandar Lampung 35141',
    'Perkebunan lada, kakao dan singkong dengan pabrik tapioka di Lampung Tengah.',
  ],
  [
    'PT Mitra Gawai Elektronik',
    'Retail',
    LARGE,
    'Palembang',
    'Jl. Jenderal Sudirman KM 3,5 No. 1420, Palembang 30126',
    'Toko elektronik dan gawai terbesar di Sumatera Selatan dengan layanan purnajual sendiri.',
  ],
  [
    'PT Kreasi Panggung Raya',
    'Entertainment',
    SMALL,
    'Bandung',
    'Jl. Buah Batu No. 188, Lengkong, Bandung 40264',
    'Event organizer untuk konser, peluncuran produk dan festival daerah.',
  ],
  [
    'PT Bina Talenta Mandiri',
    'Other',
    MIDDLE,
    'Jakarta Timur',
    'Jl. Pemuda No. 710, Rawamangun, Jakarta Timur 13220',
    'Outsourcing and payroll partner for 90 companies; we place more than 3,000 people a year.',
  ],
  [
    'PT Garmen Busana Utama',
    'Manufacturing',
    HUGE,
    'Semarang',
    'Kawasan Industri Wijayakusuma Blok D-7, Tugu, Semarang 50153',
    'Garment manufacturer exporting to Japan and Europe; 1,400 operators in two shifts.',
  ],
  [
    'PT Properti Kota Mandiri',
    'Construction',
    MIDDLE,
    'Balikpapan',
    'Jl. MT Haryono No. 55, Balikpapan Selatan 76114',
    'Pengembang perumahan dan ruko di Balikpapan, Samarinda dan sekitar Ibu Kota Nusantara.',
  ],
  [
    'PT Investasi Kilat Berkah',
    'Finance',
    '1-10 employees',
    'Jakarta Utara',
    'Jl. Pluit Selatan Raya No. 9, Penjaringan, Jakarta Utara 14450',
    'Layanan investasi dan titip dana dengan tim yang sedang bertumbuh.',
  ],
  [
    'CV Sinar Plastik Jaya',
    'Manufacturing',
    SMALL,
    'Gresik',
    'Jl. Mayjen Sungkono No. 14, Kebomas, Gresik 61124',
    'Pabrik kemasan plastik untuk makanan dan minuman usaha kecil.',
  ],
  [
    'PT Belajar Daring Cerdas',
    'Education',
    SMALL,
    'Depok',
    'Jl. Margonda Raya No. 422, Beji, Depok 16423',
    'Platform kursus daring untuk persiapan kerja dan ujian masuk perguruan tinggi.',
  ],
  [
    'PT Tambak Udang Nusantara',
    'Agriculture',
    MIDDLE,
    'Banyuwangi',
    'Jl. Raya Situbondo KM 9, Kalipuro, Banyuwangi 68455',
    'Budidaya udang vaname berkelanjutan dengan hatchery dan cold storage sendiri.',
  ],
];

export const COMPANY_PROFILES: readonly CompanyProfile[] = ROWS.map(([name, industry, size, city, address, about]) => ({
  name,
  industry,
  size,
  city,
  address,
  about,
}));
