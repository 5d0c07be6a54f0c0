import { useTranslations } from 'use-intl/react';
import { FormError } from '../../../components/FormError';
import { LightButton } from '../../../components/LightButton';
import type { SlotChanges } from './slot-painting';
import classes from './SlotSaveBar.module.css';

interface BarProps {
  changes: SlotChanges;
  /** How many cannot be changed. */
  locked: number;
  /** What was just done, or why nothing was. */
  said: string;
  busy: boolean;
  onUndo: () => void;
  errors: readonly string[];
}

/** What saving would change; nothing is stored before. */
export function SlotSaveBar({ changes, locked, said, busy, onUndo, errors }: BarProps) {
  const t = useTranslations('companyJobs');
  const { added, seats, changed, removed } = changes;
  const parts = [
    added > 0 ? t('bar.added', { count: added, seats }) : '',
    changed > 0 ? t('bar.changed', { count: changed }) : '',
    removed > 0 ? t('bar.removed', { count: removed }) : '',
  ].filter(Boolean);
  return (
    <section aria-label={t('slots.save')} className={classes.bar} data-bottom-bar="page">
      <FormError messages={errors} />
      <div className={classes.row}>
        <div className={classes.words}>
          <p>
            <b>{parts.length > 0 ? parts.join(' · ') : t('bar.nothing')}</b>
          </p>
          <p role="status">{said || (locked > 0 ? t('bar.locked', { count: locked }) : '')}</p>
        </div>
        {parts.length > 0 ? (
          <LightButton look="quiet" onClick={onUndo} disabled={busy}>
            {t('bar.undo')}
          </LightButton>
        ) : null}
        <LightButton type="submit" look={parts.length > 0 ? 'primary' : 'secondary'} busy={busy}>
          {t('slots.save')}
        </LightButton>
      </div>
    </section>
  );
}
