import { useTranslations } from 'use-intl/react';
import { IconAlertTriangle } from '../../../icons';
import badge from '../../../components/StatusBadge.module.css';
import type { FlagReason } from '../../../graphql/generated';

/** Flags of this gravity may be a matter of style: they do not look like the others. */
const LEAST_GRAVITY = 4;

/** What a rule has found, in a colour that says how grave that is. */
export function FlagBadge({ reason, gravity }: { reason: FlagReason; gravity: number }) {
  const t = useTranslations('postingFlags.reasons');
  return (
    <span className={badge.badge} data-tone={gravity < LEAST_GRAVITY ? 'rejected' : 'pending'}>
      <IconAlertTriangle size={14} stroke={2.25} aria-hidden />
      <span>{t(reason)}</span>
    </span>
  );
}
