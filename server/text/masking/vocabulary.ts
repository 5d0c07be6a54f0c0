/** The words that the detectors know, in normal form: lower case, no accents. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Top-level domains that are not ordinary words. */
export const TOP_LEVEL =
  setOf(`com net org id io dev app xyz info biz site online co edu gov mil ly ee page link bio gg tv ai tech shop store blog
  asia web cloud digital studio agency pro club space website art design works photo photography fun top vip wiki life world academy gl gle`);
/** Top-level domains that people spell out, or write after a dot with spaces around it. */
export const SPOKEN_TOP_LEVEL = setOf('com co id net org io dev app xyz gg ly gle ee my sg sch ac go web');
/** Top-level domains that are also words: recognised only after another known one, before a path, or in a known host. */
export const WEAK_TOP_LEVEL = setOf(
  'me in to my so be us sg uk au jp cn eu de nl fr ru in is cc sh am at fm im la st ws it es pl se no ph th vn kr hk tw',
);
/** Between a domain's name and its country, as in `co.id`. */
export const SECOND_LEVEL = setOf('co com ac sch or go web my net org desa ponpes biz');
/** Whole hosts whose top-level domain is also a word. */
export const KNOWN_HOSTS = setOf('t.me wa.me m.me fb.me about.me fb.com youtu.be line.me lin.ee');
/** Products and firms whose name looks like a domain. */
export const NAMED_LIKE_DOMAINS =
  setOf(`asp.net vb.net ado.net ml.net entity.net paint.net dot.net socket.io draw.io monday.com booking.com tiket.com blibli.com
  agoda.com amazon.com alibaba.com salesforce.com traveloka.com tokopedia.com bukalapak.com detik.com kompas.com trivago.com
  jobs.id cal.com make.com clickup.com canva.com notion.so trip.com hotels.com lazada.co.id shopee.co.id olx.co.id pegipegi.com halodoc.com
  kitabisa.com bhinneka.com investing.com crypto.com kumparan.com tribunnews.com cnnindonesia.com kaskus.co.id urbanindo.com rumah123.com code.org
  change.org wordpress.com wordpress.org apache.org npmjs.com fastwork.id jobstreet.com mamikos.com tirto.id idntimes.com fly.io three.js b.net .net`);

export const MAIL_PROVIDERS = setOf(
  'gmail googlemail yahoo ymail rocketmail hotmail outlook live icloud proton protonmail aol mail gmx zoho yandex msn',
);
/** Words before an address: `gmail saya budi.s`. */
export const MAIL_WORDS = setOf('gmail email surel mail yahoo ymail hotmail outlook icloud imel alamatemail');
export const AT_WORDS = setOf('at et di');
export const BRACKETED_AT_WORDS = setOf('at et di a keong');
/** Words which say that the word before is the at sign: `at symbol`, `a keong`. */
export const AT_SIGN_WORDS = setOf('symbol sign simbol keong');
export const DOT_WORDS = setOf('dot titik ttk point');
/** Signs of an address, spelt as words. */
export const SIGN_WORDS = setOf('dot titik ttk point underscore garisbawah strip dash minus');
export const SLASH_WORDS = setOf('slash garismiring');

/** Platforms, by the words that announce a handle. */
export const PLATFORMS =
  setOf(`instagram ig insta tiktok tik telegram tele tg line whatsapp wa facebook fb twitter linkedin github gitlab youtube yt discord skype
  medium behance dribbble threads snapchat wechat kakao kakaotalk signal bbm messenger pinterest steam twitch kaggle bitbucket x whats face linked`);
/** Platform words that are too common to announce a handle alone. */
export const ORDINARY_PLATFORMS = setOf('line medium behance threads signal steam x mail tik whats face linked');
/** Words that may come between a platform and the handle. */
export const HANDLE_LINKS = setOf(
  'saya ku aku gue gua id akun account my user username name nama namanya is adalah pribadi kami handle profil profile me ya sy aq dm ini in bisnis live gram app tok book',
);
/** Those which say that the account is the writer's own. */
export const OWN_LINKS = setOf('saya ku aku gue gua my pribadi sy aq id username user handle');
export const CONTACT_WORDS = setOf(
  'dm pm follow add cek hubungi kontak contact chat japri username user akun handle reach find ping',
);

