import { DEFAULT_SLOT_CAPACITY, LocationType } from '../../../../domain/slots';
import { INTERVIEW_TIME_CHOICES } from '../../../../domain/interview-times';
import { dateIn, type LocalDate, type TimeZone } from '../../../../domain/time';

/** An interview slot as the form holds it, half-filled while the person types. */
export interface SlotFormValue {
  /** Names the row on the screen, also before the server has given an id. */
  key: string;
  id?: string;
  date: string;
  start: string;
  end: string;
  locationType: LocationType;
  /** Empty while the field is being retyped. */
  maxApplicants: number | '';
}

let lastKey = 0;
export function slotKey(): string {
  lastKey += 1;
  return `slot-${lastKey}`;
}

/** Slots that another page had, whose keys may be in use here. */
export function withNewKeys(slots: readonly SlotFormValue[]): SlotFormValue[] {
  return slots.map((slot) => ({ ...slot, key: slotKey() }));
}

const choiceAt = (index: number): string =>
  INTERVIEW_TIME_CHOICES[Math.min(index, INTERVIEW_TIME_CHOICES.length - 1)] ?? '';

/** The next slot continues the one before: same day, kind and length, right after it. The first waits for a date. */
export function nextSlot(slots: readonly SlotFormValue[]): SlotFormValue {
  const previous = slots.at(-1);
  if (!previous) {
    return {
      key: slotKey(),
      date: '',
      start: '09:00',
      end: '10:00',
      locationType: LocationType.ONLINE,
      maxApplicants: DEFAULT_SLOT_CAPACITY,
    };
  }
  const from = INTERVIEW_TIME_CHOICES.indexOf(previous.start);
  const to = INTERVIEW_TIME_CHOICES.indexOf(previous.end);
  const fits = from >= 0 && to > from && to < INTERVIEW_TIME_CHOICES.length - 1;
  return {
    ...previous,
    key: slotKey(),
    id: undefined,
    start: fits ? choiceAt(to) : '',
    end: fits ? choiceAt(to + (to - from)) : '',
  };
}

/** A later start pushes an end that it has reached or passed, by half an hour. */
export function withStart(slot: SlotFormValue, start: string): SlotFormValue {
  const isEndFine = slot.end !== '' && slot.end > start;
  const next = choiceAt(INTERVIEW_TIME_CHOICES.indexOf(start) + 1);
  return { ...slot, start, end: isEndFine || next <= start ? slot.end : next };
}

/** What the server is sent. An emptied capacity is refused in words rather than filled with the default. */
export function slotInputOf({ id, date, start, end, locationType, maxApplicants }: SlotFormValue) {
  return {
    ...(id ? { id } : {}),
    date,
    start,
    end,
    locationType,
    maxApplicants: maxApplicants === '' ? 0 : maxApplicants,
  };
}

/** In the job's zone. */
export function todayIn(timeZone: TimeZone): LocalDate {
  return dateIn(timeZone, new Date());
}
