import { placeNamed } from '../../../../domain/places/place-of';
import { wordsOf } from '../../../../domain/words';
import type { RelatedWords } from '../../../ports';
import type { Services } from '../../../services';
import type { TitleWords } from '../vocabulary/title-words';
import { correctWord } from './correct-word';
import { looserGroups, strictestFound, type Groups, type Part } from './looser-groups';
import { placeInSearch } from './place-in-search';
import { isTerm, isTermOrTwin, MAX_TERM_WORDS, meaningOf, meaningOfTwin, TERM_WORDS } from './related-terms';
import { otherForms } from './word-forms';

/** What a search is taken to mean (docs/adr/0014-related-jobs.md). */
export interface RelatedPlan {
  related: RelatedWords;
  correctedSearch: string | null;
  relatedSearches: string[];
}

/** Longer searches are sentences; each word costs. */
const MAX_WORDS = 8;
const MAX_SEARCHES = 6;
/** So few titles with all of a search are no list: those with less of it follow. */
const FEW_TITLES = 10;
/** Enough of them for a list. */
const MANY_TITLES = 20;
/** So many say little: beside `sales` it is the other words that matter. */
const COMMON_TITLES = 150;

/** Say that a job is looked for, and not which; they count only where nothing else is said. */
const FILLERS = new Set(
  'lowongan loker kerja pekerjaan job jobs vacancy vacancies cari dicari dibutuhkan butuh bagian posisi sebagai di ke dan and untuk for yang atau or the a of in with'.split(
    ' ',
  ),
);

/** Say that no one is led. */
const LED = new Set('staff staf karyawan karyawati pegawai'.split(' '));
/** Say that someone works, and not as what: the other words name the job. */
const STAFF = new Set([...LED, 'petugas', 'tenaga']);
/** Are led too, but name a job. */
const LED_JOBS = new Set(['admin', 'administrasi']);
const LEADERS = 'manager managers manajer supervisor spv head kepala director direktur gm leader lead chief vp'.split(
  ' ',
);

/** Say that someone does what the other words name; alone, or in a term, they mean something: `tukang las`. */
const AGENTS = new Set(
  'tukang orang juru jaga penjaga bikin buat ahli anak sarjana lulusan tamatan jurusan mas mbak'.split(' '),
);

/** Sell or teach what others work in. Each is left out of a field, unless one of its words is looked for. */
const OTHER_LINES = [
  'sales salesman penjualan marketing pemasaran telesales telemarketing presales'.split(' '),
  'guru teacher teachers pengajar dosen lecturer'.split(' '),
];

type Jobs = ReadonlyMap<string, number>;

/** Works on the words of a search, as typed; what it knows of the postings is `services.jobVocabulary`. */
export function planRelated({ jobVocabulary }: Pick<Services, 'jobVocabulary'>, search: string): RelatedPlan {
  const titles = jobVocabulary.titles();
  const jobs = titles.words;
  const typed = wordsOf(search).slice(0, MAX_WORDS);
  const sought = isTerm(typed.join(' ')) ? typed : without(FILLERS, typed);
  const meant = sought.map((word, at) =>
    placeNamed(word) ? word : (correctWord(word, jobs, { before: sought[at - 1], after: sought[at + 1] }) ?? word),
  );
  const { words, place, placeIds } = placeInSearch(meant, (word) => TERM_WORDS.has(word));
  const job = without(STAFF, words);
  // `staff toko` is a term, of which `toko` alone is not the meaning.
  const parts = isTerm(words.join(' ')) ? [words] : withoutAgents(partsOf(job));
  const all = parts.flatMap((part) => groupsOf(part, parts.length > 1, jobs));
  const strict = withoutUnknown(all, jobs);
  const found = titles.countHolding(strict);
  // `dokter hewan` is no doctor for people: a term that titles have is not taken apart.
  const apart = found > 0 && isTerm(words.join(' ')) ? [] : looserParts(words, jobs);
  const looser = found < FEW_TITLES ? looserGroups(apart) : [];
  const loose = looser.map((some) => withoutUnknown(some, jobs));
  const groups = found > 0 ? strict : (strictestFound(loose, titles) ?? strict);
  const broader = broaderOf(words, apart, looser, titles);
  return {
    related: {
      typed,
      groups,
      not: otherJobs(words, job, parts, groups),
      last: closeJobs(job, parts),
      placeIds,
      broader,
    },
    correctedSearch: meant.join() === sought.join() ? null : meant.join(' '),
    relatedSearches: searchesFor(parts, jobs).map((other) => [other, ...place].join(' ')),
  };
}

