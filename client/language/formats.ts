import { useLocale, useTranslations } from 'use-intl/react';
import {
  formatDayAndMonth,
  formatLocalDate,
  monthName,
  shortWeekdayName,
  weekdayName,
  wholeDayName,
} from '../../domain/dates';
import { formatSalary, type Salary } from '../../domain/salaries';
import type { LocalDate } from '../../domain/time';
import { thisYear } from '../lib/this-year';
import type { Messages } from './messages';

/** Dates and salaries in the language that is shown. */
export function useFormats() {
  const language = useLocale();
  return {
    /** `Nov 20, 2026`. */
    day: (date: LocalDate) => formatLocalDate(date, language),
    /** `Nov 20`; with its year where that is not this one. */
    dayAndMonth: (date: LocalDate) =>
      date.startsWith(thisYear()) ? formatDayAndMonth(date, language) : formatLocalDate(date, language),
    weekday: (date: LocalDate) => weekdayName(date, language),
    shortWeekday: (date: LocalDate) => shortWeekdayName(date, language),
    /** `November 2026`. */
    month: (date: LocalDate) => monthName(date, language),
    /** `Friday, November 20, 2026`, for screen readers. */
    wholeDay: (date: LocalDate) => wholeDayName(date, language),
    salary: (salary: Salary) => formatSalary(salary, language),
  };
}

/** The text of an option that is stored in English words. One that the lists no longer have is shown as it is stored. */
export function useOptionText(): (list: 'education' | 'industry' | 'companySize', value: string) => string {
  const t = useTranslations('options');
  return (list, value) => {
    const key = `${list}.${value}` as `education.${keyof Messages['options']['education']}`;
    return t.has(key) ? t(key) : value;
  };
}
