import { pairs } from './word-forms';

/** Phrases of two parts, any of the one with any of the other: `nitip duit`, `uang pengikat`, `kontrak rampung`. */

const GIVING =
  'kasih ngasih kasi beri berikan memberi memberikan serahkan serahin nyerahin menyerahkan titip nitip menitipkan titipkan naro naruh naroh taruh menaruh ninggalin tinggalkan meninggalkan tinggalin sediakan siapkan siapin keluarin nyimpen simpan ngumpulin';
const SUMS = 'uang duit dana panjar persekot';
const GIFTS = 'infak infaq sumbangan sedekah kontribusi mahar';
const BAILS = 'jaminan deposit dp';
const DIPLOMA = pairs(
  'ijazah ijasah',
  'ditahan ditinggal dititip dititipkan disimpan dipegang dijaminkan jadi_jaminan',
);
const HANDED = pairs('hand surrender leave', 'your_passport your_id your_passports');
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

export const COMBINED = {
  pay: [
    ...pairs(GIVING, BAILS),
    ...pairs('you', 'cover bear'),
    ...pairs('mahar nominal', 'dibicarakan dibahas nego menyesuaikan'),
    ...pairs('dengan', 'uang_jaminan uang_muka uang_titipan deposit'),
    ...pairs(GIVING, SUMS),
    ...pairs(GIVING, GIFTS),
    ...pairs(FIRST_WAGE, KEPT),
    ...pairs('berinfak bersedekah menyumbang', 'dulu dahulu ke'),
  ],
  cost: [
    ...pairs('mahar', 'dibicarakan dibahas nego menyesuaikan'),
    ...pairs('potongan biaya', 'agen agensi sponsor calo'),
    ...pairs(GIVING, GIFTS),
    ...pairs('ganti mengganti penggantian pengganti', 'seragam bahan komponen kartu atribut kaos baju modul cetak'),
    ...pairs('jalur lewat melalui via', 'orang_dalam dalam belakang kenalan'),
    ...pairs('tanda ucapan uang', 'terima_kasih'),
    ...pairs('terima_kasih', 'ke buat untuk'),
  ],
  must: [
    ...pairs('siapkan sediakan siapin bawa keluarin', SUMS),
    ...pairs('dengan', 'uang_jaminan uang_muka uang_titipan deposit'),
  ],
  upfront: [
    ...pairs('utk untuk buat bisa', 'mulai memulai'),
    ...pairs('setelah sesudah usai habis', 'ongkir biaya jaminan bayar membayar pembayaran transfer lunas deposit'),
    ...pairs('masuk lulus lolos', 'tanpa_tes'),
    ...pairs('setelah sesudah after', SIGNED),
  ],
  payroll: pairs('setelah sesudah after', SIGNED),
  rent: [...pairs('rekening rekeningnya atm', 'nganggur menganggur kosong'), ...pairs('pakai memakai', 'kk nik ktp')],
  document: [...pairs('pakai memakai', 'kk nik ktp'), ...pairs('nama', 'kamu anda'), ...DIPLOMA, ...HANDED],
  genuine: DIPLOMA,
  selfie: pairs('wajah muka', 'kamu anda'),
  bank: pairs('rekening rekeningnya atm', 'nganggur menganggur kosong'),
  relay: pairs('terima menerima nampung', 'uang_masuk transferan kiriman_uang uang_dari'),
  us: pairs('yang_kami yang_kita', 'kasih beri'),
  reach: ['langsung_aja', 'langsung_ke', 'nomornya_ada', 'nomor_ada'],
  deposit: [
    ...pairs(GIVING, BAILS),
    ...pairs('ada pakai pake', 'titipan jaminan panjar pengikat mahar'),
    ...pairs('dengan', 'uang_jaminan uang_muka uang_titipan deposit'),
    ...pairs('pakai pake memakai use', OWN_MONEY),
    ...pairs('uang duit dana', SECURITY),
    ...pairs('sebagai buat untuk jadi', 'pengikat pengaman kesungguhan tanda_jadi'),
    ...pairs('ambil beli aktivasi punya', 'hak_usaha titik_usaha lahan_virtual level paket_member'),
    ...pairs('lewat melalui via', 'travel_rekanan agen_rekanan travel_kami travel_yang_ditunjuk travel_mitra'),
    ...pairs(FIRST_WAGE, KEPT),
  ],
  amount: pairs('satu_bulan sebulan dua_bulan setengah_bulan sebesar', 'gaji'),
  network: [
    ...pairs('undang ajak rekrut', INVITED),
    ...pairs('mereka kamu anda', 'ajak_dua ajak_tiga rekrut_dua rekrut_tiga'),
  ],
  candidate: [
    ...pairs('you', 'cover bear'),
    ...pairs('nama wajah muka', 'kamu anda'),
    ...pairs('pakai pake memakai use', OWN_MONEY),
    ...pairs('new every_new each_new', NEWCOMERS),
    ...pairs('yang setiap_yang semua_yang', 'lolos diterima masuk join'),
    ...pairs('anak orang', 'baru'),
    ...FIRST_WAGE.split(' ').flatMap((wage) => pairs(wage, KEPT)),
  ],
  /** Until the work ends: what is handed over for so long is kept from its owner. */
  stay: [
    ...pairs('during for', 'the_contract your_contract the_length the_whole_contract'),
    ...pairs('sampai hingga', 'proyek_selesai proyek_kelar sandar pulang_kampung'),
    ...pairs(CONTRACT, OVER),
    ...pairs('selama sepanjang', 'kerja bekerja kontrak musim masa_kerja masa_kontrak terikat di_sana'),
    ...pairs('baru', 'kembali dikembalikan dipulangkan dibalikin dilepas boleh_diambil'),
    ...pairs('kembali dikembalikan dipulangkan dibalikin dilepas diambil', 'kalau waktu saat setelah'),
    ...pairs('sampai hingga sampe', 'kontrak masa_kerja berhenti keluar resign'),
    ...pairs('until', 'you_leave the_end the_contract your_contract'),
    ...pairs('given handed returned', 'back_when when at_the_end after_the_contract'),
  ],
  retain: [
    ...DIPLOMA,
    ...HANDED,
    ...pairs('kami saya kita bos majikan agen mandor kapten', 'amankan pegang simpan tahan'),
    ...pairs('keeps holds', 'your the'),
    ...pairs('nginap menginap', 'di_kantor di_mess'),
    ...pairs('are is be', 'collected kept held retained taken'),
    ...pairs('stays stay remains remain', 'with_the with_us with_our in_our'),
    ...pairs(
      'diamankan dikumpulkan diserahkan ditinggal dibawa',
      'mandor bos majikan agen pemilik oleh_mandor oleh_kepala',
    ),
  ],
  /** What is the owner's to keep, or the employer's to pay. */
  free: [
    ...pairs('tetap', 'dipegang disimpan dibawa di_tangan'),
    ...pairs('dipegang disimpan dibawa', 'sendiri oleh_pekerja oleh_karyawan pekerja karyawan'),
    ...pairs('stays remains', 'with_you'),
    ...pairs('dari', 'majikan pabrik toko resto restoran yayasan kapal mandor penyelenggara'),
    ...pairs('mendapat mendapatkan memperoleh menerima diberi diberikan', 'penggantian uang ganti reimbursement'),
  ],
  wage: [
    ...pairs('bawa', 'pulang'),
    ...pairs('sewa', 'motor kendaraan mobil'),
    ...pairs('mendapat mendapatkan memperoleh menerima diberi diberikan', 'penggantian uang ganti reimbursement'),
  ],
  easy: [
    ...pairs('15 30', 'menit_sehari minutes_a_day'),
    ...pairs(pairs('kerja cuma hanya only just cukup', SOON).join(' '), 'jam menit hour hours minutes'),
  ],
} as const;
