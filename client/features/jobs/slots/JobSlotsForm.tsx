import { useTranslations } from 'use-intl/react';
import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconLock } from '../../../icons';
import { useState } from 'react';
import { z } from 'zod';
import { slotDraftsSchema } from '../../../../domain/slots.schema';
import { FormError } from '../../../components/FormError';
import { MESSAGE_TIMES } from '../../../components/message-times';
import { InterviewLine } from '../../../components/InterviewLine';
import { SectionCard } from '../../../components/SectionCard';
import { StatusBadge } from '../../../components/StatusBadge';
import { useFormSubmit } from '../../../components/use-submit';
import type { CompanyJobSlotFragment, SaveJobSlotsMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { errorsWithout } from './form-error-clearing';
import classes from './JobSlots.module.css';
import { slotInputOf, slotKey, type SlotFormValue } from './slot-drafts';
import { SlotEditor } from './SlotEditor';
import { SlotSeats } from '../company-job/SlotSeats';

export type SavedSlots = SaveJobSlotsMutation['saveInterviewSlots'];

interface JobSlotsFormProps {
  slots: readonly CompanyJobSlotFragment[];
  /** `removedIds` names what was shown as changeable and is not among `slots` any more. */
  send: (slots: readonly SlotFormValue[], removedIds: readonly string[]) => Promise<SavedSlots | undefined>;
  onSaved: (saved: SavedSlots) => void;
}

interface SlotsValues {
  slots: SlotFormValue[];
}

function formValueOf(slot: CompanyJobSlotFragment): SlotFormValue {
  const { id, date, start, end, locationType, maxApplicants } = slot;
  return { key: slotKey(), id, date, start, end, locationType, maxApplicants };
}

function ReservedSlots({ slots }: { slots: readonly CompanyJobSlotFragment[] }) {
  const t = useTranslations('companyJobs.slots');
  if (slots.length === 0) return null;
  return (
    <SectionCard title={t('reserved')}>
      <Text size="sm" c="dimmed" mb="md">
        {t('reservedHint')}
      </Text>
      <Stack component="ul" gap="xs" className={classes.list} aria-label={t('reserved')}>
        {slots.map((slot) => (
          <Card component="li" key={slot.id} padding="sm" className={classes.reserved}>
            <IconLock size={20} stroke={1.75} aria-label={t('locked')} className={classes.lock} />
            <span className={classes.time}>
              <InterviewLine time={slot} />
            </span>
            <SlotSeats slot={slot} />
            {slot.state === 'OPEN' ? null : <StatusBadge status={slot.state} />}
          </Card>
        ))}
      </Stack>
    </SectionCard>
  );
}

/** Empty parts are told together, in the words for saving; everything else beside its field. */
function missingPartsText(slots: readonly SlotFormValue[]): string | null {
  const isMissing = slots.some((slot) => !slot.date || !slot.start || !slot.end);
  return isMissing ? textsOf('errors')('SLOT_FIELDS_REQUIRED') : null;
}

const schema = z.object({ slots: slotDraftsSchema(() => new Date()) });

function sorted(slots: readonly CompanyJobSlotFragment[]) {
  const free = slots.filter((slot) => !slot.isReserved);
  return {
    reserved: slots.filter((slot) => slot.isReserved),
    past: free.filter((slot) => slot.state === 'PAST'),
    changeable: free.filter((slot) => slot.state !== 'PAST'),
  };
}

/** Holds the slots as they were when it was drawn; a page that knows better draws it again, with another key. */
export function JobSlotsForm({ slots, send, onSaved }: JobSlotsFormProps) {
  const t = useTranslations('companyJobs.slots');
  const [{ reserved, past, changeable }] = useState(() => sorted(slots));
  const form = useForm<SlotsValues>({
    initialValues: { slots: changeable.map(formValueOf) },
    validate: (values) => schemaErrors(schema, { slots: values.slots.map(slotInputOf) }),
  });
  useUnsavedChanges(form.isDirty());
  const { busy, general, setGeneral, submit, refuse } = useFormSubmit({
    form,
    send: ({ slots: wanted }: SlotsValues) => {
      const kept = new Set(wanted.map(({ id }) => id));
      const removed = [...past, ...changeable].filter(({ id }) => !kept.has(id));
      return send(
        wanted,
        removed.map(({ id }) => id),
      );
    },
    failed: t('saveFailed'),
    toastOptions: { milliseconds: MESSAGE_TIMES.slotError },
    onDone: onSaved,
  });
  const onInvalid = (errors: Record<string, unknown>): void => {
    const missing = missingPartsText(form.getValues().slots);
    setGeneral(missing ? [missing] : []);
    refuse(errors);
  };

  return (
    <form onSubmit={form.onSubmit(submit, onInvalid)} noValidate>
      <Stack gap="lg">
        <ReservedSlots slots={reserved} />
        <SectionCard title={t('changeable')}>
          {past.length > 0 ? (
            <Text size="sm" c="dimmed" mb="md">
              {t('pastRemoved', { count: past.length, number: String(past.length) })}
            </Text>
          ) : null}
          <SlotEditor
            slots={form.values.slots}
            errors={form.errors}
            reserved={reserved}
            emptyText={t(reserved.length > 0 ? 'noneChangeable' : 'none')}
            onChange={(next, touched) => {
              const kept = errorsWithout(form.errors, touched);
              form.setFieldValue('slots', next);
              form.setErrors(kept);
              setGeneral([]);
            }}
          />
        </SectionCard>
        <FormError messages={general} />
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
