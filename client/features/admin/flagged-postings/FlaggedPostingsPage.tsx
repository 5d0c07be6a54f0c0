import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { useAdminFlaggedPostingsQuery, type FlaggedPostingCardFragment } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import type { DecisionRequest } from '../company-decision/decision';
import { CompanyDecisionDialog } from '../company-decision/CompanyDecisionDialog';
import { useDecideCompany } from '../company-decision/use-decide-company';
import listClasses from '../list/AdminList.module.css';
import { AdminQueue } from '../list/AdminQueue';
import { isGiven, periodOf, periodVariables } from '../list/list-period';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { ReportDecisionDialog, type DecisionToWrite } from '../reports/ReportDecisionDialog';
import { ResumePostingDialog } from '../reports/ResumePostingDialog';
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
  const lookAgain = (): void => void list.refetch().catch(() => undefined);
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

  return (
    <>
      <PageHeader title={t('titles.flagged')} context={t('flagged.context')} />
      <div className={listClasses.filters}>
        <PeriodFilter period={period} onChange={change} />
      </div>
      <Matching rows={list.matching} />
      <AdminQueue
        ref={region}
        list={list}
        isOpen={({ isOpen }) => isOpen}
        empty={<EmptyState drawing="search">{t(isGiven(period) ? 'flagged.noneInDays' : 'flagged.none')}</EmptyState>}
      >
        {(postings) => (
          <FlaggedPostingList
            postings={postings}
            onPause={(posting) => setDeciding({ decision: 'pause', subject: subjectOf(posting) })}
            onResume={setResumed}
            onDismiss={(posting) => setDeciding({ decision: 'dismissFlags', subject: subjectOf(posting) })}
            onRevoke={(posting) => setRevoking(revocationOf(posting))}
          />
        )}
      </AdminQueue>
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
      <ResumePostingDialog posting={resumed} onClose={() => setResumed(null)} onDone={close} onRefused={lookAgain} />
    </>
  );
}
