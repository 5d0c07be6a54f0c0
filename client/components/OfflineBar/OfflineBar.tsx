import { useTranslations } from 'use-intl/react';
import { useConnectionLostAt } from '../../lib/use-online';
import { readersTime } from '../../lib/readers-clock';
import { ConnectionBar } from './ConnectionBar';

/** On a page that is open when the connection goes. */
export function OfflineBar() {
  const t = useTranslations('frame.connection');
  const lostAt = useConnectionLostAt();
  if (!lostAt) return null;
  return (
    <ConnectionBar>
      <span>{t.rich('since', { time: () => <span>{readersTime(lostAt)}</span> })}</span>
    </ConnectionBar>
  );
}
