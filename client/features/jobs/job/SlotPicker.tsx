import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../../language/formats';
import { IconBuilding, IconCircleCheckFilled, IconHelpCircle, IconVideo } from '../../../icons';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { InterviewLine } from '../../../components/InterviewLine';
import type { SeekerJobSlotFragment } from '../../../graphql/generated';
import { canChoose, slotsByDay } from './slot-days';
import classes from './SlotPicker.module.css';

const placeIcons = { ONSITE: IconBuilding, ONLINE: IconVideo, TENTATIVE: IconHelpCircle } as const;

interface SlotCardProps {
  slot: SeekerJobSlotFragment;
  isChosen: boolean;
  onChoose: (slotId: string) => void;
}

/** Names the interview in the way, and leads to it. */
function Clash({ conflict }: { conflict: NonNullable<SeekerJobSlotFragment['conflict']> }) {
  const t = useTranslations('browse.times');
  const errors = useTranslations('errors');
  return (
    <p className={classes.clash}>
      {errors('INTERVIEW_CONFLICT')}{' '}
      <Link to={paths.user.application(conflict.applicationId)} className={classes.clashLink}>
        {t('conflict', { job: conflict.jobTitle, company: conflict.companyName })}
      </Link>
      <br />
      <InterviewLine time={conflict} />
    </p>
  );
}

/** `1 seat left`, `5 seats left`, `3 of 5 seats left`. */
function SeatsLeft({ slot: { seatsLeft, maxApplicants } }: { slot: SeekerJobSlotFragment }) {
  const t = useTranslations('browse.times');
  if (seatsLeft === 1 || seatsLeft >= maxApplicants) return t('seatsLeft', { count: seatsLeft });
  return t('someSeatsLeft', { count: String(seatsLeft), seats: String(maxApplicants) });
}

function Seats({ slot, isChosen }: { slot: SeekerJobSlotFragment; isChosen: boolean }) {
  const t = useTranslations('browse.times');
  if (slot.state !== 'OPEN') return <span className={classes.reason}>{t(`state.${slot.state}`)}</span>;
  if (slot.conflict) return null;
  return (
    <span className={classes.seats}>{slot.isHeldByViewer && !isChosen ? t('held') : <SeatsLeft slot={slot} />}</span>
  );
}

function SlotCard({ slot, isChosen, onChoose }: SlotCardProps) {
  const t = useTranslations('browse.times');
  const placeText = useTranslations('options.locationType');
  const isOffered = canChoose(slot);
  const PlaceIcon = placeIcons[slot.locationType];
  return (
    <li className={classes.card} data-chosen={isChosen || undefined} data-quiet={!isOffered || undefined}>
      <label className={classes.label}>
        <input
          type="radio"
          name="interview-slot"
          value={slot.id}
          className={classes.radio}
          checked={isChosen}
          disabled={!isOffered}
          onChange={() => onChoose(slot.id)}
        />
        <span className={classes.time}>
          {t.rich('span', {
            start: slot.start,
            end: slot.end,
            until: (text) => <span className={classes.end}>{text}</span>,
          })}
        </span>
        <span className={classes.place}>
          <PlaceIcon size={16} stroke={1.75} aria-hidden />
          {placeText(slot.locationType)}
        </span>
        <Seats slot={slot} isChosen={isChosen} />
        {isChosen ? <IconCircleCheckFilled size={22} className={classes.tick} aria-hidden /> : null}
      </label>
      {slot.conflict && slot.state === 'OPEN' ? <Clash conflict={slot.conflict} /> : null}
    </li>
  );
}

export interface SlotPickerProps {
  slots: readonly SeekerJobSlotFragment[];
  /** The chosen slot's id. */
  value: string | null;
  onChoose: (slotId: string) => void;
}

function Days({ slots, value, onChoose }: SlotPickerProps) {
  const formats = useFormats();
  return slotsByDay(slots).map(({ date, slots: onDay }) => (
    <section key={date} className={classes.day}>
      <h3 className={classes.heading}>
        {formats.weekday(date)}, <span className={classes.date}>{formats.day(date)}</span>
      </h3>
      <ul className={classes.cards}>
        {onDay.map((slot) => (
          <SlotCard key={slot.id} slot={slot} isChosen={slot.id === value} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  ));
}

/**
 * Interview times as cards under their day. A time that clashes stays beside the others, since it names an interview;
 * past and full ones are folded away with their reason, unless there is nothing else.
 */
export function SlotPicker(props: SlotPickerProps) {
  const t = useTranslations('browse.times');
  const offered = props.slots.filter(({ state }) => state === 'OPEN');
  const quiet = props.slots.filter(({ state }) => state !== 'OPEN');
  return (
    <div role="radiogroup" aria-label={t('label')}>
      {props.slots.some(canChoose) ? null : <p className={classes.none}>{t('noneToChoose')}</p>}
      <Days {...props} slots={offered} />
      {offered.length === 0 ? <Days {...props} slots={quiet} /> : null}
      {offered.length > 0 && quiet.length > 0 ? (
        <details className={classes.fold}>
          <summary className={classes.foldTitle}>{t('more', { count: String(quiet.length) })}</summary>
          <Days {...props} slots={quiet} />
        </details>
      ) : null}
    </div>
  );
}
