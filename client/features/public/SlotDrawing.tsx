import { useTranslations } from 'use-intl/react';
import classes from './SlotDrawing.module.css';

interface Slot {
  x: number;
  y: number;
  time: string;
  look: 'open' | 'taken' | 'chosen';
}

const days = ['first', 'second', 'third'] as const;
const slots: Slot[] = [
  { x: 28, y: 92, time: '09:00', look: 'open' },
  { x: 28, y: 146, time: '10:30', look: 'taken' },
  { x: 28, y: 200, time: '14:00', look: 'open' },
  { x: 152, y: 92, time: '08:30', look: 'taken' },
  { x: 152, y: 146, time: '09:30', look: 'chosen' },
  { x: 152, y: 200, time: '13:00', look: 'open' },
  { x: 276, y: 92, time: '10:00', look: 'open' },
  { x: 276, y: 146, time: '11:00', look: 'open' },
  { x: 276, y: 200, time: '15:30', look: 'taken' },
];

function SlotTile({ x, y, time, look }: Slot) {
  return (
    <g transform={`translate(${x} ${y})`} className={classes[look]}>
      <rect width="112" height="42" rx="10" />
      <text x={look === 'chosen' ? 64 : 56} y="27">
        {time}
      </text>
      {look === 'chosen' ? <path d="m17 21 5 5 9-10" /> : null}
    </g>
  );
}

const skills: [y: number, width: number][] = [
  [64, 118],
  [88, 86],
  [112, 102],
];

/** The product in one picture: a time is chosen, and what a person can do is seen before who they are. */
export function SlotDrawing() {
  const t = useTranslations('landing.drawing');
  return (
    <svg viewBox="0 0 460 440" className={classes.drawing} aria-hidden="true">
      <path d="M54 60C140-10 340-14 414 74s60 250-36 310-262 52-330-26S-30 130 54 60Z" className={classes.sea} />
      <g transform="translate(20 36)">
        <rect width="416" height="266" rx="18" className={classes.sheet} />
        <text x="28" y="38" className={classes.heading}>
          {t('title')}
        </text>
        {days.map((day, index) => (
          <text key={day} x={28 + index * 124} y="74" className={classes.day}>
            {t(`days.${day}`)}
          </text>
        ))}
        {slots.map((slot) => (
          <SlotTile key={`${slot.x}/${slot.y}`} {...slot} />
        ))}
      </g>
      <path d="M284 203h2q6 0 6 6v66" className={classes.thread} />
      <g transform="translate(172 276)">
        <rect width="268" height="148" rx="18" className={classes.sheet} />
        <g transform="translate(22 22)">
          <rect width="56" height="56" rx="12" className={classes.mask} />
          <path
            d="M8 8h12v12H8zM36 8h12v12H36zM22 22h12v12H22zM8 36h12v12H8zM36 36h12v12H36z"
            className={classes.weave}
          />
        </g>
        <path d="M42 104v-5a8 8 0 0 1 16 0v5M38 104h24v18H38z" className={classes.lock} />
        <text x="98" y="42" className={classes.heading}>
          {t('maskedName')}
        </text>
        {skills.map(([y, width]) => (
          <rect key={y} x="98" y={y} width={width} height="12" rx="6" className={classes.skill} />
        ))}
        <path d="m222 114 5 5 10-11" className={classes.tick} />
      </g>
    </svg>
  );
}
