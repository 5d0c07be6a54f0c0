import { domainAt } from './emails';
import { isHandleLike, isOrdinary } from './handles';
import { PIN_WORDS, pinAfter } from './pins';
import type { Span, Words } from './tokens';
import { MAIL_PROVIDERS, NAMED_LIKE_DOMAINS, PLATFORMS } from './vocabulary';

/**
 * Finds handles whose platform is named after them: `cari saja dapuryoke di instagram`, `dapur_yoke (IG)`, and addresses
 * without an at sign: `dapuryoke gmail com`, `email saya dapuryoke pakai gmail`. With them go the PINs of a messenger.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Between the handle and its platform. */
const CONNECTORS = setOf(
  'di ada pakai pake via lewat on at in dengan lalu terus domain provider akun nya ya aja saja dot by the platform aplikasi app',
);
const MAX_CONNECTORS = 3;
/** Words that ask to look a handle up. */
const CUES = setOf(
  'cari carilah temukan kontak hubungi dm chat kirim email surel imel mail japri cek mampir intip nama namanya username user akun handle bernama id',
);
/** `Find candidates on LinkedIn` is work, `find me as budi on LinkedIn` is not. */
const ENGLISH_CUES = setOf('search find follow add look');
/** Between such a word and the handle; they say that a handle comes. */
const MARKERS = setOf(
  'saja aja ya akun nama namanya username user id handle saya aku gue gua me my sy ke to dengan for as',
);
const MAX_MARKERS = 4;
/** Those that could also stand before a thing: `cari saya`, `kirim ke pelanggan`. */
const OWN_NAMES = setOf('akun nama namanya username user id handle bernama');
/** What people look for, send and keep on a platform; no person has such a name. */
const THINGS =
  setOf(`pelanggan supplier pembeli calon kandidat lowongan kerja pekerjaan ide inspirasi referensi barang mitra reseller talent vendor resep leads lead prospek
  karya portofolio portfolio hasil info informasi contoh laporan materi tutorial artikel berita dokumen file tugas undangan penawaran proposal pesan kami kita mereka dia usaha jasa
  peluang bahan data alamat lengkap panggilan asli jualan promosi iklan kursus kelas belajar lamaran surat cv resume foto gambar desain rekan teman atasan guru siswa orang aktif
  bisnis pribadi pengguna konsumen klien tren artis model harga stok teknik lain lainnya semua saya aku perusahaan kantor toko sekolah bersama terverifikasi terdaftar terhubung`);
/** Verbs and adverbs with these beginnings are no handles. */
const AFFIXED = /^(?:me[mnlrw]|ber|ter|di|pem|pen)\p{L}{4,}/u;

/** One look-up for each word, since most texts hold none of these. */
const WATCHED: ReadonlySet<string> = new Set([...PLATFORMS, ...MAIL_PROVIDERS, ...PIN_WORDS]);

export function findLateHandles(words: Words): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < words.count; index += 1) {
    const { text } = words.at(index);
    if (!WATCHED.has(text)) continue;
    const found = PIN_WORDS.has(text) ? pinAfter(words, index) : null;
    const handle = found ?? handleBefore(words, index, MAIL_PROVIDERS.has(text));
    if (handle) spans.push(handle);
  }
  return spans;
}

function handleBefore(words: Words, index: number, isMail: boolean): Span | null {
  const { before } = words.at(index);
  if (before.length > 3 || before.includes('\n')) return null;
  let last = index - 1;
  while (last > index - 1 - MAX_CONNECTORS && CONNECTORS.has(words.at(last).text) && isClose(words.at(last).before))
    last -= 1;
  if (last < 0) return null;
  const first = words.runStart(last);
  const isNamed = isMail && domainAt(words, index).isComplete;
  return isHandle(words, { first, last, isNamed, isDirect: last === index - 1 })
    ? [words.at(first).from, words.at(last).to]
    : null;
}

interface Place {
  first: number;
  last: number;
  /** Whether a whole domain such as `gmail com` follows. */
  isNamed: boolean;
  /** Whether nothing is between it and the platform. */
  isDirect: boolean;
}

function isHandle(words: Words, { first, last, isNamed, isDirect }: Place): boolean {
  const { text } = words.at(first);
  if (first < last)
    return isJoined(words, first, last) && (!isDirect || /\(|\[|[-–—/|]/u.test(words.at(last + 1).before));
  if (words.at(first).isDigits || text.length < 4 || isOrdinary(text) || THINGS.has(text) || AFFIXED.test(text))
    return false;
  return (isNamed && isDirect) || isAskedFor(words, first);
}

/** `dapur_yoke`, `dapur.yoke`; no `Node.js` and no file. */
function isJoined(words: Words, first: number, last: number): boolean {
  if (!isHandleLike(words, first, last + 1) || words.at(first).isCapital) return false;
  let [hasLine, text] = [false, ''];
  for (let index = first; index <= last; index += 1) {
    const word = words.at(index);
    hasLine ||= index > first && word.before === '_';
    text += (index > first ? word.before : '') + word.text;
    if (index > first && word.before === '.' && word.text.length < 3) return false;
  }
  return hasLine || (text.includes('.') && !NAMED_LIKE_DOMAINS.has(text));
}

/** `cari saja …`, `nama akun saya …`, `kirim ke …`. */
function isAskedFor(words: Words, first: number): boolean {
  if (!isClose(words.at(first).before)) return false;
  let [place, isMarked, isOwn] = [first - 1, false, false];
  for (let count = 0; count < MAX_MARKERS && MARKERS.has(words.at(place).text); count += 1, place -= 1) {
    isMarked = true;
    isOwn ||= OWN_NAMES.has(words.at(place).text);
    if (!isClose(words.at(place).before)) return isOwn;
  }
  const { text, before } = words.at(place);
  if (ENGLISH_CUES.has(text)) return isMarked;
  if (CUES.has(text)) return isMarked || place === 0 || /[\n,.;:|(!?–—]/u.test(before);
  return isOwn;
}

function isClose(gap: string): boolean {
  return gap.length <= 2 && !gap.includes('\n') && !gap.includes('.');
}
