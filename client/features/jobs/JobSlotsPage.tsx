import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { BackLink } from '../../components/BackLink';
import { ErrorState } from '../../components/ErrorState';
import { LeavingNotice } from '../../components/LeavingNotice';
import { PageHeader } from '../../components/PageHeader';
import { DetailSkeleton } from '../../components/skeletons';
import { toast } from '../../components/toasts';
import { evictRoots } from '../../graphql/evict-roots';
import { useJobSlotsQuery, useSaveJobSlotsMutation } from '../../graphql/generated';
import type { UserError } from '../../graphql/payload';
import { isRefusal, queryErrorText } from '../../graphql/query-error';
import { droppedSlotsText } from './dropped-slots';
import { JobSlotsForm } from './JobSlotsForm';
import { slotInputOf, type SlotFormValue } from './slot-drafts';

const saveFailed = 'Failed to update interview slots. Please try again.';
/** Long enough to read which slots were left out, also after the page has gone back. */
const droppedToast = { milliseconds: 10_000 };

/** Saves the slots and tells what became of them. */
function useSaveSlots(jobId: string) {
  const [save] = useSaveJobSlotsMutation({ update: (cache) => evictRoots(cache, ['companyJobs', 'companyDashboard']) });
  const [saved, setSaved] = useState(false);

  const saveSlots = async (slots: readonly SlotFormValue[]): Promise<readonly UserError[]> => {
    try {
      const { data } = await save({ variables: { input: { jobId, slots: slots.map(slotInputOf) } } });
      const payload = data?.saveInterviewSlots;
      if (!payload) throw new Error('The answer carries no payload');
      if (payload.errors.length > 0) return payload.errors;
      const dropped = payload.droppedSlots ?? [];
      if (dropped.length > 0) toast.warning(droppedSlotsText(dropped), droppedToast);
      setSaved(true);
    } catch {
      toast.error(saveFailed, { milliseconds: 5000 });
    }
    return [];
  };
  return { saveSlots, saved };
}

export function JobSlotsPage() {
  const { jobId = '' } = useParams();
  const { data, error, refetch } = useJobSlotsQuery({ variables: { id: jobId } });
  const { saveSlots, saved } = useSaveSlots(jobId);
  const job = data?.job;

  if (!job) {
    if (!error && !data) return <DetailSkeleton />;
    return (
      <>
        <PageHeader title="Interview Slots" back={<BackLink to={paths.company.jobs}>My Jobs</BackLink>} />
        <ErrorState
          message={queryErrorText(error, 'Failed to load job details. Please try again later.')}
          onRetry={isRefusal(error) ? undefined : refetch}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Interview Slots"
        context={job.title}
        back={<BackLink to={paths.company.job(job.id)}>Back to the job</BackLink>}
      />
      {saved ? (
        <LeavingNotice message="Interview slots updated." to={paths.company.job(job.id)} destination="the job" />
      ) : null}
      <JobSlotsForm key={String(saved)} slots={job.interviewAvailability} onSave={saveSlots} />
    </>
  );
}
