import { useCallback, useState } from 'react';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import { useRejectApplicantsMutation } from '../../../graphql/generated';
import { textsOf } from '../../../language/store';

/** Which pending applicants of the list are chosen, and rejecting them at once. The list is one array until it changes. */
export function useBulkReject(pendingIds: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const reject = useRejectApplicantsMutation({
    evicts: ['companyApplications', 'companyDashboard', 'companyJobs', 'companyWaiting', 'interviews'],
  });
  // What is off the page, or decided since, is chosen no longer: only what is seen is rejected.
  const selectedIds = pendingIds.filter((id) => chosen.has(id));

  // The same from one choice to the next, so that only the row that it changes is drawn again.
  const choose = useCallback(
    (id: string, isChosen: boolean): void =>
      setChosen((before) => {
        const others = pendingIds.filter((other) => other !== id && before.has(other));
        return new Set(isChosen ? [...others, id] : others);
      }),
    [pendingIds],
  );

  const { busy, submit } = useSubmit({
    send: (applicationIds: string[]) => reject({ applicationIds }),
    failed: textsOf('applicants')('decision.failed'),
    onDone: ({ applications }) => {
      toast.success(textsOf('applicants')('bulk.done', { count: applications?.length ?? 0 }));
      setChosen(new Set());
    },
    onRefused: (message, payload) => {
      // The choice is kept: trying again is safe, whatever was done before the connection broke.
      if (!payload) return void toast.error(message, TOAST.usual);
      const rejected = payload.applications?.length ?? 0;
      const reasons = [...new Set(payload.errors.map((error) => error.message))].join(' ');
      toast.warning(
        textsOf('applicants')('bulk.doneInPart', { rejected, asked: selectedIds.length, reasons }),
        TOAST.report,
      );
      setChosen(new Set());
    },
  });

  return {
    selectedIds,
    choose,
    chooseAll: () => setChosen(new Set(pendingIds)),
    clear: () => setChosen(new Set()),
    rejectSelected: () => submit(selectedIds),
    busy,
  };
}

export type BulkReject = ReturnType<typeof useBulkReject>;
