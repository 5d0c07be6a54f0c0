import { useTranslations } from 'use-intl/react';
import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { timesId } from '../../../components/SkipLink';
import { canChoose } from '../../../components/times/board-weeks';
import type { SeekerJobFieldsFragment, SeekerJobSlotFragment } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { isPhone } from '../../../lib/is-phone';
import { TellMe } from '../waits/TellMe';
import { isApplyNow } from '../browse/job-link-state';
import { ApplyBar } from './ApplyBar';
import { EarlierNote, OtherJobs } from './OwnApplication';
import { SlotPicker } from './SlotPicker';
import { useApply } from './use-apply';
import { useSlotHold } from './use-slot-hold';
import classes from './ChooseTime.module.css';

export interface ChooseTimeProps {
  job: SeekerJobFieldsFragment;
  /** The time that a link asked for; null without one. */
  wantedSlotId: string | null;
  /** False while the times are those of an earlier visit. */
  areTimesAnswered: boolean;
  /** Asks the server again which times are free. */
  onStale: () => void;
}

/** The place of the times. It has the focus for someone who pressed Apply Now in the list of a phone. */
function useTimesOnArrival(): RefObject<HTMLDivElement | null> {
  const times = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  const isNewPage = useNavigationType() === NavigationType.Push;
  const [wantsTimes] = useState(() => isNewPage && isApplyNow(state) && isPhone());
  useEffect(() => {
    if (wantsTimes) times.current?.focus({ preventScroll: true });
  }, [wantsTimes]);
  return times;
}

/** Why the time that a link asked for cannot be chosen; null where it can. */
function refusalOf(slot: SeekerJobSlotFragment | undefined): string | null {
  const errors = textsOf('errors');
  if (!slot) return errors('SLOT_NOT_FOUND');
  if (slot.state !== 'OPEN') return errors(`SLOT_${slot.state}`);
  return slot.conflict ? errors('INTERVIEW_CONFLICT') : null;
}

/** The heart of the product: pick a time, have it held, apply. */
export function ChooseTime({ job, wantedSlotId, areTimesAnswered, onStale }: ChooseTimeProps) {
  const t = useTranslations('browse.times');
  const titleId = useId();
  const times = useTimesOnArrival();
  const slots = job.interviewAvailability;
  const isFull = slots.every(({ state }) => state !== 'OPEN');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  // Set once, as soon as the server has said which times are free, unless another time was chosen before.
  const [initialSlotId, setInitialSlotId] = useState<string | null>(null);
  const [isWantedOpen, setWantedOpen] = useState(wantedSlotId !== null);
  if (isWantedOpen && areTimesAnswered) {
    setWantedOpen(false);
    const wantedRefusal = refusalOf(slots.find(({ id }) => id === wantedSlotId));
    setRefusal(wantedRefusal);
    if (wantedRefusal === null) {
      setChosenId(wantedSlotId);
      setInitialSlotId(wantedSlotId);
    }
  }
  const onRefused = useCallback(
    (message: string) => {
      setRefusal(message);
      // The pressed button or the chosen time is disabled: the focus moves to the times.
      times.current?.focus({ preventScroll: true });
      onStale();
    },
    [onStale, times],
  );
  const hold = useSlotHold({
    onRefused: (message) => {
      setChosenId(null);
      onRefused(message);
    },
    onChanged: onStale,
    initialSlotId,
  });
  const { apply, isApplying } = useApply({
    jobId: job.id,
    onApplied: hold.settle,
    onRefused: (message) => {
      hold.stopAsking();
      onRefused(message);
    },
  });
  // A time that was lost meanwhile is no choice any more.
  const chosen = slots.find((slot) => slot.id === chosenId && canChoose(slot)) ?? null;

  const choose = (slotId: string | null): void => {
    setRefusal(null);
    setWantedOpen(false);
    setChosenId(slotId);
    if (slotId === null) hold.letGo();
    else hold.keep(slotId);
  };

  return (
    <>
      <section ref={times} id={timesId} tabIndex={-1} className={classes.times} aria-labelledby={titleId}>
        <h2 id={titleId} className={classes.title}>
          {t(slots.length === 0 ? 'title' : 'choose')}
        </h2>
        {job.viewerApplication ? <EarlierNote application={job.viewerApplication} /> : null}
        {slots.length === 0 ? (
          <EmptyState drawing="interviews">{t('noneYet')}</EmptyState>
        ) : (
          <SlotPicker slots={slots} value={chosen?.id ?? null} onChoose={choose} />
        )}
        {slots.some(canChoose) ? null : <OtherJobs />}
      </section>
      {isFull ? <TellMe job={job} refusal={refusal} onRefused={onStale} /> : null}
      {!isFull && (refusal !== null || slots.some(canChoose)) ? (
        <ApplyBar
          slots={slots}
          location={job.location}
          chosen={chosen}
          hold={hold}
          isApplying={isApplying}
          refusal={refusal}
          onChoose={choose}
          onApply={() => chosen && void apply(chosen.id)}
        />
      ) : null}
    </>
  );
}
