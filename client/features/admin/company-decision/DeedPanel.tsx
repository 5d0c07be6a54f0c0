import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ErrorState } from '../../../components/ErrorState';
import { LightButton } from '../../../components/LightButton';
import { PartSkeleton } from '../../../components/skeletons';
import { timedFetch } from '../../../lib/timed-fetch';
import { DeedLink } from '../companies/CompanyCells';
import classes from './DeedPanel.module.css';

interface Deed {
  companyName: string;
  deedUrl: string;
}

type Answer = 'shown' | 'saved' | 'failed';

/** A frame tells no failure, and begins a download when the server offers one: so the server is asked first. */
async function askFor(deedUrl: string, signal: AbortSignal): Promise<Answer> {
  const response = await timedFetch(deedUrl, { method: 'HEAD', credentials: 'same-origin', signal });
  if (!response.ok) return 'failed';
  return response.headers.get('content-disposition')?.startsWith('inline') ? 'shown' : 'saved';
}

/** The whole page's width in the browser's viewer, without its list of pages. */
const VIEW = '#navpanes=0&view=FitH';

function ShownDeed({ companyName, deedUrl }: Deed) {
  const t = useTranslations('adminDetails.decision.deed');
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (answer !== null) return undefined;
    const asking = new AbortController();
    askFor(deedUrl, asking.signal).then(setAnswer, () => asking.signal.aborted || setAnswer('failed'));
    return () => asking.abort();
  }, [answer, deedUrl]);

  if (answer === null) return <PartSkeleton />;
  if (answer === 'failed') return <ErrorState message={t('failed')} onRetry={() => setAnswer(null)} />;
  if (answer === 'saved') return <p className={classes.words}>{t('saved')}</p>;
  return <iframe className={classes.frame} src={`${deedUrl}${VIEW}`} title={t('title', { company: companyName })} />;
}

/** The deed to read while deciding: at once where there is room beside the form, else when it is asked for. */
export function DeedPanel(deed: Deed) {
  const t = useTranslations('adminDetails.decision.deed');
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const [isAsked, setAsked] = useState(false);
  // Telephones have no viewer of their own: there the link is the way.
  const canShow = navigator.pdfViewerEnabled;
  return (
    <div className={classes.panel}>
      <DeedLink {...deed} />
      {!canShow ? null : isWide || isAsked ? (
        <ShownDeed key={deed.deedUrl} {...deed} />
      ) : (
        <LightButton look="secondary" onClick={() => setAsked(true)}>
          {t('show')}
        </LightButton>
      )}
    </div>
  );
}
