import { Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { ApplicationStatus } from '../../../../domain/applications';
import { InterviewState } from '../../../../domain/interviews';
import { paths } from '../../../../domain/paths';
import { DownloadLink } from '../../../components/DownloadLink';
import { PageHeader } from '../../../components/PageHeader';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { oneOf } from '../../../lib/one-of';
import { useListSearch } from '../../../lib/use-list-search';
import classes from '../list/AdminList.module.css';
import { AdminList } from '../list/AdminList';
import { ApplicationsTable } from './ApplicationsTable';
import { DaysField, wholeDays } from '../list/DaysField';
import { exportPath } from '../list/export-path';
import { exportedPeriod, isGiven, periodOf, periodVariables } from '../list/list-period';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { SearchBox } from '../list/SearchBox';
import { StatusFilter } from '../list/StatusFilter';
import { useAdminApplications } from './use-admin-applications';

const STATUSES = Object.values(ApplicationStatus);

function Applications({ listKey }: { listKey: string }) {
  const t = useTranslations('adminLists.applications');
  const list = useTranslations('adminLists');
  const [address, change] = useListAddress(listKey);
  const search = address.get('search') ?? '';
  const status = oneOf(STATUSES, address.get('status'));
  const box = useListSearch(search, (text) => change({ search: text }));
  const period = periodOf(address);
  const isCancelled = address.get('interview') === InterviewState.CANCELLED;
  const interview = isCancelled ? InterviewState.CANCELLED : null;
  const waiting = wholeDays(address.get('waiting'));
  const waitingDays = waiting === null ? null : Number(waiting);
  const applications = useAdminApplications({
    search: search || null,
    status,
    interview,
    waitingDays,
    ...periodVariables(period),
  });
  const none = status ? t(search ? 'noneOfStatusFound' : 'noneOfStatus', { status }) : t('none');

  return (
    <>
      <PageHeader
        title={list('titles.applicationsManagement')}
        tabTitle={t('tabTitle')}
        context={t('context')}
        action={
          <DownloadLink
            href={exportPath(paths.exports.applications, {
              search,
              status,
              interview,
              waiting,
              ...exportedPeriod(period),
            })}
          >
            {list('download')}
          </DownloadLink>
        }
      />
      <div className={classes.filters}>
        <StatusFilter choices={STATUSES} status={status} onChange={(chosen) => change({ status: chosen })} />
        <SearchBox of="applications" search={box} />
        <PeriodFilter period={period} onChange={change} />
        <DaysField label={t('waitingLonger')} days={waiting} onChange={(days) => change({ waiting: days })} />
        <Checkbox
          size="md"
          label={t('cancelledOnly')}
          checked={isCancelled}
          onChange={({ currentTarget }) =>
            change({ interview: currentTarget.checked ? InterviewState.CANCELLED : null })
          }
        />
      </div>
      <Matching rows={applications.matching} />
      <AdminList
        list={applications}
        empty={{ title: t('noneTitle'), text: none }}
        onClear={
          search || status || isCancelled || waiting !== null || isGiven(period)
            ? () => {
                box.clear();
                change({ search: null, status: null, interview: null, waiting: null, since: null, until: null });
              }
            : null
        }
      >
        {(rows) => <ApplicationsTable applications={rows} />}
      </AdminList>
    </>
  );
}

export function ApplicationsPage() {
  const key = useListKey();
  return <Applications key={key} listKey={key} />;
}
