import { placeChain, placeOf } from '../places/place-of';
import { SalaryPeriod, type Salary } from '../../../domain/salaries';
import { foldForSearch } from '../../../domain/text';
import figures from './salary-figures.json';

/** What jobs with such a title and place usually pay, and what is far from it. */

/** The first kind whose words a title has. The order says what counts more: a sales manager is a manager. */
const KINDS = {
  abroad:
    'luar negeri|overseas|abroad|kapal pesiar|cruise|jepang|japan|korea|taiwan|hongkong|hong kong|kanada|canada|australia|jerman|germany|dubai|singapore|singapura|malaysia|new zealand|selandia baru|saudi|qatar|kuwait|brunei|eropa|europe|polandia|poland|turki|inggris|belanda|amerika|usa|uk|expat|abu dhabi|oman|bahrain|norwegia|norway|switzerland|sydney|london|thailand|vietnam|philippines|papua nugini|makau|macau|hungaria|romania|serbia|kroasia|croatia|italia|italy|perancis|france|spanyol|spain|portugal|siprus|cyprus|maldives|maladewa',
  intern: 'intern|internship|magang|trainee|apprentice|pkl|prakerin',
  executive:
    'director|direktur|ceo|cfo|cto|coo|chief|president|presiden|vp|general manager|gm|head|country manager|deputy|komisaris',
  manager: 'manager|manajer|mgr|managers|kacab|branch head|executive chef',
  professional:
    'ahli|komoditas|commodity|commodities|treasury|dr|dokter|doctor|dentist|pilot|first officer|chief officer|mualim|captain|kapten|nakhoda|lawyer|pengacara|notaris|speaker|expert|geologist|dosen|actuary|aktuaris|drilling|offshore|cabin crew|flight attendant|pramugari|pramugara|model',
  senior:
    'business partner|partner|controller|principal|senior|sr|supervisor|spv|lead|leader|koordinator|coordinator|kepala|konsultan|consultant|specialist|spesialis|asst|assistant manager|legal|architect|arsitek|auditor',
  engineer:
    'engineer|engineering|programmer|developer|software|devops|scientist|analyst|data analyst|blockchain|machine learning|(?:solution|solutions|security|enterprise|network|software) architect|cloud|ui|ux|it|product|qa',
  simple:
    'rumahan|pelipat|penempel|pengemas|pengepak|perangkai|perakit|pengelem|penyortir|kasir|cashier|packing|packer|pengepakan|pengemasan|pembungkus|lipat|operator|buruh|helper|kuli|cleaning|cleaner|ob|og|office boy|office girl|waiter|waiters|waitress|pelayan|pramusaji|kurir|courier|driver|drivers|sopir|supir|pengemudi|security|satpam|penjaga|jaga|pramuniaga|spg|spb|crew|kru|gudang|warehouse|picker|steward|barista|art|asisten rumah tangga|nanny|baby sitter|babysitter|pengasuh|penjahit|tukang|cook|kitchen|montir|mekanik|parkir|harian|petani|tenaga|karyawan|karyawati|toko|store|outlet|housekeeping|laundry|usher|caddy|bellboy|porter|kebersihan|tukang kebun|bongkar|muat|produksi|pabrik|angkut|resto|restoran|warung|dapur|salon',
  clerk:
    'admin|administrasi|administration|administrator|adm|entry|typist|pengetik|ketik|input|cs|customer service|receptionist|resepsionis|teller|sekretaris|secretary|front office|perpustakaan|arsip|chat|online|freelance|part time|paruh waktu|sampingan|host|live|streamer|penulis|writer|reviewer|virtual assistant|asisten',
  sales:
    'sales|salesman|marketing|business development|account executive|agent|agen|telemarketing|telesales|relationship|property|properti|advisor|canvasser|promotor|account',
  staff:
    'staff|staf|officer|pegawai|petugas|accounting|finance|purchasing|hr|hrd|guru|teacher|perawat|nurse|bidan|apoteker',
  other: '',
} as const;
export type TitleKind = keyof typeof KINDS;

const PATTERNS = (Object.entries(KINDS) as [TitleKind, string][]).map(
  ([kind, words]) => [kind, new RegExp(`(?:^|[^a-z0-9])(?:${words})(?:$|[^a-z0-9])`)] as const,
);

