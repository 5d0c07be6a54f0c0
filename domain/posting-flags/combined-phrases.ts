import type { Concept } from './words';
import { pairs } from './word-forms';

/** Phrases of two parts, any of the one with any of the other: `nitip duit`, `uang pengikat`, `kontrak rampung`. */

const GIVING =
  'kasih ngasih kasi beri berikan memberi memberikan serahkan serahin nyerahin menyerahkan titip nitip menitipkan titipkan naro naruh naroh taruh menaruh ninggalin tinggalkan meninggalkan tinggalin sediakan siapkan siapin keluarin nyimpen simpan ngumpulin';
const SUMS = 'uang duit dana panjar persekot';
const GIFTS = 'infak infaq sumbangan sedekah kontribusi mahar';
const BAILS = 'jaminan deposit dp';
const DIPLOMAS = 'ijazah ijasah';
const SECURITY =
  'pegangan pengikat pengikatan jaminan garansi ikatan pengaman kesungguhan keseriusan komitmen bangku kunci pangkal muka tunggu simpanan tanda_jadi tanda_serius';
const FIRST_WAGE = pairs('gaji upah', 'pertama awal bulan_pertama bulan_ke_1 bulan_awal minggu_pertama').join(' ');
const KEPT = 'ditahan disimpan dipegang ditabung dititipkan';
const CONTRACT = 'kontrak kontraknya masa_kerja masa_kontrak musim_panen contract season';
const OVER =
  'selesai habis rampung usai beres tamat berakhir kelar sudah_selesai sudah_habis sudah_beres ends is_over is_finished is_done finished';
const INVITED = 'teman kawan orang dua tiga lima sepuluh 2 3 5 10';
const NEWCOMERS = 'talent face faces model agent employee staff member assistant assistants recruit recruits';
const SIGNED = 'tanda_tangan ttd signing kontrak_ditandatangani';
const OWN_MONEY = 'uangmu uang_sendiri saldo_sendiri saldomu dana_sendiri your_own_money';
const SOON = '1 2 3 5 10 15';

/** Who pays for a person, and how it is said: `ditanggung oleh perusahaan`, `the employer covers`. */
const EMPLOYERS = {
  id: 'perusahaan kantor kami klinik hotel rumah_sakit sekolah toko pabrik instansi penyelenggara pemberi_kerja majikan pihak_perusahaan cabang kapal restoran bengkel apotek kampus lembaga',
  en: 'company employer we firm hospital clinic client principal hotel school restaurant office shipowner',
};
const PAID_BY =
  'dibayar dibayarkan ditanggung dibiayai disubsidi dibelikan disiapkan dilunasi tanggungan tanggung_jawab beban dibebankan_kepada dibebankan_pada atas_biaya biaya';
const PEOPLE =
  'peserta pelamar kandidat calon pendaftar karyawan mitra driver pekerja anda kamu sendiri pribadi masing masing2 peminat setiap tiap semua seluruh trainee talent kru anggota member keluarga';
const PAID = 'paid covered borne funded sponsored bought';
const APPLICANTS =
  'you yourself applicants candidates employees staff workers the_applicant the_candidate the_employee the_worker each_applicant each_candidate new_hires';
const PAYS = {
  id: 'yang_bayar yang_bayarin yang_bayari yang_tanggung yang_nanggung kasih kasi beri ganti bayarin bayari nanggung menanggung membayar membayarkan membiayai menyubsidi mensubsidi membelikan menyediakan akan_menanggung akan_membayar akan_membiayai yang_menanggung yang_membayar yang_membiayai',
  en: 'pays pay covers cover bears sponsors sponsor funds provides will_pay will_cover will_provide',
};
const PAYING_PASSIVE =
  'ditanggung dibayar dibayarkan dibiayai dibebankan_kepada dibebankan_pada dibebankan_ke tanggungan tanggung_jawab beban';

