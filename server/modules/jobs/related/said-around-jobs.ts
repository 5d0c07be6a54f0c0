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
  'near me',
  'siap kerja',
];

const WORDS: ReadonlySet<string> = new Set(
  'terdekat terdeket sekitar terbaru segera urgent sederajat hiring umr umk ump mau ingin pengen pengin nyari mencari jadi saya aku dong'.split(
    ' ',
  ),
);

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
  without(WORDS, withoutPhrases(words, PHRASES));

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
