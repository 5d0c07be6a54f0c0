import { APOSTROPHES, withoutJoiners, withPlainHyphens } from './signs';
import { cleanLine } from './text';

/** What a person's name may be. */

/** Titles do not count. */
const MAX_WORDS = 8;
/** Letters of any script with their combining marks, and the signs of names and titles. Fillers are letters too, but invisible. */
const NAME = new RegExp(`^(?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M} ${APOSTROPHES}.,-])+$`, 'u');
/** Some apostrophes count as letters in Unicode. */
const LETTER = new RegExp(`(?![${APOSTROPHES}])\\p{L}`, 'u');
/** `www.rina.id` and `rina.com` consist of letters and dots too. */
const WEB_ADDRESS = /^www\.|\p{L}\.(?:com|net|org|id|io)$/iu;

/** Degrees and short titles with dots: `S.T.,`, `Ph.D.`, `A.Md.Kep.`, `Prof.`, `Hj.` */
const DOTTED_TITLE = /^(?:\p{L}{1,5}\.)+(?:\p{L}{1,6}\.?)?,*$/u;
/** Those that people write without dots, in capitals or not. */
const TITLES = new Set(
  `prof dr drg drh dra drs ir hj kh haji hajah hajjah apt ns lc ba ma mba bsc msc phd st mt se sh mh mm si ssi msi skom mkom
  sip ssos spsi mpsi spd mpd sag mag skm mkm skep mkep amd amdkep amdkeb sst str sked sfarm spt sp mp ak ca cpa`.split(
    /\s+/u,
  ),
);

const isTitle = (word: string): boolean =>
  DOTTED_TITLE.test(word) || TITLES.has(word.replace(/[.,]/gu, '').toLowerCase());

/** A name as it is stored: one line, apostrophes as typed. */
export function cleanPersonName(value: string): string {
  return withPlainHyphens(withoutJoiners(cleanLine(value)));
}

/** Letters, spaces, apostrophes, hyphens, dots and commas, in at most eight words beside titles. */
export function isPersonName(name: string): boolean {
  const words = name.split(/\s+/u).filter(Boolean);
  return (
    NAME.test(name) &&
    LETTER.test(name) &&
    words.filter((word) => !isTitle(word)).length <= MAX_WORDS &&
    !words.some((word) => WEB_ADDRESS.test(word))
  );
}
