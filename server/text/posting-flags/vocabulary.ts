import { COMBINED } from './combined-phrases';
import { formsOf } from './word-forms';
import { WORDS, type Concept } from './words';

/** Verbs that begin a sentence about the work, and say little elsewhere. */
const OPENING_VERBS = new Set(
  `reset enrol enroll issue survey sort load stock greet draft model translate coach weigh iron sweep
  bersihkan bina pimpin siram cuci setrika masak racik angkut muat bongkar cetak arsipkan bantu
  replace repair install fix maintain remove harden clean cook operate drive inform welcome price pack deliver escort supply guard monitor review configure deploy work teach
  handle manage prepare assist help process plan develop build calculate negotiate investigate explain
  uji layani catat kelola hitung jelaskan tawarkan susun kunjungi sambut rawat jaga awasi pungut urus atur pantau cocokkan rekap tagih timbang olah rapikan tata periksa cek
  dampingi edukasi promosikan jual jualan kemas antar daftarkan jemput pasang servis
  detect identify evaluate advise teach coordinate supervise record count arrange conduct ensure perform sell serve compile administer document implement deploy audit onboard support resolve respond
  answer test check verify update design train schedule file organise organize greet sort match examine screen inspect estimate present promote write edit keep run lead`.split(
    /\s+/u,
  ),
);
const NOT_OPENING =
  /^(?:mengikuti|memenuhi|memiliki|mempunyai|melalui|menurut|mengingat|mendaftar|menarik|merupakan|menggunakan|memakai|meminati|menjadi|melengkapi|mengunduh|mengunggah|mengirim|membawa|menunggu|mendapat|meski|meskipun|menuju|mereka|merek|menu|mentor|mentoring|memang|memegang|menghubungi|mengaktifkan|mengaktivasi|mendepositkan)/u;

export const isOpeningVerb = (word: string): boolean => OPENING_VERBS.has(word);

/** `Menyeleksi berkas …`, `Detect fraud …`: an active verb at the beginning tells what employees do. */
export function isDutyVerb(word: string): boolean {
  return isOpeningVerb(word) || (/^me(?:m|n|ng|ny|l|r|w)\p{L}{4,}/u.test(word) && !NOT_OPENING.test(word));
}

interface Phrase {
  words: readonly string[];
  concept: Concept;
}

/** By the first word; the longest phrases first. */
export const PHRASES: ReadonlyMap<string, readonly Phrase[]> = byFirstWord();

function byFirstWord(): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const [concept, list] of Object.entries(WORDS) as [Concept, string][]) {
    for (const entry of list.trim().split(/\s+/u)) {
      const forms = entry.startsWith('~') ? formsOf(entry.slice(1)) : [entry];
      for (const form of forms) {
        add(phrases, form, concept);
      }
    }
  }
  for (const [phrase, concept] of COMBINED) add(phrases, phrase, concept);
  for (const list of phrases.values()) list.sort((one, other) => other.words.length - one.words.length);
  return phrases;
}

function add(phrases: Map<string, Phrase[]>, form: string, concept: Concept): void {
  const words = form.split(/[_']/u);
  const [first = ''] = words;
  phrases.set(first, [...(phrases.get(first) ?? []), { words, concept }]);
}
