import { isLocalDate, type LocalDate } from '../../../domain/time';

/** In Indonesian and English, long and short, as spreadsheets and people write them. */
const MONTHS = [
  'jan januari january',
  'feb peb februari pebruari february',
  'mar maret march',
  'apr april',
  'mei may',
  'jun juni june',
  'jul juli july',
  'agu ags agt agust agustus aug august',
  'sep sept september',
  'okt oct oktober october',
  'nov nop november nopember',
  'des dec desember december',
];
const MONTH_OF = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [name, String(index + 1)] as const)),
);

/** `Kamis, `: a spreadsheet's long form of a day begins with its name. */
const WEEKDAY = /^[a-z']{3,9}, ?/;
/** What a spreadsheet adds to a day that it keeps as an instant. */
const MIDNIGHT = /[ t]00?[:.]00(?:[:.]00)?$/;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})([-/. ])(\d{1,2}|[a-z]{3,9}\.?)\2(\d{2}|\d{4})$/;
const LONGEST = 50;

/**
 * The day that a cell names, the day before the month where the year comes last: `2026-12-31`, `31/12/26`, `31-Des-26`,
 * `Kamis, 31 Desember 2026`, `31/12/2026 0:00`. Null for anything else, another time than midnight included.
 */
export function dayOf(text: string): LocalDate | null {
  if (text.length > LONGEST) return null;
  const plain = text.toLowerCase().replace(WEEKDAY, '').replace(MIDNIGHT, '');
  const [, firstYear, , firstMonth, lastDay] = YEAR_FIRST.exec(plain) ?? [];
  const [, firstDay, , monthOrName = '', lastYear = ''] = DAY_FIRST.exec(plain) ?? [];
  const month = firstMonth ?? MONTH_OF.get(monthOrName.replace('.', '')) ?? monthOrName;
  const year = firstYear ?? (lastYear.length === 2 ? `20${lastYear}` : lastYear);
  const day = `${year}-${month.padStart(2, '0')}-${(lastDay ?? firstDay ?? '').padStart(2, '0')}`;
  return isLocalDate(day) ? day : null;
}
