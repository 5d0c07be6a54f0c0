import { useTranslations } from 'use-intl/react';
import {
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { addDays, dateIn, WIB, ZONE_NAMES, type TimeZone } from '../../../domain/time';
import { useFormats } from '../../language/formats';
import { IconChevronLeft, IconChevronRight } from '../../icons';
import {
  canChoose,
  DAYS_IN_SIGHT,
  mondayOf,
  reasonOf,
  weeksOf,
  type BoardDay,
  type BoardTime,
  type BoardWeek,
} from './board-weeks';
import { TimeChip } from './TimeChip';
import classes from './TimeBoard.module.css';

const weeksAtOnce = 3;
const timesInADay = 6;

export interface TimeBoardProps<T extends BoardTime = BoardTime> {
  times: readonly T[];
  /** What the group is, for screen readers. */
  label: string;
  /** The chosen time's id. */
  value: string | null;
  /** Null when the chosen time is deselected. */
  onChoose: (id: string | null) => void;
  /** What is said beneath the board about a time of the weeks in sight. */
  noteOf?: (time: T) => ReactNode;
}

type Choice = Pick<TimeBoardProps, 'value' | 'onChoose'> & { name: string };

/** What a day has to offer: a narrow board shows the free ones, and folds those that are taken. */
function offerOf({ times }: BoardDay<BoardTime>): 'nothing' | 'past' | 'taken' | 'free' {
  if (times.length === 0) return 'nothing';
  if (times.some(canChoose)) return 'free';
  return times.every(({ state }) => state === 'PAST') ? 'past' : 'taken';
}

function Day({ day, value, onChoose, name }: { day: BoardDay<BoardTime> } & Choice) {
  const t = useTranslations('browse.times');
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const folded = day.times.slice(timesInADay);
  const showsAll = isOpen || folded.length === 1 || folded.some(({ id }) => id === value);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // The button that unfolded them is gone: the first of them that can be chosen follows it.
    const inputs = [...(place.current?.querySelectorAll('input') ?? [])].slice(timesInADay);
    (inputs.find(({ disabled }) => !disabled) ?? place.current)?.focus();
  }, [isOpen]);
  const more = t('more', { count: String(folded.length) });
  return (
    <div ref={place} className={classes.day} data-offers={offerOf(day)} tabIndex={isOpen ? -1 : undefined}>
      <div className={classes.dayName} aria-hidden>
        <span>{formats.shortWeekday(day.date)}</span>{' '}
        <span className={classes.number}>{Number(day.date.slice(-2))}</span>
        <span className={classes.date}>{formats.dayAndMonth(day.date)}</span>
      </div>
      {(showsAll ? day.times : day.times.slice(0, timesInADay)).map((time) => (
        <TimeChip key={time.id} time={time} name={name} isChosen={time.id === value} onChoose={onChoose} />
      ))}
      {folded.length > 0 && !showsAll ? (
        <button
          type="button"
          className={classes.more}
          aria-label={`${more}, ${formats.weekday(day.date)}, ${formats.day(day.date)}`}
          onClick={() => setIsOpen(true)}
        >
          {more}
        </button>
      ) : null}
    </div>
  );
}

