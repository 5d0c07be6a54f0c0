import { useTranslations } from 'use-intl/react';
import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { addDays, dateIn, WIB, ZONE_NAMES, type TimeZone } from '../../../domain/time';
import { useFormats } from '../../language/formats';
import { IconChevronLeft, IconChevronRight } from '../../icons';
import { canChoose, mondayOf, weeksOf, type BoardDay, type BoardTime, type BoardWeek } from './board-weeks';
import { TimeChip } from './TimeChip';
import classes from './TimeBoard.module.css';

const weeksAtOnce = 3;
const timesInADay = 6;

export interface TimeBoardProps {
  times: readonly BoardTime[];
  /** What the group is, for screen readers. */
  label: string;
  /** The chosen time's id. */
  value: string | null;
  /** Null when the chosen time is deselected. */
  onChoose: (id: string | null) => void;
}

type Choice = Pick<TimeBoardProps, 'value' | 'onChoose'> & { name: string };

/** How much a day has to say: a narrow board leaves out what is empty or over. */
function saysOf({ times }: BoardDay<BoardTime>): 'nothing' | 'past' | 'something' {
  if (times.length === 0) return 'nothing';
  return times.every(({ state }) => state === 'PAST') ? 'past' : 'something';
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
    <div ref={place} className={classes.day} data-says={saysOf(day)} tabIndex={isOpen ? -1 : undefined}>
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
export function TimeBoard({ times, label, value, onChoose }: TimeBoardProps) {
  const t = useTranslations('portal.time');
  const name = useId();
  const weeks = weeksOf(times);
  const firstFree = weeks.findIndex(({ days }) => days.some((day) => day.times.some(canChoose)));
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const chosen = weeks.findIndex(({ days }) => days.some((day) => day.times.some(({ id }) => id === value)));
  const from = turnedTo ?? Math.max(0, chosen >= firstFree + weeksAtOnce ? chosen : firstFree);
  const timeZone = times[0]?.timeZone ?? WIB;
  const isAllPast = times.every(({ state }) => state === 'PAST');
  return (
    <div className={classes.place}>
      {/* Each time says it for the ear. */}
      <p className={classes.zone} aria-hidden>
        {t('zone', { zone: ZONE_NAMES[timeZone] })}
      </p>
      {weeks.length > weeksAtOnce || from > 0 ? <Arrows from={from} count={weeks.length} onTurn={setTurnedTo} /> : null}
      <div className={classes.board} role="radiogroup" aria-label={label} data-all-past={isAllPast || undefined}>
        {weeks.map((week, index) => (
          <div
            key={week.monday}
            className={classes.week}
            data-turned={index < from || index >= from + weeksAtOnce || undefined}
            style={{ '--days': week.days.length } as CSSProperties}
          >
            <WeekName week={week} timeZone={timeZone} />
            {week.days.map((day) => (
              <Day key={day.date} day={day} value={value} onChoose={onChoose} name={name} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