/** Words that follow a platform's name in an ordinary sentence. */
export const ORDINARY_AFTER_PLATFORM = setOf(`
  dan and atau or serta juga & untuk for dengan with to ke di in on at as via melalui per dari of the a an yang is was are were by oleh pada sebagai sampai hingga
  ads ad adsense advertising iklan marketing pemasaran business bisnis api bot live story stories reels reel content konten campaign kampanye group grup groups channel kanal account
  accounts akun page pages resmi official feed feeds post posts posting postingan admin community komunitas followers follower pengikut engagement toko brand merek kantor klien client clients
  perusahaan company corporate manager management maintenance shop shopping affiliate afiliasi seller store market marketplace pixel insight insights analytics analitik organik organic
  blast gateway center centre sales service services customer pelanggan support order orders cs helpdesk copilot actions action pages desktop ci cd flow repository repo project projects
  learning recruiter premium jobs talent hiring sdk login messenger instagram ig insta tiktok telegram line whatsapp facebook fb twitter linkedin github gitlab youtube yt discord skype
  medium behance dribbble threads google canva photoshop capcut excel word outlook gmail email website web seo sem sosial social media medsos video videos foto photo photos design desain
  produksi production balancing leader supervisor operator cook chef stop up staff staf man assembly packing quality inspection manufacturing support number nomor aktif active setiap harian
  produk product products promosi promo strategi strategy tools tool platform aplikasi app apps mengelola membuat tim team kami klub club sekolah school kampus organisasi event events
  viral trends trend trending growth grow hashtag caption copywriting influencer kol endorse endorsement creator kreator editor editing specialist spesialis officer intern magang
  development developer dev integration integrasi automation otomatisasi chatbot broadcast notifikasi notification notifications template support web dashboard sticker saja only
  sudah telah selama hanya lebih sebanyak mencapai tumbuh naik meningkat turun dibuat dikelola digunakan used using menggunakan while since until dalam ada tidak belum selalu bisa dapat akan kalau jika
  oa beacon pay today webtoon game games wib pagi siang sore malam responsif cepat fast response ready standby dulu aja ya dong terlebih langsung segera balas dibalas tersedia
  jelas besar kecil kreatif laporan bulanan mingguan data database server cloud linux windows kantor pusat cabang umkm retail fashion kuliner makanan restoran hotel properti pemerintah dinas
  milik para semua berbagai beberapa banyak satu dua tiga empat lima enam tujuh delapan sembilan sepuluh one two three four five ratusan ribuan jutaan`);

/** After a number these say what is counted, so it is neither a telephone nor a house number. */
export const UNITS =
  setOf(`ekor tahun thn th bulan bln hari minggu jam menit detik km m cm mm kg gram ton liter kali orang org tim x persen unit buah pcs lembar halaman juta jt ribu rb miliar milyar
  triliun rupiah usd rp siswa mahasiswa karyawan pelanggan klien customer customers users user pengguna toko cabang outlet kota proyek project projects produk produk sku item items lantai kamar
  years year months month weeks week days day hours hour minutes people staff employees percent times meter meters hektar ha watt kva volt hp inci inch derajat negara kelas orang-orang
  transaksi transactions order orders pesanan dokumen tiket tickets followers views ruas paket kelurahan desa kecamatan provinsi bank sekolah perusahaan kendaraan armada truk mobil motor lajur arah`);
export const CURRENCIES = setOf('rp idr usd sgd rm myr eur rupiah dolar dollar us aud jpy omzet budget anggaran');

export const PHONE_WORDS =
  setOf(`hp nohp handphone hape telp telepon tlp tlpn telpon phone mobile cell cellphone tel wa whatsapp sms hubungi kontak contact nope
  telephone ponsel fax`);
/** Words that may come between such a word and the number. */
export const PHONE_LINKS = setOf(
  'saya ku aku my no nomor nmr number is adalah di ke at on me di wa hp via langsung ya id kami aktif pribadi rumah kantor',
);

export const STREET_WORDS = setOf('jl jln jalan gg gang lorong lrg lr');
/** After `jalan` these make no street with houses. */
export const ROADS = setOf(
  'tol layang nasional provinsi kabupaten lingkar akses keluar kaki sehat pintas tengah terus usaha desa kerja',
);
/** Words that belong to an address only together with a word such as `no` or `blok`. */
export const AREA_WORDS =
  setOf(`perum perumahan komplek kompleks komp cluster apartemen apartment rusun rusunawa kost kos kostan griya villa residence puri kp kampung dusun dsn lingkungan
  asrama mess ruko desa kel kelurahan taman graha bumi permata pondok`);
export const HOUSE_WORDS = setOf('no nomor nmr kav kavling blok rt tower unit');
/** Words that continue an address. */
export const ADDRESS_TAIL = setOf(
  'rt rw no nomor nmr blok kav kavling lt lantai tower unit gg gang dusun dsn kel kelurahan kec kecamatan',
);
export const ENGLISH_STREETS = setOf('street st road rd avenue ave lane ln boulevard blvd');

/** Words for digits, Indonesian and English, with the usual short spellings. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...pairs('nol kosong zero null oh nul', '0'),
  ...pairs('satu one stu sat', '1'),
  ...pairs('dua two dwa', '2'),
  ...pairs('tiga three tga', '3'),
  ...pairs('empat four empt pat', '4'),
  ...pairs('lima five lma', '5'),
  ...pairs('enam six enm', '6'),
  ...pairs('tujuh seven tjh tuju', '7'),
  ...pairs('delapan lapan eight dlpn dlapan', '8'),
  ...pairs('sembilan nine smbln sembilang', '9'),
]);
/** Words after a number word: `dua belas`, `dua puluh tiga`. */
export const TEENS = 'belas';
export const TENS = 'puluh';
/** Words between the groups of a dictated number. */
export const FILLERS = setOf('lalu terus trus kemudian then lanjut x strip dash minus spasi space titik jeda');
export const REPEAT_WORDS: ReadonlyMap<string, number> = new Map([
  ...pairs('double dobel dabel', 2),
  ...pairs('triple tripel', 3),
]);

function pairs<Value>(words: string, value: Value): [string, Value][] {
  return words.split(' ').map((word) => [word, value]);
}

/** A text without a sign, a digit or one of these words contains no contact. */
export const CONTACT_HINTS: ReadonlySet<string> = new Set([
  ...PLATFORMS,
  ...MAIL_WORDS,
  ...MAIL_PROVIDERS,
  ...CONTACT_WORDS,
  ...DOT_WORDS,
  ...NUMBER_WORDS.keys(),
  'blok',
  'http',
  'https',
  'www',
]);
