import type { RescheduleStatus } from '../../domain/reschedules';
import { StatusBadge, type Status } from './StatusBadge';

/** How an unanswered request ends: its words differ from those of an application or an invoice. */
type UnansweredEnd = 'WITHDRAWN' | 'EXPIRED' | 'ENDED';

interface RescheduleBadgeProps {
  status: RescheduleStatus;
  /** From the texts of the page, so that pages without reschedules do without them. */
  wordOf: (end: UnansweredEnd) => string;
}

const looks = { WITHDRAWN: 'WITHDRAWN', EXPIRED: 'EXPIRED', ENDED: 'CLOSED' } as const satisfies Record<
  UnansweredEnd,
  Status
>;

export function RescheduleBadge({ status, wordOf }: RescheduleBadgeProps) {
  if (status === 'WITHDRAWN' || status === 'EXPIRED' || status === 'ENDED') {
    return <StatusBadge status={looks[status]} label={wordOf(status)} />;
  }
  // A reschedule is declined, where an application is rejected.
  return <StatusBadge status={status === 'REJECTED' ? 'DECLINED' : status} />;
}
