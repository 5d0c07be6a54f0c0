import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { InterviewLine } from '../../../components/InterviewLine';
import { canChoose } from '../../../components/times/board-weeks';
import { TimeBoard } from '../../../components/times/TimeBoard';
import { IconAlertTriangle } from '../../../icons';
import type { SeekerJobSlotFragment } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import classes from './SlotPicker.module.css';
import { Sentence } from '../../../components/Sentence';

/** That a time is too close to an interview; beneath, which time, to which one, and the way there. */
function Clash({ slot }: { slot: SeekerJobSlotFragment }) {
  const t = useTranslations('browse.times');
  const errors = useTranslations('errors');
  const formats = useFormats();
  const { conflict } = slot;
  if (!conflict || slot.state !== 'OPEN') return null;
  const at = `${formats.shortWeekday(slot.date)}, ${formats.dayAndMonth(slot.date)}, ${slot.start}`;
  return (
    <div className={classes.clash}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden className={classes.icon} />
      <div>
        <p>{errors('INTERVIEW_CONFLICT')}</p>
        <p>
          <Sentence>
            {t.rich('conflict', {
              at,
              interview: () => (
                <Link to={paths.user.application(conflict.applicationId)} className={classes.clashLink}>
                  {t('interview', { job: conflict.jobTitle, company: conflict.companyName })}
                </Link>
              ),
            })}
          </Sentence>{' '}
          <InterviewLine time={conflict} />
        </p>
      </div>
    </div>
  );
}

export interface SlotPickerProps {
  slots: readonly SeekerJobSlotFragment[];
  /** The chosen slot's id. */
  value: string | null;
  onChoose: (slotId: string | null) => void;
}

/** The times of a job; below them, the interviews that conflict with some. */
export function SlotPicker({ slots, value, onChoose }: SlotPickerProps) {
  const t = useTranslations('browse.times');
  return (
    <>
      <TimeBoard
        times={slots}
        label={t('label')}
        value={value}
        onChoose={onChoose}
        noteOf={(slot) => <Clash slot={slot} />}
      />
      {slots.some(canChoose) ? null : <p className={classes.none}>{t('noneToChoose')}</p>}
    </>
  );
}
