import { repeatedTo, WORST_TEXTS } from '../masking/worst-texts.cases';
import { flagsOfPosting, readPosting } from './posting-flags';
import { GRAVEST_REASONS, type FlagReason } from './reasons';
import { bandsOf, shinglesOf, similarity } from './similarity';

const read = (description: string) => readPosting({ title: 'Staf', description, location: null, salary: null });
const reasons = (description: string): FlagReason[] => read(description).flags.map(({ reason }) => reason);

describe('what a text denies, pays or warns of is not flagged', () => {
  it.each([
    'Tidak dipungut biaya apa pun, tanpa deposit, tanpa jaminan.',
    'Kami tidak memungut biaya pendaftaran maupun seragam.',
    'Waspada penipuan yang meminta transfer biaya administrasi Rp 150.000 ke rekening pribadi.',
    'We never ask for a deposit or a registration fee.',
    'Biaya pelatihan dan medical check up ditanggung perusahaan.',
    'Target deposito dan tabungan nasabah, collection fee 5%.',
    'Gaji via rekening BCA setiap tanggal 25.',
    'Berkas: CV, fotokopi KTP, KK, ijazah dibawa saat interview.',
    'Biaya paspor, buku pelaut dan visa menjadi tanggungan perusahaan.',
    'The company covers travel, visa and medical examination costs.',
    'Menyeleksi berkas KTP, KK, dan rekening calon penerima beasiswa.',
    'Bayaran 250 ribu ditransfer ke rekening Anda sehari setelah acara.',
    'Undangan hanya dari alamat e-mail @berkatjaya.co.id, situs kami www.berkatjaya.com.',
  ])('%s', (text) => {
    expect(reasons(text)).toEqual([]);
  });
});

describe('what follows a denial is flagged', () => {
  it.each<[FlagReason, string]>([
    ['FEES', 'Tidak dipungut biaya pendaftaran, hanya mengganti uang seragam 120.000 dibayar di tempat.'],
    ['FEES', 'Bukan penipuan. Cukup bayar uang jaminan 200rb.'],
    ['FEES', 'B1aya p e n d a f t a r a n 50rb per orang, bawa cash.'],
    ['IDENTITY_OR_BANK_DATA', 'Tidak perlu CV, kirim foto KTP dan selfie saja.'],
    ['CONTACT_IN_TEXT', 'Chat nol delapan satu dua tiga empat lima enam tujuh delapan.'],
    ['FEES', 'Seragam disediakan, biaya pelatihan 200 ribu dibayar peserta.'],
    ['FEES', 'Seluruh peserta menanggung akomodasi sendiri, tiket ditanggung kantor.'],
    ['FEES', 'Buy gift cards with your own money and send us the codes.'],
    [
      'IDENTITY_OR_BANK_DATA',
      'Menerima transfer dari klien di rekening pribadi Anda lalu meneruskan ke rekening lain.',
    ],
    ['IDENTITY_OR_BANK_DATA', 'Nanti ada SMS berisi 6 digit angka, bacakan ke admin.'],
    ['CONTACT_IN_TEXT', 'Kontak nol delapan lima tujuh, sebelas dua puluh dua, tiga tiga empat empat.'],
    ['CONTACT_IN_TEXT', 'Daftar di situs www.loker-cepat.com.'],
    ['SALARY_OUT_OF_RANGE', 'Sehari dapat 2 juta hanya dengan menonton video.'],
    ['SALARY_OUT_OF_RANGE', 'Salary 30 million per week.'],
    ['SALARY_OUT_OF_RANGE', 'Gaji 3 juta per hari, siapa saja bisa.'],
  ])('%s: %s', (reason, text) => {
    expect(reasons(text)).toContain(reason);
  });
});

describe('a demand in other words is flagged', () => {
  it.each<[FlagReason, string]>([
    ['IDENTITY_OR_BANK_DATA', 'Karyawan menyerahkan BPKB kepada HRD pada hari pertama.'],
    ['IDENTITY_OR_BANK_DATA', 'Ijazah yang asli kami amankan di lemari kantor sampai Anda bekerja dua tahun.'],
    ['IDENTITY_OR_BANK_DATA', 'Kirim dulu foto KTP depan belakang, habis itu baru dijadwalkan interview.'],
    ['IDENTITY_OR_BANK_DATA', 'Video call sambil menunjukkan KTP di samping wajah sebagai syarat daftar.'],
    ['IDENTITY_OR_BANK_DATA', 'rekening lo dipake buat nampung duit customer, abis itu transfer lagi.'],
    ['FEES', 'Naik ke level Platinum 300rb baru gaji bisa cair.'],
    ['FEES', 'Deposit first, then process the order package.'],
    ['FEES', 'Setiap wajah baru menanggung biaya comp card 450 ribu sebelum sesi foto pertama.'],
    ['SALARY_OUT_OF_RANGE', 'Melipat kotak kue sambil momong anak. Penghasilan 16 juta per bulan.'],
    ['SALARY_OUT_OF_RANGE', 'Merangkai bunga plastik dari rumah, 18 juta sebulan.'],
  ])('%s: %s', (reason, text) => {
    expect(reasons(text)).toContain(reason);
  });
});

