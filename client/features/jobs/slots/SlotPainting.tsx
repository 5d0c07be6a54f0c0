import { useTranslations } from 'use-intl/react';
import { useId, type ReactNode } from 'react';
import { addDays } from '../../../../domain/time';
import { LightButton } from '../../../components/LightButton';
import { Sentence } from '../../../components/Sentence';
import { Shortcuts } from '../../../components/shortcuts/Shortcuts';
import { IconChevronLeft, IconChevronRight, IconCopy, IconPlus } from '../../../icons';
import { useFormats } from '../../../language/formats';
import { SlotBrushBar } from './SlotBrushBar';
import { todayIn } from './slot-drafts';
import { weekOf } from './slot-painting';
import classes from './SlotPainting.module.css';
import { SlotWeek } from './SlotWeek';
import type { SlotPainter, SlotPainterOptions } from './use-slot-painter';
import { useSlotPointer } from './use-slot-pointer';
import { blocksOf, type WeekBlock } from './week-blocks';

function DayChoice({ painter, blocks }: { painter: SlotPainter; blocks: readonly WeekBlock[] }) {
  const t = useTranslations('companyJobs.painter');
  const formats = useFormats();
  const name = useId();
  return (
    <fieldset className={classes.days}>
      <legend className={classes.legend}>{t('day')}</legend>
      {painter.days.map((date) => (
        <label key={date} className={classes.day} data-used={blocks.some((block) => block.date === date) || undefined}>
          <input
            type="radio"
            name={name}
            aria-label={formats.wholeDay(date)}
            checked={date === painter.at.date}
            onChange={() => painter.goTo(date)}
          />
          <span>{formats.shortWeekday(date)}</span>
          <b>{Number(date.slice(-2))}</b>
        </label>
      ))}
    </fieldset>
  );
}

function WeekHead({ painter, keysId }: { painter: SlotPainter; keysId: string }) {
  const t = useTranslations('companyJobs.painter');
  const formats = useFormats();
  const { days, at, goTo } = painter;
  const today = todayIn(painter.read.timeZone);
  const [first = at.date, last = at.date] = [days[0], days.at(-1)];
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{`${formats.dayAndMonth(first)} – ${formats.day(last)}`}</h2>
      <p id={keysId} className={classes.keys}>
        {t.rich('keys', { key: (name: ReactNode) => <kbd>{name}</kbd> })}
      </p>
      <div className={classes.moves}>
        <Shortcuts shortcuts={[{ key: 'c', text: t('copyWeek'), run: painter.copyWeek }]} />
        <button
          type="button"
          className={classes.move}
          aria-label={t('previousWeek')}
          aria-disabled={first <= (weekOf(today)[0] ?? first)}
          onClick={() => goTo(addDays(at.date, -7))}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </button>
        <button type="button" className={classes.move} onClick={() => goTo(today)}>
          {t('today')}
        </button>
        <button
          type="button"
          className={classes.move}
          aria-label={t('nextWeek')}
          onClick={() => goTo(addDays(at.date, 7))}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
    </div>
  );
}

interface SlotPaintingProps extends Pick<SlotPainterOptions, 'slots' | 'stored' | 'fixed'> {
  painter: SlotPainter;
  errors: Readonly<Record<string, ReactNode>>;
}

/** The slots of a job on a week, to be painted with a brush. */
export function SlotPainting({ painter, slots, stored, fixed, errors }: SlotPaintingProps) {
  const t = useTranslations('companyJobs.painter');
  const placeText = useTranslations('options.locationType');
  const keysId = useId();
  const { minutes, locationType, maxApplicants } = painter.brush;
  const pointer = useSlotPointer(painter);
  const { ghosts, going } = pointer;
  const blocks = blocksOf({ slots, stored, fixed, errors, ghosts, going });
  return (
    <div className={classes.painting}>
      <SlotBrushBar brush={painter.brush} onChange={painter.setBrush} />
      <p className={classes.click}>
        <IconPlus size={20} stroke={1.75} aria-hidden />
        <span>
          <Sentence>
            {t.rich('click', {
              b: (words: ReactNode) => <b>{words}</b>,
              minutes: String(minutes),
              place: placeText(locationType),
              seats: maxApplicants,
            })}
          </Sentence>
        </span>
      </p>
      <section className={classes.card} aria-label={t('label')}>
        <WeekHead painter={painter} keysId={keysId} />
        <DayChoice painter={painter} blocks={blocks} />
        <SlotWeek painter={painter} pointer={pointer} blocks={blocks} keysId={keysId} />
      </section>
      <div className={classes.foot}>
        {stored.length + fixed.length > 0 ? (
          <ul className={classes.looks}>
            <li data-look="open">{t('look.open')}</li>
            <li data-look="new">{t('newOrChanged')}</li>
            <li data-look="locked">{t('lockedWhy')}</li>
          </ul>
        ) : null}
        <LightButton look="secondary" onClick={painter.copyWeek}>
          <IconCopy size={18} stroke={1.75} aria-hidden />
          {t('copyWeek')}
        </LightButton>
      </div>
    </div>
  );
}
