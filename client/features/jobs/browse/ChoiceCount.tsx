import { useTranslations } from 'use-intl/react';
import { counted } from '../../../language/counted';
import classes from './ChoiceCount.module.css';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

/** How many jobs a choice leaves; nothing while that is not known. */
export function ChoiceCount({ jobs }: { jobs: number | null }) {
  const t = useTranslations('browse.list');
  if (jobs === null) return null;
  const values = counted(jobs);
  return (
    <>
      {' '}
      <span className={classes.count} aria-hidden>
        {values.number}
      </span>
      <VisuallyHidden>{t('count', values)}</VisuallyHidden>
    </>
  );
}
