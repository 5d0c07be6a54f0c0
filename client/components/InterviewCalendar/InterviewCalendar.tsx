import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../language/formats';
import { IconChevronLeft, IconChevronRight } from '../../icons';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { dateIn, WIB, type LocalDate } from '../../../domain/time';
import { LightButton } from '../LightButton';
import { bringIntoView } from '../../lib/bring-into-view';
import { useNow } from '../../lib/use-now';
import { countsByDay, itemsByDay, upcomingItems, type CalendarItem } from './calendar-items';
import classes from './InterviewCalendar.module.css';
import { InterviewList } from './InterviewList';
import { gridRange, monthOf, shiftMonth, type Month } from './month-grid';
import { MonthGrid } from './MonthGrid';
import type { Elements } from '../elements';

export interface InterviewCalendarProps {
  /** Every interview that is known; those that are over count on their day but are not upcoming. */
  items: readonly CalendarItem[];
  /** Instead of the list when nothing is upcoming. */
  empty: Elements;
  /** Told the first and last day on view, at first and whenever the month changes, so that a page may load them. */
  onRangeChange?: (range: { from: LocalDate; to: LocalDate }) => void;
  /** False while the days on view have not been loaded, or could not be: none of them is called empty then. */
  daysKnown?: boolean;
  now?: Date;
}

/** Which month is on view, which day the keys are on, and which day filters the list. */
function useCalendarView(today: LocalDate, onRangeChange: InterviewCalendarProps['onRangeChange']) {
  const [month, setMonth] = useState<Month>(() => monthOf(today));
  const [focusDay, setFocusDay] = useState<LocalDate>(today);
  const [selected, setSelected] = useState<LocalDate | null>(null);

  // At first too: a page begins to load before it knows of any zone.
  useEffect(() => onRangeChange?.(gridRange(month)), [month, onRangeChange]);

  const show = (next: Month): void => {
    if (next === month) return;
    const range = gridRange(next);
    setMonth(next);
    // Only the days on view are known: the list of another would look empty.
    if (selected && (selected < range.from || selected > range.to)) setSelected(null);
  };
  const moveTo = (date: LocalDate): void => {
    setFocusDay(date);
    show(monthOf(date));
  };
  const turn = (months: number): void => {
    const next = shiftMonth(month, months);
    show(next);
    setFocusDay(next === monthOf(today) ? today : next);
  };
  const select = (date: LocalDate): void => {
    // A grey day of the neighbouring month stays where the finger is: only the keys turn the page.
    setFocusDay(date);
    setSelected(date === selected ? null : date);
  };
  return { month, focusDay, selected, moveTo, turn, select, showAll: () => setSelected(null) };
}

/** The list's heading, and a call that brings it to the person once the list that they asked for is drawn. */
function useListHeading(): { heading: RefObject<HTMLHeadingElement | null>; bringList: () => void } {
  const heading = useRef<HTMLHeadingElement>(null);
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0 && heading.current) bringIntoView(heading.current);
  }, [calls]);
  return { heading, bringList: () => setCalls((count) => count + 1) };
}

interface TurnsProps {
  month: Month;
  onTurn: (months: number) => void;
  onToday: () => void;
}

function MonthTurns({ month, onTurn, onToday }: TurnsProps) {
  const t = useTranslations('portal.calendar');
  const formats = useFormats();
  return (
    <div className={classes.turns}>
      <h2 className={classes.month} aria-live="polite">
        {formats.month(month)}
      </h2>
      <LightButton look="secondary" onClick={onToday}>
        {t('today')}
      </LightButton>
      <button type="button" className={classes.turn} aria-label={t('previousMonth')} onClick={() => onTurn(-1)}>
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </button>
      <button type="button" className={classes.turn} aria-label={t('nextMonth')} onClick={() => onTurn(1)}>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}

/** A month of interviews with its counts, and beside it (beneath on phones) what is upcoming or on the chosen day. */
export function InterviewCalendar({
  items,
  empty,
  onRangeChange,
  daysKnown = true,
  now: given,
}: InterviewCalendarProps) {
  const t = useTranslations('portal.calendar');
  const formats = useFormats();
  const renewed = useNow();
  const now = given ?? renewed;
  // The day in the zone of the next interview: an evening in Papua is already tomorrow's there.
  const today = dateIn(upcomingItems(items, now)[0]?.timeZone ?? WIB, now);
  const view = useCalendarView(today, onRangeChange);
  const { heading, bringList } = useListHeading();
  const counts = useMemo(() => countsByDay(items), [items]);
  const shown = view.selected ? items.filter(({ date }) => date === view.selected) : upcomingItems(items, now);

  return (
    <div className={classes.layout}>
      <div className={classes.calendar}>
        <MonthTurns month={view.month} onTurn={view.turn} onToday={() => view.moveTo(today)} />
        <MonthGrid
          month={view.month}
          today={today}
          counts={counts}
          selected={view.selected}
          focusDay={view.focusDay}
          onSelect={(date) => {
            view.select(date);
            if (date !== view.selected) bringList();
          }}
          onMove={view.moveTo}
        />
      </div>

      <section className={classes.list} aria-labelledby="interview-list-title">
        <div className={classes.listHead}>
          <h2 id="interview-list-title" ref={heading} tabIndex={-1} className={classes.listTitle}>
            {view.selected ? formats.day(view.selected) : t('upcoming')}
          </h2>
          {view.selected ? (
            <LightButton
              look="quiet"
              onClick={() => {
                view.showAll();
                bringList();
              }}
            >
              {t('showAll')}
            </LightButton>
          ) : null}
        </div>
        {shown.length > 0 ? <InterviewList days={itemsByDay(shown)} now={now} /> : null}
        {shown.length === 0 && view.selected && daysKnown ? <p className={classes.none}>{t('noneOnDay')}</p> : null}
        {shown.length === 0 && !view.selected ? empty : null}
      </section>
    </div>
  );
}
