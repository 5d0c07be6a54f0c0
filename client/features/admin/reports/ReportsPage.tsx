import { SegmentedControl } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ReportOrder } from '../../../../domain/reports';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useSubmit } from '../../../components/use-submit';
import {
  useAdminReportsQuery,
  useResumeReportedJobMutation,
  type ReportGroupCardFragment,
} from '../../../graphql/generated';
import { adminDecision } from '../admin-decision';
import { textsOf } from '../../../language/store';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { oneOf } from '../../../lib/one-of';
import listClasses from '../list/AdminList.module.css';
import { periodOf, periodVariables } from '../list/list-period';
import { LoadMore } from '../list/LoadMore';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { ReportDecisionDialog, type DecisionToWrite } from './ReportDecisionDialog';
import { languageOf } from '../words/reason-texts';
import { ReportGroupList } from './ReportGroupList';
import { useAdminList } from '../list/use-admin-list';

const ORDERS = Object.values(ReportOrder);

const subjectOf = ({ id, version, job, company }: ReportGroupCardFragment) => ({
  id,
  version,
  name: job?.title ?? company.companyName,
  language: languageOf(company.records),
});

export function ReportsPage() {
  const key = useListKey();
  return <Reports key={key} listKey={key} />;
}

function Reports({ listKey }: { listKey: string }) {
  const t = useTranslations('adminReports');
  const [address, change] = useListAddress(listKey);
  const order = oneOf(ORDERS, address.get('order')) ?? 'NEWEST';
  const period = periodOf(address);
  const query = useAdminReportsQuery({ variables: { order, ...periodVariables(period) } });
  const list = useAdminList(query, (data) => data.adminReports, t('failed'));
  const [deciding, setDeciding] = useState<DecisionToWrite | null>(null);
  const [resumed, setResumed] = useState<ReportGroupCardFragment | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const resume = useResumeReportedJobMutation(adminDecision);
  const lookAgain = (): void => void list.refetch().catch(() => undefined);
  const { busy, submit } = useSubmit({
    send: ({ id, newestEditId }: ReportGroupCardFragment) => resume({ jobId: id, newestEditId }),
    failed: t('resume.failed'),
    toastOptions: TOAST.admin,
    onDone: () => void toast.success(textsOf('adminReports')('resume.done'), TOAST.admin),
    onRefused: (message, answer) => {
      toast.error(message, TOAST.admin);
      if (answer) lookAgain();
    },
  });
  // What has been decided changes in the cache and leaves the queue by itself.
  const groups = list.rows?.filter(({ isOpen }) => isOpen);

  return (
    <>
      <PageHeader title={t('titles.reports')} context={t('context')} />
      <div className={listClasses.filters}>
        <SegmentedControl
          size="md"
          aria-label={t('order')}
          classNames={{ root: listClasses.statuses, label: listClasses.statusLabel }}
          data={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
          value={order}
          onChange={(value) => change({ order: value })}
        />
        <PeriodFilter period={period} onChange={change} />
      </div>
      <Matching rows={list.matching} />
      <div ref={region} tabIndex={-1}>
        {groups && groups.length > 0 ? (
          <ReportGroupList
            groups={groups}
            onPause={(group) => setDeciding({ decision: 'pause', subject: subjectOf(group) })}
            onResume={setResumed}
            onDismiss={(group) => setDeciding({ decision: 'dismiss', subject: subjectOf(group) })}
          />
        ) : groups && !list.hasMore ? (
          <EmptyState drawing="search">{t('none')}</EmptyState>
        ) : list.failure ? (
          <ErrorState message={list.failure} onRetry={lookAgain} />
        ) : groups ? null : (
          <CardListSkeleton />
        )}
      </div>
      <LoadMore list={list} />
      <ReportDecisionDialog
        deciding={deciding}
        onClose={() => setDeciding(null)}
        onRefused={lookAgain}
        onDone={() => {
          setDeciding(null);
          region.current?.focus();
        }}
      />
      <ConfirmDialog
        opened={resumed !== null}
        onClose={() => setResumed(null)}
        title={t('resume.title')}
        confirmLabel={t('resume.label')}
        busy={busy}
        onConfirm={async () => {
          if (resumed) await submit(resumed);
          setResumed(null);
          region.current?.focus();
        }}
      >
        {t('resume.text')}
      </ConfirmDialog>
    </>
  );
}
