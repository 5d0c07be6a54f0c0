import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import {
  useAdminFlaggedPostingsQuery,
  useResumeReportedJobMutation,
  type FlaggedPostingCardFragment,
} from '../../../graphql/generated';
import { adminDecision } from '../admin-decision';
import { textsOf } from '../../../language/store';
import { useListAddress, useListKey } from '../../../lib/list-address';
import type { DecisionRequest } from '../company-decision/decision';
import { CompanyDecisionDialog } from '../company-decision/CompanyDecisionDialog';
import { useDecideCompany } from '../company-decision/use-decide-company';
import listClasses from '../list/AdminList.module.css';
import { periodOf, periodVariables } from '../list/list-period';
import { LoadMore } from '../list/LoadMore';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { ReportDecisionDialog, type DecisionToWrite } from '../reports/ReportDecisionDialog';
import { languageOf } from '../words/reason-texts';
import { FlaggedPostingList } from './FlaggedPostingList';
import { useAdminList } from '../list/use-admin-list';

const subjectOf = ({ id, version, job, company }: FlaggedPostingCardFragment) => ({
  id,
  version,
  name: job.title,
  language: languageOf(company.records),
});

const revocationOf = ({ company }: FlaggedPostingCardFragment): DecisionRequest => ({
  decision: 'REVOKE',
  companyId: company.id,
  companyName: company.companyName,
  profileVersion: company.records?.profileVersion ?? 0,
  language: languageOf(company.records),
});

export function FlaggedPostingsPage() {
  const key = useListKey();
  return <FlaggedPostings key={key} listKey={key} />;
}

function FlaggedPostings({ listKey }: { listKey: string }) {
  const t = useTranslations('adminReports');
  const [address, change] = useListAddress(listKey);
  const period = periodOf(address);
  const query = useAdminFlaggedPostingsQuery({ variables: periodVariables(period) });
  const list = useAdminList(query, (data) => data.adminFlaggedPostings, t('flagged.failed'));
  const decideCompany = useDecideCompany();
  const [deciding, setDeciding] = useState<DecisionToWrite | null>(null);
  const [revoking, setRevoking] = useState<DecisionRequest | null>(null);
  const [resumed, setResumed] = useState<FlaggedPostingCardFragment | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const resume = useResumeReportedJobMutation(adminDecision);
  const lookAgain = (): void => void list.refetch().catch(() => undefined);
  const { busy, submit } = useSubmit({
    send: ({ id, newestEditId }: FlaggedPostingCardFragment) => resume({ jobId: id, newestEditId }),
    failed: t('resume.failed'),
    toastOptions: TOAST.admin,
    onDone: () => void toast.success(textsOf('adminReports')('resume.done'), TOAST.admin),
    onRefused: (message, answer) => {
      toast.error(message, TOAST.admin);
      if (answer) lookAgain();
    },
  });
  const close = (): void => {
    setDeciding(null);
    setRevoking(null);
    setResumed(null);
    region.current?.focus();
  };
  const closeAndLook = (): void => {
    close();
    lookAgain();
  };
  // What has been decided changes in the cache and leaves the queue by itself.
  const postings = list.rows?.filter(({ isOpen }) => isOpen);

  return (
    <>
      <PageHeader title={t('titles.flagged')} context={t('flagged.context')} />
      <div className={listClasses.filters}>
        <PeriodFilter period={period} onChange={change} />
      </div>
      <Matching rows={list.matching} />
      <div ref={region} tabIndex={-1}>
        {postings && postings.length > 0 ? (
          <FlaggedPostingList
            postings={postings}
            onPause={(posting) => setDeciding({ decision: 'pause', subject: subjectOf(posting) })}
            onResume={setResumed}
            onDismiss={(posting) => setDeciding({ decision: 'dismissFlags', subject: subjectOf(posting) })}
            onRevoke={(posting) => setRevoking(revocationOf(posting))}
          />
        ) : postings && !list.hasMore ? (
          <EmptyState drawing="search">{t('flagged.none')}</EmptyState>
        ) : list.failure ? (
          <ErrorState message={list.failure} onRetry={lookAgain} />
        ) : postings ? null : (
          <CardListSkeleton />
        )}
      </div>
      <LoadMore list={list} />
      <ReportDecisionDialog
        deciding={deciding}
        onClose={() => setDeciding(null)}
        onDone={close}
        onRefused={lookAgain}
      />
      <CompanyDecisionDialog
        request={revoking}
        decide={decideCompany}
        failureText={t('flagged.decisionFailed')}
        onClose={() => setRevoking(null)}
        onDecided={closeAndLook}
        onStale={closeAndLook}
      />
      <ConfirmDialog
        opened={resumed !== null}
        onClose={() => setResumed(null)}
        title={t('resume.title')}
        confirmLabel={t('resume.label')}
        busy={busy}
        onConfirm={async () => {
          if (resumed) await submit(resumed);
          close();
        }}
      >
        {t('resume.text')}
      </ConfirmDialog>
    </>
  );
}
