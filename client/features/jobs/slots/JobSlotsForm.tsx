import { useTranslations } from 'use-intl/react';
import { useForm } from '@mantine/form';
import { IconLock } from '../../../icons';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { slotDraftsSchema } from '../../../../domain/slots.schema';
import type { TimeZone } from '../../../../domain/time';
import { InterviewLine } from '../../../components/InterviewLine';
import { StatusBadge } from '../../../components/StatusBadge';
import { TOAST } from '../../../components/toast-options';
import { useFormSubmit } from '../../../components/use-form-submit';
import type { CompanyJobSlotFragment, SaveJobSlotsMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { useKeptForm } from '../../../lib/kept-forms';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { errorsWithout } from './form-error-clearing';
import classes from './JobSlots.module.css';
import { keptSlots, slotsOfKept } from './kept-slots';
import { slotInputOf, slotKey, type SlotFormValue } from './slot-drafts';
import { changesOf } from './slot-painting';
import { errorAtRow, slotsToSend, type SlotsToSend } from './slots-to-send';
import { SeriesQuestion } from './SeriesQuestion';
import type { SlotPlan } from './slot-series';
import { SlotSaveBar } from './SlotSaveBar';
import { SlotPainting } from './SlotPainting';
import { TypedSlots } from './TypedSlots';
import { SlotSeats } from '../company-job/SlotSeats';
import { useSlotPainter } from './use-slot-painter';

export type SavedSlots = SaveJobSlotsMutation['saveInterviewSlots'];

interface JobSlotsFormProps {
  jobId: string;
  /** Of the job. */
  timeZone: TimeZone;
  slots: readonly CompanyJobSlotFragment[];
  send: (slots: SlotsToSend) => Promise<SavedSlots | undefined>;
  onSaved: (saved: SavedSlots) => void;
}

interface SlotsValues {
  slots: SlotFormValue[];
}

function formValueOf(slot: CompanyJobSlotFragment): SlotFormValue {
  const { id, date, start, end, locationType, maxApplicants } = slot;
  return { key: slotKey(), id, date, start, end, locationType, maxApplicants };
}

/** Who has a seat when. */
function ReservedSlots({ slots }: { slots: readonly CompanyJobSlotFragment[] }) {
  const t = useTranslations('companyJobs.slots');
  if (slots.length === 0) return null;
  return (
    <details className={classes.fold}>
      <summary>{t('reservedCount', { count: slots.length })}</summary>
      <p className={classes.note}>{t('reservedHint')}</p>
      <ul className={classes.list} aria-label={t('reserved')}>
        {slots.map((slot) => (
          <li key={slot.id} className={classes.reserved}>
            <IconLock size={20} stroke={1.75} aria-label={t('locked')} className={classes.lock} />
            <span className={classes.time}>
              <InterviewLine time={slot} />
            </span>
            <SlotSeats slot={slot} />
            {slot.state === 'OPEN' ? null : <StatusBadge status={slot.state} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Empty parts share one message, in the words for saving; other errors are beside their fields. */
function missingPartsText(slots: readonly SlotFormValue[]): string | null {
  const isMissing = slots.some((slot) => !slot.date || !slot.start || !slot.end);
  return isMissing ? textsOf('errors')('SLOT_FIELDS_REQUIRED') : null;
}

const schemaIn = (timeZone: TimeZone) => z.object({ slots: slotDraftsSchema({ now: new Date(), timeZone }) });

function sorted(slots: readonly CompanyJobSlotFragment[]) {
  const free = slots.filter((slot) => !slot.isReserved);
  return {
    reserved: slots.filter((slot) => slot.isReserved),
    past: free.filter((slot) => slot.state === 'PAST'),
    /** What may be changed, as it is stored. */
    stored: free.filter((slot) => slot.state !== 'PAST').map(formValueOf),
  };
}

/** Holds the slots as they were when it was drawn; a page that knows better draws it again, with another key. */
export function JobSlotsForm({ jobId, slots, timeZone, send, onSaved }: JobSlotsFormProps) {
  const t = useTranslations('companyJobs.slots');
  const [{ reserved, past, stored }] = useState(() => sorted(slots));
  const [isTyping, setTyping] = useState(false);
  const [plan, setPlan] = useState<SlotPlan | null>(null);
  const [asking, setAsking] = useState(false);
  const form = useForm<SlotsValues>({
    initialValues: { slots: stored },
    validate: ({ slots: rows }) => {
      const errors = schemaErrors(schemaIn(timeZone), { slots: rows.map(slotInputOf) });
      // What is left as it is, is not sent: its time may have come while the page was open.
      const { rows: sent } = slotsToSend(rows, { stored, past });
      return Object.fromEntries(
        Object.entries(errors).filter(([path]) => {
          const row = /^slots\.(\d+)/.exec(path)?.[1];
          return row === undefined || sent.includes(Number(row));
        }),
      );
    },
  });
  const wanted = form.values.slots;
  const changes = changesOf(wanted, stored);
  useUnsavedChanges(changes.added + changes.changed + changes.removed > 0);
  useKeptForm(`job-slots ${jobId}`, keptSlots(wanted, stored), keptSlots(stored, stored), ({ slots: kept }) => {
    if (kept) form.setFieldValue('slots', slotsOfKept(kept, stored));
  });
  const { busy, general, setGeneral, submit, refuse } = useFormSubmit({
    form,
    send: async (values: SlotsValues) => {
      const toSend = slotsToSend(values.slots, { stored, past });
      const saved = await send(toSend);
      return saved && { ...saved, errors: saved.errors.map((error) => errorAtRow(error, toSend.rows)) };
    },
    failed: t('saveFailed'),
    toastOptions: TOAST.long,
    onDone: onSaved,
    inputOf: () => {
      // The field to correct is in the fold.
      flushSync(() => setTyping(true));
      return null;
    },
  });
  const onInvalid = (errors: Record<string, unknown>): void => {
    const missing = missingPartsText(form.getValues().slots);
    refuse(errors);
    setGeneral(missing ? [missing] : []);
  };
  const change = (next: SlotFormValue[], touched: string): void => {
    if (busy) return;
    const kept = errorsWithout(form.errors, touched);
    form.setFieldValue('slots', next);
    form.setErrors(kept);
    setGeneral([]);
  };
  const fixed = [...reserved, ...past];
  const painter = useSlotPainter({
    slots: wanted,
    stored,
    fixed,
    timeZone,
    onChange: (next) => change(next, 'slots'),
  });
  const isEmpty = wanted.length + reserved.length === 0;
  const save = (): void => {
    setAsking(false);
    form.onSubmit(submit, onInvalid)();
  };

  return (
    <form
      onSubmit={form.onSubmit((values) => (plan ? setAsking(true) : submit(values)), onInvalid)}
      noValidate
      className={classes.form}
    >
      {isEmpty ? <p className={classes.note}>{t('none')}</p> : null}
      {/* What is painted while the slots are saved would be lost: the response draws them again. */}
      <div inert={busy}>
        <SlotPainting painter={painter} slots={wanted} stored={stored} fixed={fixed} errors={form.errors} />
      </div>
      {past.length > 0 ? (
        <p className={classes.note}>{t('pastRemoved', { count: past.length, number: String(past.length) })}</p>
      ) : null}
      <ReservedSlots slots={reserved} />
      <TypedSlots
        isOpen={isTyping}
        onToggle={setTyping}
        slots={wanted}
        timeZone={timeZone}
        errors={form.errors}
        reserved={reserved}
        emptyText={t(reserved.length > 0 ? 'noneChangeable' : 'none')}
        plan={plan}
        onPlan={setPlan}
        onChange={(next, touched) => {
          change(next, touched);
          painter.say('');
        }}
      />
      <SeriesQuestion
        opened={asking}
        onClose={() => setAsking(false)}
        plan={plan}
        slots={wanted}
        reserved={reserved}
        timeZone={timeZone}
        onAdd={(added) => {
          change([...wanted, ...added], 'slots');
          setPlan(null);
          save();
        }}
        onWithout={save}
      />
      <SlotSaveBar
        changes={changes}
        locked={reserved.length}
        said={painter.said}
        busy={busy}
        errors={general}
        onUndo={() => {
          change(stored, 'slots');
          painter.say('');
        }}
      />
    </form>
  );
}
