import { useTranslations } from 'use-intl/react';
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconClockPause,
  IconEye,
  IconHistory,
  IconHourglass,
  IconLock,
  IconSwitch2,
  IconX,
} from '../icons';
import type { ApplicationStatus } from '../../domain/applications';
import type { InterviewState } from '../../domain/interviews';
import { textsOf } from '../language/store';
import classes from './StatusBadge.module.css';

type Tone = 'pending' | 'accepted' | 'rejected' | 'closed' | 'open';

/** Every status of the product: one word (among the texts), one icon, one colour, everywhere. */
const statuses = {
  PENDING: ['pending', IconClock],
  REVIEW: ['pending', IconEye],
  NO_REPLY: ['closed', IconHourglass],
  ACCEPTED: ['accepted', IconCheck],
  REJECTED: ['rejected', IconX],
  DECLINED: ['rejected', IconX],
  WITHDRAWN: ['closed', IconArrowBackUp],
  COUNTERED: ['pending', IconSwitch2],
  CANCELLED: ['rejected', IconBan],
  ABSENT: ['closed', IconX],
  OPEN: ['open', IconCircleCheck],
  CLOSED: ['closed', IconLock],
  FULL: ['closed', IconBan],
  SELECTED: ['accepted', IconCheck],
  PAST: ['closed', IconHistory],
  VERIFIED: ['accepted', IconCheck],
  UNVERIFIED: ['pending', IconHourglass],
  PAUSED: ['pending', IconClockPause],
  PAID: ['accepted', IconCheck],
  UNPAID: ['pending', IconClock],
  EXPIRED: ['closed', IconHistory],
  FAILED: ['rejected', IconX],
  REFUND: ['closed', IconArrowBackUp],
} as const satisfies Record<string, readonly [Tone, typeof IconCheck]>;

export type Status = keyof typeof statuses;

/** For choices and sentences, asked for while they are drawn. */
export function statusWord(status: Status): string {
  return textsOf('portal')(`status.${status}`);
}

export function StatusBadge({ status, label }: { status: Status; label?: string }) {
  const t = useTranslations('portal.status');
  const [tone, Icon] = statuses[status];
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={14} stroke={2.25} aria-hidden />
      <span>{label ?? t(status)}</span>
    </span>
  );
}

interface ApplicationBadgesProps {
  status: ApplicationStatus;
  interview: { state: InterviewState } | null;
}

/** The status of an application, and beside it that its interview was cancelled, in words: it stays accepted. */
export function ApplicationBadges({ status, interview }: ApplicationBadgesProps) {
  const t = useTranslations('portal');
  return (
    <>
      <StatusBadge status={status} />
      {interview?.state === 'CANCELLED' ? (
        <>
          {' '}
          <StatusBadge status="CANCELLED" label={t('interviewCancelled')} />
        </>
      ) : null}
    </>
  );
}
