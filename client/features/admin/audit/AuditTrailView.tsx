import { Anchor, Button, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import type { AuditKind } from '../../../../domain/audit';
import { paths } from '../../../../domain/paths';
import { UserText } from '../../../components/UserText';
import { EmptyState } from '../../../components/EmptyState';
import type { AdminAuditTrailQuery } from '../../../graphql/generated';
import { foldedRows, type AuditEntry as Entry, type AuditRow } from './audit-rows';
import { AdminTable, type AdminColumn } from '../list/AdminTable';
import { WibInstant } from '../cells/WibInstant';
import classes from '../cells/Cells.module.css';
import listClasses from '../list/AdminList.module.css';
import { IdFilter } from '../list/IdFilter';
import { isGiven, type ListPeriod } from '../list/list-period';
import { Matching, PeriodFilter } from '../list/PeriodFilter';
import { Disclosure } from '../../../components/Disclosure';
import { RawText } from '../details/RawText';
import { subjectPages } from '../cells/subject-page';
import { receiptsOf, type ReceiptsOf } from '../cells/trail-address';
import { RowLink } from '../cells/RowLink';
import type { Elements } from '../../../components/elements';

/** Exports are reads that are listed by themselves. */
type ShownKind = AuditKind | 'EXPORT';

export interface AuditFilter extends ListPeriod {
  kind: ShownKind | null;
  adminId: string | null;
  /** What is about this row, and what belongs to it. */
  aboutId: string | null;
}

interface AuditTrailViewProps {
  /** Undefined while there are none to show. */
  entries: readonly Entry[] | undefined;
  administrators: AdminAuditTrailQuery['adminAuditTrail']['administrators'];
  filter: AuditFilter;
  matching: number | undefined;
  onNarrow: (filter: AuditFilter) => void;
  /** In their place: what waits, or what went wrong. */
  instead: Elements;
}

const kinds = ['ALL', 'CHANGE', 'READ', 'EXPORT'] as const;

/** Subjects that are shown under the sentence itself; more of them are among the particulars. */
const namedAtOnce = 2;

function What({ entry }: { entry: Entry }) {
  const t = useTranslations('adminMoney.audit');
  // The company is named on a line of its own.
  const subjects = entry.namedSubjects.filter(({ id }) => id !== entry.companyId);
  return (
    <div>
      <Text inherit fw={600} data-from-server>
        {entry.details}
      </Text>
      {entry.companyId ? (
        <Anchor component={Link} to={paths.admin.companyDetails(entry.companyId)} inherit className={classes.name}>
          {entry.companyName === null ? t('unnamedCompany') : <UserText>{entry.companyName}</UserText>}
        </Anchor>
      ) : null}
      {subjects.length > 0 && subjects.length <= namedAtOnce ? <Subjects subjects={subjects} /> : null}
      {entry.comment ? <UserText multiline>{entry.comment}</UserText> : null}
      <Particulars entry={entry} subjects={subjects} />
    </div>
  );
}

type Subject = Entry['namedSubjects'][number];

/** Who or what was changed or shown, by name, each with the way to its page. */
function Subjects({ subjects }: { subjects: readonly Subject[] }) {
  const t = useTranslations('adminMoney.audit');
  return (
    <ul className={classes.subjects}>
      {subjects.map(({ id, kind, name }) => {
        if (name === null) return <li key={id}>{t('gone', { id })}</li>;
        const page = subjectPages[kind];
        return <li key={id}>{page ? <RowLink to={page(id)}>{name}</RowLink> : <UserText>{name}</UserText>}</li>;
      })}
    </ul>
  );
}

/** Before and after, the filter, and who or what was changed or shown when these are many. */
function Particulars({ entry, subjects }: { entry: Entry; subjects: readonly Subject[] }) {
  const t = useTranslations('adminMoney.audit');
  const parts = [
    [t('before'), entry.before],
    [t('after'), entry.after],
    [t('filter'), entry.filter],
  ] as const;
  const given = parts.filter(([, text]) => text !== null);
  const isLong = subjects.length > namedAtOnce;
  if (given.length === 0 && !isLong) return null;
  return (
    <Disclosure summary={t('particulars')}>
      {given.map(([label, text]) => (
        <div key={label}>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <RawText label={label} text={text ?? ''} />
        </div>
      ))}
      {isLong ? (
        <>
          <Text size="xs" c="dimmed">
            {t('subjects')}
          </Text>
          <Subjects subjects={subjects} />
        </>
      ) : null}
    </Disclosure>
  );
}

/** Several list reads in one row: how many there were, and each of them on demand. */
function Folded({ entries }: AuditRow) {
  const t = useTranslations('adminMoney.audit');
  return (
    <div>
      <Text inherit fw={600}>
        {t('listed', { times: String(entries.length) })}
      </Text>
      <Disclosure summary={t('eachList')}>
        <ul className={classes.folded}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <What entry={entry} />
              <Text size="xs" c="dimmed">
                <WibInstant value={entry.timestamp} />
              </Text>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function useColumns(): AdminColumn<AuditRow>[] {
  const t = useTranslations('adminMoney.audit');
  return [
    {
      header: t('columns.what'),
      kind: 'title',
      cell: (row) => (row.entries.length > 1 ? <Folded {...row} /> : <What entry={row.entries[0]} />),
    },
    { header: t('columns.administrator'), cell: ({ entries: [{ adminName }] }) => <UserText>{adminName}</UserText> },
    { header: t('columns.kind'), cell: ({ entries: [{ kind }] }) => t(`kind.${kind}`) },
    {
      header: t('columns.when'),
      kind: 'figure',
      cell: ({ entries: [{ timestamp }] }) => <WibInstant value={timestamp} />,
    },
  ];
}

const RECEIPTS: Partial<Record<Subject['kind'], ReceiptsOf>> = { USER: 'user', COMPANY: 'company' };

/** Whose receipts the row has that the trail is narrowed to; nothing while no entry names it. */
function receiptsIn(entries: readonly Entry[] | undefined, aboutId: string | null): ReceiptsOf | undefined {
  const subjects = entries?.flatMap(({ namedSubjects }) => namedSubjects);
  const kind = subjects?.find(({ id }) => id === aboutId)?.kind;
  return kind && RECEIPTS[kind];
}

function Filters({ entries, filter, administrators, matching, onNarrow }: Omit<AuditTrailViewProps, 'instead'>) {
  const t = useTranslations('adminMoney.audit');
  const trail = useTranslations('adminLists.trail');
  const receipts = receiptsIn(entries, filter.aboutId);
  return (
    <>
      <div className={listClasses.filters}>
        <SegmentedControl
          size="md"
          aria-label={t('columns.kind')}
          data={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={filter.kind ?? 'ALL'}
          onChange={(value) => onNarrow({ ...filter, kind: value === 'ALL' ? null : (value as ShownKind) })}
        />
        <NativeSelect
          aria-label={t('columns.administrator')}
          value={filter.adminId ?? ''}
          onChange={(event) => onNarrow({ ...filter, adminId: event.currentTarget.value || null })}
        >
          <option value="">{t('allAdministrators')}</option>
          {administrators.map(({ id, name }) => (
            <option key={id} value={id} translate="no">
              {name}
            </option>
          ))}
        </NativeSelect>
        <IdFilter label={t('about')} value={filter.aboutId} onChange={(aboutId) => onNarrow({ ...filter, aboutId })} />
        <PeriodFilter period={filter} onChange={(change) => onNarrow({ ...filter, ...change })} />
      </div>
      {receipts ? (
        <Anchor component={Link} to={receiptsOf(receipts, filter.aboutId ?? '')} className={classes.name}>
          {trail(receipts)}
        </Anchor>
      ) : null}
      <Matching rows={matching} />
    </>
  );
}

export function AuditTrailView({ entries, instead, ...filters }: AuditTrailViewProps) {
  const t = useTranslations('adminMoney.audit');
  const columns = useColumns();
  const { kind, adminId, aboutId } = filters.filter;
  const isNarrowed = kind !== null || adminId !== null || aboutId !== null || isGiven(filters.filter);
  const clear = (
    <Button
      variant="default"
      onClick={() => filters.onNarrow({ kind: null, adminId: null, aboutId: null, since: null, until: null })}
    >
      {t('showAll')}
    </Button>
  );
  return (
    <>
      <Filters entries={entries} {...filters} />
      {!entries ? (
        instead
      ) : entries.length > 0 ? (
        <AdminTable label={t('table')} columns={columns} rows={foldedRows(entries)} keyOf={({ id }) => id} />
      ) : (
        <EmptyState drawing="search" action={isNarrowed ? clear : null}>
          {t(isNarrowed ? 'noneOfKind' : 'none')}
        </EmptyState>
      )}
    </>
  );
}
