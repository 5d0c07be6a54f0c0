import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LightButton } from '../../components/LightButton';
import { OnDemandWindow } from '../../components/OnDemandWindow';
import { IconFlag } from '../../icons';
import { onDemand } from '../../lib/on-demand';
import type { ReportSubject } from './LazyReportModal';
import classes from './ReportAction.module.css';

const reportModal = onDemand(() => import('./LazyReportModal').then((module) => module.LazyReportModal));

/** Tells the administrators that something is wrong with a job or a company. */
export function ReportAction({ kind, id }: ReportSubject) {
  const t = useTranslations('reports');
  const [opened, setOpened] = useState(false);
  const close = (): void => setOpened(false);
  return (
    <div className={classes.action}>
      {kind === 'job' ? <p className={classes.warning}>{t('job.neverPays')}</p> : null}
      <LightButton look="quiet" className={classes.open} onClick={() => setOpened(true)}>
        <IconFlag size={18} stroke={1.75} aria-hidden />
        <span>{t(`${kind}.open`)}</span>
      </LightButton>
      <OnDemandWindow part={reportModal} props={{ subject: { kind, id }, opened, onClose: close }} />
    </div>
  );
}
