import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { dateIn } from '../../../domain/time';
import { paths } from '../../../domain/paths';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { LightButton } from '../../components/LightButton';
import { Logo } from '../../components/Logo';
import { ConnectionBar } from '../../components/OfflineBar/ConnectionBar';
import type { KeptInterviews } from '../../lib/kept-copy';
import { keptInterviews } from '../../lib/kept-interviews';
import { useNow } from '../../lib/use-now';
import { leaveForFreshPage } from '../fresh-page';
import frame from '../layouts/PortalShell.module.css';
import { logOut } from '../logout-wish';
import { KeptList, NextKept } from './KeptInterviews';
import classes from './OfflinePage.module.css';
import { useFormats } from '../../language/formats';
import { readersDay, readersTime } from '../../lib/readers-clock';

/** `08:12` by the reader's own clock, with the day where it is not today. */
function ReadersMoment({ value, now }: { value: Date; now: Date }) {
  const formats = useFormats();
  const day = readersDay(value);
  const time = readersTime(value);
  return <span>{day === readersDay(now) ? time : `${formats.dayAndMonth(day)}, ${time}`}</span>;
}

/** Those of a company are those of the day; of a seeker all that are kept. */
function shownOf({ isCompany, interviews }: KeptInterviews, now: Date): KeptInterviews['interviews'] {
  return isCompany ? interviews.filter(({ time }) => time.date === dateIn(time.timeZone, now)) : interviews;
}

function Logout() {
  const t = useTranslations('offline');
  const [asking, setAsking] = useState(false);
  const leave = (): void => void logOut().then(() => leaveForFreshPage(paths.login, 'left'));
  if (!asking)
    return (
      <LightButton look="quiet" onClick={() => setAsking(true)}>
        {t('logout')}
      </LightButton>
    );
  return (
    <div role="group" aria-label={t('logout')} className={classes.question}>
      <p>{t('logoutQuestion')}</p>
      <LightButton look="danger" autoFocus onClick={leave}>
        {t('logout')}
      </LightButton>
      <LightButton look="secondary" onClick={() => setAsking(false)}>
        {t('cancel')}
      </LightButton>
    </div>
  );
}

/** The interviews that this phone has kept, in place of any page while the server cannot be asked. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('offline');
  const now = useNow();
  const kept = keptInterviews(now.getTime());
  const shown = kept ? shownOf(kept, now) : [];
  return (
    <div className={classes.shell}>
      <header className={frame.header}>
        <span className={classes.logo}>
          <Logo />
        </span>
        <div className={frame.side}>
          {/* In this browser only: the account cannot be told. */}
          <LanguageSwitch isSignedIn={false} />
          <ColorSchemeSwitch />
        </div>
      </header>
      <ConnectionBar>
        {kept ? (
          <span>{t.rich('saved', { time: () => <ReadersMoment value={new Date(kept.readAt)} now={now} /> })}</span>
        ) : null}
      </ConnectionBar>
      <main className={classes.page}>
        <h1>{t(kept?.isCompany ? 'companyTitle' : 'title')}</h1>
        {shown.length === 0 ? <p>{t('noneToday')}</p> : null}
        <NextKept interviews={shown} now={now} />
        <KeptList interviews={shown} now={now} />
        <p className={classes.note}>{t(kept?.isCompany ? 'needsConnectionCompany' : 'needsConnection')}</p>
        <div className={classes.ways}>
          <LightButton look="secondary" onClick={onRetry}>
            {t('retry')}
          </LightButton>
          <Logout />
        </div>
      </main>
    </div>
  );
}
