import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconEye,
  IconHistory,
  IconHourglass,
  IconLock,
  IconSwitch2,
  IconX,
} from '../icons';
import type { RescheduleStatus } from '../../domain/reschedules';
import classes from './StatusBadge.module.css';

type Tone = 'pending' | 'accepted' | 'rejected' | 'closed' | 'open';

/** Every status of the product: one word, one icon, one colour, everywhere. */
const statuses = {
  PENDING: ['Pending', 'pending', IconClock],
  REVIEW: ['In Review', 'pending', IconEye],
  ACCEPTED: ['Accepted', 'accepted', IconCheck],
  REJECTED: ['Rejected', 'rejected', IconX],
  DECLINED: ['Declined', 'rejected', IconX],
  WITHDRAWN: ['Withdrawn', 'closed', IconArrowBackUp],
  COUNTERED: ['Countered', 'pending', IconSwitch2],
  OPEN: ['Open', 'open', IconCircleCheck],
  CLOSED: ['Closed', 'closed', IconLock],
  FULL: ['Full', 'closed', IconBan],
  SELECTED: ['Selected', 'accepted', IconCheck],
  PAST: ['Past', 'closed', IconHistory],
  VERIFIED: ['Verified', 'accepted', IconCheck],
  UNVERIFIED: ['Unverified', 'pending', IconHourglass],
  PAID: ['Paid', 'accepted', IconCheck],
  UNPAID: ['Unpaid', 'pending', IconClock],
  EXPIRED: ['Expired', 'closed', IconHistory],
  FAILED: ['Failed', 'rejected', IconX],
  REFUND: ['Refunded', 'closed', IconArrowBackUp],
} as const satisfies Record<string, readonly [string, Tone, typeof IconCheck]>;

export type Status = keyof typeof statuses;

export function statusWord(status: Status): string {
  return statuses[status][0];
}

/** A reschedule is declined, where an application is rejected. */
export function rescheduleStatus(status: RescheduleStatus): Status {
  return status === 'REJECTED' ? 'DECLINED' : status;
}

export function StatusBadge({ status, label }: { status: Status; label?: string }) {
  const [word, tone, Icon] = statuses[status];
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={14} stroke={2.25} aria-hidden />
      {label ?? word}
    </span>
  );
}
