import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { mayInCompany } from '../../../../domain/company-rights';
import { paths } from '../../../../domain/paths';
import { isLocalDate, wibDateOf } from '../../../../domain/time';
import { useViewer } from '../../../app/session';
import { BackLink } from '../../../components/BackLink';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { SectionCard } from '../../../components/SectionCard';
import { TableSkeleton } from '../../../components/skeletons';
import { TOAST } from '../../../components/toast-options';
import { useCursorList, type CursorList } from '../../../components/use-cursor-list';
import { useTeamReceiptsQuery, type TeamReceiptFragment } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import { useListAddress, useListKey } from '../../../lib/list-address';
import { ReceiptLine } from './ReceiptLine';
import { endOfMonth, monthOf, monthsOf } from './receipt-months';
import classes from './TeamReceipts.module.css';

function Lines({ receipts }: { receipts: CursorList<TeamReceiptFragment> }) {
  const t = useTranslations('teamReceipts');
  const { rows } = receipts;
  if (receipts.failure) return <ErrorState message={receipts.failure} onRetry={receipts.refetch} />;
  if (!rows) return <TableSkeleton rows={4} />;
  if (rows.length === 0) return <EmptyState drawing="people">{t('none')}</EmptyState>;
  return (
    <SectionCard title={t('list')}>
      <ol className={classes.list} aria-label={t('list')}>
        {rows.map((receipt) => (
          <ReceiptLine key={receipt.id} receipt={receipt} />
        ))}
      </ol>
      {receipts.hasMore ? (
        <Group justify="center" mt="md">
          <Button variant="default" loading={receipts.isLoadingMore} onClick={() => void receipts.loadMore()}>
            {t('more')}
          </Button>
        </Group>
      ) : null}
    </SectionCard>
  );
}

/** A month and a person, both in the address. */
function Receipts({ listKey }: { listKey: string }) {
  const t = useTranslations('teamReceipts');
  const { month: monthText } = useFormats();
  const [today] = useState(() => wibDateOf(new Date()));
  const [address, change] = useListAddress(listKey);
  const given = `${address.get('month') ?? ''}-01`;
  const month = isLocalDate(given) ? given : monthOf(today);
  const person = address.get('person');
  const query = useTeamReceiptsQuery({
    variables: { accountId: person, since: month, until: endOfMonth(month) },
  });
  const receipts = useCursorList(query, {
    pageOf: (data) => data.companyReceipts,
    texts: { first: t('loadFailed'), more: t('loadFailed') },
    toastOptions: TOAST.longer,
  });
  const known = (query.data ?? query.previousData)?.companyReceipts;
  const months = monthsOf(known?.firstDay ?? month, today);
  return (
    <>
      <div className={classes.filters}>
        <NativeSelect
          label={t('month')}
          data={(months.includes(month) ? months : [month, ...months]).map((each) => ({
            value: each,
            label: monthText(each),
          }))}
          value={month}
          onChange={({ currentTarget: { value } }) => change({ month: value.slice(0, 7) })}
        />
        <NativeSelect
          label={t('who')}
          value={person ?? ''}
          onChange={({ currentTarget: { value } }) => change({ person: value || null })}
        >
          <option value="">{t('everyone')}</option>
          {known?.readers.map(({ accountId, name }) => (
            <option key={accountId} value={accountId} translate="no">
              {name}
            </option>
          ))}
        </NativeSelect>
      </div>
      <Lines receipts={receipts} />
    </>
  );
}

/** Who of the company saw details of which applicant. For owners. */
export function TeamReceiptsPage() {
  const t = useTranslations('teamReceipts');
  const errors = useTranslations('errors');
  const { companyRole } = useViewer();
  const key = useListKey();
  const mayRead = mayInCompany(companyRole, 'READ_RECEIPTS');
  return (
    <>
      <PageHeader
        title={t('titles.seen')}
        context={mayRead ? t('context') : undefined}
        back={<BackLink to={paths.company.team}>{t('back')}</BackLink>}
      />
      {mayRead ? (
        <Receipts key={key} listKey={key} />
      ) : (
        <EmptyState drawing="people">
          <span role="status">{errors('OWNERS_ONLY')}</span>
        </EmptyState>
      )}
    </>
  );
}