/** On a narrow board, the days without a time that can be chosen: `4 days without a free time: Dec 1 – Dec 4`. */
function TakenDays({ days, isOpen }: { days: readonly BoardDay<BoardTime>[]; isOpen: boolean }) {
  const t = useTranslations('browse.times');
  const formats = useFormats();
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const dayOf = ({ date }: BoardDay<BoardTime>): string =>
    `${formats.shortWeekday(date)}, ${formats.dayAndMonth(date)}`;
  const span = first === last ? dayOf(first) : `${dayOf(first)} – ${dayOf(last)}`;
  return (
    <details className={classes.taken} open={isOpen}>
      <summary>{t('takenDays', { count: days.length, number: String(days.length), days: span })}</summary>
      <ul>
        {days.map((day) => (
          <li key={day.date}>
            <span>{dayOf(day)}</span>
            <span>{day.times.map((time) => `${time.start} ${t(`word.${reasonOf(time) ?? 'FULL'}`)}`).join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** In pixels: a board that snaps to a day rests a little inside of its edge. */
const EDGE = 8;

/** At which of its ends a narrow board is. */
function useEnds(board: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ first: true, last: false });
  useEffect(() => {
    const { current } = board;
    const look = (): void => {
      if (!current) return;
      const { scrollLeft, clientWidth, scrollWidth } = current;
      setEnds({ first: scrollLeft < EDGE, last: scrollLeft + clientWidth > scrollWidth - EDGE });
    };
    look();
    current?.addEventListener('scroll', look, { passive: true });
    return () => current?.removeEventListener('scroll', look);
  }, [board]);
  return ends;
}

interface ScrollArrowsProps {
  board: RefObject<HTMLElement | null>;
  ends: ReturnType<typeof useEnds>;
  days: number;
  times: number;
}

/** Where the days lie side by side: turns them by most of what is in sight. */
function ScrollArrows({ board, ends, days, times }: ScrollArrowsProps) {
  const t = useTranslations('browse.times');
  const turns = [
    { label: t('earlier'), direction: -1, isEnd: ends.first, Icon: IconChevronLeft },
    { label: t('later'), direction: 1, isEnd: ends.last, Icon: IconChevronRight },
  ];
  return (
    <div className={classes.scrolling}>
      <span>{t('scroll', { days: String(days), times: String(times) })}</span>
      {turns.map(({ label, direction, isEnd, Icon }) => (
        <button
          key={label}
          type="button"
          className={classes.arrow}
          aria-label={label}
          aria-disabled={isEnd}
          onClick={() => board.current?.scrollBy({ left: direction * board.current.clientWidth * 0.75 })}
        >
          <Icon size={20} aria-hidden />
        </button>
      ))}
    </div>
  );
}

/** `This week · Nov 23 – Nov 27`; later weeks by their days alone. */
function WeekName({ week, timeZone }: { week: BoardWeek<BoardTime>; timeZone: TimeZone }) {
  const t = useTranslations('browse.times');
  const formats = useFormats();
  const [thisMonday] = useState(() => mondayOf(dateIn(timeZone, new Date())));
  const named = { [thisMonday]: t('thisWeek'), [addDays(thisMonday, 7)]: t('nextWeek') }[week.monday];
  const first = week.days[0]?.date ?? week.monday;
  const last = week.days.at(-1)?.date ?? week.monday;
  return (
    <div className={classes.weekName} aria-hidden>
      {`${named ? `${named} · ` : ''}${formats.dayAndMonth(first)} – ${formats.dayAndMonth(last)}`}
    </div>
  );
}

function Arrows({ from, count, onTurn }: { from: number; count: number; onTurn: (from: number) => void }) {
  const t = useTranslations('browse.times');
  const turns = [
    { label: t('earlier'), to: from - weeksAtOnce, isThere: from > 0, Icon: IconChevronLeft },
    { label: t('later'), to: from + weeksAtOnce, isThere: from + weeksAtOnce < count, Icon: IconChevronRight },
  ];
  return (
    <div className={classes.arrows}>
      {turns.map(({ label, to, isThere, Icon }) => (
        // Stays reachable at its end: a disabled button would lose the focus that pressed it.
        <button
          key={label}
          type="button"
          className={classes.arrow}
          aria-label={label}
          aria-disabled={!isThere}
          onClick={() => isThere && onTurn(Math.max(0, to))}
        >
          <Icon size={20} aria-hidden />
        </button>
      ))}
    </div>
  );
}

/**
 * Interview times to choose one from: weeks as rows where there is room, else the days side by side. Its own width
 * decides, so that it fits a panel as well as a page.
 */
export function TimeBoard<T extends BoardTime>({ times, label, value, onChoose, noteOf }: TimeBoardProps<T>) {
  const t = useTranslations('portal.time');
  const name = useId();
  const weeks = weeksOf(times);
  const firstFree = weeks.findIndex(({ days }) => days.some((day) => day.times.some(canChoose)));
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const chosen = weeks.findIndex(({ days }) => days.some((day) => day.times.some(({ id }) => id === value)));
  const from = turnedTo ?? Math.max(0, chosen >= firstFree + weeksAtOnce ? chosen : firstFree);
  const timeZone = times[0]?.timeZone ?? WIB;
  const board = useRef<HTMLDivElement>(null);
  const ends = useEnds(board);
  const isTurned = (index: number): boolean => index < from || index >= from + weeksAtOnce;
  const days = weeks.flatMap((week) => week.days);
  const [today] = useState(() => dateIn(timeZone, new Date()));
  const free = days.filter((day) => offerOf(day) === 'free');
  const freeTimes = free.flatMap((day) => day.times.filter(canChoose)).length;
  // A time that a link chose may lie beyond the edge of a narrow board.
  useEffect(() => {
    const { current } = board;
    const day = current?.querySelector('input:checked')?.closest<HTMLElement>('[data-offers]');
    if (current && day) current.scrollLeft = day.offsetLeft - current.offsetLeft;
  }, [value]);
  return (
    <div className={classes.place}>
      {/* Each time says it for the ear. */}
      <p className={classes.zone} aria-hidden>
        {t('zone', { zone: ZONE_NAMES[timeZone] })}
      </p>
      {weeks.length > weeksAtOnce || from > 0 ? <Arrows from={from} count={weeks.length} onTurn={setTurnedTo} /> : null}
      {free.length > DAYS_IN_SIGHT ? (
        <ScrollArrows board={board} ends={ends} days={free.length} times={freeTimes} />
      ) : null}
      <div
        ref={board}
        className={classes.board}
        role="radiogroup"
        aria-label={label}
        data-goes-on={(free.length > DAYS_IN_SIGHT && !ends.last) || undefined}
      >
        {weeks.map((week, index) => (
          <div
            key={week.monday}
            className={classes.week}
            data-turned={isTurned(index) || undefined}
            style={{ '--days': week.days.length } as CSSProperties}
          >
            <WeekName week={week} timeZone={timeZone} />
            {week.days.map((day) => (
              <Day key={day.date} day={day} value={value} onChoose={onChoose} name={name} />
            ))}
          </div>
        ))}
      </div>
      {noteOf
        ? weeks.map((week, index) => (
            <div key={week.monday} className={classes.notes} data-turned={isTurned(index) || undefined}>
              {week.days.flatMap((day) => day.times.map((time) => <Fragment key={time.id}>{noteOf(time)}</Fragment>))}
            </div>
          ))
        : null}
      <TakenDays
        days={days.filter((day) => day.date >= today && offerOf(day) === 'taken')}
        isOpen={free.length === 0}
      />
    </div>
  );
}