/** `Sopir Direktur` is a driver. */
const SIMPLE_FIRST = /^(?:sopir|supir|satpam|kurir|pengasuh|ob|og|kasir|pelayan|pembantu)\b/;

/** The kinds of a title, the one that counts first. */
export function kindsOfTitle(title: string): TitleKind[] {
  const folded = foldForSearch(title);
  if (SIMPLE_FIRST.test(folded)) return ['simple', 'other'];
  return [...PATTERNS.filter(([, pattern]) => pattern.test(folded)).map(([kind]) => kind), 'other'];
}

/** Shares of the postings of a kind with less, in rupiah a month; see salary-figures.json for their origin. */
export interface KindFigures {
  count: number;
  p1: number;
  p50: number;
  p95: number;
  p99: number;
}

export interface SalaryRange {
  low: number;
  high: number;
}

/** Far outside: this many times what 95% get, or a fifth of what 99% get. */
const ORDINARY_HIGH = 2;
/** Work that anyone can begin pays within narrow bounds, and is what scams offer. */
const SIMPLE_HIGH = 1.75;
/** Rare skills pay more than most postings say, and two of them, as in `senior engineer`, more still. */
const SKILLED_HIGH = [ORDINARY_HIGH, 4, 7.5] as const;
const EXECUTIVE_HIGH = 7;
const LOW = 1 / 5;
/** No figures are known of it; more than the best paid countries pay for it is far. */
const SIMPLE_ABROAD: SalaryRange = { low: 2_000_000, high: 45_000_000 };
const SKILLED = new Set<TitleKind>(['executive', 'manager', 'professional', 'senior', 'engineer']);

/** Titles that say nothing of the work; the text tells that it is folding, packing or labelling. */
const VAGUE = new Set<TitleKind>(['clerk', 'staff', 'other']);

/** Null where there are no figures, as for skilled work abroad. */
export function usualSalary(title: string, location: string | null, isHandwork = false): SalaryRange | null {
  const kinds = kindsOfTitle(title);
  if (isHandwork && VAGUE.has(kinds[0] ?? 'other')) kinds.unshift('simple');
  const all: Partial<Record<TitleKind, KindFigures>> = figures.kinds;
  const found = all[kinds[0] ?? 'other'];
  if (kinds[0] === 'abroad' && (kinds[1] === 'simple' || kinds[1] === 'clerk')) return SIMPLE_ABROAD;
  if (!found) return null;
  const skills = SKILLED.has(kinds[0] ?? 'other') ? kinds.filter((kind) => SKILLED.has(kind)).length : 0;
  const high = Math.max(timesOf(kinds[0], skills) * found.p95, 1.2 * found.p99);
  const factor = placeFactor(location);
  return { low: inHundredThousands(found.p1 * LOW * factor), high: inHundredThousands(high * factor) };
}

function timesOf(kind: TitleKind | undefined, skills: number): number {
  if (kind === 'executive') return EXECUTIVE_HIGH;
  if (kind === 'simple' || kind === 'clerk' || kind === 'intern') return SIMPLE_HIGH;
  return SKILLED_HIGH[skills] ?? 7.5;
}

function inHundredThousands(rupiah: number): number {
  return Math.round(rupiah / 100_000) * 100_000;
}

/** What the middle posting of the place, or of what contains it, pays beside the middle one of the country. */
function placeFactor(location: string | null): number {
  const place = location === null ? undefined : placeOf(location);
  const factors: Readonly<Record<string, number>> = figures.places;
  return (
    (place &&
      placeChain(place.id)
        .map((id) => factors[id])
        .find((factor) => factor !== undefined)) ??
    1
  );
}

/** Work that is paid by the hour is seldom a whole week's. */
const HOURS_A_MONTH = 100;

/** The middle of the range, a month; between 5 and 50 million it is 16, as commissions spread. */
export function monthlyOf({ min, max, period }: Salary): number {
  const [least, most] = [min || max || 0, max || min || 0];
  const middle = Math.sqrt(least * most);
  return Math.round(period === SalaryPeriod.HOURLY ? middle * HOURS_A_MONTH : middle);
}
