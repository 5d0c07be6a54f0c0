import type { SeededRandom } from '../seeded-random';

/** What jobs of a random market say: names of work that mean the same, look alike, or have signs in them. */
const WORK = `sopir|supir|driver|pengemudi|sopir truk|driver ojek online|satpam|security|security officer|sekuriti|IT security|
  admin|admin gudang|staf gudang|warehouse|warehouse staff|kepala gudang|helper gudang|akuntan|accounting|akunting|staff akuntansi|
  finance & accounting|guru akuntansi|kasir|cashier|CS|customer service|CSO|SPG|SPG/SPB event|sales|sales executive|Salesforce developer|
  HRD|HR|office boy|OB|QC|quality control|PPIC|IT support|guru bahasa Italia|programmer|backend developer|C# developer|Node.js developer|
  operator produksi|operator forklift|kurir|barista|juru masak|cook helper|perawat|bidan|apoteker|teknisi AC|montir|mekanik|
  desainer grafis|content creator|admin e-commerce|marketing|telemarketing|resepsionis|front office|cleaning service|penjaga toko|
  pramuniaga|store crew|kepala toko|guru TK|tutor matematika|penerjemah 协管员|barista 😀`;
const EXTRAS =
  'senior|junior|magang|(full time)|- Jakarta|area Bandung|24 jam|lulusan SMA|100% remote|part-time|wanita/pria|min. 1 th';
const SENTENCES = `Mencari orang yang jujur dan rajin|Bisa bekerja dalam tim|Mampu mengoperasikan komputer|Memiliki SIM A atau SIM B1|
  Berpengalaman sebagai sopir|Pernah menjadi security|Menjaga gudang dan barang|Melayani pelanggan (customer service)|
  Mengerti akuntansi dasar|Bersedia ditempatkan di Surabaya|Gaji + bonus 10%|Kerja shift; libur 1 hari|Bekerja sama dengan HRD & PPIC|
  Menguasai C#, .NET_Core dan Node.js|Lokasi: Ruko Kelapa Gading|Melakukan QC barang|Membantu kasir & admin`;
const COMPANIES =
  'PT Sopir Nusantara|CV Gudang Jaya|PT Satpam Abadi|Toko Kasir_Ku|PT Akuntan & Rekan|UD Maju 100%|PT Driver Digital|RS Perawat Kasih';
const LOCATIONS = `Jakarta Selatan|Kota Jakarta Selatan|Jaksel|Jakarta|DKI Jakarta|Bandung|Kab. Bandung|Cimahi|Surabaya, Jawa Timur|Sidoarjo|
  Semarang|Yogyakarta|Sleman|Medan|Tangerang Selatan|BSD City|Bekasi|Cikarang|Denpasar, Bali|Makassar|Balikpapan|Jawa Barat|Jabodetabek|
  Remote|Bogor|Depok|Batam|Palembang|Jayapura|Sorong`;

const listOf = (text: string): string[] => text.split('|').map((part) => part.trim());
const [works, extras, sentences, companies, locations] = [WORK, EXTRAS, SENTENCES, COMPANIES, LOCATIONS].map(listOf);

export function aTitle(random: SeededRandom): string {
  const title = [random.pick(works ?? [])];
  if (random.happens(1 / 3)) title.push(random.pick(extras ?? []));
  if (random.happens(1 / 6)) title.push('/', random.pick(works ?? []));
  const text = title.join(' ');
  return random.happens(1 / 4) ? text.toUpperCase() : text;
}

export const aDescription = (random: SeededRandom): string =>
  Array.from({ length: random.whole(1, 5) }, () => random.pick(sentences ?? [])).join(
    random.pick(['. ', '\n- ', ', ', '\n']),
  );

export const aLocation = (random: SeededRandom): string => random.pick(locations ?? []);
export const aCompanyName = (random: SeededRandom): string => `${random.pick(companies ?? [])} ${random.below(20)}`;
export const aSkill = (random: SeededRandom): string => random.pick(works ?? []).slice(0, 50);

const SIGNS = ['%', '_', '!', '\\', "'", '"', '&', '/', '-', '#', '😀', '协', '(', '.*', '[a', '\n', 'ß', ' '];

/** What a person may type: nothing, a title, words, pieces of them, typing errors, signs. */
export function aSearch(random: SeededRandom): string {
  const source = random.pick([aTitle, aTitle, aTitle, aDescription, aCompanyName])(random);
  const words = source.split(/\s+/);
  const from = random.below(words.length);
  const form = random.below(13);
  if (form === 0) return '';
  if (form === 1) return random.pick(SIGNS);
  if (form === 2) return source;
  if (form === 3) return `${words[from]} ${aTitle(random).split(' ')[0]}`;
  if (form === 4) return words.slice(from, from + 2).join(random.pick([' ', '  ', '/', '-']));
  if (form === 5) return withError(random, random.pick(words));
  if (form === 6) return pieceOf(random, source);
  if (form === 7) return `${random.pick(words)}${random.pick(SIGNS)}`;
  if (form === 9) return `${random.pick(words)} ${aLocation(random)}`;
  if (form === 8) return pieceOf(random, random.pick(words));
  if (form === 10 || form === 11) return random.pick(NO_JOBS);
  return random.pick(words);
}

/** They say nothing about which job; some with a place. */
const NO_JOBS = ['lowongan kerja', 'terdekat', 'shift malam', 'starbucks', 'loker kfc jakarta'];

function pieceOf(random: SeededRandom, text: string): string {
  const letters = [...text];
  const from = random.below(letters.length);
  return letters.slice(from, from + 1 + random.below(8)).join('');
}

/** A letter twice, one missing, two in each other's place. */
function withError(random: SeededRandom, word: string): string {
  const at = random.below(word.length);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const next = after.charAt(0);
  return random.pick([before + letter + letter + after, before + after, before + next + letter + after.slice(1)]);
}
