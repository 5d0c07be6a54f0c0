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
  'tuntas terpenuhi genap lunas selesai habis rampung usai beres tamat berakhir kelar sudah_selesai sudah_habis sudah_beres ends is_over is_finished is_done finished';
const INVITED = 'teman kawan orang dua tiga lima sepuluh 2 3 5 10';
/** Papers that no application needs, so that who hands them over leaves a pledge. */
const PLEDGES =
  'bpkb buku_nikah sertifikat_rumah sertifikat_tanah surat_tanah surat_rumah akta_kelahiran ijazah_asli ijasah_asli ktp_asli ktp_yang_asli ijazah_yang_asli kk_asli akta_asli paspor_asli';
const KEEPERS =
  'kantor hrd hr personalia bagian_personalia pihak_personalia pemilik owner bos majikan pihak_kantor pihak_perusahaan perusahaan mess kapten yayasan kepala atasan koordinator mandor toko manajemen rumah_bos rumah_majikan';
const COUNT = 'satu dua tiga empat lima 1 2 3 4 5 6 12 18 24';
const IN_TRUST =
  'kamu anda lo lu elo mu kalian relawan pribadi sendiri karyawan pegawai pekerja staf mitra anggota talent saudara';
const NEWCOMERS = 'talent face faces model agent employee staff member assistant assistants recruit recruits';
const ROLES =
  'model talent pemeran editor penulis penerjemah wajah_baru wajah pekerja perawat sopir kru awak penari penyanyi';
const SIGNED = 'tanda_tangan ttd signing kontrak_ditandatangani';
const OWN_MONEY = 'uangmu uang_sendiri saldo_sendiri saldomu dana_sendiri your_own_money';
const HANDLING = {
  id: 'melipat lipat ngelipat menempel nempel nempelin tempel menempelkan mengelem ngelem melabeli membungkus bungkus ngebungkus merangkai ngerangkai meronce memasukkan masukin masukkan mengemas ngemas kemas menyortir nyortir sortir memilah pilah merakit rakit ngerakit menggulung mengisi ngisi isi memasang pasang masang gunting menggunting gunting2 ngegunting meronce ngelabel memilih milih',
  en: 'fold folding stick sticking glue gluing wrap wrapping pack packing put putting assemble assembling stuff stuffing sort sorting',
};
const TRIFLES = {
  id: 'amplop kotak kardus dus box stiker label brosur permen manik manik2 gelang bolpoin pulpen tisu kertas sabun lilin lem undangan sedotan pouch pita bantal boneka toples stoples kancing payet benang koran dupa perangko prangko gantungan tasbih',
  en: 'envelopes boxes cartons stickers labels candy incense pillows buttons jars candies candles sweets beads pens cards soap paper leaflets',
};
const SOON = '1 2 3 5 10 15';

/** Who pays for a person, and its wordings: `ditanggung oleh perusahaan`, `the employer covers`. */
const EMPLOYERS = {
  id: 'perusahaan kantor kami klinik hotel rumah_sakit sekolah toko pabrik instansi penyelenggara pemberi_kerja majikan pihak_perusahaan cabang kapal restoran bengkel apotek kampus lembaga badan_usaha yayasan manajemen panti pihak_panti',
  en: 'company employer we firm hospital clinic client principal hotel school restaurant office shipowner farm orchard operator factory vessel studio agency',
};
const PAID_BY =
  'dibayar dibayarkan ditanggung dibiayai disubsidi dibelikan disiapkan dilunasi dipesankan tanggungan tanggung_jawab beban dibebankan_kepada dibebankan_pada atas_biaya biaya';
const PEOPLE =
  'perakit pelipat penempel pengemas pengrajin peserta pelamar kandidat calon pendaftar karyawan mitra driver pekerja anda kamu sendiri pribadi masing masing2 peminat setiap tiap semua seluruh trainee talent kru anggota member keluarga';
const PAID = 'paid covered borne funded sponsored bought';
const APPLICANTS =
  'you yourself applicants candidates employees staff workers the_applicant the_candidate the_employee the_worker each_applicant each_candidate new_hires';
const PAYS = {
  id: 'yang_kasih yang_beri yang_sediakan yang_siapkan yang_bayar yang_bayarin yang_bayari yang_tanggung yang_nanggung kasih kasi beri ganti bayarin bayari nanggung menanggung membayar membayarkan membiayai menyubsidi mensubsidi membelikan menyediakan akan_menanggung akan_membayar akan_membiayai yang_menanggung yang_membayar yang_membiayai',
  en: 'pays pay covers cover bears sponsors sponsor funds provides will_pay will_cover will_provide',
};
const PAYING_PASSIVE =
  'ditanggung dibayar dibayarkan dibiayai dibebankan_kepada dibebankan_pada dibebankan_ke tanggungan tanggung_jawab beban';

