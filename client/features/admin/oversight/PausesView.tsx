import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl/react';
import { useAdminJobPausesQuery } from '../../../graphql/generated';
import { oneOf } from '../../../lib/one-of';
import classes from '../list/AdminList.module.css';
import { isGiven, periodOf, periodVariables } from '../list/list-period';
import { PeriodList } from '../list/PeriodList';
import type { ViewProps } from './view-props';
import { PausesTable } from './PausesTable';
import { useAdminList } from '../list/use-admin-list';

const states = ['ALL', 'NOW', 'ENDED'] as const;
const isEndedOf = { ALL: null, NOW: false, ENDED: true } as const;

/** Current and ended pauses of jobs. */
export function PausesView({ address, change }: ViewProps) {
  const t = useTranslations('adminOversight.pauses');
  const period = periodOf(address);
  const state = oneOf(states, address.get('state')) ?? 'ALL';
  const query = useAdminJobPausesQuery({ variables: { isEnded: isEndedOf[state], ...periodVariables(period) } });
  const pauses = useAdminList(query, (data) => data.adminJobPauses, t('failed'));
  return (
    <PeriodList
      list={pauses}
      period={period}
      onPeriod={change}
      filters={
        <SegmentedControl
          size="md"
          aria-label={t('state')}
          classNames={{ root: classes.statuses, label: classes.statusLabel }}
          data={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          value={state}
          onChange={(value) => change({ state: value === 'ALL' ? null : value })}
        />
      }
      empty={{ title: t('noneTitle'), text: t('none') }}
      onClear={isGiven(period) || state !== 'ALL' ? () => change({ since: null, until: null, state: null }) : null}
    >
      {(rows) => <PausesTable pauses={rows} />}
    </PeriodList>
  );
}
