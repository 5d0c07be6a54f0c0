import { useTranslations } from 'use-intl/react';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { INTERVIEW_TIME_CHOICES, type TimesRead } from '../../../../domain/interview-times';
import { addDays, ZONE_NAMES } from '../../../../domain/time';
import { IconAlertTriangle, IconBuilding, IconHelpCircle, IconLock, IconVideo } from '../../../icons';
import { useFormats } from '../../../language/formats';
import { todayIn } from './slot-drafts';
import { HALF_HOURS, isIn, isPast, rowOf, type WeekCell } from './slot-painting';
import classes from './SlotWeek.module.css';
import type { SlotPainter } from './use-slot-painter';
import { cellOf, type SlotPointer } from './use-slot-pointer';
import type { WeekBlock } from './week-blocks';

const placeIcons = { ONSITE: IconBuilding, ONLINE: IconVideo, TENTATIVE: IconHelpCircle } as const;
const steps: Readonly<Record<string, readonly [days: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function useSeatsText(): (block: WeekBlock) => string {
  const t = useTranslations('companyJobs');
  return ({ look, taken, seats }) =>
    look === 'locked'
      ? t('seats.taken', { taken: String(taken), count: seats })
      : t('painter.seatCount', { count: seats });
}

/** `Thursday, November 26, 2026, 09:00 – 10:00 WIB, Online, 5 seats, new`. */
function useCellName(read: TimesRead): (cell: WeekCell, blocks: readonly WeekBlock[]) => string {
  const t = useTranslations('companyJobs.painter');
  const time = useTranslations('portal.time');
  const placeText = useTranslations('options.locationType');
  const formats = useFormats();
  const seatsText = useSeatsText();
  const zone = ZONE_NAMES[read.timeZone];
  return (cell, blocks) => {
    const words = blocks.flatMap((block) => [
      time('span', { start: block.start, end: block.end, zone }),
      placeText(block.locationType),
      seatsText(block),
      t(`look.${block.look}`),
      ...(typeof block.error === 'string' ? [block.error] : []),
    ]);
    const empty = [
      time('one', { time: INTERVIEW_TIME_CHOICES[cell.row] ?? '', zone }),
      t(isPast(cell, read) ? 'look.past' : 'free'),
    ];
    return [formats.wholeDay(cell.date), ...(words.length > 0 ? words : empty)].join(', ');
  };
}

/** Drawn over its half hours from the cell of the first one, which says all of it. */
function Block({ block, isAt }: { block: WeekBlock; isAt: boolean }) {
  const t = useTranslations('companyJobs.painter');
  const placeText = useTranslations('options.locationType');
  const seatsText = useSeatsText();
  const PlaceIcon = placeIcons[block.locationType];
  const isLocked = block.look === 'locked';
  const seats = isLocked ? `${block.taken}/${block.seats}` : String(block.seats);
  const rows = rowOf(block.end) - rowOf(block.start);
  const place = { '--rows': rows, '--lane': block.lane, '--lanes': block.lanes } as CSSProperties;
  return (
    <span
      className={classes.block}
      style={place}
      data-look={block.look}
      data-short={rows === 1 || undefined}
      data-at={isAt || undefined}
      aria-hidden
    >
      <span className={classes.start}>
        {isLocked ? <IconLock size={14} stroke={1.75} /> : null}
        {block.error ? <IconAlertTriangle size={14} stroke={1.75} /> : null}
        <span>{block.start}</span>
      </span>
      <span className={classes.line}>
        <PlaceIcon size={14} stroke={1.75} />
        <span className={classes.long}>
          {isLocked ? t('takenShort', { taken: String(block.taken), seats: String(block.seats) }) : seatsText(block)}
        </span>
        <span className={classes.short}>{seats}</span>
        <span className={classes.place}>{`· ${placeText(block.locationType)}`}</span>
      </span>
    </span>
  );
}

interface SlotWeekProps {
  painter: SlotPainter;
  pointer: SlotPointer;
  blocks: readonly WeekBlock[];
  /** Of the text that lists the keys. */
  keysId: string;
}

/** Half hours by days, as one grid: on a phone the chosen day only. */
export function SlotWeek({ painter, pointer, blocks, keysId }: SlotWeekProps) {
  const t = useTranslations('companyJobs.painter');
  const formats = useFormats();
  const nameOf = useCellName(painter.read);
  const { at, days, goTo, lengthen, erase } = painter;
  const grid = useRef<HTMLTableElement>(null);
  const follows = useRef(false);
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    follows.current = false;
  });

  const press = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    if (!cell || event.ctrlKey || event.altKey || event.metaKey) return;
    const [right, down] = steps[event.key] ?? [0, 0];
    if (event.shiftKey && down !== 0) lengthen(cell, down);
    else if (right !== 0 || down !== 0) goTo(addDays(cell.date, right), cell.row + down);
    else if (event.key === ' ' || event.key === 'Enter') pointer.tap(cell);
    else if (event.key === 'Delete' || event.key === 'Backspace') erase({ from: cell, to: cell });
    else return;
    event.preventDefault();
    follows.current = true;
  };

  return (
    <table
      ref={grid}
      role="grid"
      className={classes.week}
      aria-label={t('week', { day: formats.day(days[0] ?? at.date) })}
      aria-describedby={keysId}
      onKeyDown={press}
      onFocus={({ target }) => {
        const cell = cellOf(target);
        if (cell) goTo(cell.date, cell.row);
      }}
      {...pointer.handlers}
    >
      <thead>
        <tr>
          <th scope="col">{ZONE_NAMES[painter.read.timeZone]}</th>
          {days.map((date) => (
            <th key={date} scope="col" data-today={date === todayIn(painter.read.timeZone) || undefined}>
              <b>{formats.shortWeekday(date)}</b>
              <span className={classes.long}>{formats.dayAndMonth(date)}</span>
              <span className={classes.short}>{Number(date.slice(-2))}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {HALF_HOURS.map((time, row) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            {days.map((date) => {
              const cell = { date, row };
              const covering = blocks.filter((block) => isIn(cell, block));
              const fixed = covering.some(({ look }) => look === 'locked' || look === 'past');
              const isAt = date === at.date && row === at.row;
              return (
                <td
                  key={date}
                  role="gridcell"
                  data-day={date}
                  data-row={row}
                  data-chosen={date === at.date || undefined}
                  data-past={isPast(cell, painter.read) || undefined}
                  data-covered={covering.length > 0 || undefined}
                  tabIndex={isAt ? 0 : -1}
                  aria-disabled={fixed || isPast(cell, painter.read) || undefined}
                  aria-label={nameOf(
                    cell,
                    covering.filter(({ look }) => look !== 'ghost'),
                  )}
                >
                  {covering
                    .filter(({ start }) => rowOf(start) === row)
                    .map((block) => (
                      <Block key={block.key} block={block} isAt={isIn(at, block) && block.look !== 'ghost'} />
                    ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
