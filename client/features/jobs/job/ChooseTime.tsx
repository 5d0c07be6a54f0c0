import { useTranslations } from 'use-intl/react';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { EmptyState } from '../../../components/EmptyState';
import { SectionCard } from '../../../components/SectionCard';
import type { SeekerJobFieldsFragment } from '../../../graphql/generated';
import { bringIntoView } from '../../../lib/bring-into-view';
import { isPhone } from '../../../lib/is-phone';
import { ApplyBar } from './ApplyBar';
import { isApplyNow } from '../browse/job-link-state';
import { WithdrawnNote } from './OwnApplication';
import { canChoose } from '../../../components/times/board-weeks';
import { SlotPicker } from './SlotPicker';
import { useApply } from './use-apply';
import { useSlotHold } from './use-slot-hold';
import classes from './ChooseTime.module.css';

export interface ChooseTimeProps {
  job: SeekerJobFieldsFragment;
  /** Asks the server again which times are free. */
  onStale: () => void;
}

/** A job whose company offers no times yet: kind, and clear about why there is no button. */
export function NoTimesYet() {
  const t = useTranslations('browse.times');
  return (
    <SectionCard title={t('title')}>
      <EmptyState
        drawing="interviews"
        action={
          <Button component={Link} to={paths.user.jobs} variant="default">
            {t('otherJobs')}
          </Button>
        }
      >
        {t('noneYet')}
      </EmptyState>
    </SectionCard>
  );
}

/**
 * The place of the times. On a phone, where they are a long way down, the page begins there for someone who pressed
 * Apply Now in the list.
 */
function useTimesOnArrival(): RefObject<HTMLDivElement | null> {
  const times = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  const isNewPage = useNavigationType() === NavigationType.Push;
  const [wantsTimes] = useState(() => isNewPage && isApplyNow(state) && isPhone());
  useEffect(() => {
    if (!wantsTimes) return;
    times.current?.focus({ preventScroll: true });
    times.current?.scrollIntoView({ block: 'start' });
  }, [wantsTimes]);
  return times;
}

/** The heart of the product: pick a time, have it held, apply. */
export function ChooseTime({ job, onStale }: ChooseTimeProps) {
  const t = useTranslations('browse.times');
  const times = useTimesOnArrival();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const onRefused = useCallback(
    (message: string) => {
      setRefusal(message);
      onStale();
    },
    [onStale],
  );
  const hold = useSlotHold({
    onRefused: (message) => {
      setChosenId(null);
      onRefused(message);
    },
    onChanged: onStale,
  });
  const { apply, isApplying } = useApply({ jobId: job.id, onApplied: hold.settle, onRefused });
  // A time that was lost meanwhile is no choice any more.
  const chosen = job.interviewAvailability.find((slot) => slot.id === chosenId && canChoose(slot)) ?? null;

  const choose = (slotId: string | null): void => {
    setRefusal(null);
    setChosenId(slotId);
    if (slotId === null) hold.letGo();
    else hold.keep(slotId);
  };

  return (
    <>
      <div ref={times} tabIndex={-1} className={classes.times}>
        <SectionCard title={t('choose')}>
          {job.viewerApplication ? <WithdrawnNote /> : null}
          <SlotPicker slots={job.interviewAvailability} value={chosen?.id ?? null} onChoose={choose} />
        </SectionCard>
      </div>
      {refusal !== null || job.interviewAvailability.some(canChoose) ? (
        <ApplyBar
          chosen={chosen}
          hold={hold}
          isApplying={isApplying}
          refusal={refusal}
          onShowTimes={() => times.current && bringIntoView(times.current)}
          onApply={() => chosen && void apply(chosen.id)}
          onClear={() => choose(null)}
        />
      ) : null}
    </>
  );
}