/** One row: what the phrases mean, their first parts, their second parts, and what is between (`_` alone when absent). */
type Row = readonly [means: readonly Concept[], ones: string, others: string, between?: string];

const ROWS: readonly Row[] = [
  [['retain', 'genuine', 'document'], 'menahan tahan', 'ijazah ijasah ktp paspor'],
  [['genuine', 'document'], 'original', 'certificates certificate diplomas diploma passport passports documents'],
  // Money that is promised to be returned later.
  [
    ['refund', 'upfront', 'candidate'],
    'direimburse diremburse reimbursed reimburse diganti penggantian dikreditkan credited',
    'di_gaji_pertama pada_gaji_pertama gaji_pertama bulan_kedua bulan_depan setelah_training setelah_interview setelah_penempatan menyusul belakangan later with_your_first with_your_salary',
  ],
  [['deposit', 'pay', 'must', 'candidate'], 'makin semakin', 'besar_deposit banyak_deposit besar_saldo tinggi_deposit'],
  [['deposit', 'must'], 'butuh perlu harus wajib', 'saldo_deposit deposit_saldo'],
  // Money that a person is asked for, or that is kept from them.
  [['pay', 'deposit'], GIVING, BAILS],
  [['pay', 'cost'], GIVING, GIFTS],
  [['pay'], GIVING, SUMS],
  [['must'], 'siapkan sediakan siapin bawa keluarin', SUMS],
  [['pay', 'deposit', 'candidate'], FIRST_WAGE, KEPT],
  [['pay', 'must', 'deposit'], 'dengan', 'uang_jaminan uang_muka uang_titipan deposit'],
  [['pay', 'candidate'], 'you', 'cover bear'],
  [['pay', 'candidate'], 'anda kamu kalian', 'menerima_invoice menerima_tagihan dapat_invoice dapat_tagihan'],
  [['pay', 'must'], 'nanti ntar kita bisa', 'dibicarakan dinego dirundingkan omongin bicarakan kita_omongin'],
  [['pay', 'deposit'], 'mengganti ganti', 'nilai_produk nilai_barang nilai_stok'],
  [['pay', 'cost'], 'donasi sumbangan infak', 'sukarela untuk_kas ke_kas'],
  [['deposit'], 'bentuk tanda bukti', 'keseriusan komitmen kesungguhan'],
  [
    ['pay', 'must'],
    'dibayar dibayarkan diserahkan',
    'ke_leader ke_admin ke_mandor ke_bendahara ke_hrd lewat_bendahara lewat_koordinator',
  ],
  [
    ['pay', 'must', 'upfront'],
    'dibayar_pas dibayar_saat dibayar_waktu bayar_pas bayar_saat',
    'datang wawancara interview tes masuk',
  ],
  [['pay', 'purpose'], 'booking', 'nama slot tempat kursi kuota'],
  [
    ['pay', 'must'],
    'transfer tf kirim setor bayar disetor ditransfer',
    'ke_bca ke_bri ke_bni ke_mandiri ke_koordinator ke_panitia ke_rekening_koordinator ke_rekening_admin ke_rekening_panitia',
  ],
  [
    ['pay', 'candidate'],
    'guru tutor pengajar mitra driver sopir agen terapis model talent freelancer penulis perawat karyawan',
    'membayar bayar transfer mentransfer membeli aktivasi melunasi',
  ],
  [['pay', 'cost', 'must'], 'mahar pelicin biaya_pelicin uang_pelicin', 'dibicarakan dibahas nego menyesuaikan'],
  [['pay'], 'nominal', 'dibicarakan dibahas nego menyesuaikan'],
  [['pay'], 'berpartisipasi partisipasi', 'sebesar senilai dalam_pengadaan'],
  [['pay', 'retain'], 'disimpan dipegang ditahan', 'perusahaan manajemen oleh_perusahaan oleh_kantor oleh_manajemen'],
  [['pay'], 'berinfak bersedekah menyumbang', 'dulu dahulu ke'],
  [['pay', 'candidate'], PAYING_PASSIVE, PEOPLE],
  [['pay', 'candidate'], 'ditanggung dibayar dibayarkan dibeli dibiayai', PEOPLE, '_oleh_'],
  [['pay', 'candidate'], PAID, APPLICANTS, '_by_'],
  [['participant'], PAYING_PASSIVE, 'peserta oleh_peserta'],
  [['cost'], 'potongan biaya', 'agen agensi sponsor calo'],
  [['cost'], 'ganti mengganti penggantian pengganti', 'seragam bahan komponen kartu atribut kaos baju modul cetak'],
  [['cost'], 'jalur lewat melalui via', 'orang_dalam dalam belakang kenalan'],
  [['cost'], 'tanda ucapan uang', 'terima_kasih'],
  [['cost'], 'terima_kasih', 'ke buat untuk'],
  [['deposit'], 'ada pakai pake', 'titipan jaminan panjar pengikat mahar'],
  [['deposit', 'candidate'], 'pakai pake memakai use', OWN_MONEY],
  [['deposit'], 'uang duit dana', SECURITY],
  // A name for nothing but a demand.
  [
    ['deposit', 'must'],
    'uang duit dana',
    'kesungguhan keseriusan komitmen pengikat pengikatan ikatan kunci bangku tanda_jadi tanda_serius pegangan pengaman',
  ],
  [['deposit'], 'sebagai buat untuk jadi', 'pengikat pengaman kesungguhan tanda_jadi'],
  [['deposit'], 'ambil beli aktivasi punya', 'hak_usaha titik_usaha lahan_virtual level paket_member'],
  [['deposit'], 'lewat melalui via', 'travel_rekanan agen_rekanan travel_kami travel_yang_ditunjuk travel_mitra'],
  [['amount'], 'satu_kali sekali dua_kali satu_bulan sebulan dua_bulan setengah_bulan sebesar', 'gaji'],
  [['pay', 'purpose'], 'naik upgrade naikkan naikin', 'level ke_level ke_vip ke_premium ke_gold ke_paket akun'],
  [
    ['pay', 'purpose'],
    'lock hold reserve book',
    'a_seat the_seat a_slot the_slot the_visa the_place a_place your_seat your_slot your_place your_spot your_position',
  ],
  [['pay', 'purpose'], 'mengunci kunci amankan mengamankan', 'kursi slot kuota tempat posisi'],
  [['pay', 'purpose'], 'kursi slot kuota tempat posisi seat', 'dikunci diamankan dipesan'],
  [['pay', 'candidate'], 'diurus diuruskan dibuatkan', 'di_kami lewat_kami melalui_kami'],
  [['deposit', 'pay', 'upfront'], 'deposit depo', 'first dulu dahulu duluan'],
  [
    ['pay', 'must'],
    'mohon harap diminta silakan silahkan please',
    'dibayarkan dibayar dilunasi diselesaikan ditransfer',
  ],
  [['pay', 'duty'], 'menyelesaikan selesaikan', 'pembayaran pelunasan biaya administrasi tagihan'],
  [['pay', 'cost', 'must'], 'menyiapkan siapkan siapin', 'biaya ongkos'],
  [['pay'], 'kami kita', 'terima'],
  // What is earned and only paid out against money.
  [['refund'], 'tarik penarikan narik cairkan mencairkan withdraw', 'gaji gajimu komisi saldo komisimu your_salary'],
  [['refund'], 'fitur menu tombol', 'tarik penarikan pencairan withdraw tarik_gaji tarik_saldo tarik_komisi'],
  [
    ['refund'],
    'gaji komisi saldo dana',
    'bisa_cair dapat_cair bisa_ditarik dapat_ditarik bisa_dicairkan dapat_dicairkan terbuka',
  ],
  // Before the work begins.
  [['upfront'], 'utk untuk buat bisa', 'mulai memulai'],
  [['upfront'], 'setelah sesudah usai habis', 'ongkir biaya jaminan bayar membayar pembayaran transfer lunas deposit'],
  [['upfront'], 'masuk lulus lolos', 'tanpa_tes'],
  [['upfront', 'payroll'], 'setelah sesudah after', SIGNED],
  // Papers, accounts and faces.
  [['rent', 'bank'], 'rekening rekeningnya atm', 'nganggur menganggur kosong'],
  [['rent', 'document'], 'pakai memakai', 'kk nik ktp'],
  [['document', 'candidate'], 'nama', 'kamu anda'],
  [['photo', 'document', 'send'], 'mengumpulkan kumpulkan cari nyari', 'foto_ktp ktp_tetangga ktp_orang ktp_warga'],
  [['document', 'candidate', 'rent'], 'dipinjam pinjam meminjam', 'data datanya namanya ktpnya'],
  [['selfie', 'candidate'], 'wajah muka', 'kamu anda'],
  [['selfie'], 'samping sebelah dekat next_to beside', 'wajah muka your_face'],
  [['selfie'], 'video rekam merekam rekaman record', 'muka wajah muka_kamu diri_sambil'],
  [
    ['photo', 'document', 'idPhoto'],
    'foto poto fotoin jepret gambar photo_of picture_of photo_of_your picture_of_your',
    'ktp e_ktp ektp kk kartu_keluarga nik paspor id your_id identitas family_card id_card ktp_dan_kk',
  ],
  [['first'], 'sebelum', 'interview wawancara kami kita alamat lokasi jadwal lokasi_wawancara undangan panggilan'],
  [['first'], 'baru', 'kita kami dijadwalkan dikabari interview wawancara'],
  [['bank', 'candidate'], 'rekening rekeningnya', IN_TRUST, '_atas_nama_'],
  [
    ['bank', 'candidate', 'wage', 'payroll'],
    'masuk ditransfer dikirim dialirkan',
    'ke_rekening_kamu ke_rekening_anda ke_rekeningmu ke_rekening_lo ke_rekening_saudara',
  ],
  [['bank', 'candidate'], 'menyediakan sediakan nyediain', 'rekening'],
  [['bank', 'candidate'], 'rekening', 'lo lu elo kalian relawan kalian_sendiri'],
  [
    ['bank', 'candidate'],
    'account accounts',
    'you_own you_hold you_have in_your_name opened_in_your_name in_your_own_name',
  ],
  [['relay', 'candidate'], 'you', 'keep forward withdraw'],
  [['relay'], 'funds_arrive money_arrives payments_arrive transfers_arrive funds_come', 'in into'],
  [
    ['document', 'genuine', 'retain'],
    DIPLOMAS,
    'ditahan ditinggal dititip dititipkan disimpan dipegang dijaminkan jadi_jaminan',
  ],
  [['document', 'retain'], 'hand surrender leave', 'your_passport your_id your_passports'],
  [['relay'], 'terima menerima nampung', 'uang_masuk transferan kiriman_uang uang_dari'],
  [['retain'], 'kami saya kita bos majikan agen mandor kapten', 'amankan pegang simpan tahan'],
  [['retain'], 'keeps holds we_hold we_keep will_hold will_keep', 'your the'],
  [['retain'], 'nginap menginap', 'di_kantor di_mess'],
  [['retain'], 'are is be', 'collected kept held retained taken'],
  [
    ['retain'],
    'stays stay remains remain',
    'with_the with_us with_our in_our in_the_manager in_the_office in_the_safe in_a_safe',
  ],
  [
    ['retain'],
    'diamankan dikumpulkan diserahkan ditinggal dibawa',
    'mandor bos majikan agen pemilik manajemen perusahaan kantor hrd oleh_mandor oleh_kepala',
  ],
  // Until the work ends: what is handed over for so long is kept from its owner.
  [['retain'], 'locked stored kept held', 'in_the_office in_our in_the_safe in_a_safe by_the_office'],
  [['retain', 'genuine', 'document'], 'menyimpan menahan memegang simpan tahan pegang', PLEDGES],
  [['keeper'], 'di ke kepada pada sama oleh', KEEPERS],
  [
    ['handed', 'candidate'],
    'employees staff crew members workers',
    'deposit leave surrender submit hand hand_over hand_in',
  ],
  [['keeper'], 'with_our with_the to_our', 'hr office manager owner personnel agency captain'],
  [
    ['document', 'genuine', 'candidate'],
    'sertifikat_tanah sertifikat_rumah sertifikat bpkb surat_tanah surat_rumah kk',
    'orang_tua orangtua',
  ],
  [['genuine', 'document'], 'original', 'diploma certificate certificates passport id degree documents'],
  [
    ['shown'],
    'dikembalikan kembali',
    'bila_tidak jika_tidak apabila_tidak kalau_tidak langsung segera setelah_dicek setelah_diperiksa setelah_dicocokkan setelah_tes',
  ],
  [['term'], 'selama', COUNT],
  [['term'], pairs('kontrak', COUNT).join(' '), 'bulan tahun'],
  [['term'], 'pas saat waktu ketika', 'keluar resign berhenti'],
  [['stay'], 'during for', 'the_contract your_contract the_length the_whole_contract'],
  [['stay'], 'sampai hingga', 'proyek_selesai proyek_kelar sandar pulang_kampung'],
  [['stay'], CONTRACT, OVER],
  [
    ['stay'],
    'selama sepanjang',
    'kerja bekerja proyek event penugasan penempatan kontrak musim masa_kerja masa_kontrak terikat di_sana',
  ],
  [['stay'], 'baru', 'kembali dikembalikan dipulangkan dibalikin dilepas boleh_diambil'],
  [
    ['stay'],
    'kembali dikembalikan dipulangkan dibalikin balikin dilepas diambil diambil_kembali diberikan_lagi dikasih_lagi dikasih dikasihkan',
    'kalau waktu saat setelah sesudah pas begitu bila apabila jika ketika usai',
  ],
  [['stay'], 'returned', 'upon once after only'],
  [['stay'], 'sampai hingga sampe', 'kontrak masa_kerja berhenti keluar resign'],
  [['stay'], 'until', 'you_finish you_complete you_have_finished you_leave the_end the_contract your_contract'],
  [['stay'], 'given handed returned', 'back_when when at_the_end after_the_contract'],
  // Who, and how to reach them.
  [['us'], 'yang_kami yang_kita', 'kasih beri'],
  [['reach'], 'langsung', 'aja ke'],
  [['reach'], 'nomor nomornya', 'ada'],
  [['network'], 'undang ajak rekrut', INVITED],
  [['network'], 'mereka kamu anda', 'ajak_dua ajak_tiga rekrut_dua rekrut_tiga'],
  [['candidate'], 'new every_new each_new', NEWCOMERS],
  [['candidate'], 'tiap setiap semua seluruh masing masing2', ROLES],
  [['pay', 'candidate'], 'ditanggung dibayar dibayarkan dilunasi', ROLES, '_oleh_'],
  [['candidate'], 'yang setiap_yang semua_yang', 'lolos diterima masuk join'],
  [['candidate'], 'anak orang', 'baru'],
  // What is the owner's to keep, or the employer's to pay.
  [['warning'], 'kalau jika bila apabila if', 'hilang lost'],
  [['warning'], 'hanya_diganti_kalau hanya_diganti_jika hanya_diganti_bila', 'hilang'],
  [['free'], 'tetap', 'dipegang disimpan dibawa di_tangan'],
  [
    ['free'],
    'dipegang disimpan dibawa pegang simpan',
    'sendiri oleh_pekerja oleh_karyawan pekerja karyawan di_mobil di_kendaraan',
  ],
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
  [
    ['free'],
    'kami kita perusahaan kantor',
    'bayar pinjamkan pinjami sediakan berikan tanggung bayarkan biayai belikan fasilitasi',
  ],
  [['free'], EMPLOYERS.en, PAYS.en],
  [['free'], PAID, EMPLOYERS.en, '_by_the_'],
  [['free'], PAID, 'us our your_employer', '_by_'],
  [['free'], 'dibayar dibayarkan dibayari dibeli dibelikan ditanggung dibiayai', 'oleh'],
  [['wage'], 'bawa', 'pulang'],
  [
    ['wage', 'pay'],
    'dibayar_tiap dibayar_setiap dibayarkan_tiap dibayarkan_setiap paid_every',
    'hari minggu pekan bulan tanggal tgl akhir awal dua selesai senin jumat sabtu day week two month friday',
  ],
  [['wage'], 'sewa', 'motor kendaraan mobil'],
  [
    ['client'],
    'memegang pegang mengelola membawa',
    'uang_kas kas uang_toko kas_harian kas_toko uang_perusahaan uang_kantor',
  ],
  // Hardly any work.
  [['handwork'], HANDLING.id, TRIFLES.id],
  [['handwork'], HANDLING.en, TRIFLES.en],
  [
    ['handwork', 'easy'],
    'sambil',
    'nonton_tv nonton_drakor nonton_sinetron momong rebahan jaga_anak jagain_anak ngasuh mengasuh masak',
  ],
  [['easy'], '15 30', 'menit_sehari minutes_a_day'],
  [['easy'], pairs('kerja cuma hanya only just cukup', SOON).join(' '), 'jam menit hour hours minutes'],
];

/** Every phrase with each of its meanings. */
export const COMBINED: readonly (readonly [phrase: string, means: Concept])[] = ROWS.flatMap(
  ([means, ones, others, between]) =>
    pairs(ones, others, between).flatMap((phrase) => means.map((concept) => [phrase, concept] as const)),
);
