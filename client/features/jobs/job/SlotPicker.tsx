import { useFormats } from '../../../language/formats';
import { IconBuilding, IconCircleCheckFilled, IconHelpCircle, IconVideo } from '../../../icons';
import { Link } from 'react-router-dom';
import { ERROR_MESSAGES } from '../../../../domain/errors';
import { LOCATION_TYPE_LABELS } from '../../../../domain/slots';
import { paths } from '../../../app/paths';
import { InterviewLine } from '../../../components/InterviewLine';
import type { SeekerJobSlotFragment } from '../../../graphql/generated';
import { canChoose, seatsText, slotsByDay, whyNotOffered } from './slot-days';
import classes from './SlotPicker.module.css';

const placeIcons = { ONSITE: IconBuilding, ONLINE: IconVideo, TENTATIVE: IconHelpCircle } as const;

interface SlotCardProps {
  slot: SeekerJobSlotFragment;
  isChosen: boolean;
  onChoose: (slotId: string) => void;
}

/** Names the interview in the way, and leads to it. */
function Clash({ conflict }: { conflict: NonNullable<SeekerJobSlotFragment['conflict']> }) {
  return (
    <p className={classes.clash}>
      {ERROR_MESSAGES.INTERVIEW_CONFLICT}{' '}
      <Link to={paths.user.application(conflict.applicationId)} className={classes.clashLink}>
        {conflict.jobTitle} at {conflict.companyName}
      </Link>
      <br />
      <InterviewLine time={conflict} />
    </p>
  );
}

function Seats({ slot, isChosen }: { slot: SeekerJobSlotFragment; isChosen: boolean }) {
  const reason = whyNotOffered(slot);
  if (reason) return <span className={classes.reason}>{reason}</span>;
  if (slot.conflict) return null;
  return <span className={classes.seats}>{slot.isHeldByViewer && !isChosen ? 'Held for you' : seatsText(slot)}</span>;
}

function SlotCard({ slot, isChosen, onChoose }: SlotCardProps) {
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
          {slot.start}
          <span className={classes.end}> – {slot.end} WIB</span>
        </span>
        <span className={classes.place}>
          <PlaceIcon size={16} stroke={1.75} aria-hidden />
          {LOCATION_TYPE_LABELS[slot.locationType]}
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
  const offered = props.slots.filter((slot) => whyNotOffered(slot) === null);
  const quiet = props.slots.filter((slot) => whyNotOffered(slot) !== null);
  return (
    <div role="radiogroup" aria-label="Interview time">
      {props.slots.some(canChoose) ? null : (
        <p className={classes.none}>None of these times can be chosen right now. Please check again later.</p>
      )}
      <Days {...props} slots={offered} />
      {offered.length === 0 ? <Days {...props} slots={quiet} /> : null}
      {offered.length > 0 && quiet.length > 0 ? (
        <details className={classes.fold}>
          <summary className={classes.foldTitle}>{quiet.length} more that cannot be chosen</summary>
          <Days {...props} slots={quiet} />
        </details>
      ) : null}
    </div>
  );
}
