import { AdminList, type AdminListProps } from './AdminList';
import classes from './AdminList.module.css';
import { ALL_DAYS, isGiven, type ListPeriod } from './list-period';
import { Matching, PeriodFilter } from './PeriodFilter';
import type { AdminRows } from './use-admin-list';
import type { Elements } from '../../../components/elements';

interface PeriodListProps<Row> extends Omit<AdminListProps<Row>, 'onClear'> {
  list: AdminRows<Row>;
  period: ListPeriod;
  onPeriod: (change: Partial<ListPeriod>) => void;
  /** Before the days: what else narrows the list. */
  filters?: Elements;
  /** Takes all filters off; needed where there are others than the days. */
  onClear?: (() => void) | null;
}

/** An administrator's list that days narrow, under its filters and the number of its rows. */
export function PeriodList<Row>({ period, onPeriod, filters, onClear, ...shown }: PeriodListProps<Row>) {
  const clearDays = isGiven(period) ? () => onPeriod(ALL_DAYS) : null;
  return (
    <>
      <div className={classes.filters}>
        {filters}
        <PeriodFilter period={period} onChange={onPeriod} />
      </div>
      <Matching rows={shown.list.matching} />
      <AdminList {...shown} onClear={onClear === undefined ? clearDays : onClear} />
    </>
  );
}
