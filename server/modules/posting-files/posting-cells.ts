import { refuse } from '../../../domain/errors';
import { EMPLOYMENT_TYPES } from '../../../domain/jobs';
import { options as english } from '../../../domain/messages/en/options';
import { options as indonesian } from '../../../domain/messages/id/options';
import { LOCATION_TYPES } from '../../../domain/slots';
import { TIME_ZONES, ZONE_NAMES, type LocalDate } from '../../../domain/time';
import { dayOf } from './posting-day';
import type { PostingLine } from './posting-lines';

/** What a line says, in the words of the form. What the file has no column for is missing, an empty cell is null. */
export function formOf(cells: NonNullable<PostingLine['cells']>) {
  const { reference: _own, ...given } = cells;
  return Object.fromEntries(
    Object.entries(given).map(([column, cell]) => {
      const text = cell.trim();
      return [column, text === '' ? null : (READERS[column as keyof typeof READERS] ?? asWritten)(text)];
    }),
  );
}

const asWritten = (text: string): unknown => text;

const folded = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, ' ');

/** What is no choice stays as it is, for the form's rule to refuse. */
function choice(choices: ReadonlyMap<string, string>) {
  const known = new Map([...choices].map(([word, value]) => [folded(word), value]));
  return (text: string): string => known.get(folded(text)) ?? text;
}

function named<Value extends string>(values: readonly Value[], ...texts: Record<Value, string>[]): Map<string, string> {
  return new Map(
    values.flatMap((value) => [[value, value] as const, ...texts.map((words) => [words[value], value] as const)]),
  );
}

/** As people and spreadsheets write it: `5000000`, `5.000.000`, `Rp 5,000,000`, `Rp5.000.000,00`. */
const RUPIAH = /^(?:rp\.?|idr)?\s*(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,](?:0{1,2}|-))?$/i;

function rupiah(text: string): number {
  const [, digits] = RUPIAH.exec(text) ?? [];
  // No amount is below zero: the form's rule says what is wrong.
  return digits ? Number(digits.replace(/[.,]/g, '')) : -1;
}

const day =
  (column: 'autoCloseDate' | 'slots') =>
  (text: string): LocalDate => {
    const read = dayOf(text);
    if (!read) throw refuse('POSTING_DAY_UNREADABLE', [column]);
    return read;
  };
const slotDay = day('slots');

/**
 * Of a text with single spaces. A day has at most three; after it no two parts can match the same sign, so that no text
 * takes long.
 */
const SLOT =
  /^(\S+(?: \S+){0,3}?) (\d{1,2}[:.]\d{2}) ?[-–] ?(\d{1,2}[:.]\d{2})(?: ([^\d ]+(?: [^\d ]+)*))?(?: (\d+))?$/;
/** More than any job has slots for. */
const MAX_SLOTS_TEXT = 20_000;
const PLACE = choice(named(LOCATION_TYPES, english.locationType, indonesian.locationType));
const clock = (text: string): string => text.replace('.', ':').padStart(5, '0');

/** `2026-12-01 09:00-09:30 Online 5 | 2026-12-02 13:00-14:00`: the place and the seats may be left out. */
function slotsOf(text: string) {
  if (text.length > MAX_SLOTS_TEXT) throw refuse('POSTING_SLOTS_UNREADABLE', ['slots']);
  return text
    .split(/[|\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')
    .map((part) => {
      const [, date, start, end, place, seats] = SLOT.exec(part) ?? [];
      if (!date || !start || !end) throw refuse('POSTING_SLOTS_UNREADABLE', ['slots']);
      return {
        date: slotDay(date),
        start: clock(start),
        end: clock(end),
        locationType: place ? PLACE(place) : null,
        maxApplicants: seats ? Number(seats) : null,
      };
    });
}

const READERS = {
  timeZone: choice(new Map(TIME_ZONES.flatMap((zone) => [[zone, zone] as const, [ZONE_NAMES[zone], zone] as const]))),
  employmentType: choice(named(EMPLOYMENT_TYPES, english.employmentType, indonesian.employmentType)),
  skills: (text: string) => text.split(/[,;|\n]/),
  salaryMin: rupiah,
  salaryMax: rupiah,
  salaryPeriod: choice(
    new Map(
      Object.entries({
        MONTHLY: ['monthly', 'per month', 'month', 'bulanan', 'per bulan', 'bulan'],
        HOURLY: ['hourly', 'per hour', 'hour', 'per jam', 'jam'],
      }).flatMap(([period, words]) => words.map((word) => [word, period] as const)),
    ),
  ),
  autoCloseDate: day('autoCloseDate'),
  slots: slotsOf,
};
