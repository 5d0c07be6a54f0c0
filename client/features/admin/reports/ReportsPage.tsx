import { SegmentedControl } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ReportOrder } from '../../../../domain/reports';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { useAdminReportsQuery, type ReportGroupCardFragment } from '../../../graphql/generated';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { oneOf } from '../../../lib/one-of';
import listClasses from '../list/AdminList.module.css';
import { AdminQueue } from '../list/AdminQueue';
import { isGiven, periodOf, periodVariables } from '../list/list-period';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { ReportDecisionDialog, type DecisionToWrite } from './ReportDecisionDialog';
import { ResumePostingDialog } from './ResumePostingDialog';
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
  const lookAgain = (): void => void list.refetch().catch(() => undefined);
  const close = (): void => {
    setDeciding(null);
    setResumed(null);
    region.current?.focus();
  };

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
      <AdminQueue
        ref={region}
        list={list}
        isOpen={({ isOpen }) => isOpen}
        empty={<EmptyState drawing="search">{t(isGiven(period) ? 'noneInDays' : 'none')}</EmptyState>}
      >
        {(groups) => (
          <ReportGroupList
            groups={groups}
            onPause={(group) => setDeciding({ decision: 'pause', subject: subjectOf(group) })}
            onResume={setResumed}
            onDismiss={(group) => setDeciding({ decision: 'dismiss', subject: subjectOf(group) })}
          />
        )}
      </AdminQueue>
      <ReportDecisionDialog
        deciding={deciding}
        onClose={() => setDeciding(null)}
        onDone={close}
        onRefused={lookAgain}
      />
      <ResumePostingDialog posting={resumed} onClose={() => setResumed(null)} onDone={close} onRefused={lookAgain} />
    </>
  );
}
