import { useTranslations } from 'use-intl/react';
import { useEffect, useId, useRef } from 'react';
import { LightButton } from '../../../components/LightButton';
import classes from './DecisionBar.module.css';

interface RejectQuestionProps {
  busy: boolean;
  onReject: () => Promise<void>;
  onCancel: () => void;
}

/** A rejection is final, so the focus is on the safe answer, and no single key gives the other. */
export function RejectQuestion({ busy, onReject, onCancel }: RejectQuestionProps) {
  const t = useTranslations('applicants.decision');
  const headingId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={headingId} className={classes.question}>
      <h2 id={headingId}>{t('rejectTitle')}</h2>
      <p>{t('rejectText')}</p>
      <div className={classes.answers}>
        <LightButton ref={cancel} look="secondary" disabled={busy} onClick={onCancel}>
          {t('cancel')}
        </LightButton>
        <LightButton data-danger busy={busy} onClick={() => void onReject()}>
          {t('rejectConfirm')}
        </LightButton>
      </div>
    </div>
  );
}