describe('what holds a posting is said in so many words', () => {
  it.each<[FlagReason, string]>([
    ['EXPLOITATION', 'Kalau ditanya petugas imigrasi, jawab saja liburan.'],
    ['EXPLOITATION', 'Do not tell the immigration officer that you will work.'],
    ['EXPLOITATION', 'Penempatan Myawaddy, tiket gratis.'],
    ['PAPERS_KEPT', 'Ijazah asli ditahan selama kontrak.'],
    ['MONEY_BEFORE_WORK', 'Biaya pelatihan 350 ribu dibayar sebelum mulai kerja.'],
  ])('%s: %s', (reason, text) => {
    expect(reasons(text)).toContain(reason);
  });

  it.each([
    'Mengurus visa turis untuk pelanggan.',
    'Bukan visa turis: visa kerja resmi diurus perusahaan.',
    'Menemani tamu keliling kota dan mengatur makan malam.',
    'Mendampingi korban yang pulang dari Myawaddy.',
    'Paspor dan buku pelaut dipegang masing-masing awak.',
    'Uang jalan diberikan di awal, sisanya boleh disimpan. SIM B2 umum.',
    'Biaya pendaftaran 50rb per orang.',
    'Kirim foto diri memegang KTP.',
  ])('and not by: %s', (text) => {
    expect(reasons(text).filter((reason) => GRAVEST_REASONS.some((grave) => grave === reason))).toEqual([]);
  });
});

describe('who teaches is not asked for what participants pay', () => {
  const flags = (title: string) =>
    flagsOfPosting({ title, description: 'Biaya kursus dibayar peserta 300 ribu.', location: null, salary: null });
  it('by the title', () => {
    expect(flags('Pelatih Renang')).toEqual([]);
    expect(flags('Kasir')).toMatchObject([{ reason: 'FEES' }]);
  });
});

describe('a salary', () => {
  const monthly = (title: string, salary: number) =>
    flagsOfPosting({
      title,
      description: 'Kerja di kantor.',
      location: 'Jakarta',
      salary: { min: salary, max: salary, period: 'MONTHLY' },
    });
  it('is far outside what such jobs pay', () => {
    expect(monthly('Kasir', 25_000_000)).toMatchObject([{ reason: 'SALARY_OUT_OF_RANGE', monthly: 25_000_000 }]);
    expect(monthly('Senior Software Engineer', 25_000_000)).toEqual([]);
    expect(monthly('Charter Pilot', 75_000_000)).toEqual([]);
    expect(monthly('Waiter', 150_000)).toMatchObject([{ reason: 'SALARY_OUT_OF_RANGE' }]);
  });
});

describe('near-copies', () => {
  const text =
    'Menerima barang dari pemasok, mencatat stok harian, menyusun rak menurut tanggal, dan melaporkan selisih setiap sore.';
  const bands = (description: string, companyId = 'a') =>
    bandsOf({ companyId, title: 'Staf', location: null, description });
  it('share a key in the index, other texts do not', () => {
    const copy = text.replace('setiap sore', 'tiap pagi');
    expect(bands(copy, 'b').filter((band) => bands(text).includes(band)).length).toBeGreaterThan(0);
    const other =
      'Melayani tamu restoran, menyajikan kopi, menjaga kebersihan meja dan bar, menghitung kas di akhir shift.';
    expect(bands(other, 'b').filter((band) => bands(text).includes(band))).toEqual([]);
    expect(similarity(shinglesOf(text), shinglesOf(copy))).toBeGreaterThan(0.6);
  });
  it('of a few words do not count', () => {
    expect(bands('Imported posting', 'b')).not.toEqual(bands('Imported posting', 'a'));
  });
});

/** How far the rules look ahead at most, which they cannot at the end of a text. */
const EDGE = 20_000;
/** The longest that a posting takes. */
const MAX_LENGTH = 20_000;
const WORDS_OF_RULES = [
  'biaya ',
  'tidak biaya, ',
  'Rp 1.000',
  'seratus ',
  'bayar deposit ktp selfie like ',
  'b1aya',
  'biaya, ',
  'menanggung ',
  'Memilah ',
  'berangkat visa imigrasi jangan bilang ',
  'ijazah tahan ktp ',
  '. ',
];
const stepsOf = (length: number, piece: string, times = 1) => read(repeatedTo(length, piece).repeat(times)).steps;

describe('the cost of the rules', () => {
  it.each(
    process.env['LONG_TESTS'] ? [...WORST_TEXTS, ...WORDS_OF_RULES] : WORST_TEXTS.filter((_, index) => index % 8 === 0),
  )('twice the text of "%s" takes at most twice the steps', (piece) => {
    expect(stepsOf(MAX_LENGTH / 2, piece, 2)).toBeLessThanOrEqual(2 * stepsOf(MAX_LENGTH / 2, piece) + EDGE);
  });

  it.each(process.env['LONG_TESTS'] ? WORDS_OF_RULES : [WORDS_OF_RULES.join('')])('100 kB of "%s" too', (piece) => {
    expect(stepsOf(50_000, piece, 2)).toBeLessThanOrEqual(2 * stepsOf(50_000, piece) + EDGE);
  });
});
