import { useTranslations } from 'use-intl/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ZONE_NAMES, type TimeZone } from '../../../../domain/time';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { AutoRedirectNotice } from '../../../components/AutoRedirectNotice';
import { PageHeader } from '../../../components/PageHeader';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { PageStatus } from '../../../components/PageStatus';
import { useJobSlotsQuery, useSaveJobSlotsMutation } from '../../../graphql/generated';
import { companyJobsChange } from '../company-jobs-change';
import { JobSlotsForm, type SavedSlots } from './JobSlotsForm';
import { slotInputOf } from './slot-drafts';
import type { SlotsToSend } from './slots-to-send';
import { formatLocalDate } from '../../../../domain/dates';
import { languageStore, textsOf } from '../../../language/store';

interface UnsavedSlot {
  date: string;
  start: string;
  end: string;
  timeZone: TimeZone;
}

/**
 * Names slots that were not saved, and why: the server left them out, they are removed by now, or they stay as they were
 * although they were to be changed or removed.
 */
function unsavedText(kind: 'dropped' | 'gone' | 'untouched', slots: readonly UnsavedSlot[]): string {
  const t = textsOf('companyJobs');
  const { language } = languageStore.current();
  const names = slots.map(({ date, start, end, timeZone }) =>
    t('seats.time', { day: formatLocalDate(date, language), start, end, zone: ZONE_NAMES[timeZone] }),
  );
  const count = slots.length;
  return t(`slots.${kind}`, { count, number: String(count), slots: names.join('; ') });
}

/** The button that saves is at the foot of a long form, its result is shown at the top. */
const intoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'center' });

/** Saves the slots and tells what became of them. `saves` counts how often that went well. */
function useSaveSlots(jobId: string) {
  const save = useSaveJobSlotsMutation(companyJobsChange);
  const [saves, setSaves] = useState(0);

  const send = async ({ slots, keptIds, removedIds }: SlotsToSend): Promise<SavedSlots | undefined> =>
    save({ input: { jobId, slots: slots.map(slotInputOf), keptSlotIds: keptIds, removedSlotIds: removedIds } });
  const onSaved = ({ droppedSlots, goneSlots, untouchedSlots }: SavedSlots): void => {
    if (droppedSlots?.length) toast.warning(unsavedText('dropped', droppedSlots), TOAST.report);
    if (goneSlots?.length) toast.warning(unsavedText('gone', goneSlots), TOAST.report);
    if (untouchedSlots?.length) toast.warning(unsavedText('untouched', untouchedSlots), TOAST.report);
    setSaves((count) => count + 1);
  };
  return { send, onSaved, saves };
}

export function JobSlotsPage() {
  const t = useTranslations('companyJobs');
  const { jobId = '' } = useParams();
  // Who has a seat decides what may be edited, and the job's page may have been read a while ago.
  const query = useJobSlotsQuery({
    variables: { id: jobId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { data } = query;
  const { send, onSaved, saves } = useSaveSlots(jobId);
  const job = data?.job;

  if (!job) {
    return (
      <PageStatus
        title={t('titles.interviewSlots')}
        back={<BackLink to={paths.company.jobs}>{t('titles.myJobs')}</BackLink>}
        failed={t('job.loadFailed')}
        query={query}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={t('titles.interviewSlots')}
        context={
          <>
            <span translate="no">{job.title}</span>
            <span>{` · ${t('slots.hours', { zone: ZONE_NAMES[job.timeZone] })}`}</span>
          </>
        }
        back={<BackLink to={paths.company.job(job.id)}>{t('slots.backToJob')}</BackLink>}
      />
      <Stack gap="lg">
        {saves > 0 ? (
          <div key={`notice-${saves}`} ref={intoView}>
            <AutoRedirectNotice
              message={t('slots.saved')}
              to={paths.company.job(job.id)}
              destination={t('slots.job')}
            />
          </div>
        ) : null}
        <JobSlotsForm
          key={`form-${saves}`}
          jobId={job.id}
          slots={job.interviewAvailability}
          timeZone={job.timeZone}
          send={send}
          onSaved={onSaved}
        />
      </Stack>
    </>
  );
}
