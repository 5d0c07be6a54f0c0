import { useTranslations } from 'use-intl/react';
import { completionColour, type ProfilePart } from '../../../domain/seekers';
import classes from './CompletionBar.module.css';
import { partsFilled, PROFILE_PARTS } from './completion-parts';

const parts = Array.from({ length: PROFILE_PARTS }, (_, index) => index);

/** The profile in nine parts: red under 50 percent, yellow under 80, otherwise green; the number is beside it. */
export function CompletionBar({ percent, missing }: { percent: number; missing: readonly ProfilePart[] }) {
  const t = useTranslations('seeker');
  const partName = useTranslations('seeker.missing');
  const filled = partsFilled(percent);
  return (
    <>
      <div className={classes.row}>
        <div
          role="progressbar"
          aria-label={t('completion')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className={classes.bar}
          data-colour={completionColour(percent)}
        >
          {parts.map((part) => (
            <span key={part} className={classes.part} data-filled={part < filled || undefined} />
          ))}
        </div>
        <span className={classes.percent}>{`${percent}%`}</span>
      </div>
      {missing.length > 0 ? (
        <p className={classes.missing}>
          {partName('notYet', { parts: missing.map((part) => partName(part)).join(', ') })}
        </p>
      ) : null}
    </>
  );
}
