import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../language/formats';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { LocalDate } from '../../../domain/time';
import { dayAfterKey, monthGrid, type DayCell, type Month } from './month-grid';
import classes from './MonthGrid.module.css';

export interface MonthGridProps {
  month: Month;
  today: LocalDate;
  counts: ReadonlyMap<LocalDate, number>;
  selected: LocalDate | null;
  /** The one day that the Tab key reaches; arrow keys move it. */
  focusDay: LocalDate;
  onSelect: (date: LocalDate) => void;
  onMove: (date: LocalDate) => void;
}

function WeekdayRow({ week }: { week: readonly DayCell[] }) {
  const formats = useFormats();
  return (
    <thead>
      <tr>
        {week.map(({ date, isWeekend }) => (
          <th key={date} scope="col" className={classes.weekday} data-weekend={isWeekend || undefined}>
            {formats.shortWeekday(date)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The month as a grid of days with their counts; arrows, Home, End, Page Up and Page Down move between days. */
export function MonthGrid({ month, today, counts, selected, focusDay, onSelect, onMove }: MonthGridProps) {
  const t = useTranslations('portal.calendar');
  const formats = useFormats();
  const weeks = monthGrid(month, today);
  const grid = useRef<HTMLTableElement>(null);
  // Focus follows a key into the next month only after that month is drawn.
  const followFocus = useRef(false);
  useEffect(() => {
    if (!followFocus.current) return;
    followFocus.current = false;
    grid.current?.querySelector<HTMLButtonElement>(`[data-date="${focusDay}"]`)?.focus();
  }, [focusDay, month]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : dayAfterKey(event.key, focusDay);
    if (!next) return;
    event.preventDefault();
    followFocus.current = true;
    onMove(next);
  };

  return (
    <table ref={grid} role="grid" aria-label={formats.month(month)} className={classes.grid} onKeyDown={onKeyDown}>
      <WeekdayRow week={weeks[0] ?? []} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((cell) => {
              const count = counts.get(cell.date) ?? 0;
              return (
                <td key={cell.date} role="gridcell" aria-selected={cell.date === selected} className={classes.cell}>
                  <button
                    type="button"
                    className={classes.day}
                    data-date={cell.date}
                    data-outside={!cell.isInMonth || undefined}
                    data-today={cell.isToday || undefined}
                    data-selected={cell.date === selected || undefined}
                    aria-label={t(cell.isToday ? 'thisDay' : 'day', { day: formats.wholeDay(cell.date), count })}
                    aria-current={cell.isToday ? 'date' : undefined}
                    tabIndex={cell.date === focusDay ? 0 : -1}
                    onClick={() => onSelect(cell.date)}
                  >
                    <span className={classes.number}>{cell.day}</span>
                    {count > 0 ? <span className={classes.count}>{count}</span> : null}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
