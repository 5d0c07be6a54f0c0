import { wordsOfPlaces } from '../../../text/places/place-of';
import { isTerm } from './related-terms';
import { STOP_WORDS } from './word-lists';

/** Words around a job: they say where, when, for whom or at which company it is looked for, and not which job. */

const spread = (starts: string, ends: readonly string[]): string[] =>
  starts.split(' ').flatMap((start) => ends.map((end) => `${start} ${end}`));

const SCHOOLS = 'sd smp sma smk slta d1 d2 d3 d4 s1'.split(' ');
const TIMES_OF_DAY = 'pagi siang sore malam'.split(' ');
const DAYS = 'senin selasa rabu kamis jumat sabtu minggu'.split(' ');

/** Their words alone say the opposite. */
const NO_EXPERIENCE = [
  ...spread('tidak', ['perlu pengalaman', 'butuh pengalaman', 'berpengalaman']),
  ...spread('tanpa belum', ['ada pengalaman', 'punya pengalaman', 'pengalaman', 'berpengalaman']),
  ...spread('non minim nol no', ['pengalaman', 'experience']),
];

const PHRASES = [
  ...spread('lulusan tamatan ijazah minimal min', [...SCHOOLS.flatMap((one) => spread(one, SCHOOLS)), ...SCHOOLS]),
  ...spread('tanpa', 'ijazah biaya interview wawancara'.split(' ')),
  ...spread('shift sift kerja', TIMES_OF_DAY),
  ...TIMES_OF_DAY.map((time) => `${time} hari`),
  ...spread(
    'senin',
    DAYS.flatMap((day) => spread('sampai sd', [day])),
  ),
  ...spread('libur', [...DAYS, 'sabtu minggu']),
  'night shift',
  ...spread('gaji', 'umr umk ump besar tinggi gede lumayan harian mingguan bulanan'.split(' ')),
  ...spread('dekat deket sekitar', 'sini rumah saya lokasi'.split(' ')),
  ...spread('hari minggu bulan tahun', ['ini']),
  ...spread('fresh', 'graduate graduates grad'.split(' ')),
  ...spread('lagi sedang', ['buka', 'butuh', 'dibuka', 'mencari']),
  ...spread('bisa langsung cepat', ['langsung kerja', 'kerja', 'interview', 'diterima']),
  ...spread('urgently urgent', ['needed', 'hiring', 'required']),
  'near me',
  'siap kerja',
  'kerja sampingan',
  'walk in interview',
  'we are hiring',
];

const WORDS =
  `freshgraduate freshgrad terdekat terdeket sekitar terbaru segera urgent sederajat hiring umr umk ump mau ingin pengen
pengin nyari mencari jadi saya aku dong info buka dibuka membuka gratis resmi terpercaya weekend`.split(/\s+/);

const AROUND: ReadonlySet<string> = new Set([...PHRASES, ...NO_EXPERIENCE, ...WORDS, ...STOP_WORDS]);
/** `fresh graduate` and `shift malam` are searched for when there is nothing else. */
const NEVER_LOOKED_FOR: ReadonlySet<string> = new Set([
  ...NO_EXPERIENCE,
  ...[...AROUND].filter((phrase) => !isTerm(phrase)),
]);

/** A wage: `gaji 5 juta`, `gaji di atas 4jt`. */
const WAGE =
  /(?<= )(?:gaji )?(?:(?:di atas|diatas|minimal|min) )?\d+(?: \d+)? ?(?:juta|jt|ribu|rb)(?: (?:per bulan|sebulan|perbulan))? /g;

/** What the name of a company begins with; the rest of the words is the name. */
const LEGAL_FORMS = new Set('pt cv ud'.split(' '));

/** Employers that many people know. */
const BRANDS: ReadonlySet<string> = new Set(
  `shopee express,ninja xpress,ninja express,j t express,j t,id express,lion parcel,pos indonesia,pizza hut,
burger king,kopi kenangan,janji jiwa,fore coffee,bank mandiri,kimia farma,indomaret,alfamart,alfamidi,superindo,hypermart,
transmart,shopee,tokopedia,lazada,bukalapak,blibli,grab,maxim,indrive,jne,jnt,sicepat,anteraja,spx,lalamove,bluebird,
starbucks,kfc,mcd,mcdonald,mcdonalds,mixue,hokben,richeese,solaria,indofood,unilever,wings,mayora,telkom,telkomsel,
indosat,pertamina,bca,bri,bni,btn,mandiri,astra,honda,yamaha,toyota,suzuki,daihatsu,samsung,oppo,vivo,xiaomi,eiger,
uniqlo,matahari,miniso,erigo,wardah,ikea,informa,guardian,watsons`.split(/,\s*/),
);

const BRAND_WORDS: ReadonlySet<string> = new Set([...BRANDS].flatMap((brand) => brand.split(' ')));
const AROUND_AND_BRANDS: ReadonlySet<string> = new Set([...AROUND, ...BRANDS]);
const MAX_PHRASE_WORDS = Math.max(...[...AROUND_AND_BRANDS].map((phrase) => phrase.split(' ').length));

/** No typing error: people mean `starbucks`, though no title has it. */
export const isBrandWord = (word: string): boolean => BRAND_WORDS.has(word);

/** How old someone is: `usia 40 tahun`, `maksimal umur 35`. */
const AGE =
  /(?<= )(?:(?:maksimal|maks|max|minimal|min) )?(?:usia|umur) (?:(?:maksimal|maks|max|di bawah|di atas) )?\d+ (?:(?:(?:sampai|sd) )?\d+ )?(?:(?:tahun|thn|th) )?/g;

/** Without the words around the job; none where nothing says which it is: `lowongan kerja terdekat`. */
export function withoutStopPhrases(words: readonly string[]): readonly string[] {
  if (isTerm(words.join(' ')) && !NEVER_LOOKED_FOR.has(words.join(' '))) return words;
  const left = withoutPhrases(withoutPatterns(withoutCompany(words)), AROUND);
  if (left.length > 0) return left;
  const own = withoutPhrases(withoutPatterns(words), NEVER_LOOKED_FOR);
  return own.length > 1 && LEGAL_FORMS.has(own[0] ?? '') ? own.slice(1) : own;
}

/** Whether there is more than words around a job and employers. */
export const hasJobWords = (words: readonly string[]): boolean => withoutPhrases(words, AROUND_AND_BRANDS).length > 0;

/** Without employers, unless nothing would be left. */
export function withoutBrands(words: readonly string[]): readonly string[] {
  const others = withoutPhrases(words, BRANDS);
  return others.length > 0 ? others : words;
}

/** `admin pt maju jaya bandung` is `admin bandung`. */
function withoutCompany(words: readonly string[]): readonly string[] {
  const form = words.findIndex((word) => LEGAL_FORMS.has(word));
  if (form <= 0) return words;
  const inPlaces = wordsOfPlaces(words);
  return words.filter((_, at) => at < form || inPlaces.has(at));
}

function withoutPatterns(words: readonly string[]): readonly string[] {
  const others = ` ${words.join(' ')} `.replaceAll(WAGE, '').replaceAll(AGE, '').trim();
  return others === '' ? [] : others.split(' ');
}

/** Removes the longest phrase that begins at a word. */
function withoutPhrases(words: readonly string[], phrases: ReadonlySet<string>): readonly string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = MAX_PHRASE_WORDS;
    while (length > 0 && !phrases.has(words.slice(at, at + length).join(' '))) length -= 1;
    if (length === 0) left.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return left;
}
