import type { Language } from './language';
import { type LocalDate, weekdayOf } from './time';

/**
 * Days in words. The names are here, because browsers and Node do not agree on all of them: `Agu` and `Agt`, `Sep` and
 * `Sept`.
 */

interface Names {
  months: readonly string[];
  shortMonths: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
}

const list = (names: string): readonly string[] => names.split(' ');

const NAMES: Record<Language, Names> = {
  en: {
    months: list('January February March April May June July August September October November December'),
    shortMonths: list('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: list('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    shortWeekdays: list('Sun Mon Tue Wed Thu Fri Sat'),
  },
  id: {
    months: list('Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'),
    shortMonths: list('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'),
    weekdays: list('Minggu Senin Selasa Rabu Kamis Jumat Sabtu'),
    shortWeekdays: list('Min Sen Sel Rab Kam Jum Sab'),
  },
};

function inOrder(language: Language, month: string, day: number, year: string): string {
  return language === 'id' ? `${day} ${month} ${year}` : `${month} ${day}, ${year}`;
}

function partsOf(date: LocalDate): { year: string; month: number; day: number } {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: Number(month) - 1, day: Number(day) };
}

/** `Nov 20, 2026` or `20 Nov 2026`, the form in which every screen shows a day. */
export function formatLocalDate(date: LocalDate, language: Language = 'en'): string {
  const { year, month, day } = partsOf(date);
  return inOrder(language, NAMES[language].shortMonths[month] ?? '', day, year);
}

/** `Nov 20` or `20 Nov`. */
export function formatDayAndMonth(date: LocalDate, language: Language): string {
  const { month, day } = partsOf(date);
  const name = NAMES[language].shortMonths[month] ?? '';
  return language === 'id' ? `${day} ${name}` : `${name} ${day}`;
}

/** `Friday` or `Jumat`. */
export function weekdayName(date: LocalDate, language: Language): string {
  return NAMES[language].weekdays[weekdayOf(date)] ?? '';
}

/** `Fri` or `Jum`. */
export function shortWeekdayName(date: LocalDate, language: Language): string {
  return NAMES[language].shortWeekdays[weekdayOf(date)] ?? '';
}

/** `November 2026`, for any day of that month. */
export function monthName(date: LocalDate, language: Language): string {
  const { year, month } = partsOf(date);
  return `${NAMES[language].months[month] ?? ''} ${year}`;
}

/** `Friday, November 20, 2026` or `Jumat, 20 November 2026`, for screen readers. */
export function wholeDayName(date: LocalDate, language: Language): string {
  const { year, month, day } = partsOf(date);
  return `${weekdayName(date, language)}, ${inOrder(language, NAMES[language].months[month] ?? '', day, year)}`;
}