/** Without the words of the set, unless nothing would be left. */
function without(set: ReadonlySet<string>, words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !set.has(word));
  return others.length > 0 ? others : words;
}

/** The words from left to right in terms as long as they can be; what is no term is a word by itself. */
function partsOf(words: readonly string[], isOne = isTerm): (readonly string[])[] {
  const parts: (readonly string[])[] = [];
  for (let start = 0; start < words.length; ) {
    let end = Math.min(words.length, start + MAX_TERM_WORDS);
    while (end > start + 1 && !isOne(words.slice(start, end).join(' '))) end -= 1;
    parts.push(words.slice(start, end));
    start = end;
  }
  return parts;
}

/** They stand before what is meant: `anak magang`, but `guru anak`. */
function withoutAgents(parts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const first = parts.findIndex((part) => part.length > 1 || !part.every((word) => AGENTS.has(word)));
  return first > 0 ? parts.slice(first) : parts;
}

/**
 * For each word of a part what may be in its place: what the word means, and what the whole part means. So `admin gudang`
 * finds `warehouse admin`, a term that means the same, and `Administrasi Gudang`, which has a meaning of each word.
 */
function groupsOf(part: readonly string[], isBesideOthers: boolean, jobs: Jobs): string[][] {
  const term = part.join(' ');
  const whole = meaningOf(term);
  const words = without(STAFF, part);
  return partsOf(words, (some) => some !== term && isTerm(some)).map((some) => {
    const word = some.join(' ');
    const own = part.length > 1 ? meaningOf(word) : null;
    const forms = TERM_WORDS.has(word) ? [] : otherForms(word, (form) => jobs.has(form));
    return withoutLonger([
      word,
      ...(own?.others ?? []),
      ...whole.others,
      ...(isBesideOthers ? whole.beside : []),
      ...forms,
    ]);
  });
}

/** The parts of a search as they are looked for where no title has all of them; a term of several words is taken apart. */
function looserParts(words: readonly string[], jobs: Jobs): Part[] {
  const parts = withoutAgents(partsOf(without(STAFF, words)));
  const apart = parts.length === 1 ? parts.flat().map((word) => [word]) : parts;
  if (apart.length < 2) return [];
  return apart.map((part) => {
    const { others, near, beside, isOccupation } = meaningOf(part.join(' '));
    return {
      phrases: withoutLonger([...groupsOf(part, true, jobs).flat(), ...near, ...beside]),
      isOccupation,
      isLevel: [part.join(' '), ...others].some((phrase) => LEADERS.includes(phrase)),
    };
  });
}

/** A level keeps its place: who looks for a `leader sales` is a `sales supervisor` before a seller. */
function broaderOf(
  words: readonly string[],
  parts: readonly Part[],
  looser: readonly Groups[],
  titles: TitleWords,
): Groups {
  const wide = parts.map(({ phrases }) => phrases);
  if (parts.some(({ isLevel }) => isLevel) && titles.countHolding(wide) >= MANY_TITLES) return wide;
  const alone = broaderGroups(words);
  const rest = parts.filter(({ isOccupation, isLevel }) => !isOccupation && !isLevel).map(({ phrases }) => phrases);
  if (
    looser.length > 0 &&
    rest.length > 0 &&
    titles.countHolding(alone) > COMMON_TITLES &&
    titles.countHolding(rest) > 0
  )
    return rest;
  return alone.length > 0 ? alone : (looser.at(-1) ?? []);
}

/** Without those of which no title has anything, unless nothing would be left: one such word must not empty the list. */
function withoutUnknown(groups: Groups, jobs: Jobs): Groups {
  const known = groups.filter((group) => group.some((phrase) => phrase.split(' ').every((word) => jobs.has(word))));
  return known.length > 0 ? known : groups;
}