/** One row: what the phrases mean, their first parts, their second parts, and what is between (`_` alone when absent). */
type Row = readonly [means: readonly Concept[], ones: string, others: string, between?: string];

const ROWS: readonly Row[] = [
  // Money that a person is asked for, or that is kept from them.
  [['pay', 'deposit'], GIVING, BAILS],
  [['pay', 'cost'], GIVING, GIFTS],
  [['pay'], GIVING, SUMS],
  [['must'], 'siapkan sediakan siapin bawa keluarin', SUMS],
  [['pay', 'deposit', 'candidate'], FIRST_WAGE, KEPT],
  [['pay', 'must', 'deposit'], 'dengan', 'uang_jaminan uang_muka uang_titipan deposit'],
  [['pay', 'candidate'], 'you', 'cover bear'],
  [['pay', 'cost'], 'mahar', 'dibicarakan dibahas nego menyesuaikan'],
  [['pay'], 'nominal', 'dibicarakan dibahas nego menyesuaikan'],
  [['pay'], 'berinfak bersedekah menyumbang', 'dulu dahulu ke'],
  [['pay', 'candidate'], PAYING_PASSIVE, PEOPLE],
  [['pay', 'candidate'], 'ditanggung dibayar dibayarkan dibeli dibiayai', PEOPLE, '_oleh_'],
  [['pay', 'candidate'], PAID, APPLICANTS, '_by_'],
  [['cost'], 'potongan biaya', 'agen agensi sponsor calo'],
  [['cost'], 'ganti mengganti penggantian pengganti', 'seragam bahan komponen kartu atribut kaos baju modul cetak'],
  [['cost'], 'jalur lewat melalui via', 'orang_dalam dalam belakang kenalan'],
  [['cost'], 'tanda ucapan uang', 'terima_kasih'],
  [['cost'], 'terima_kasih', 'ke buat untuk'],
  [['deposit'], 'ada pakai pake', 'titipan jaminan panjar pengikat mahar'],
  [['deposit', 'candidate'], 'pakai pake memakai use', OWN_MONEY],
  [['deposit'], 'uang duit dana', SECURITY],
  [['deposit'], 'sebagai buat untuk jadi', 'pengikat pengaman kesungguhan tanda_jadi'],
  [['deposit'], 'ambil beli aktivasi punya', 'hak_usaha titik_usaha lahan_virtual level paket_member'],
  [['deposit'], 'lewat melalui via', 'travel_rekanan agen_rekanan travel_kami travel_yang_ditunjuk travel_mitra'],
  [['amount'], 'satu_bulan sebulan dua_bulan setengah_bulan sebesar', 'gaji'],
  // Before the work begins.
  [['upfront'], 'utk untuk buat bisa', 'mulai memulai'],
  [['upfront'], 'setelah sesudah usai habis', 'ongkir biaya jaminan bayar membayar pembayaran transfer lunas deposit'],
  [['upfront'], 'masuk lulus lolos', 'tanpa_tes'],
  [['upfront', 'payroll'], 'setelah sesudah after', SIGNED],
  // Papers, accounts and faces.
  [['rent', 'bank'], 'rekening rekeningnya atm', 'nganggur menganggur kosong'],
  [['rent', 'document'], 'pakai memakai', 'kk nik ktp'],
  [['document', 'candidate'], 'nama', 'kamu anda'],
  [['selfie', 'candidate'], 'wajah muka', 'kamu anda'],
  [
    ['document', 'genuine', 'retain'],
    DIPLOMAS,
    'ditahan ditinggal dititip dititipkan disimpan dipegang dijaminkan jadi_jaminan',
  ],
  [['document', 'retain'], 'hand surrender leave', 'your_passport your_id your_passports'],
  [['relay'], 'terima menerima nampung', 'uang_masuk transferan kiriman_uang uang_dari'],
  [['retain'], 'kami saya kita bos majikan agen mandor kapten', 'amankan pegang simpan tahan'],
  [['retain'], 'keeps holds', 'your the'],
  [['retain'], 'nginap menginap', 'di_kantor di_mess'],
  [['retain'], 'are is be', 'collected kept held retained taken'],
  [['retain'], 'stays stay remains remain', 'with_the with_us with_our in_our'],
  [
    ['retain'],
    'diamankan dikumpulkan diserahkan ditinggal dibawa',
    'mandor bos majikan agen pemilik oleh_mandor oleh_kepala',
  ],
  // Until the work ends: what is handed over for so long is kept from its owner.
  [['stay'], 'during for', 'the_contract your_contract the_length the_whole_contract'],
  [['stay'], 'sampai hingga', 'proyek_selesai proyek_kelar sandar pulang_kampung'],
  [['stay'], CONTRACT, OVER],
  [['stay'], 'selama sepanjang', 'kerja bekerja kontrak musim masa_kerja masa_kontrak terikat di_sana'],
  [['stay'], 'baru', 'kembali dikembalikan dipulangkan dibalikin dilepas boleh_diambil'],
  [['stay'], 'kembali dikembalikan dipulangkan dibalikin dilepas diambil', 'kalau waktu saat setelah'],
  [['stay'], 'sampai hingga sampe', 'kontrak masa_kerja berhenti keluar resign'],
  [['stay'], 'until', 'you_leave the_end the_contract your_contract'],
  [['stay'], 'given handed returned', 'back_when when at_the_end after_the_contract'],
  // Who, and how to reach them.
  [['us'], 'yang_kami yang_kita', 'kasih beri'],
  [['reach'], 'langsung', 'aja ke'],
  [['reach'], 'nomor nomornya', 'ada'],
  [['network'], 'undang ajak rekrut', INVITED],
  [['network'], 'mereka kamu anda', 'ajak_dua ajak_tiga rekrut_dua rekrut_tiga'],
  [['candidate'], 'new every_new each_new', NEWCOMERS],
  [['candidate'], 'yang setiap_yang semua_yang', 'lolos diterima masuk join'],
  [['candidate'], 'anak orang', 'baru'],
  // What is the owner's to keep, or the employer's to pay.
  [['free'], 'tetap', 'dipegang disimpan dibawa di_tangan'],
  [['free'], 'dipegang disimpan dibawa', 'sendiri oleh_pekerja oleh_karyawan pekerja karyawan'],
  [['free'], 'stays remains', 'with_you'],
  [['free'], 'dari', 'majikan pabrik toko resto restoran yayasan kapal mandor penyelenggara'],
  [
    ['free', 'wage'],
    'mendapat mendapatkan memperoleh menerima diberi diberikan',
    'penggantian uang ganti reimbursement',
  ],
  [['free'], PAID_BY, EMPLOYERS.id],
  [['free'], PAID_BY, EMPLOYERS.id, '_oleh_'],
  [['free'], EMPLOYERS.id, PAYS.id],
  [['free'], EMPLOYERS.en, PAYS.en],
  [['free'], PAID, EMPLOYERS.en, '_by_the_'],
  [['free'], PAID, 'us our your_employer', '_by_'],
  [['free'], 'dibayar dibayarkan dibayari dibeli dibelikan ditanggung dibiayai', 'oleh'],
  [['wage'], 'bawa', 'pulang'],
  [['wage'], 'sewa', 'motor kendaraan mobil'],
  // Hardly any work.
  [['easy'], '15 30', 'menit_sehari minutes_a_day'],
  [['easy'], pairs('kerja cuma hanya only just cukup', SOON).join(' '), 'jam menit hour hours minutes'],
];

/** Every phrase with each of its meanings. */
export const COMBINED: readonly (readonly [phrase: string, means: Concept])[] = ROWS.flatMap(
  ([means, ones, others, between]) =>
    pairs(ones, others, between).flatMap((phrase) => means.map((concept) => [phrase, concept] as const)),
);
