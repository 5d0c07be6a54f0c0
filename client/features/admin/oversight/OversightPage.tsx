import { NativeSelect } from '@mantine/core';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl/react';
import { PageHeader } from '../../../components/PageHeader';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { oneOf } from '../../../lib/one-of';
import { AdministratorsView } from './AdministratorsView';
import { CancelledInterviewsView } from './CancelledInterviewsView';
import { DailyFiguresView } from './DailyFiguresView';
import { DataExportsView } from './DataExportsView';
import { PausesView } from './PausesView';
import { FlaggedOutcomesView } from './FlaggedOutcomesView';
import { ReceiptsView } from './ReceiptsView';
import { SilentCompaniesView } from './SilentCompaniesView';
import type { ViewProps } from './view-props';

const views = {
  silent: SilentCompaniesView,
  cancelled: CancelledInterviewsView,
  flagged: FlaggedOutcomesView,
  figures: DailyFiguresView,
  receipts: ReceiptsView,
  pauses: PausesView,
  exports: DataExportsView,
  administrators: AdministratorsView,
} as const satisfies Record<string, ComponentType<ViewProps>>;
type ViewName = keyof typeof views;
const names = Object.keys(views) as ViewName[];

/** Filters are those of one view. */
const NO_FILTERS = { since: null, until: null, state: null, days: null, search: null, user: null, company: null };

function Oversight({ listKey }: { listKey: string }) {
  const t = useTranslations('adminOversight');
  const [address, change] = useListAddress(listKey);
  const name = oneOf(names, address.get('show')) ?? 'silent';
  const View = views[name];
  return (
    <>
      <PageHeader title={t('titles.oversight')} context={t('context')} />
      <NativeSelect
        label={t('show')}
        size="md"
        maw="24rem"
        mb="md"
        data={names.map((value) => ({ value, label: t(`${value}.title`) }))}
        value={name}
        onChange={({ currentTarget: { value } }) => change({ ...NO_FILTERS, show: value })}
      />
      <View key={name} address={address} change={change} />
    </>
  );
}

/** What administrators ask about the platform itself: one question at a time. */
export function OversightPage() {
  const key = useListKey();
  return <Oversight key={key} listKey={key} />;
}
