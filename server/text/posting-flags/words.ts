/**
 * The words that the rules know, by what they mean; Indonesian, English and slang side by side. `~` means all forms
 * of a verb, `_` joins the words of a phrase.
 */
export const WORDS = {
  // Money that a person is asked for.
  cost: `biaya_penempatan kewajiban_administratif kewajiban_administrasi terima_beres jasa_pengurusan jasa_penyalur jasa_penempatan biaya_jasa uang_jasa uang_kaos uang_baju uang_jaket uang_rompi uang_topi uang_id_card uang_name_tag ongkir titip_nama foto_komposit foto_portofolio premi_pertama premi_minimum agency_fee visa_handling uang_tiket uang_modul uang_berkas uang_tes uang_psikotes uang_medical uang_mcu uang_skck uang_travel uang_pengurusan uang_penempatan uang_proses uang_atribut uang_sepatu uang_helm uang_map uang_surat uang_verifikasi uang_aktivasi uang_sertifikat uang_asuransi uang_mess uang_kursus uang_kuota uang_kursi
    biaya by biayanya bea ongkos onkos iuran kontribusi infak infaq sumbangan pungutan retribusi mahar
    uang_pendaftaran uang_seragam uang_administrasi uang_admin uang_adm uang_training uang_kontrak uang_keamanan uang_rokok uang_kopi uang_terima_kasih uang_pelicin uang_masuk
    uang_ganti uang_buku uang_kartu uang_registrasi uang_pemberkasan uang_formulir uang_materai uang_pelatihan uang_makan_tim pelicin admin_fee adm_fee administration_fee processing_payment ganti_rugi`,
  deposit: `paket_silver paket_gold paket_platinum paket_bronze pesanan_prabayar order_prabayar tugas_prabayar prepaid_order prepaid_orders prepaid_task menutup_minus minus_tertutup tutup_minus saldo_minus saldo_negatif negative_balance good_faith dana_awal bond_money saldo_deposit
    saldo_minimum saldo_minimal minimum_saldo minimal_saldo saldo_awal minimum_balance starting_balance
    deposit depo depositnya jaminan uang_jaminan dana_jaminan uang_tunggu talangan dana_talangan dp uang_muka down_payment uang_pangkal uang_kunci booking_fee commitment_fee komitmen_fee
    panjar persekot cengkeram commitment_amount as_a_guarantee commitment_payment uang_komitmen uang_ikatan uang_titipan uang_keseriusan tanda_keseriusan tanda_jadi bukti_serius bukti_keseriusan setoran_awal modal_awal modal_pertama security_deposit
    uang_garansi caution_money tanda_serius biaya_komitmen member_premium member_vip duit_pegangan uang_pegangan dana_pegangan uang_pengikat duit_jaminan duit_muka uang_simpanan_awal
    stok_awal stok_pertama stok_perdana paket_awal paket_perdana paket_reseller paket_usaha paket_kemitraan belanja_awal belanja_perdana pembelian_awal starter_stock starter_package`,
  // Asked of a person or paid to one, depending on the rest: `registration fee`, `fee penjualan`.
  rate: `fee fees charge charges cost costs tarif garansi premium vip membership keanggotaan harganya harga_promo seharga senilai langganan subscription`,
  money: `own_balance own_cash
    uang_anda uang_kamu dana_anda saldo_anda modal_anda modal_sendiri
    uang duit dana cash tunai saldo modal balance money funds nominal fulus kas`,
  pay: `mohon_partisipasi gabung_paket kirim_saldo mengirim_saldo diisi_ulang membuka_polis membuka_satu_polis buka_polis ikut_meringankan meringankan_operasional meringankan_biaya isi_dulu berlangganan ambil_paket ambil_kelas ambil_seragam ambil_stok amankan_kursi amankan_slot amankan_tempat amankan_kuota secure_your must_cover candidates_cover applicants_cover
    berbayar kirim_pulsa mengirim_pulsa transfer_pulsa didepositkan mendepositkan shoulder shouldered out_of_pocket own_expense merogoh rogoh_kocek ngasih_uang kasih_uang beri_uang berikan_uang serahkan_uang menyerahkan_uang
    sediakan_uang siapkan_uang siapkan_dana sediakan_dana menyiapkan_dana menyediakan_dana bawa_uang membawa_uang ditransferkan
    ~checkout belanja_dulu belanja_produk belanja_barang belanja_di_toko membelanjakan memborong
    menanggung
    reservasi ~reservasi ~bayar ~transfer ~setor ~lunas ~tebus ~talang ~titip ~sewa tf trf trnsfer tranfer transper tfan byr byar lunasin top_up topup isi_saldo isi_ulang isi_pulsa isi_token ~beli
    dikenakan dikenai dipungut ditagih dibebankan dikutip ditarik_biaya menalangi nalangin talangin pay paid paying payable payment payments purchase purchasing buy remit recharge transferring deposit_dana
    ~order ~pesan nyicil dicicil cicil patungan invest investasi ~investasi menebus ditebus settle settled wire send_money stake staking unlock pembelian pembayaran pelunasan nebus setor bayarin nanggung ditanggung_sendiri
    ditanggung_peserta ditanggung_pelamar ditanggung_kandidat ditanggung_calon biaya_sendiri dana_pribadi uang_sendiri uang_pribadi keluarin keluarkan mengeluarkan kirim_uang kirim_dana`,
  // The stated purposes of such money.
  purpose: `tablet headset reservation comp_card orang_dalam jalur_dalam jalur_cepat jalur_khusus jalur_belakang tes_urine tes_narkoba uruskan urusin diuruskan dibuatkan buatkan
    sk nuptk gada_pratama work_permit paperwork documentation seat spot
    seragam uniform baju_kerja sepatu_safety sepatu kostum training pelatihan diklat diksar pembekalan pembekalannya orientasi mcu medical_check_up medical_checkup medical medcheck rontgen
    cek_kesehatan tes_kesehatan surat_sehat administrasi administrasinya admin adm pendaftaran pendftaran registrasi registration pemberkasan berkas id_card idcard name_tag nametag kartu_anggota kta atribut
    starter_kit starter_pack modul materi ebook tiket travel agen_perjalanan akomodasi penginapan hotel asuransi insurance kontrak materai meterai sertifikat sertifikasi
    slot_interview slot kuota kursi_interview kursus kelas verifikasi verification aktivasi activation akun rekrutmen rekrut recruitment formulir form psikotes psikotest visa paspor passport perlengkapan apd
    helm legalisir skck penempatan keberangkatan interview wawancara tes test onboarding laptop equipment peralatan lisensi license sio buku_pelaut bst konsumsi loker mess asrama bpjs payroll
    background_check processing pemrosesan proses grup group fotokopi cetak materi_tes photoshoot portofolio casting paket bahan unit inventaris barang keagenan kit package level software tools
    undangan panggilan kartu member workspace job orderan tugas misi kualifikasi seleksi map stopmap surat cv penyaluran yayasan agen calo`,
  // What one pays to be let in.
  entry: `registrasi registration pendaftaran aktivasi activation keanggotaan formulir`,
  amount: `seratus_ribu sejuta setengah_juta goceng gocap cepek gopek`,
  candidate: `masing_masing kalian data_diri_sendiri wajah_baru rekening_pribadimu pakai_data_sendiri kasir_baru sopir_baru driver_baru guru_baru mitra_baru crew_baru kru_baru sales_baru pekerja_baru anggota_baru pegawai_baru staf_baru new_agents new_employees new_staff uang_sendiri uang_pribadi dana_pribadi ktp_kamu ktp_anda nik_kamu nik_anda data_kamu data_anda identitas_anda identitas_kamu rekening_bank_anda rekening_bank_kamu
    own_balance own_cash
    nama_sendiri data_sendiri ktp_sendiri identitas_sendiri nama_pribadi your_own_name
    uang_anda uang_kamu dana_anda saldo_anda modal_anda modal_sendiri
    rekening_pribadi rekening_sendiri your_account your_bank_account personal_account personal_bank_account own_account own_bank_account own_money own_funds own_pocket
    rekening_anda rekening_kamu rekeningmu atm_anda pelamar kandidat calon_karyawan calon_pekerja calon calon_anggota peserta pendaftar karyawan_baru applicant applicants candidate candidates new_hires new_members trainee_baru calon_talent masing2 per_orang
    per_peserta setiap_orang tiap_orang sendiri pribadi pekerja`,
  must: `requirement sukarela_minimal menyiapkan be_asked_to are_asked_to you_need kudu harap wajib harus diwajibkan diharuskan diminta diharapkan silakan silahkan mohon tolong siapkan siapin sediakan disiapkan required require requires must need_to needs_to mandatory perlu persyaratan syarat cukup tinggal hrs
    wjb dimohon please bawa membawa menyertakan disertai hanya cuma responsible borne wajibkan`,
  upfront: `pas_datang saat_datang waktu_datang pas_interview saat_interview pas_wawancara saat_wawancara isi_dulu bergabung_sebagai gabung_jadi jadi_mitra jadi_agen jadi_reseller jadi_anggota otomatis_jadi otomatis_menjadi resmi_jadi langsung_jadi sebelum_jalan dulu dahulu duluan terlebih di_muka dimuka di_awal diawal di_depan didepan sebelum sblm before upfront up_front in_advance prior first awal pertama_kali langsung hari_ini segera lunas sekali_bayar
    one_time sekali di_tempat hari_h ditempat penempatan tanda_tangan`,
  refund: `direimburse diremburse modal_balik kami_kembalikan returned repaid paid_back
    diganti_perusahaan diganti_kantor diganti_klinik diganti_rumah_sakit diganti_sekolah diganti_hotel diganti_oleh_perusahaan diganti_oleh_kantor diganti_oleh_klinik diganti_oleh_rumah_sakit diganti_oleh_sekolah diganti_oleh_hotel reimbursed_by_the_company
    kembali dikembalikan dibalikin balik balik_lagi refund refundable refunded diganti penggantian reimburse reimbursed sistem_reimburse dikembaliin hangus non_refundable diambil_kembali bisa_diambil retur diuangkan kuitansi
    kwitansi bukti_transfer bendahara`,
  // Identity and bank data.
  document: `data_diri_sendiri pakai_data_sendiri your_id ktp_kamu ktp_anda nik_kamu nik_anda identitas_anda identitas_kamu identitas_asli surat_tanah surat_rumah nama_sendiri data_sendiri ktp_sendiri identitas_sendiri nama_pribadi data_pribadi_sendiri your_own_name your_name
    pakai_ktp pakai_nik pinjam_ktp pinjam_nik memakai_ktp memakai_nik gunakan_ktp menggunakan_ktp ijazah_asli asli_ijazah ijasah_asli buku_nikah bpkb stnk sertifikat_rumah sertifikat_tanah akta_kelahiran
    nomor_induk nomor_kependudukan family_card birth_certificate
    ktp e_ktp ektp kk kartu_keluarga nik npwp sim passport paspor identitas id_card national_id identity_card kartu_identitas no_ktp nomor_ktp akta akte id_photo id_document`,
  selfie: `scan_muka pindai_wajah pindai_muka selfie selfi swafoto foto_diri foto_wajah foto_muka face_scan scan_wajah verifikasi_wajah video_wajah of_your_face your_face`,
  photo: `foto scan poto fotoin pict gambar photo photos picture upload unggah ~unggah diupload fotonya jepret screenshot ss depan_belakang`,
  send: `balas_dengan sent cantumkan mencantumkan dicantumkan reply_with ~kirim ~serah ~beri kasih kasi submit share send give provide berikan isi lengkapi lampirkan ~lampir setorkan titipkan ~kumpul kumpulin hand_over enter krm input_kan sebutkan sebutin informasikan kasihkan
    disiapkan siapkan memberi mengisi isikan sharing tell confirm login log_in together bacakan bacain setor setorkan pegang holding memegang`,
  secret: `code_on_the_back kode_belakang passcode private_key seed_phrase keybca kode_pin pin_atm security_answer
    tiga_angka 3_angka 3_digit 4_digit 6_digit 6_angka enam_angka enam_digit empat_digit digit_angka angka_di_belakang kode_di_belakang sms_berisi kode_yang_masuk kode_yang_dikirim angka_yang_masuk angka_yang_dikirim
    kode_lewat_sms kode_dari_sms kode_via_sms sms_code text_code security_code code_sent six_digit bank_password card_number nomor_kartu no_kartu
    pin otp password passwords kata_sandi sandi cvv kode_verifikasi kode_sms ibu_kandung nama_ibu m_banking mbanking mobile_banking internet_banking online_banking user_id token_bank kode_token kode_rahasia pasword
    kode_verif kode_masuk sms_masuk masuk_sms kode_aktivasi sandi_sms one_time_password bank_login mother's_maiden maiden_name kode_otp verification_code gadis_ibu nama_gadis ibu_sebelum_menikah`,
  bank: `buka_rekening rekening_baru bank_statement rekening_pribadimu rekening_bank_anda rekening_bank_kamu
    rekening_pribadi rekening_sendiri rekeningku your_account your_bank_account personal_account personal_bank_account own_account own_bank_account
    rekening_anda rekening_kamu rekeningmu atm_anda akun_anda rekening rek norek no_rek nomor_rekening data_rekening account_number bank_account atm kartu_atm kartu_debit kartu_kredit buku_tabungan butab mutasi mutasi_rekening debit_card credit_card bank_details
    e_wallet ewallet akun_dana akun_ovo akun_gopay akun_bank bank_information account_details akun_whatsapp akun_wa akun_shopee akun_gojek buku_rekening`,
  card: `kartu_atm kartu_debit kartu_kredit kartu_bank atm_card debit_card credit_card bank_card`,
  retain: `left_with be_left be_handed_in dititip dititipin hold_on_to ditinggal ditinggalkan tinggalkan diagunkan sebagai_agunan buat_agunan kept_by held_by withheld we_keep we_hold retained
    disimpan disimpen disita ditaruh ditarok menyimpan_asli pegangan habis_kontrak
    ditahan ditahannya jaminan sebagai_jaminan dijaminkan dititipkan menahan kami_pegang dipegang kami_simpan disimpan_kantor dipegang_kantor`,
  genuine: `ijazah_asli asli_ijazah ijasah_asli bpkb buku_nikah sertifikat_rumah sertifikat_tanah akta_kelahiran
    asli asli2 aslinya original originals`,
  loan: `simulasi_pengajuan simulasi_pinjaman motor_kredit aplikasi_kredit aplikasi_pinjaman paylater pay_later pinjol pinjaman_online pinjaman pembiayaan kredivo akulaku cicilan kredit_online kredit_hp kredit_motor spaylater limit`,
  rent: `akunnya_kami_beli use_your let_us_use numpang_rekening pinjamkan pinjami meminjamkan dipinjamkan sewakan sewain
    rent_out renting_out lend lending lease_your rent_your
    sewa menyewa menyewakan disewa pinjam dipinjam meminjam jual_rekening jual_akun jual_atm jual_nomor jual_data beli_akun rental scan_barcode barcode scan_qr buka_rekening terima_transferan teruskan pakai_nik pakai_ktp pakai_data pakai_nama atas_nama_kamu atas_nama_anda pinjam_nama dihargai dipakai menampung digunakan`,
  // Other people's money passed on, and money that cannot be traced.
  relay: `oper dioper mengoper terima_duit nerima_duit take_them_out take_it_out take_the_money pass_the lalu_lintas_dana lalu_lintas_uang tarik_cash narik_cash tarik_duit narik_duit ambil_cash rekening_yang_kami rekening_yang_kita nomor_yang_kami cash_out cash_it withdraw_it withdraw_in withdraw_the take_it_out tarik_tunai ditarik_tunai narik_tunai ~tampung nampung
    transfer_ke_pusat setor_ke_pusat incoming move_on move_it_on passed_on send_on meneruskan teruskan diteruskan penerusan menampung penampungan rekening_penampung transfer_ulang transfer_balik transfer_kembali kirim_kembali kirim_balik kirim_ulang ke_rekening_lain
    rekening_tujuan_lain sisanya selisihnya menerima_transfer terima_transfer menerima_transferan terima_transferan menerima_dana terima_dana menerima_kiriman_uang dana_masuk uang_masuk_ke
    forward_them forward_it forward_the forwarding_funds forwarding_money forwarding_of_funds pass_on pass_it_on the_rest the_remainder the_difference wire_the receive_funds receive_payments receive_transfers receive_money receiving_funds receiving_payments
    receiving_transfers send_us_the_codes kirim_kodenya kodenya`,
  untraceable: `cheque bitcoin btc crypto kripto usdt western_union moneygram gift_card gift_cards kartu_hadiah google_play steam_wallet itunes voucher_google kode_voucher`,
  verify: `verifikasi aktivasi mengaktifkan aktif verification verify activate pencairan diaktifkan registrasi didata pendataan`,
  // Contacts without a number.
  reach: `ketik kirim_ke lalu_kirim balas_ke sms_ke telepon telp hubungin
    dilanjutkan lanjutkan dilanjut melanjutkan kirim_cv kirim_lamaran kirimkan_cv send_your_cv send_cv kirim_data hubungi kontak chat japri dm pm wa contact message cari search join gabung bergabung add lanjut konfirmasi klik scan_qr scan kunjungi follow text reply inbox hub colek kabari`,
  messenger: `wa whatsapp whatsap watsap wa_business telegram tele tg line_id grup_wa grup_telegram grup_tele link_bio link_di_bio signal_app qr linktree bio`,
  us: `kami admin hrd recruiter rekruter kita us our saya ini berikut poster mimin minji hr personalia`,
  apply: `kirim_lamaran kirim_cv kirimkan_cv percakapan komunikasi obrolan interview lamaran cv undangan info minat berminat lamar daftar mendaftar apply selanjutnya onboarding wawancara informasi detail seleksi proceed next lewat_aplikasi jadwal tugas pendaftaran`,
  // Money for nothing.
  task: `liker
    like likes subscribe subcribe subs follow follows klik click clicks clicking rating ulasan komentar captcha nonton tonton menonton iklan tugas task tasks misi screenshot ss optimization optimasi
    main_hp tonton_video watch_ads bintang_5 bintang_lima ngetik ketik share_postingan share repost views iklan_video like_video data_optimization swipe jempol`,
  clicks: `like likes liker subscribe subcribe subs follow follows nonton tonton menonton klik click clicks rating`,
  perTask: `per_like per_tugas per_klik per_task per_ulasan per_misi per_video per_subscribe per_follow per_click each_like per_job tiap_tugas setiap_tugas setiap_like per_review per_rating per_lembar per_akun`,
  easy: `tanpa_pengalaman no_experience no_skills no_skill tanpa_skill modal_hp cuma_hp dari_rumah keluar_rumah langsung_cair cair auto_cair siapa_saja semua_orang santai rebahan withdraw withdrawal instant ibu_rumah_tangga
    irt pelajar cuma_modal langsung_dibayar bebas_waktu jam_bebas auto_gajian gampang mudah simple from_home your_phone no_interview dapat_duit dapet_duit dapat_uang hasilkan_uang menghasilkan_uang
    profit untung cuan guaranteed dijamin pasti sampingan side_income extra_income sambil_rebahan ringan tanpa_modal langsung_masuk tanpa_syarat pelajar_boleh jutaan doang siapapun langsung_gajian`,
  // Work that anyone can do at home.
  handwork: `captcha captchas teh_celup`,
  // The same with any other thing, when it is done at home.
  handling: `melipat ngelipat menempel nempel nempelin menempelkan mengelem ngelem membungkus ngebungkus bungkus merangkai ngerangkai rangkai memilah pilah menyortir nyortir menggulung mengemas ngemas kemas meronce merakit ngerakit melabeli mengisi ngisi sortir lipat fold folding gluing sticking wrapping fill filling`,
  home: `di_rumah dari_rumah rumahan at_home from_home your_home kitchen_table`,
  network: `per_kepala tiap_kepala setiap_kepala per_kepala_yang komisi_per_kepala per_orang_yang_daftar setiap_orang_yang_kamu setiap_orang_yang_anda cari_anggota mencari_anggota mengajak_orang mengajak_teman mengajak_satu ajak_daftar lewat_kamu lewat_anda cari_member ajak_sebanyak every_person_you bring_in what_they_bring bonus_perekrutan bergabung_di_bawah kamu_ajak anda_ajak kamu_rekrut anda_rekrut kamu_undang yang_direkrut undang_orang undang_dua undang_tiga orang_di_bawahmu reseller_di_bawah you_invite you_recruit your_downline recruit_friends downline downlines rekrut_member rekrut_anggota passive_income pasif_income bonus_pasangan financial_freedom bebas_finansial kebebasan_finansial unlimited_income unlimited_passive ajak_teman ajak_orang invite_members
    invite_friends jaringan_kamu recruiting_downlines undang_teman member_get_member multi_level mlm network_marketing tanpa_batas profit_harian daily_return daily_profit bangun_jaringan upline passive puluhan_juta
    ratusan_juta penghasilan_jutaan ajak_lagi temanmu teman_ajak`,
  wage: `kas_bon kasbon profit_share profit_sharing bagi_hasil
    bayaran ke_rekening_anda ke_rekening_kamu ke_rekening_karyawan ke_rekening_masing to_your_account into_your_account to_your_bank_account into_your_bank_account
    gaji gajian salary upah honor komisi bonus insentif penghasilan pendapatan tunjangan dapat earn earning income wages commission thr fee_per cair dibayar penggajian gapok omset omzet target incentive allowance
    rate per_page per_halaman per_sesi per_session per_klien per_potong per_unit per_kata per_word per_responden per_paket per_porsi per_pcs per_malam per_shift
    lembur bayarannya kehadiran makan transport bensin pulsa umr umk ump thp take_home imbalan paid_test paid_take reward cashback upahnya honorarium
    uang_saku saku benefit uang_makan uang_transport uang_bensin uang_jalan service_charge tip dihargai`,
  earn: `take_home thp terima_bersih bersih_sebulan bersih_per honor honorarium dapatkan raih kantongi upahnya honornya
    bayaran digaji gaji gajian salary upah penghasilan pendapatan dapat dpt earn earning earnings income dibayar bayaran cair profit cuan make made_easy untung komisi gajinya hasilkan`,
  turnover: `harga price prices capital founded produk products promo_toko omset omzet target penjualan revenue budget anggaran spend transaksi kelolaan turnover volume tpv nilai plafon limit kredit pinjaman`,
  perTime: `mingguan hourly
    sejam menit minute minutes hourly
    hari harian sehari day daily minggu seminggu mingguan week weekly bulan sebulan bulanan month jam hour`,
  // What takes a sentence out.
  negation: `takkan tidaklah isn't aren't can't shouldn't wouldn't didn't bebas_dari terbebas_dari menolak melarang refuse refuses forbid forbids prohibit prohibits prohibited
    tanpa tidak tdk tak ga gak gk nggak enggak ngga bukan no never not without don't doesn't nor neither nihil zero dilarang jangan tiada ndak kaga kagak cannot won't anti`,
  but: `hanya cuma tp tpi cmn cman cma kcuali tapi tetapi namun kecuali melainkan selain but only except however cukup tinggal sekedar sekadar`,
  free: `zero_cost peserta_luar_kota pelamar_luar_kota kandidat_luar_kota menuju_lokasi ke_lokasi_tes ke_lokasi_interview ke_lokasi_wawancara ke_lokasi_seleksi ke_tempat_tes ke_tempat_interview ke_tempat_wawancara to_the_interview to_the_test
    boleh_beli diganti_perusahaan diganti_kantor diganti_klinik diganti_rumah_sakit diganti_sekolah diganti_hotel diganti_oleh_perusahaan diganti_oleh_kantor diganti_oleh_klinik diganti_oleh_rumah_sakit diganti_oleh_sekolah diganti_oleh_hotel reimbursed_by_the_company
    memperoleh diberikan dibagikan sponsored subsidised subsidized
    dibayari dibayarin dibelikan dibeliin disewakan disewain dipinjami dipinjamkan dipinjemin disediain dikasih dikasi diongkosi diongkosin disubsidi diberangkatkan ditraktir memberangkatkan dipinjamin dibagikan
    gratis free cuma_cuma bebas_biaya disediakan menyediakan difasilitasi provided provides dibiayai ditanggung tanggungan oleh_perusahaan dari_perusahaan dari_kantor dari_klinik by_the_company company_pays paid_by_us
    covered covers tersedia by_us oleh_kantor mendapat fasilitas difasilitas kantor_menyediakan perusahaan_menanggung menanggung no_cost digratiskan di_gratiskan free_of_charge by_the_firm by_the_employer
    by_employer oleh_rumah_sakit oleh_sekolah dari_bengkel oleh_hotel`,
  warning: `money_mules money_mule mules laundering pencucian_uang ilegal illegal
    waspada waspadai hati_hati awas beware penipuan penipu scam scams phishing mengatasnamakan mengatas_namakan oknum abaikan ignore laporkan hindari fraud fraudulent palsu fake modus suspicious mencurigakan report_it
    bukan_dari_kami`,
  duty: `tempat_tinggal penitipan_anak titip_anak tempat_penitipan balas_chat membalas_chat balas_pesan membalas_pesan jawab_chat hafal menghafal harus_hafal wajib_hafal menguasai memahami mahir knowledge_of familiar_with proficient understanding_of
    mengelola menghitung menyusun mencatat memproses menjelaskan menerima melayani menganalisa menganalisis rekap merekap menginput input menagih memverifikasi merancang mengatur mengurus menangani menyiapkan membuat
    mengendalikan kontrol mengontrol controlling memantau monitoring mengawasi memasarkan menawarkan mempromosikan mengembangkan mengarsip mengolah mengecek cek memeriksa memastikan membantu negosiasi menegosiasi rekonsiliasi
    melakukan menjual pembukuan anggaran budget laporan administrasi_karyawan manage manages managing prepare handle process reconcile approve own build develop explain explains collect track maintain report
    negotiate assist assists assisting help helps negotiating review monitor oversee investigate lead integrate integration plan design calculate develops reconciliation mengisi_uang bertanggung_jawab menaksir menghimpun membimbing
    nagih nerima ngitung nyatet ngurus ngurusin ngatur nawarin ngecek nyusun ngerekap jualin
    edukasi memperbaiki mengajak mengakuisisi mengumpulkan menyetor menyelesaikan meninjau mendampingi`,
  client: `karcis kios pedagang wa_klinik wa_toko wa_kantor wa_outlet wa_sekolah wa_bisnis sisa_buat_supir sisa_buat_sopir uang_hasil setor_hasil menyetor_hasil setoran_hasil hasil_penjualan_ke hasil_jualan_ke order_cod orderan_cod hasil_cod admin_membership staf_membership foto_agunan agunan_nasabah brankas_koperasi laci kembalian uang_kembalian till pin_pad pin_pads pinpad edc card_reader card_readers card_payments spp uang_gedung uang_cod paket_cod dana_cod setoran_cod pembayaran_cod
    warga masyarakat jemaah jamaah peserta_kursus peserta_didik peserta_lelang peserta_lomba peserta_seminar peserta_tur peserta_umrah peserta_bpjs peserta_asuransi
    calon_nasabah calon_pelanggan calon_pembeli calon_debitur calon_penyewa calon_peminjam calon_siswa calon_mahasiswa calon_investor peminjam pemohon borrowers borrower applicants_for_loans
    fitur feature features api endpoint bug bugs test_case test_cases
    giro kas_kecil petty_cash nasabah pelanggan customer customers klien client clients supplier vendor pembeli tamu guest guests siswa mahasiswa pasien users pengguna merchant merchants penyewa debitur konsumen penghuni investor buyer murid
    orang_tua students patients hotel_guests mitra_usaha wajib_pajak donatur donasi pengunjung vendors suppliers employees invoice faktur penumpang tenants umkm player players gamer gamers passenger passengers buyers travellers travelers shoppers donors visitors diners`,
  paper: `fotokopi fotocopy copy salinan fc foto_copy photocopy`,
  application: `cv lamaran ijazah transkrip skck pas_foto pasfoto resume portofolio surat_lamaran`,
  meeting: `interview wawancara dibawa membawa bawa ditunjukkan kontrak diterima onboarding hari_pertama first_day`,
  payroll: `ke_rekening_anda ke_rekening_kamu ke_rekening_karyawan ke_rekening_masing to_your_account into_your_account to_your_bank_account into_your_bank_account
    gaji payroll salary penggajian`,
  has: `memiliki punya mempunyai mahir have having menguasai`,
  stay: `selama_kerja`,
  // Weaker: who gets an original, for how long, and what is only looked at.
  hand: `meninggalkan diserahkan diserahin menyerahkan serahkan serahin ditaruh ditaro taro taruh naruh ditinggal ditinggalkan ninggalin dititip dititipin dititipkan menitipkan titipkan titip nitip dikumpulkan dikumpulin kumpulin disetor disetorkan diamankan dikunci`,
  keeper: `hrd personalia`,
  handed: `handed_over_to`,
  term: `masa_kontrak masa_kerja masa_ikatan ikatan_kerja ikatan_dinas kontrak_kerja length_of_the_contract`,
  // In the title, who is paid by those who take part.
  teacher: `pelatih instruktur trainer tutor coach pengajar instructor`,
  participant: `peserta participant`,
  shown: `ditunjukkan ditunjukin tunjukkan diperlihatkan perlihatkan legalisir dilegalisir dicocokkan diverifikasi dicek diperiksa hari_itu hari_yang_sama same_day saat_itu shown show seen inspected`,
  // Data that is demanded before any details.
  idPhoto: `bolak_balik front_and_back`,
  first: `dulu dahulu terlebih menyusul kemudian_baru baru_dijadwalkan baru_diundang baru_dikabari baru_bisa before_we chat_first in_chat by_chat via_chat lewat_chat`,
} as const;

export type Concept = keyof typeof WORDS;