/**
 * What is found after all the rest: the occupations that are named beside something else, as `perawat` in `perawat klinik`,
 * and close ones. Words that say the same as a term are taken for it here: `jualan asuransi` for `sales asuransi`.
 */
function broaderGroups(words: readonly string[]): string[][] {
  const parts = withoutAgents(partsOf(words, isTermOrTwin)).map((part) => part.join(' '));
  const isOneTerm = parts.length === 1 && isTerm(parts[0] ?? '');
  const phrases = parts.flatMap((own) => {
    const { isOccupation, others, near } = meaningOfTwin(own);
    return isOccupation && !isOneTerm ? [own, ...others, ...near] : near;
  });
  return phrases.length > 0 ? [withoutLonger(phrases)] : [];
}

/** What no title may have: other jobs' words that look like those of the search, but none that the search itself has. */
function otherJobs(
  words: readonly string[],
  job: readonly string[],
  parts: readonly (readonly string[])[],
  groups: readonly (readonly string[])[],
): string[] {
  const wholes = parts.map((part) => meaningOf(part.join(' ')));
  const meanings = [...wholes, ...job.map(meaningOf)];
  const meant = [words.join(' '), job.join(' '), ...wholes.flatMap(({ others }) => others)];
  const isMeant = (phrase: string): boolean => meant.some((own) => holds(own, phrase));
  const isLed =
    (job.length < words.length && words.some((word) => LED.has(word))) ||
    (job.length > 1 && job.some((word) => LED_JOBS.has(word)));
  const lines = wholes.some(({ isField }) => isField) ? OTHER_LINES : [];
  return [
    ...new Set([
      ...meanings.flatMap(({ not }) => not).filter((phrase) => !isMeant(phrase)),
      ...(isLed && !job.some((word) => LEADERS.includes(word)) ? LEADERS : []),
      ...lines.filter((line) => !groups.flat().some((phrase) => line.some((word) => holds(phrase, word)))).flat(),
    ]),
  ];
}

/** What titles have that come after the others: close jobs and other levels, but nothing that the search itself names. */
function closeJobs(job: readonly string[], parts: readonly (readonly string[])[]): string[] {
  const wholes = parts.map((part) => meaningOf(part.join(' ')));
  // `pa direktur` is a personal assistant, who is no close job of a director here.
  const ofWords = job
    .flatMap((word) => meaningOf(word).last)
    .filter((phrase) => !wholes.some(({ others }) => others.some((other) => holds(other, phrase))));
  const isMeant = (phrase: string): boolean =>
    holds(job.join(' '), phrase) || job.some((word) => isSynonym(word, phrase) && isSynonym(phrase, word));
  return [...new Set([...wholes.flatMap(({ last }) => last), ...ofWords])].filter((phrase) => !isMeant(phrase));
}

const isSynonym = (one: string, other: string): boolean => meaningOf(one).others.includes(other);

/** Whether a phrase has another among its words. */
const holds = (phrase: string, part: string): boolean => ` ${phrase} `.includes(` ${part} `);

/** Without those that hold another: what they find, it finds. */
function withoutLonger(phrases: readonly string[]): string[] {
  const kept: string[] = [];
  for (const phrase of [...new Set(phrases)].toSorted((one, other) => one.length - other.length)) {
    const isOneWord = !phrase.includes(' ');
    if (isOneWord || !kept.some((part) => holds(phrase, part))) kept.push(phrase);
  }
  return kept;
}

/** The search with another term in the place of one of its own, for each that postings hold; the most frequent first. */
function searchesFor(parts: readonly (readonly string[])[], jobs: Jobs): string[] {
  const sorted = (words: readonly string[]): string => words.toSorted().join(' ');
  const own = sorted(parts.flat());
  const found = parts.flatMap((part, at) =>
    withoutLonger([part.join(' '), ...meaningOf(part.join(' ')).others]).map((other) => ({
      search: parts.map((same, place) => (place === at ? other : same.join(' '))).join(' '),
      jobs: Math.min(...other.split(' ').map((word) => jobs.get(word) ?? 0)),
    })),
  );
  return found
    .filter((other) => other.jobs > 0 && sorted(other.search.split(' ')) !== own)
    .toSorted((one, other) => other.jobs - one.jobs)
    .slice(0, MAX_SEARCHES)
    .map(({ search }) => search);
}
