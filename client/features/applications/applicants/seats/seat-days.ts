import type { SeatedApplicantFragment } from '../../../../graphql/generated';

type Seated = SeatedApplicantFragment;
type Time = Seated['selectedInterview'];

/** Everyone who sits in one interview of one job. */
export interface SeatTime {
  key: string;
  time: Time;
  jobId: string;
  jobTitle: string;
  /** Null where the time is no slot of the job: it was moved there, or the job was deleted. */
  seats: { taken: number; all: number; free: number } | null;
  items: Seated[];
}

export interface SeatDay {
  date: string;
  times: SeatTime[];
}

const isAt = (one: Time, other: Time): boolean =>
  one.date === other.date &&
  one.start === other.start &&
  one.end === other.end &&
  one.locationType === other.locationType;

function seatsOf({ job, selectedInterview }: Seated): SeatTime['seats'] {
  const slot = job?.interviewAvailability.find((offered) => isAt(offered, selectedInterview));
  if (!slot) return null;
  const { maxApplicants: all, seatsLeft, state } = slot;
  // An acceptance closes the time to others, even with seats left.
  return { taken: all - seatsLeft, all, free: state === 'OPEN' ? seatsLeft : 0 };
}

/** Applications in order of their interview, by day and time. */
export function seatDays(items: readonly Seated[]): SeatDay[] {
  const days: SeatDay[] = [];
  for (const item of items) {
    const { jobId, jobTitle, selectedInterview: time } = item;
    let day = days.at(-1);
    if (day?.date !== time.date) days.push((day = { date: time.date, times: [] }));
    const same = day.times.find((one) => one.jobId === jobId && isAt(one.time, time));
    if (same) same.items.push(item);
    else day.times.push({ key: item.id, time, jobId, jobTitle, seats: seatsOf(item), items: [item] });
  }
  return days;
}
