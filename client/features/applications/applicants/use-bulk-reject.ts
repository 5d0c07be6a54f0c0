import { useState } from 'react';
import { MESSAGE_TIMES } from '../../../components/message-times';
import { toast } from '../../../components/toasts';
import { useRejectApplicantsMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';

/** Which pending applicants of the list are chosen, and rejecting them at once. */
export function useBulkReject(pendingIds: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [reject, { loading: busy }] = useRejectApplicantsMutation();
  // What is off the page, or decided since, is chosen no longer: only what is seen is rejected.
  const selectedIds = pendingIds.filter((id) => chosen.has(id));

  const choose = (id: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...selectedIds, id] : selectedIds.filter((other) => other !== id)));

  const rejectSelected = async (): Promise<void> => {
    const asked = selectedIds;
    try {
      const { data } = await reject({ variables: { applicationIds: asked } });
      const payload = data?.rejectApplications;
      if (!payload) throw new Error('The answer carries no payload');
      const rejected = payload.applications?.length ?? 0;
      if (payload.errors.length === 0) toast.success(textsOf('applicants')('bulk.done', { count: rejected }));
      else {
        const reasons = [...new Set(payload.errors.map(({ message }) => message))].join(' ');
        toast.warning(textsOf('applicants')('bulk.doneInPart', { rejected, asked: asked.length, reasons }), {
          milliseconds: MESSAGE_TIMES.report,
        });
      }
      setChosen(new Set());
    } catch {
      // The choice is kept: trying again is safe, whatever was done before the connection broke.
      toast.error(textsOf('applicants')('decision.failed'), { milliseconds: MESSAGE_TIMES.error });
    }
  };

  return {
    selectedIds,
    choose,
    chooseAll: () => setChosen(new Set(pendingIds)),
    clear: () => setChosen(new Set()),
    rejectSelected,
    busy,
  };
}

export type BulkReject = ReturnType<typeof useBulkReject>;
