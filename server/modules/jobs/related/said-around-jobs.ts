import { placeNamed } from '../../../text/places/place-of';
import { without } from './phrases';
import { isTerm } from './related-terms';

/** Words around a job: they say where, when, for whom or at which company it is looked for, and not which job. */

const spread = (starts: string, ends: readonly string[]): string[] =>
  starts.split(' ').flatMap((start) => ends.map((end) => `${start} ${end}`));

const SCHOOLS = 'sd smp sma smk slta d1 d2 d3 d4 s1'.split(' ');
const TIMES_OF_DAY = 'pagi siang sore malam'.split(' ');

const PHRASES = [
  ...spread('lulusan tamatan ijazah minimal min', [...SCHOOLS.flatMap((one) => spread(one, SCHOOLS)), ...SCHOOLS]),
  ...spread('tidak', ['perlu pengalaman', 'butuh pengalaman']),
  ...spread('tanpa belum', ['ada pengalaman', 'punya pengalaman', 'pengalaman']),
  ...spread('non minim nol no', ['pengalaman', 'experience']),
  ...spread('shift sift', TIMES_OF_DAY),
  ...TIMES_OF_DAY.map((time) => `${time} hari`),
  'night shift',
  ...spread('gaji', 'umr umk ump besar tinggi gede lumayan harian mingguan bulanan'.split(' ')),
  ...spread('dekat deket sekitar', 'sini rumah saya lokasi'.split(' ')),
  ...spread('hari minggu bulan tahun', ['ini']),
  ...spread('fresh', 'graduate graduates grad'.split(' ')),
  'near me',
  'siap kerja',
];

const WORDS: ReadonlySet<string> = new Set(
  'freshgraduate freshgrad terdekat terdeket sekitar terbaru segera urgent sederajat hiring umr umk ump mau ingin pengen pengin nyari mencari jadi saya aku dong'.split(
    ' ',
  ),
);

/** A wage: `gaji 5 juta`, `gaji di atas 4jt`. */
const WAGE =
  /(?<= )(?:gaji )?(?:(?:di atas|diatas|minimal|min) )?\d+(?: \d+)? ?(?:juta|jt|ribu|rb)(?: (?:per bulan|sebulan|perbulan))? /g;

/** What the name of a company begins with; the rest of the words is the name. */
const LEGAL_FORMS = new Set('pt cv ud'.split(' '));

/** Employers that many people know. */
const BRANDS =
  `shopee express,ninja xpress,ninja express,j t express,j t,id express,lion parcel,pos indonesia,pizza hut,
burger king,kopi kenangan,janji jiwa,fore coffee,bank mandiri,kimia farma,indomaret,alfamart,alfamidi,superindo,hypermart,
transmart,shopee,tokopedia,lazada,bukalapak,blibli,grab,maxim,indrive,jne,jnt,sicepat,anteraja,spx,lalamove,bluebird,
starbucks,kfc,mcd,mcdonald,mcdonalds,mixue,hokben,richeese,solaria,indofood,unilever,wings,mayora,telkom,telkomsel,
indosat,pertamina,bca,bri,bni,btn,mandiri,astra,honda,yamaha,toyota,suzuki,daihatsu,samsung,oppo,vivo,xiaomi,eiger,
uniqlo,matahari,miniso,erigo,wardah,ikea,informa,guardian,watsons`.split(/,\s*/);

const BRAND_WORDS: ReadonlySet<string> = new Set(BRANDS.flatMap((brand) => brand.split(' ')));

/** No typing error: `starbucks` is meant, though no title has it. */
export const isBrandWord = (word: string): boolean => BRAND_WORDS.has(word);

/** The words as they are where nothing else is said. */
export const withoutSurroundings = (words: readonly string[]): readonly string[] =>
  without(WORDS, withoutPhrases(withoutWage(withoutCompany(words)), PHRASES));

/** `admin pt maju jaya bandung` is `admin bandung`. */
function withoutCompany(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => LEGAL_FORMS.has(word));
  return at <= 0 ? words : [...words.slice(0, at), ...words.slice(at).filter((word) => placeNamed(word))];
}

function withoutWage(words: readonly string[]): readonly string[] {
  const others = ` ${words.join(' ')} `.replaceAll(WAGE, '').trim();
  return others === '' ? words : others.split(' ');
}

/** The words as they are where nothing else is said. */
export const withoutBrands = (words: readonly string[]): readonly string[] => withoutPhrases(words, BRANDS);

/** The longest of those that begin at a word goes. A search that is a term keeps all its words. */
function withoutPhrases(words: readonly string[], phrases: readonly string[]): readonly string[] {
  if (isTerm(words.join(' '))) return words;
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = `${words.slice(at).join(' ')} `;
    const lengths = phrases.filter((phrase) => rest.startsWith(`${phrase} `)).map((phrase) => phrase.split(' ').length);
    if (lengths.length === 0) left.push(words[at] ?? '');
    at += Math.max(1, ...lengths);
  }
  return left.length > 0 ? left : words;
}
