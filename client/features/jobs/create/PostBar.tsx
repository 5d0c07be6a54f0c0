import { useTranslations } from 'use-intl/react';
import { FormError } from '../../../components/FormError';
import { LightButton } from '../../../components/LightButton';
import type { SlotFormValue } from '../slots/slot-drafts';
import bar from '../slots/SlotSaveBar.module.css';

interface PostBarProps {
  slots: readonly SlotFormValue[];
  /** What was just done in the week, or why nothing was. */
  said: string;
  busy: boolean;
  errors: readonly string[];
}

/** How many times the posting has, and the button that posts it. */
export function PostBar({ slots, said, busy, errors }: PostBarProps) {
  const t = useTranslations('companyJobs');
  const seats = slots.reduce((sum, { maxApplicants }) => sum + Number(maxApplicants), 0);
  return (
    <section aria-label={t('create.submit')} className={bar.bar} data-bottom-bar="page">
      <FormError messages={errors} />
      <div className={bar.row} data-short>
        <div className={bar.words}>
          <p>
            <b>
              <span>{t('create.counted', { count: slots.length })}</span>
              <span>{slots.length > 0 ? `, ${t('painter.seatCount', { count: seats })}` : ''}</span>
            </b>
          </p>
          <p role="status">{said}</p>
        </div>
        <LightButton type="submit" busy={busy}>
          {t('create.submit')}
        </LightButton>
      </div>
    </section>
  );
}
